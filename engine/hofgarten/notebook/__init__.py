"""Pictures of matches, positions and moves, and matches to play in Jupyter. They need the extra ``notebook``.

A match or a position at the end of a cell shows its picture. ``picture`` makes one of a move, ``play`` and ``replay``
return widgets. All drawings, texts and styles are those of the page: its package ``notebook`` draws them.
"""

from typing import TYPE_CHECKING, Any

from hofgarten.notebook import source

if TYPE_CHECKING:
    # The wheel has this package; a checkout has `web.app.notebook`.
    from hofgarten.notebook.page.notebook import from_link  # type: ignore[import-not-found]
    from hofgarten.notebook.page.notebook.pictures import Picture, picture  # type: ignore[import-not-found]
    from hofgarten.notebook.page.notebook.widget import Board, play, replay  # type: ignore[import-not-found]

__all__ = ["Board", "Picture", "from_link", "html_of", "picture", "play", "replay", "svg_of"]

_MODULES = {
    "from_link": "",
    **dict.fromkeys(("Picture", "drawn", "picture"), ".pictures"),
    **dict.fromkeys(("Board", "play", "replay"), ".widget"),
}


def _load(name: str) -> Any:
    """Return a name of the page's package ``notebook``: pictures need MarkupSafe alone, widgets anywidget, too."""
    from importlib import import_module

    return getattr(import_module(f"{source.home()}.notebook{_MODULES[name]}"), name)


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Import a public name when it is first used."""
        if name in __all__:
            return _load(name)
        msg = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(msg)


def html_of(shown: object) -> str | None:
    """Return the picture of a match or a position as HTML; None without the packages that draw it."""
    drawn = _load("drawn")(shown) if source.is_installed() else None
    return drawn._repr_html_() if drawn else None


def svg_of(shown: object) -> str | None:
    """Return the picture of a match or a position as SVG; None without the packages that draw it."""
    drawn = _load("drawn")(shown) if source.is_installed() else None
    return drawn.svg if drawn else None
