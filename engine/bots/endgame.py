"""The last turn of each player, worked out to the end."""

from typing import TypeVar

from engine.bots.choice import Choice
from engine.bots.values import SCALE, leads, value
from engine.game import CHANCE, OVER, Game, Weights

S = TypeVar("S")
E = TypeVar("E")


def is_last_turn(game: Game[S, E], view: S, seat: int) -> bool:
    """Say whether a seat makes its last move now, and nobody has more than one to make after it."""
    return game.turns_left(view, seat) == 1 and all(game.turns_left(view, other) <= 1 for other in game.seats(view))


def last_turn(game: Game[S, E], view: S, seat: int, weights: Weights) -> tuple[Choice, ...]:
    """Return every candidate, best first: a win before a shared win, then the lead, then the total.

    Whoever moves later takes what is best for themselves; with no move left values are exact, so this is, too, as
    long as chance has no say.
    """
    judged = [_judge(game, game.play(view, move), seat, weights, move) for move in game.candidates(view)]
    return tuple(choice for _, choice in sorted(judged, key=lambda pair: (-pair[0], -pair[1].lead, -pair[1].total)))


def _judge(game: Game[S, E], state: S, seat: int, weights: Weights, move: E) -> tuple[int, Choice]:
    """Return a seat's share of the win, in hundredths, and what a move comes to."""
    while game.turn(state) not in {OVER, CHANCE}:
        state = game.play(state, game.best(state, weights))
    values = tuple([value(game, state, other, weights) for other in game.seats(state)])
    winners = game.winners(state)
    share = SCALE // len(winners) if seat in winners else 0
    return share, Choice(move, values[seat], leads(values)[seat])
