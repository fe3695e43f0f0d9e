"""What statistics and gallery share: links of which one leads to what is shown, and what stands there at first."""

from collections.abc import Callable, Iterable
from typing import Final

from hofgarten.registry import GAMES
from web.app.model.model import HOME
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import icon
from web.app.view.html import Element

EVERY_GAME: Final = "all"
"""What stands in a place for all games."""

Way = tuple[str, str]
"""The words of a link, and the place that it leads to."""


def filters(label: str, ways: Iterable[Way], chosen: str) -> Element:
    """Return links side by side under what they choose; ``chosen`` is the place that is shown."""
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
    """Return the choice of a game, or of all of them; ``place`` is where a game, ``""`` for all, is shown."""
    ways = [(words.of("game", game) if game else words("keepsakes.all_games"), place(game)) for game in ("", *GAMES)]
    return filters(words("start.game"), ways, place(chosen))


def nothing_yet(words: Words, text: str) -> Element:
    """Return what is shown before anything has been played to its end."""
    return h.section(".card.keepsakes-empty")[
        h.svg(".keepsakes-mark", viewBox="0 0 100 100", aria_hidden="true")[h.use(href="#wordmark")],
        h.p[text],
        h.a(".button.is-main", href=HOME)[icon("play"), h.span[words("keepsakes.play")]],
    ]
