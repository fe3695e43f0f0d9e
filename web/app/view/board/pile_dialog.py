"""Parts of the dialogs about what piles may still contain: lists of pieces, tables of numbers."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from web.app.view import html as h
from web.app.view.components import column_heads
from web.app.view.html import Element, Node


class Listed(NamedTuple):
    """A piece in a list."""

    picture: Node
    name: str
    state: str = ""
    """CSS classes."""


def piece_list(label: str, pieces: Iterable[Listed], classes: str = "") -> Element:
    """Return pictures of pieces, with their names as tooltips and for screen readers."""
    return h.ul({"class": f"piece-list {classes}".strip()}, aria_label=label)[
        (
            h.li({"class": piece.state}, title=piece.name)[piece.picture, h.span(".visually-hidden")[piece.name]]
            for piece in pieces
        )
    ]


def count_table(heads: Sequence[Node], rows: Iterable[Node], classes: str = "") -> Element:
    """Return a table of numbers: the heads of its columns, and rows as returned by ``count_row``."""
    return h.table({"class": f"counts {classes}".strip()})[column_heads(*heads), h.tbody[rows]]


def count_row(name: Node, *numbers: Node, **attributes: str) -> Element:
    """Return a row of a table of numbers."""
    return h.tr(**attributes)[h.th(scope="row")[name], (h.td[number] for number in numbers)]
