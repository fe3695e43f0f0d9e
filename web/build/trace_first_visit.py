"""Plays what a first visit holds, inside Pyodide, so that the build sees which modules that takes.

Fed to a Python of its own by `run_pyodide.mjs`: only what that has imported is fetched by a first visit. What nobody foresaw
that a visit does costs it another fetch, and nothing else.
"""

import importlib
import sys
from collections.abc import Iterable
from typing import Any

VISIT = {"do": "start", "storage": {}, "languages": ["en"], "place": "", "fields": {}, "entropy": "00"}
OPPONENT = "apprentice"
STEPS = 12
"""Of a match, each a move thought out or a step of showing one: enough for every kind of turn."""


def rehearse(needed: Iterable[str]) -> dict[str, list[str]]:
    """Return the modules that Python imports `first`, that have `started` with the settings, and are `visited` in all.

    The first come from the zip that Python starts with. `needed` are those that workers import by themselves.
    """
    first = loaded("zipimporter")
    for name in needed:
        importlib.import_module(name)
    from web.app.program import respond
    from web.app.texts import LANGUAGES

    model, _ = respond(None, VISIT | {"now": 1})
    model, _ = respond(model, {"do": "dialog", "name": "settings", "now": 2})
    respond(model, {"do": "set", "name": "theme", "fields": {"theme": "dark"}, "now": 3})
    started = loaded()
    from hofgarten.registry import GAMES

    for game in GAMES:
        play(game, LANGUAGES[0], OPPONENT)
        for language in LANGUAGES:
            play(game, language, "person")
    return {"first": first, "started": started, "visited": loaded()}


def loaded(*loaders: str) -> list[str]:
    """Return which modules are there, all or those that were loaded by a kind of loader; none that is put off."""
    return sorted(
        name
        for name, module in sys.modules.items()
        if type(module).__name__ != "Deferred"
        and (not loaders or type(getattr(module, "__loader__", None)).__name__ in loaders)
    )


def play(game: str, language: str, first: str) -> None:
    """Open the page, start a match and go on until it asks for a person, or for so many steps."""
    from web.app.program import respond

    model, _ = respond(None, VISIT | {"now": 1, "languages": [language]})
    fields = {"game": game, "players": "2", "level": "1", "kind-0": first, "kind-1": OPPONENT}
    action: dict[str, Any] | None = {"do": "play", "fields": fields}
    for now in range(2, 2 + STEPS):
        if action is None:
            return
        model, reply = respond(model, action | {"now": now})
        action = next_action(reply)


def next_action(reply: dict[str, Any]) -> dict[str, Any] | None:
    """Return what the page would send next by itself: an opponent's answer, or what was to come later."""
    from web.app.model.match.bot_protocol import answers

    if question := reply.get("ask"):
        return next(answers(question))
    later: dict[str, Any] | None = (reply.get("after") or {}).get("action")
    return later
