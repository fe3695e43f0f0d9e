"""The tutorial's screen: a lesson's match under what the coach says, or the choice of a lesson."""

from hofgarten.registry import GAMES
from web.app.model.model import Table
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.game_api.match_view import look_of
from web.app.view.html import Element
from web.app.view.tutorial_links import lesson_card
from web.app.view.tutorial_panel import coach, lit, lit_ids


def title(words: Words, table: Table) -> str:
    """Return what the screen is called."""
    if table.match is None:
        return words("learn.title")
    return words("learn.of", game=words.of("game", table.match.record.game))


def screen(words: Words, table: Table) -> Element:
    """Return the screen: the real one of the match, with the coach above it."""
    match = table.match
    if match is None:
        return _choice(words, table)
    main = look_of(match.record.game).match_screen(words, table, match)
    return h.div(".lesson")[coach(words, table), lit(main, lit_ids(table))]


def _choice(words: Words, table: Table) -> Element:
    return h.main(".learn")[
        h.h1[title(words, table)],
        h.p(".tagline")[words("learn.choose")],
        (lesson_card(words, game, table.lessons.get(game)) for game in GAMES),
    ]
