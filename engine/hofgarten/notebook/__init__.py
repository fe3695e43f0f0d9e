"""Pictures of matches, positions and moves, and matches to play in Jupyter. They need the extra ``notebook``.

A match or a position at the end of a cell shows its picture. ``picture`` makes one of a move, ``play`` and ``replay``
return widgets. All drawings, texts and styles are those of the page.
"""

from typing import TYPE_CHECKING

from hofgarten.notebook import source

if TYPE_CHECKING:
    from hofgarten.match import Match
    from hofgarten.notebook.pictures import Picture, picture
    from hofgarten.notebook.widget import Board, play, replay

__all__ = ["Board", "Picture", "from_link", "html_of", "picture", "play", "replay", "svg_of"]

_NAMES_OF_MODULE = {"pictures": ("Picture", "picture"), "widget": ("Board", "play", "replay")}


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Import a public name from its module: pictures need MarkupSafe alone, widgets anywidget, too."""
        from importlib import import_module

        for module, names in _NAMES_OF_MODULE.items():
            if name in names:
                return getattr(import_module(f"hofgarten.notebook.{module}"), name)
        msg = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(msg)


def from_link(link: str) -> "Match":
    """Return the match of a link that the page's share dialog has made.

    Raises:
        RecordError: The link holds no match, or one with an illegal event.
    """
    from hofgarten.match import Match
    from hofgarten.record import RecordError

    shared = source.page("model.links.share_link")
    try:
        record = shared.read_share_link(link.rpartition(shared.SHARE_PLACE)[2]).match.record
    except shared.LinkError as error:
        msg = f"the link holds no match: {error}"
        raise RecordError(msg) from None
    return Match.from_record(record)


def html_of(shown: object) -> str | None:
    """Return the picture of a match or a position as HTML; None without the packages that draw it."""
    if not source.is_installed():
        return None
    from hofgarten.notebook.pictures import drawn

    found = drawn(shown)
    return found._repr_html_() if found else None


def svg_of(shown: object) -> str | None:
    """Return the picture of a match or a position as SVG; None without the packages that draw it."""
    if not source.is_installed():
        return None
    from hofgarten.notebook.pictures import drawn

    found = drawn(shown)
    return found.svg if found else None
