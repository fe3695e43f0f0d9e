"""Styles, drawings and scripts of the page for notebooks (``hofgarten.notebook``), and a copy of its Python.

The widget of a notebook shows the page in a frame whose document contains all scripts as one (``bundle_notebook.mjs``).
"""

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final

import tinycss2

from hofgarten.notebook.source import Assets
from web.build.minify import game_folders, game_sprite, game_style, shared_sprite, shared_style, shipped_text
from web.build.node import run_node
from web.build.paths import APP, WEB, BuildError

FACE: Final = re.compile(r"@font-face \{.*?\}|@font-face\{.*?\}", re.DOTALL)
"""A typeface, which a frame cannot load: the system's stands in."""

LEFT_OUT: Final = ("workers/*", "loading/[dp]*", "loading/lazy*", "games/*/lesson.*", "games/*/puzzles*")
"""Parts of the page's Python and texts that no notebook shows."""


def assets() -> Assets:
    """Return everything that pictures and widgets need beside Python."""
    folders = game_folders()
    style = FACE.sub("", shared_style())
    styles = {game: game_style(folder) for game, folder in folders.items()}
    return {
        "style": _shipped(style),
        "rules": rules(style),
        "sprite": shared_sprite(),
        "styles": {game: _shipped(text) for game, text in styles.items()},
        "rules_of_games": {game: rules(text) for game, text in styles.items()},
        "sprites": {game: game_sprite(folder) for game, folder in folders.items()},
        "widget": (WEB / "notebook" / "widget.js").read_text(encoding="utf-8"),
    }


def _shipped(style: str) -> str:
    """Return a style sheet as it is shipped; without Node.js or esbuild as it is, for the newest browsers."""
    try:
        return shipped_text("style.css", style, "style")
    except (OSError, BuildError):
        return style


def rules(style: str) -> list[tuple[str, str]]:
    """Return the selectors and the declarations of each rule of a style sheet outside of any condition, unnested."""
    return list(_flat(tinycss2.parse_stylesheet(style, skip_comments=True, skip_whitespace=True), ("&",)))


def _flat(nodes: Iterable[Any], around: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield the rules of layers and of rules, with complete selectors; ``around`` are those of the rule outside."""
    for node in nodes:
        if node.type == "at-rule" and node.lower_at_keyword == "layer":
            yield from _flat(tinycss2.parse_blocks_contents(node.content or (), True, True), around)
        elif node.type == "qualified-rule":
            inner = [one.strip() for one in tinycss2.serialize(node.prelude).split(",")]
            chosen = [(one if "&" in one else f"& {one}").replace("&", outer) for outer in around for one in inner]
            inside = tinycss2.parse_blocks_contents(node.content, True, True)
            declared = "".join(one.serialize() + ";" for one in inside if one.type == "declaration")
            if declared:
                yield ",".join(one.removeprefix("& ") for one in chosen), " ".join(declared.split())
            yield from _flat(inside, chosen)


def frame() -> str:
    """Return the document of a widget's frame, without styles and drawings. Raises BuildError."""
    script = run_node("bundle_notebook.mjs", WEB, fault="the script for notebooks could not be bundled")
    return (WEB / "notebook" / "frame.html").read_text(encoding="utf-8").replace("{{script}}", script)


def copy_page(target: Path) -> None:
    """Copy the page's Python and texts into another package, ``hofgarten.notebook.page``, and write the assets."""
    package = target / "page"
    for path in sorted(path for path in APP.rglob("*") if path.suffix in {".py", ".ftl"}):
        inside = path.relative_to(APP)
        if not any(fnmatchcase(inside.as_posix(), pattern) for pattern in LEFT_OUT):
            place = package / inside
            place.parent.mkdir(parents=True, exist_ok=True)
            text = path.read_text(encoding="utf-8")
            place.write_text(re.sub(r"\bweb\.app\b", "hofgarten.notebook.page", text), encoding="utf-8")
    (target / "assets.json").write_text(json.dumps(assets(), ensure_ascii=False), encoding="utf-8")


def write_frame(target: Path) -> None:
    """Write the document of a widget's frame beside the assets. Raises BuildError if Node.js cannot bundle scripts."""
    (target / "frame.html").write_text(frame(), encoding="utf-8")
