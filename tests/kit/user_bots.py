"""Files of user bots, valid and invalid, for tests."""

import io
import zipfile
from base64 import b64encode
from collections.abc import Mapping, Sequence

PICTURE = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"
GOOD = """
import heapq, random, statistics

def choose(game, view, seat, rng):
    return max(game.distinct_moves(view), key=lambda move: game.total(game.apply(view, move), seat))
"""


def wheel(name: str, files: Mapping[str, str], *, entry: str = "", needs: Sequence[str] = ()) -> bytes:
    """Return a pure Python wheel with these sources, optionally with a bot's entry point and requirements."""
    info = f"{name}-1.0.dist-info"
    requires = "".join(f"Requires-Dist: {need}\n" for need in needs)
    members = {
        **files,
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n{requires}",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    if entry:
        members[f"{info}/entry_points.txt"] = f"[hofgarten.bots]\n{name} = {entry}\n"
    members[f"{info}/RECORD"] = "".join(f"{path},,\n" for path in [*members, f"{info}/RECORD"])
    return archive(members)


def archive(members: Mapping[str, str]) -> bytes:
    """Return a zip archive."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as target:
        for path, text in members.items():
            target.writestr(path, text)
    return buffer.getvalue()


def sent(name: str, content: str | bytes) -> dict[str, object]:
    """Return the action with which the page sends a file."""
    data = content.encode() if isinstance(content, str) else content
    return {"file": name, "size": len(data), "content": b64encode(data).decode()}
