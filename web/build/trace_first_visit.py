"""Simulates a first visit inside Pyodide to record the modules that it imports.

It runs in a Python of its own: only modules that it imports are part of a first download. If a real
visit needs another module, it costs one more fetch.
"""

import importlib
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from web.app.model.action import Action
    from web.app.model.messages import Reply

VISIT = {"do": "start", "storage": {}, "languages": ["en"], "place": "", "fields": {}, "entropy": "00"}
OPPONENT = "apprentice"
STEPS = 12
"""Steps of a match, each a bot's move or a step of its animation: enough for every kind of turn."""


def visit(needed: Iterable[str]) -> dict[str, list[str]]:
    """Return the modules that are imported `first`, `started` with menu and settings, and all that were `visited`.

    `start_all_languages` are those that were started in any language. The first come from the zip from which Python
    starts. `needed` are the imports of the workers.
    """
    first = loaded("zipimporter")
    for name in needed:
        importlib.import_module(name)
    from web.app.program import respond
    from web.app.texts import LANGUAGES

    model, _, _ = respond(None, VISIT | {"now": 1})
    model, _, _ = respond(model, {"do": "dialog", "name": "menu", "now": 2})
    model, _, _ = respond(model, {"do": "dialog", "name": "settings", "now": 3})
    respond(model, {"do": "set", "name": "theme", "fields": {"theme": "dark"}, "now": 4})
    started = loaded()
    for language in LANGUAGES:
        respond(None, VISIT | {"now": 1, "languages": [language]})
    start_all_languages = loaded()
    from hofgarten.registry import GAMES

    for game in GAMES:
        play(game, LANGUAGES[0], OPPONENT)
        for language in LANGUAGES:
            play(game, language, "person")
    return {"first": first, "started": started, "start_all_languages": start_all_languages, "visited": loaded()}


def loaded(*loaders: str) -> list[str]:
    """Return the names of all loaded modules, or of those loaded by some kinds of loaders, without deferred ones."""
    return sorted(
        name
        for name, module in sys.modules.items()
        if type(module).__name__ != "Deferred"
        and (not loaders or type(getattr(module, "__loader__", None)).__name__ in loaders)
    )


def play(game: str, language: str, first: str) -> None:
    """Open the page, select a game, start a match and play until it waits for a person, at most `STEPS` steps."""
    from web.app.program import respond

    model, _, _ = respond(None, VISIT | {"now": 1, "languages": [language], "fields": {"game": game}})
    fields = {"game": game, "players": "2", "level": "1", "kind-0": first, "kind-1": OPPONENT}
    action: Action | None = {"do": "play", "fields": fields}
    for now in range(2, 2 + STEPS):
        if action is None:
            return
        model, reply, _ = respond(model, {**action, "now": now})
        action = next_action(reply)


def next_action(reply: "Reply") -> "Action | None":
    """Return the next action that the page sends without the user: a bot's answer, or a timer's action."""
    from web.app.model.match.bot_protocol import answers

    if question := reply.get("bot_request"):
        return next(answers(question))
    later = reply.get("timer")
    return later["action"] if later else None
