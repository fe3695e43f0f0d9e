"""Tables of figures."""

from collections.abc import Iterable, Sequence

from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import column_heads
from web.app.view.components.dates import day
from web.app.view.html import Element, Node


def table(heads: Iterable[Node], rows: Iterable[Node], kind: str = "") -> Element:
    """Return a table. ``kind``: a further class, ``.is-results``."""
    return h.table(f".figures{kind}")[column_heads(*heads), h.tbody[(h.tr[row] for row in rows)]]


def row(name: Node, *values: Node) -> Node:
    """Return the cells of a row."""
    return [h.th(scope="row")[name], (h.td[value] for value in values)]


def dated(words: Words, saved: int, offset: int, *values: Node) -> Node:
    """Return the cells of a row that begins with a date; ``saved`` and ``offset``: see ``dates.day``."""
    date = day(words, saved, offset) or words("progress.no_date")
    return [h.th(".figure-date", scope="row")[date], (h.td[value] for value in values)]


def table_card(title: str, columns: Sequence[str], rows: Iterable[Node]) -> Element:
    """Return a card with a table; its title also heads the column of names."""
    return h.section(".card")[h.h2[title], table([h.span(".visually-hidden")[title], *columns], rows)]
