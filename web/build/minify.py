"""Strips scripts, style sheets and sprites of their comments for shipping."""

import re
from collections.abc import Iterable
from pathlib import Path

from hofgarten.game import folder_of
from hofgarten.registry import GAMES
from web.build.node import run_node
from web.build.paths import APP, WEB

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
MARGIN = re.compile(r"\s*\n\s*")
REMARK = re.compile(r"<!--.*?-->\n", re.DOTALL)
"""A comment in HTML or SVG, for readers of the sources."""
NEEDLESS = re.compile(r"(?<=[{};,])\n")
"""A line break that can be removed."""


def write_scripts(folder: Path, base: Path, paths: Iterable[Path]) -> None:
    """Write scripts into a folder, each at its path relative to `base`; raises BuildError."""
    run_node("minify.mjs", folder, base, *paths, fault="The page's scripts could not be written")


def shared_style() -> str:
    """Return the style sheet of the start screen and of all games: web/style/, then each game's start.css."""
    return _joined([*sorted((WEB / "style").glob("*.css")), *(folder / "start.css" for folder in game_folders())])


def game_style(folder: Path) -> str:
    """Return the style sheet of the game with this folder."""
    return _joined(sorted((folder / "style").glob("*.css")))


def shared_sprite() -> str:
    """Return the symbols of the start screen and of all games, as HTML."""
    paths = [WEB / "art" / "sprite.svg", *(folder / "start.svg" for folder in game_folders())]
    return "\n".join(map(sprite, paths))


def sprite(path: Path) -> str:
    """Return an SVG with symbols, without its comments."""
    return REMARK.sub("", path.read_text(encoding="utf-8")).strip()


def game_folders() -> list[Path]:
    """Return the folder of each game's interface."""
    return [APP / "games" / folder_of(game) for game in GAMES]


def _joined(paths: Iterable[Path]) -> str:
    """Return style sheets as one text, without comments and needless white space."""
    sources = (path.read_text(encoding="utf-8") for path in paths)
    return NEEDLESS.sub("", MARGIN.sub("\n", COMMENT.sub("", "\n".join(sources))))
