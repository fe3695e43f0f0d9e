"""Pieces on offer: a titled grid of pieces that can be chosen, dragged, and lifted into a garden."""

from typing import NamedTuple

from markupsafe import Markup

from web.app.view import html as h
from web.app.view.board.grid import Cell, Grid, grid
from web.app.view.chunks import chunk
from web.app.view.html import Element, Node


class Offered(NamedTuple):
    """A piece on offer."""

    id: str
    label: str
    action: str
    """The action that chooses it."""
    picture: Node
    travel: str
    """A name unique among the pieces of a match: under it, the piece moves from here to a garden."""
    chosen: bool = False
    lifted: bool = False
    """True if a garden shows the chosen piece."""
    useless: bool = False
    """True if the player cannot use it."""
    enabled: bool = True
    """True if it can be chosen now."""
    movable: bool = True
    """True if it can be dragged now."""
    size: str = "1 1"
    """Its size in spaces of the garden."""


def offer(shown: Grid, classes: str = "board") -> Element:
    """Return pieces on offer under their title. ``classes`` are the CSS classes of the section."""
    title = f"{shown.name}-title"
    return h.section({"class": classes}, aria_labelledby=title)[h.h2(id=title)[shown.label], chunk(grid(shown))]


def offered(item: Offered, kind: str) -> Cell:
    """Return the cell of a piece. ``kind`` is the CSS class of the cell."""
    states = {"offered": True, "is-chosen": item.chosen, "is-lifted": item.lifted, "is-useless": item.useless}
    return Cell(
        h.span(".piece")[item.picture] if item.lifted else piece(item.picture, item.travel, item.id),
        item.label,
        item.id,
        item.action,
        kind,
        " ".join(state for state, holds in states.items() if holds),
        pressed=item.chosen,
        enabled=item.enabled,
        drag=item.action if item.movable else None,
        drag_size=item.size,
    )


def taken(text: str, kind: str) -> Cell:
    """Return the cell of a piece that has been taken, with a text for screen readers."""
    return Cell(h.span(".visually-hidden")[text], kind=f"{kind} is-taken")


def piece(picture: Node, travel: str | None, place: str, *, glow: str | None = None) -> Markup:
    """Return a piece that moves from place to place. A page shows each piece at most once.

    ``travel``, ``place``: names of the piece and of its place.
    ``glow``: the name under which it lights up once when it is new.
    """
    return chunk(h.span(".piece", data_flip=travel, data_flip_at=place, data_highlight=glow)[picture])
