"""Copies of the repository with one more game, to build and to test them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from hofgarten.game import folder_of
from web.build.paths import ROOT

LEFT_OUT: Final = (".*", "node_modules", "dist*", "*.egg-info", "__pycache__", "report", "screenshots", "test-results")
TEXTS: Final = {".css", ".html", ".json", ".py", ".svg"}
NAMES: Final = "_NAMES: Final = ("
"""The start of the line of the registry that lists the games."""


def tree_with_game(target: Path, name: str, rules: Path, page: Path) -> Path:
    """Copy the repository to a folder that does not exist yet, add a game to the copy, and return the folder.

    Args:
        target: The folder of the copy.
        name: The game's name in records, such as ``flower-bed``.
        rules: A folder that becomes ``engine/hofgarten/games/<game>``. The game's name in the files of both
            folders is replaced by the new one, and imports of either folder lead to the copies.
        page: A folder that becomes ``web/app/games/<game>``. It may lie inside ``rules``.
    """
    shutil.copytree(ROOT, target, ignore=shutil.ignore_patterns(*LEFT_OUT))
    (target / "node_modules").symlink_to((ROOT / "node_modules").resolve())
    folder = folder_of(name)
    to = {
        page: target / "web" / "app" / "games" / folder,
        rules: target / "engine" / "hofgarten" / "games" / folder,
    }
    renamed = {
        **{_package(old): _package(new, target) for old, new in to.items()},
        **dict(zip(_spellings(rules.name), _spellings(folder), strict=True)),
    }
    for old, new in to.items():
        inside = {path.name for path in to if path.parent == old}
        shutil.copytree(old, new, ignore=shutil.ignore_patterns(*LEFT_OUT, *inside))
        for path in new.rglob("*"):
            if path.suffix in TEXTS:
                _rename(path, renamed)
    registry = target / "engine" / "hofgarten" / "registry.py"
    listed = next(line for line in registry.read_text(encoding="utf-8").splitlines() if line.startswith(NAMES))
    _rename(registry, {listed: f'{listed.removesuffix(")")}, "{name}")'})
    return target


def build(tree: Path, out: Path) -> Path:
    """Build the page of a copy into a folder, and return the folder."""
    # Not the command line of the build: tests need no compressed files.
    program = f"from pathlib import Path; from web.build.__main__ import build; build(Path({str(out)!r}))"
    command = (sys.executable, "-c", program)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(tree), str(tree / "engine")))}
    subprocess.run(command, cwd=tree, env=environment, check=True)
    return out


def _package(folder: Path, base: Path = ROOT) -> str:
    """Return the name under which the modules of a folder are imported."""
    parts = folder.resolve().relative_to(base.resolve()).parts
    return ".".join(parts[1:] if parts[0] == "engine" else parts)


def _spellings(folder: str) -> tuple[str, ...]:
    """Return the spellings of a game's name: as a folder, in records, as a constant, as a class."""
    return folder, folder.replace("_", "-"), folder.upper(), folder.title().replace("_", "")


def _rename(path: Path, renamed: dict[str, str]) -> None:
    text = path.read_text(encoding="utf-8")
    for old, new in renamed.items():
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")
