"""Writes scripts and style sheets for the oldest supported browsers (`browserslist` in package.json), and sprites.

None of them has comments, and scripts are bundled with their packages.
"""

import re
import tempfile
from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal, TypeAlias

from hofgarten.game import module_name
from hofgarten.registry import GAMES
from web.build.node import run_node
from web.build.paths import WEB

THEMED: Final = re.compile(r"light-dark\(((?:[^(),]|\([^()]*\))+),\s*((?:[^(),]|\([^()]*\))+)\)")
"""A color of each theme. Safari knows this function since 17.5, Chrome since 123."""
REMARK = re.compile(r"<!--.*?-->\n", re.DOTALL)
"""A comment in HTML or SVG, for readers of the sources."""
SPRITE = (
    '<svg class="sprite" xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true" '
    'focusable="false">{}</svg>'
)
PLAIN_SCENE = '<symbol id="scene-{}" viewBox="0 0 480 160"><use href="#scene-plain"/></symbol>'
LAYERS: Final = ("tokens", "base", "common", "parts", "screens", "games", "print")
"""The cascade layers, from the weakest to the strongest: the folders of web/style/, and the styles of the games."""
GAMES_LAYER: Final = "games"
Kind: TypeAlias = Literal["module", "bundle", "classic", "first", "style"]
OTHER_OPTIONS: Final = ".start:has(.game-card:nth-of-type({0}) :checked) .of-game:not(:nth-child({0}))"
"""Selects the options of all games but the selected one, also without a script; in the order of the games."""


def write_scripts(folder: Path, scripts: Mapping[str, Path], kind: Kind) -> None:
    """Write scripts or style sheets, given by their names in a folder; the kinds are described in `esbuild.mjs`.

    Raises BuildError.
    """
    named = (f"{name}={source}" for name, source in scripts.items())
    run_node("esbuild.mjs", kind, folder, *named, fault="The page's scripts or styles could not be written")


def shipped_text(name: str, source: str, kind: Kind) -> str:
    """Return one script or style sheet as it is shipped; raises BuildError."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, f"source-{name}")
        path.write_text(source, encoding="utf-8")
        write_scripts(Path(folder), {name: path}, kind)
        return Path(folder, name).read_text(encoding="utf-8")


def shared_style() -> str:
    """Return the style sheet of the start screen and of all games: web/style/, and each game's start.css."""
    starts = [folder / "start.css" for folder in game_folders().values()]
    files = {layer: sorted((WEB / "style" / layer).glob("*.css")) for layer in LAYERS} | {GAMES_LAYER: starts}
    others = ",".join(OTHER_OPTIONS.format(number) for number in range(1, len(GAMES) + 1))
    hidden = f"@layer {GAMES_LAYER} {{{others}{{display:none}}}}"
    return "\n".join([f"@layer {','.join(LAYERS)};", *(_layer(layer, files[layer]) for layer in LAYERS), hidden])


def game_style(folder: Path) -> str:
    """Return the style sheet of the game with this folder."""
    return _layer(GAMES_LAYER, sorted((folder / "style").glob("*.css")))


def shared_sprite() -> str:
    """Return the symbols of the start screen and of all games, as HTML. A game without a picture gets a plain one."""
    sprites = {game: sprite(folder / "start.svg") for game, folder in game_folders().items()}
    pictures = (picture or SPRITE.format(PLAIN_SCENE.format(game)) for game, picture in sprites.items())
    return "\n".join([sprite(WEB / "art" / "sprite.svg"), *pictures])


def game_sprite(folder: Path) -> str:
    """Return the symbols of the game with this folder, empty if it has none."""
    return sprite(folder / "sprite.svg") or SPRITE.format("")


def sprite(path: Path) -> str:
    """Return an SVG with symbols, without its comments; an empty string if there is no such file."""
    return REMARK.sub("", path.read_text(encoding="utf-8")).strip() if path.exists() else ""


def game_folders() -> dict[str, Path]:
    """Return the folder of the interface of each game that has one: a game of a user of the library has none."""
    packages = {game: f"web.app.games.{module_name(game)}" for game in GAMES}
    return {game: Path(import_module(name).__path__[0]) for game, name in packages.items() if find_spec(name)}


def _layer(name: str, paths: Iterable[Path]) -> str:
    """Return those style sheets that exist as a cascade layer.

    Each color of two themes becomes two variables, of which one is empty: tokens.css sets both.
    """
    source = "\n".join(path.read_text(encoding="utf-8") for path in paths if path.exists())
    return THEMED.sub(r"var(--day, \1) var(--night, \2)", f"@layer {name} {{\n{source}}}")
