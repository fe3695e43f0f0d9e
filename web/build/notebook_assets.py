"""Styles, drawings and scripts of the page for notebooks (``hofgarten.notebook``), and a copy of its Python.

The widget of a notebook shows the page in a frame whose document contains all scripts. Each is in the document's import
map as a data URL. A few scripts have substitutes (``web/notebook/``): Python runs in the notebook's kernel, and
nothing is stored in the browser.
"""

import json
import posixpath
import re
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final
from urllib.parse import quote

import tinycss2

from hofgarten.notebook.source import Assets
from hofgarten.registry import GAMES
from web.build.minify import game_folders, game_sprite, game_style, shared_sprite, shared_style
from web.build.paths import APP, IDIOMORPH, WEB

FIRST: Final = "browser/main.js"
PREFIX: Final = "hofgarten-page/"
"""Prefix of the names of scripts in the import map; the path of the script in ``web/`` follows."""

SUBSTITUTES: Final = {
    "browser/preload_python.js": "notebook/kernel.js",
    "browser/workers/bot_workers.js": "notebook/bots.js",
    "browser/background.js": "notebook/beside.js",
    "browser/persistence/journal.js": "notebook/journal.js",
    "browser/persistence/storage.js": "notebook/storage.js",
    "browser/game_files.js": "notebook/game_files.js",
}
"""The script that stands for each script of the page that needs a server, a worker or storage."""

ABSENT: Final = ("browser/workshop/editor.js", "browser/workers/series_workers.js")
"""Scripts of screens that a notebook does not show: none of them is loaded."""

IMPORT: Final = re.compile(r"""((?:\bfrom|\bimport)\s*\(?\s*)"(\.\.?/[^"]+\.js)\"""")
COMMENT: Final = re.compile(r"^[ \t]*//[^\n]*\n|/\*\*.*?\*/", re.MULTILINE | re.DOTALL)
FACE: Final = re.compile(r"@font-face \{.*?\}|@font-face\{.*?\}", re.DOTALL)
"""A typeface, which a frame cannot load: the system's stands in."""

LEFT_OUT: Final = ("workers/*", "loading/*", "games/*/lesson/*", "games/*/puzzles/*")
"""Parts of the page's Python that no notebook shows."""


def assets() -> Assets:
    """Return everything that pictures and widgets need beside Python."""
    folders = dict(zip(GAMES, game_folders(), strict=True))
    style = FACE.sub("", shared_style())
    styles = {game: game_style(folder) for game, folder in folders.items()}
    return {
        "style": style,
        "rules": rules(style),
        "sprite": shared_sprite(),
        "styles": styles,
        "rules_of_games": {game: rules(text) for game, text in styles.items()},
        "sprites": {game: game_sprite(folder) for game, folder in folders.items()},
        "widget": _source("notebook/widget.js"),
        "frame": frame(),
    }


def rules(style: str) -> list[tuple[str, str]]:
    """Return the selectors and the declarations of each rule of a style sheet outside of any condition."""
    return [
        (tinycss2.serialize(rule.prelude).strip(), " ".join(tinycss2.serialize(rule.content).split()))
        for rule in tinycss2.parse_stylesheet(style, skip_comments=True, skip_whitespace=True)
        if rule.type == "qualified-rule"
    ]


def frame() -> str:
    """Return the document of a widget's frame, without styles and drawings."""
    template = (WEB / "notebook" / "frame.html").read_text(encoding="utf-8")
    return template.replace("{{imports}}", json.dumps({"imports": imports()}))


def imports() -> dict[str, str]:
    """Return a data URL for each script that the frame may load, by its name."""
    found, names = dict[str, str](), [FIRST]
    for name in names:  # grows during the loop
        if name not in found and name not in ABSENT:
            text = _with_bare_names(name, _source(name))
            found[name] = f"data:text/javascript,{quote(text)}"
            names += re.findall(rf'"{PREFIX}([^"]+)"', text)
    return {f"{PREFIX}{name}": url for name, url in found.items()}


def _with_bare_names(name: str, text: str) -> str:
    """Return a script whose imports are names in the import map: a data URL has no folder."""

    def bare(found: re.Match[str]) -> str:
        path = posixpath.normpath(posixpath.join(posixpath.dirname(name), found[2]))
        return f'{found[1]}"{PREFIX}{SUBSTITUTES.get(path, path)}"'

    return IMPORT.sub(bare, text)


def _source(name: str) -> str:
    path = IDIOMORPH / "dist" / "idiomorph.esm.js" if name == "browser/idiomorph.js" else WEB / name
    return COMMENT.sub("", path.read_text(encoding="utf-8"))


def copy_page(target: Path) -> None:
    """Copy the page's Python into a package of another name, ``hofgarten.notebook.page``, and write the assets."""
    package = target / "page"
    for path in sorted(APP.rglob("*.py")):
        inside = path.relative_to(APP)
        if not any(fnmatchcase(inside.as_posix(), pattern) for pattern in LEFT_OUT):
            place = package / inside
            place.parent.mkdir(parents=True, exist_ok=True)
            text = path.read_text(encoding="utf-8")
            place.write_text(re.sub(r"\bweb\.app\b", "hofgarten.notebook.page", text), encoding="utf-8")
    (target / "assets.json").write_text(json.dumps(assets(), ensure_ascii=False), encoding="utf-8")
