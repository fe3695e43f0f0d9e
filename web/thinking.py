"""How an opponent is asked for its move: JSON objects both ways, since it thinks in a worker of its own."""

from typing import Any, Final

from engine.bots import BOTS
from engine.chance import Chance
from web.match import Match, from_text, to_text

STAND_IN: Final = "greedy"
"""Who plays for an opponent that a record from elsewhere names and that we do not have."""


def question(match: Match) -> dict[str, Any]:
    """Return what the opponent to move is asked."""
    return {"match": match.id, "at": match.at, "record": to_text(match)}


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """Return the opponent's move as an action for the table.

    The record holds all that is hidden; the opponent itself is given only what its seat may know.
    """
    match = from_text(question["match"], question["record"])
    game, seat = match.game, match.turn
    chance = Chance.of(match.seed, "bot", seat, match.at)
    opponent = BOTS.get(match.bot(seat) or "", BOTS[STAND_IN])
    move = opponent(game, game.view(match.state, seat), seat, chance)
    return {"do": "answer", "match": match.id, "at": match.at, "event": game.write_event(move)}
