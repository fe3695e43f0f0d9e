"""What another app has shared with the page, in a dialog: nothing becomes of it before somebody agrees."""

from typing import Final

from web.brought import Gift
from web.exchange import place_in
from web.shared import PLACES_OF_LINKS
from web.state import Table
from web.texts import Words
from web.views import elements as h
from web.views.elements import Element
from web.views.html import button, do
from web.views.look import Content

LISTED: Final = 5
"""How many of the things are listed."""


def content(words: Words, table: Table) -> Content | None:
    """Return the dialog's title and what is in it; nothing where nothing was shared."""
    gifts = table.received
    if not gifts:
        return None
    leads = bool(place_in(gifts, PLACES_OF_LINKS))
    return words("exchange.received"), [
        h.p[words("exchange.received_link") if leads else words.count("exchange.received_count", len(gifts))],
        None if leads else _list(words, gifts),
        h.p(".hint")[words("exchange.received_hint")],
        h.div(".panel-buttons")[
            button(
                do("take-received"),
                words("exchange.received_open" if leads else "exchange.received_add"),
                picture="play" if leads else "bring",
                classes="is-main",
            ),
            button(do("close"), words("exchange.received_leave")),
        ],
    ]


def _list(words: Words, gifts: tuple[Gift, ...]) -> Element:
    """Return what the first of the things are called."""
    return h.ul(".arrivals-counts.received")[
        (h.li[gift.name or words("exchange.received_text")] for gift in gifts[:LISTED]),
        h.li["…"] if len(gifts) > LISTED else None,
    ]
