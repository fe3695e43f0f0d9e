"""Dialogs over the page: a rule, settings, lines left behind, keys, reasons; and the game's own."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Final

import htpy as h
from htpy import Element, Node

from web.match import Match, move_number
from web.state import Table
from web.texts import Words
from web.views.html import button, do
from web.views.look import Content, look_of
from web.views.loss import position_content
from web.views.settings import settings_content
from web.views.why import why_content


def dialog(words: Words, table: Table) -> Element | None:
    """Return the dialog that is open, if one is."""
    if table.dialog is None:
        return None
    own = look_of(table.match.record.game if table.match else table.form.game).dialogs
    show = {**own, **_CONTENTS}.get(table.dialog.name) or _later(table.dialog.name)
    content = show(words, table) if show else None
    if content is None:
        return None
    title, inside = content
    return h.dialog("#dialog", data_modal=True, data_cancel=do("close"), aria_labelledby="dialog-title")[
        h.header(".dialog-head")[
            h.h2("#dialog-title")[title],
            button(do("close"), words("dialog.close"), picture="cancel", show_label=False),
        ],
        h.div(".dialog-body")[inside],
    ]


@cache
def _later(name: str) -> Callable[[Words, Table], Content | None] | None:
    """Return what is in a dialog that has a module of its own, imported when it is first opened."""
    return import_module(f"web.views.{name}").content if name in _LATER else None


def _lines(words: Words, table: Table) -> Content | None:
    return (words("lines.title"), _line_list(words, table.match)) if table.match else None


def _line_list(words: Words, match: Match) -> Node:
    if not match.lines:
        return h.p[words("lines.none")]
    return [
        h.p[words("lines.hint")],
        h.ul(".line-list")[
            (
                h.li[
                    button(
                        do("line", number=number),
                        words("lines.open", number=number + 1, at=_fork(match, line)),
                        picture="redo",
                    )
                ]
                for number, line in enumerate(match.lines)
            )
        ],
    ]


def _fork(match: Match, line: tuple[str, ...]) -> int:
    """Return with which move, counted from 1, a line leaves the present one."""
    pairs = zip(line, match.record.events, strict=False)
    same = next((at for at, (one, other) in enumerate(pairs) if one != other), min(len(line), len(match.record.events)))
    return move_number(match, same)


_LATER: Final = frozenset(
    {"arrivals", "bring", "charts", "kept", "keys", "portrait", "received", "rule", "share", "sheet", "turn_code"}
)
"""Dialogs whose modules, ``web.views.<name>``, have a function ``content``."""

_CONTENTS: Final[dict[str, Callable[[Words, Table], Content | None]]] = {
    "settings": settings_content,
    "lines": _lines,
    "why": why_content,
    "position": position_content,
}
