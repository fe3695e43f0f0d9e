"""A match in the page's Python, move by move: time and saved bytes of each move."""

import json
from collections.abc import Iterator, Mapping
from time import process_time
from typing import Any, NamedTuple

from bench.measures import NOW, start
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from web.app.model import settings
from web.app.model.library import saved_matches
from web.app.model.match.match import Match, new_match
from web.app.model.match.serialize import to_text
from web.app.model.model import MatchPage, Model
from web.app.program import respond

_AT_ONCE = {settings.KEY: json.dumps({"version": settings.VERSION, "speed": "instant"})}
"""Storage with settings that skip the animation of bot moves."""

_SEED = "growth"


class Move(NamedTuple):
    """Cost of one move."""

    ms: float
    """CPU time in milliseconds for update and reply."""
    saved: int
    """Saved bytes in total."""
    html: int
    """Bytes of the page's HTML."""


def course(game: str, players: int) -> list[Move]:
    """Play a random but reproducible match between bots without animation; return the cost of each move."""
    identity = f"{game}-{players}"
    return list(moves(model_with_match(_match(game, players), identity), game))


def model_with_match(match: Match, identity: str, others: Mapping[str, str] | None = None) -> Model:
    """Return the model with a saved match open; ``others`` are further entries of the storage."""
    kept = {**(others or {}), **_AT_ONCE, saved_matches.PREFIX + identity: to_text(match)}
    return respond(None, start(kept, f"#match/{identity}"))[0]


def moves(model: Model, game: str) -> Iterator[Move]:
    """Yield the cost of each move until the open match is over."""
    rules = GAMES[game]
    while isinstance(page := model.page, MatchPage) and not page.match.over:
        match = page.match
        event = rules.write_event(rules.random_move(match.state, Rng.of(_SEED, match.at)))
        number = page.pending_request
        action = {"do": "answer", "number": number, "event": event, "now": NOW + match.at}
        before = process_time()
        model, reply = respond(model, action)
        spent = 1000 * (process_time() - before)
        assert model.page is not page, "the move was not played"
        yield Move(spent, saved_bytes(reply), len(reply["html"].encode()))


def saved_bytes(reply: Mapping[str, Any]) -> int:
    """Return the number of bytes that a reply saves."""
    return sum(len((text or "").encode()) for text in reply.get("save", {}).values())


def _match(game: str, players: int) -> Match:
    seats = [{"name": f"Player {seat + 1}", "bot": "apprentice"} for seat in range(players)]
    return new_match("", GAMES[game], GAMES[game].variants()[-1], seats, _SEED)
