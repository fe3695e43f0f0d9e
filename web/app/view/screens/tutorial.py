"""The tutorial's screen: a lesson's match with the coach's panel, or the list of lessons."""

from hofgarten.registry import GAMES
from web.app.model.model import Model
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.game_api.match_view import match_view_of
from web.app.view.html import Element
from web.app.view.tutorial_links import lesson_card
from web.app.view.tutorial_panel import coach, highlight, highlighted_ids


def title(words: Words, model: Model) -> str:
    """Return the screen's title."""
    if model.match is None:
        return words("learn.title")
    return words("learn.of", game=words.of("game", model.match.record.game))


def screen(words: Words, model: Model) -> Element:
    """Return the screen: the match's normal screen below the coach's panel."""
    match = model.match
    if match is None:
        return _choice(words, model)
    main = match_view_of(match.record.game).match_screen(words, model, match)
    return h.div(".lesson")[coach(words, model), highlight(main, highlighted_ids(model))]


def _choice(words: Words, model: Model) -> Element:
    return h.main(".learn")[
        h.h1[title(words, model)],
        h.p(".tagline")[words("learn.choose")],
        (lesson_card(words, game, model.lessons.get(game)) for game in GAMES),
    ]
