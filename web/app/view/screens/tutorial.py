"""The tutorial's screen: a lesson's match with the coach's panel, or the list of lessons."""

from web.app.model.game_api.game_page import games_with
from web.app.model.match.shown_match import ShownMatch
from web.app.model.model import Model, Screen
from web.app.model.teaching.active_lesson import active_lesson
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.board.screen import board_screen
from web.app.view.components.tutorial_links import lesson_card
from web.app.view.html import Element
from web.app.view.panels.tutorial import coach, highlight, highlighted_ids


def title(words: Words) -> str:
    """Return the title of the list."""
    return words("learn.title")


def lesson_title(words: Words, game: str) -> str:
    """Return the title of a lesson."""
    return words("learn.of", game=words.of("game", game))


def lesson_screen(words: Words, model: Model, shown: ShownMatch) -> Element:
    """Return the screen of a lesson: the match's normal screen below the coach's panel."""
    active = active_lesson(model)
    assert active is not None
    main = board_screen(words, shown)
    reading = not active.step.goal and not active.is_off_script
    parts = coach(words, active), highlight(main, highlighted_ids(active))
    return h.div(".lesson", data_reading="true" if reading else None)[parts]


def screen(words: Words, model: Model, _page: Screen) -> Element:
    """Return the list of lessons."""
    return h.main(".learn.stack.gap-4")[
        h.h1[title(words)],
        h.p(".tagline.soft.pretty")[words("learn.choose")],
        (lesson_card(words, game, model.lessons.get(game)) for game in games_with("lesson")),
    ]
