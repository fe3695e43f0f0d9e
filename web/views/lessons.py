"""The ways to the games' lessons, on the start screen and wherever lessons are offered."""

from collections.abc import Mapping

from engine.catalogue import GAMES
from web.lessons import Progress
from web.texts import Words
from web.views import elements as h
from web.views.elements import Element, Node
from web.views.html import icon
from web.views.mentor import MENTOR


def lesson_offer(words: Words, progress: Mapping[str, Progress], *, newcomer: bool) -> Node:
    """Return the way to the lesson of the game that is chosen, the stylesheet says which; only for who may want it.

    That is whoever is in the middle of it, and a newcomer who has not seen it: there are no kept matches, or none are
    known yet.
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
    """Return the way to a game's lesson; ``title`` is the key of what it says to who has not begun it."""
    hint = "learn.new_hint"
    if progress is not None and progress.step:
        title, hint = ("learn.once_more", hint) if progress.finished else ("learn.go_on", "learn.go_on_hint")
    return h.a(".lesson-card", href=f"#learn/{game}")[
        MENTOR,
        h.span(".lesson-card-text")[h.b[words(title, game=words.of("game", game))], h.span[words(hint)]],
        icon("play"),
    ]
