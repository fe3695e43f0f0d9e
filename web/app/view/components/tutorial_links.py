"""Links to the games' lessons."""

from collections.abc import Mapping

from web.app.model.game_api.game_page import games_with
from web.app.model.teaching.lesson_progress import LessonProgress
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import icon
from web.app.view.game_api.game_views import coach_of
from web.app.view.html import Element


def offered_lessons(progress: Mapping[str, LessonProgress]) -> frozenset[str]:
    """Return the games with a lesson that the user has not finished."""
    return frozenset(game for game in games_with("lesson") if not progress.get(game, LessonProgress()).finished)


def lesson_card(words: Words, game: str, progress: LessonProgress | None) -> Element:
    """Return the link to a game's lesson."""
    title, hint = "learn.of", "learn.new_hint"
    if progress is not None and progress.step:
        title, hint = ("learn.once_more", hint) if progress.finished else ("learn.go_on", "learn.go_on_hint")
    return h.a(".lesson-card.raised", href=f"#learn/{game}")[
        coach_of(game),
        h.span(".lesson-card-text.stack.gap-1")[
            h.b[words(title, game=words.of("game", game))], h.span(".hint")[words(hint)]
        ],
        icon("play"),
    ]
