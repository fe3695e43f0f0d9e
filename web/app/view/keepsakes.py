"""Filters and the empty state, shared by the statistics and the gallery."""

from collections.abc import Callable, Iterable
from typing import Final

from hofgarten.registry import GAMES
from web.app.model.model import HOME
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import icon
from web.app.view.html import Element

EVERY_GAME: Final = "all"
"""Stands for all games in the address of a screen."""

Way = tuple[str, str]
"""A link's text and address."""


def filters(label: str, ways: Iterable[Way], chosen: str) -> Element:
    """Return a row of links under a label. ``chosen`` is the address that is currently shown."""
    return h.nav(".filters.not-printed", aria_label=label)[
        h.span(".filters-name", aria_hidden="true")[label],
        h.ul[
            (
                h.li[h.a(".filter", href=place, aria_current="true" if place == chosen else None)[text]]
                for text, place in ways
            )
        ],
    ]


def game_filter(words: Words, place: Callable[[str], str], chosen: str) -> Element:
    """Return the filter by game. ``place`` returns the address for a game, or for all games if given ``""``."""
    ways = [(words.of("game", game) if game else words("keepsakes.all_games"), place(game)) for game in ("", *GAMES)]
    return filters(words("start.game"), ways, place(chosen))


def nothing_yet(words: Words, text: str) -> Element:
    """Return the content of a screen as long as there are no finished matches."""
    return h.section(".card.keepsakes-empty")[
        h.svg(".keepsakes-mark", viewBox="0 0 100 100", aria_hidden="true")[h.use(href="#wordmark")],
        h.p[text],
        h.a(".button.is-main", href=HOME)[icon("play"), h.span[words("keepsakes.play")]],
    ]
