"""Grids: cells with the arrow keys between them, one of them in the tab order, each with its spoken label.

Written as strings: a garden can have 200 cells.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from web.app.view import html as h
from web.app.view.chunks import chunk
from web.app.view.html import Element, Node, escaped, html_of


class Cell(NamedTuple):
    """A cell of a grid: with an action it is a button, with a label alone it can have the focus."""

    inside: Node = None
    label: str = ""
    """The accessible name. A button without one is named by its content."""
    id: str = ""
    action: str = ""
    """The action of a click, as returned by ``do``."""
    kind: str = ""
    """The CSS classes of the cell."""
    state: str = ""
    """The CSS classes of its button."""
    pressed: bool | None = None
    """True for a chosen cell, False for one that can be chosen, None for other buttons."""
    enabled: bool = True
    """False for a button that answers with a refusal at most."""
    drag: str | None = None
    """The action sent when dragging begins; an empty string for none, None if the cell cannot be dragged."""
    drag_size: str = ""
    """The size of the dragged picture in targets, ``"3 2"``."""
    drop: bool = False
    """True if something can be dropped here: that sends the action, with ``dropped``."""
    point: str = ""
    """The action sent when the pointer or the focus is here. It has the fields of the other action, too."""
    glow: str = ""
    """The name under which the button lights up once when it is new."""
    beside: Node = None
    """The content of the cell after its button."""
    heard: bool = True
    """False for a cell that only fills the layout."""


Change: TypeAlias = Callable[[Cell, tuple[int, ...]], Cell]
"""Changes the cell of a place, which has these numbers: while a position is set up, a piece can be put there."""


def unchanged(cell: Cell, _place: tuple[int, ...]) -> Cell:
    """Return the cell of a place as it is."""
    return cell


EMPTY_CELL = Cell(heard=False)
"""A cell that is neither seen nor heard."""

UNHEARD: Final = ' aria-hidden="true"'


class Grid(NamedTuple):
    """The content of a grid."""

    name: str
    """The element's id."""
    label: str
    """The accessible name; that of an offer is its title, too."""
    rows: Iterable[Iterable[Cell]]
    heads: Sequence[Node] = ()
    """The content before the first cell of each row, see ``row_head``."""
    stop: str = ""
    """The id of the cell in the tab order. By default it is the chosen cell, else the first that can be chosen, else
    the first with a label."""
    key: str = ""
    """The key that moves the focus to the grid."""
    classes: str = ""
    """The CSS classes."""
    focus_inside: bool = False
    """True if the focus is shown inside the edges of a cell, for cells that touch others."""


def grid(shown: Grid) -> Element:
    """Return a grid. Empty rows are left out, unheard ones are hidden: a row for a screen reader has cells."""
    lines = [list(row) for row in shown.rows]
    stop = shown.stop or _first_stop([cell for line in lines for cell in line])
    heads = [html_of(head) for head in shown.heads] or [""] * len(lines)
    written = [
        chunk(
            f'<div role="row"{"" if head or [cell for cell in line if cell.heard] else UNHEARD}>{head}'
            f"{''.join([_UNSEEN if cell is EMPTY_CELL else chunk(_cell(cell, stop)) for cell in line])}</div>"
        )
        for head, line in zip(heads, lines, strict=True)
        if head or line
    ]
    return h.div(
        {"class": f"{shown.classes} focus-inside" if shown.focus_inside else shown.classes},
        id=shown.name,
        role="grid",
        aria_label=shown.label,
        aria_keyshortcuts=shown.key or None,
    )[h.trusted("".join(written))]  # labels have been escaped


def row_head(name: str, shown: Node, classes: str = "") -> Element:
    """Return the heading of a row: a few characters, and their accessible name."""
    return h.span({"class": classes}, role="rowheader", aria_label=name)[shown]


_UNSEEN: Final = chunk('<div role="gridcell"></div>')
"""The HTML of ``EMPTY_CELL``; most spaces around a garden are empty."""


def _first_stop(cells: Sequence[Cell]) -> str:
    named = [cell for cell in cells if cell.id]
    chosen = (cell.id for cell in named if cell.pressed)
    usable = (cell.id for cell in named if cell.action and cell.enabled)
    return next(chosen, "") or next(usable, "") or next((cell.id for cell in named), "")


def _cell(cell: Cell, stop: str) -> str:
    kind = f' class="{cell.kind}"' if cell.kind else ""
    inside = html_of(cell.inside)
    if not cell.id:
        unheard = "" if cell.heard else UNHEARD
        return f'<div role="gridcell"{kind}{unheard}>{inside}</div>'
    named = f' id="{cell.id}" tabindex="{0 if cell.id == stop else -1}"'
    if cell.label:
        named += f' aria-label="{escaped(cell.label)}"'
    if not cell.action:
        return f'<div role="gridcell"{kind}{named}>{inside}</div>'
    # No type: the grid is in no form. Single quotes: those of the action need no escape.
    button = f"<button{named}{_attributes(cell)} data-do='{_quoted(cell.action)}'>{inside}</button>"
    return f'<div role="gridcell"{kind}>{button}{html_of(cell.beside)}</div>'


def _attributes(cell: Cell) -> str:
    attributes = f' class="{cell.state}"' if cell.state else ""
    if cell.pressed is not None:
        attributes += f' aria-pressed="{"true" if cell.pressed else "false"}"'
    if not cell.enabled:
        attributes += ' aria-disabled="true"'
    if cell.drag is not None:
        attributes += f" data-drag='{_quoted(cell.drag)}'"
    if cell.drag_size:
        attributes += f' data-drag-size="{cell.drag_size}"'
    if cell.drop:
        attributes += " data-drop"
    if cell.point:
        attributes += f" data-point='{_quoted(cell.point)}'"
    if cell.glow:
        attributes += f' data-highlight="{cell.glow}"'
    return attributes


def _quoted(action: str) -> str:
    """Return an action, escaped for a value in single quotes."""
    return action.replace("&", "&amp;").replace("<", "&lt;").replace("'", "&#39;")
