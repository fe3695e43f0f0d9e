"""A match's way through the page's Python, move by move: how long each takes, and what is kept of it."""

import json
from collections.abc import Iterator, Mapping
from time import process_time
from typing import Any, NamedTuple

from bench.works import NOW, start
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from web.app.model import settings
from web.app.model.library import saved_matches
from web.app.model.match.match import Match, new_match
from web.app.model.match.serialize import to_text
from web.app.model.model import Model
from web.app.program import respond

_AT_ONCE = {settings.KEY: json.dumps({"version": settings.VERSION, "speed": "instant"})}
"""What the storage holds when a computer's move is not to be shown step by step."""

_SEED = "growth"


class Move(NamedTuple):
    """What one move costs."""

    ms: float
    """The processor's milliseconds for step and reply."""
    saved: int
    """Bytes that are kept, in all."""
    html: int
    """Bytes of the page."""


def course(game: str, players: int) -> list[Move]:
    """Play a random match, always the same, between computers whose moves come at once; returns what each cost."""
    identity = f"{game}-{players}"
    return list(moves(begun(_match(game, players), identity), game))


def begun(match: Match, identity: str, others: Mapping[str, str] | None = None) -> Model:
    """Return the table on which a kept match is opened; ``others`` is what the storage holds besides."""
    kept = {**(others or {}), **_AT_ONCE, saved_matches.PREFIX + identity: to_text(match)}
    return respond(None, start(kept, f"#match/{identity}"))[0]


def moves(model: Model, game: str) -> Iterator[Move]:
    """Yield what each move costs until the match on the table is over."""
    rules = GAMES[game]
    while model.match and not model.match.over:
        match = model.match
        event = rules.write_event(rules.random_move(match.state, Rng.of(_SEED, match.at)))
        number = model.bot_move.number if model.bot_move else 0
        action = {"do": "answer", "number": number, "event": event, "now": NOW + match.at}
        before = process_time()
        model, reply = respond(model, action)
        spent = 1000 * (process_time() - before)
        assert model.match is not match, "the move was not played"
        yield Move(spent, saved_bytes(reply), len(reply["html"].encode()))


def saved_bytes(reply: Mapping[str, Any]) -> int:
    """Return how many bytes a reply has kept."""
    return sum(len((text or "").encode()) for text in reply.get("save", {}).values())


def _match(game: str, players: int) -> Match:
    seats = [{"name": f"Player {seat + 1}", "bot": "apprentice"} for seat in range(players)]
    return new_match("", GAMES[game], GAMES[game].variants()[-1], seats, _SEED)
