"""A garden larger than its window: it can be scrolled and zoomed, by its buttons without Python."""

from collections.abc import Callable
from typing import NamedTuple

from web.app.view import html as h
from web.app.view.chunks import chunk
from web.app.view.components import button, do, icon
from web.app.view.html import Element, Node


class Sheet(NamedTuple):
    """The squares of a garden in a scrollable window."""

    name: str
    """A name for the place and the zoom that the user chose, unique on a page."""
    left: int
    top: int
    """The first column and row, which may be negative: a garden that grows stays where it was."""
    columns: int
    rows: int
    spare: int = 0
    """The number of squares on each side that need not fit into the window."""


def pan_view(sheet: Sheet, content: Node, classes: str, glow_group: str) -> Element:
    """Return a garden's content, drawn over its squares, in a scrollable window."""
    return h.div(
        {"class": f"pan {classes}"},
        data_highlight_group=glow_group,
        data_css=f"--columns: {sheet.columns}; --rows: {sheet.rows}; --spare: {sheet.spare}",
    )[
        h.div(".pan-view", data_pan=sheet.name)[
            h.div(".pan-sheet", data_origin=f"{sheet.left} {sheet.top} {sheet.columns} {sheet.spare}")[content]
        ]
    ]


def pan_tools(scroll: Callable[[str], str], smaller: str, fit: str, larger: str) -> Node:
    """Return the buttons that scroll and zoom a garden. ``scroll`` returns the label of a direction."""
    zooms = (("out", "minus", smaller), ("fit", "fit", fit), ("in", "plus", larger))
    tools = h.div(".pan-tools")[
        h.span(".joined.pan-ways")[
            (_tool(way, scroll(way), data_scroll=way) for way in ("west", "north", "south", "east"))
        ],
        h.span(".joined")[(_tool(picture, label, data_zoom=zoom) for zoom, picture, label in zooms)],
    ]
    return chunk(tools)


def pan_entries(enlarge: str, fit: str) -> list[Node]:
    """Return the menu's entries that zoom a garden: on a touch screen they do for one finger what two can do."""
    zooms = (("double", "plus", enlarge), ("fit", "fit", fit))
    return [
        button(do("close"), label, picture=picture, classes="pan-entry", data_zoom=zoom)
        for zoom, picture, label in zooms
    ]


def _tool(picture: str, label: str, **attributes: str) -> Element:
    return h.button(".button", type="button", aria_label=label, title=label, **attributes)[icon(picture)]
