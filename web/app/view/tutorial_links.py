"""Links to the games' lessons, on the start screen and in the tutorial."""

from collections.abc import Mapping

from hofgarten.registry import GAMES
from web.app.model.teaching.lesson import Progress
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.coach_picture import COACH
from web.app.view.components import icon
from web.app.view.html import Element, Node


def lesson_offer(words: Words, progress: Mapping[str, Progress], *, newcomer: bool) -> Node:
    """Return the link to the selected game's lesson, for users who are likely to want it; else None.

    These are users in the middle of the lesson, and newcomers who have not finished it. A newcomer has no saved
    matches, or they are not known yet. The stylesheet shows the link of the selected game.
    """
    known = {game for game, one in progress.items() if one.finished}
    begun = {game for game, one in progress.items() if one.step}
    wanted = ({*GAMES} if newcomer else begun) - known
    if not wanted:
        return None
    return h.div(".of-games")[
        (
            h.div(".of-game")[lesson_card(words, game, progress.get(game), "learn.new") if game in wanted else None]
            for game in GAMES
        )
    ]


def lesson_card(words: Words, game: str, progress: Progress | None, title: str = "learn.of") -> Element:
    """Return the link to a game's lesson. ``title`` is the text key for users who have not started it."""
    hint = "learn.new_hint"
    if progress is not None and progress.step:
        title, hint = ("learn.once_more", hint) if progress.finished else ("learn.go_on", "learn.go_on_hint")
    return h.a(".lesson-card", href=f"#learn/{game}")[
        COACH,
        h.span(".lesson-card-text")[h.b[words(title, game=words.of("game", game))], h.span[words(hint)]],
        icon("play"),
    ]
