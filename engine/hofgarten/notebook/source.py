"""The page's Python, styles and drawings, from which pictures and widgets are made.

The wheel contains a copy below ``hofgarten.notebook.page``. In a checkout they are the sources themselves, which need
its folder on Python's path. A wheel that pip built where esbuild is missing has no scripts, so no widgets.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TypedDict, cast

ASSETS = Path(__file__).parent / "assets.json"
"""In the wheel, the content of ``Assets``."""
FRAME = ASSETS.with_name("frame.html")
"""In the wheel, the document of a widget's frame."""

_NO_WIDGETS = (
    "hofgarten was installed without widgets, which Node.js makes: in the clone, run npm ci,"
    " then pip install '.[notebook]' again"
)


class Assets(TypedDict):
    """Styles and drawings of the page, and the widget."""

    style: str
    """The shared style sheet."""
    rules: Sequence[Sequence[str]]
    """The selectors and the declarations of each rule of the shared style sheet that is outside of any condition."""
    sprite: str
    """The shared symbols, as SVG elements."""
    styles: Mapping[str, str]
    """The style sheet of each game."""
    rules_of_games: Mapping[str, Sequence[Sequence[str]]]
    """The same as ``rules`` of the style sheet of each game."""
    sprites: Mapping[str, str]
    """The symbols of each game."""
    widget: str
    """The module that shows a widget."""


@cache
def home() -> str:
    """Return the package of the page's Python, whose package ``notebook`` draws."""
    return f"{__package__}.page" if ASSETS.exists() else "web.app"


@cache
def is_installed() -> bool:
    """Return True if the packages that pictures need are there."""
    try:
        needed = ("markupsafe", home(), *(() if ASSETS.exists() else ("tinycss2",)))
        return all(find_spec(name) is not None for name in needed)
    except ModuleNotFoundError:
        return False


@cache
def assets() -> Assets:
    """Return the styles, the drawings and the widget."""
    if ASSETS.exists():
        return cast("Assets", json.loads(ASSETS.read_text("utf-8")))
    made: Assets = import_module("web.build.notebook_assets").assets()
    return made


@cache
def frame() -> str:
    """Return the document of a widget's frame, with the scripts of the page; in a checkout, Node.js bundles them.

    Raises:
        RuntimeError: The wheel was built without Node.js.
    """
    if FRAME.exists():
        return FRAME.read_text("utf-8")
    if ASSETS.exists():
        raise RuntimeError(_NO_WIDGETS)
    made: str = import_module("web.build.notebook_assets").frame()
    return made
