"""Play the beginning of a match without a page, so that everything that it needs is imported.

The build learns from it which modules belong to a first visit; a snapshot of memory is made after it.
"""

import gc
import traceback  # noqa: F401 - app_worker.py imports it
from importlib import import_module
from typing import TYPE_CHECKING

from hofgarten.registry import GAMES
from web.app.loading.prefetch import SHARED, of_games
from web.app.model.match.bot_protocol import answers
from web.app.program import respond

if TYPE_CHECKING:
    from web.app.model.action import Action
    from web.app.model.messages import Reply

VISIT = {"do": "start", "storage": {}, "languages": ["en"], "place": "", "fields": {}, "entropy": "00"}
OPPONENT = "apprentice"
STEPS = 12
"""Steps of a match, each a bot's move or a step of its animation: enough for every kind of turn."""


def prepare_snapshot(language: str) -> None:
    """Play both games in a language, and free the memory that only this needed."""
    for game in GAMES:
        play(game, language, OPPONENT)
        play(game, language, "person")
    for name in (*SHARED, *of_games()):
        import_module(name)
    gc.collect()


def play(game: str, language: str, first: str) -> None:
    """Open the page, select a game, start a match and play until it waits for a person, at most `STEPS` steps."""
    model, _ = respond(None, VISIT | {"now": 1, "languages": [language], "fields": {"game": game}})
    fields = {"game": game, "players": "2", "level": "1", "kind-0": first, "kind-1": OPPONENT}
    action: Action | None = {"do": "play", "fields": fields}
    for now in range(2, 2 + STEPS):
        if action is None:
            return
        model, reply = respond(model, {**action, "now": now})
        action = next_action(reply)


def next_action(reply: "Reply") -> "Action | None":
    """Return the next action that the page sends without the user: a bot's answer, or a timer's action."""
    if question := reply.get("bot_request"):
        return next(answers(question))
    later = reply.get("timer")
    return later["action"] if later else None
