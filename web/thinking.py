"""How an opponent is asked for its move: JSON objects both ways, since it thinks in a worker of its own."""

from dataclasses import replace
from typing import Any, Final

from engine.bots import BOTS
from engine.catalogue import GAMES
from engine.chance import Chance
from engine.record import read, verify, write
from web.match import Match

STAND_IN: Final = "greedy"
"""Who plays for an opponent that a record from elsewhere names and that we do not have."""


def question(match: Match, number: int) -> dict[str, Any]:
    """Return what the opponent to move is asked; the number comes back with the answer."""
    played = replace(match.record, events=match.record.events[: match.at], extra={"seed": match.seed})
    return {"number": number, "record": write(played)}


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """Return the opponent's move as an action for the table.

    The record holds all that is hidden; the opponent itself is given only what its seat may know.
    """
    record = read(question["record"])
    game, state, at = GAMES[record.game], verify(record), len(record.events)
    seat = game.turn(state)
    chance = Chance.of(str(record.extra["seed"]), "bot", seat, at)
    opponent = BOTS.get(str(record.players[seat].get("bot")), BOTS[STAND_IN])
    move = opponent(game, game.view(state, seat), seat, chance)
    return {"do": "answer", "number": question["number"], "event": game.write_event(move)}
