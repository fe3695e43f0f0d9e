"""``greedy``: what brings most at once. It never changes: it is the yardstick for stronger opponents."""

from typing import TypeVar

from hofgarten.evaluation import EvaluatedGame
from hofgarten.rng import Rng

S = TypeVar("S")
E = TypeVar("E")


def choose_greedily(game: EvaluatedGame[S, E], view: S, seat: int, rng: Rng) -> E:
    """Return the candidate after which the seat's total, as if the game ended after its turn, is highest.

    Among equals chance decides. All that the game counts as points counts, what a move costs included.
    """
    left = game.turns_left(view, seat)
    best: list[E] = []
    most: int | None = None
    for move in game.distinct_moves(view):
        total = _most(game, game.apply(view, move), seat, left)
        if most is None or total > most:
            most, best = total, []
        if total == most:
            best.append(move)
    return rng.choose(best)


def _most(game: EvaluatedGame[S, E], state: S, seat: int, left: int) -> int:
    """Return the highest total that a seat can have at the end of its turn, before which ``left`` turns are left."""
    if game.to_move(state) != seat or game.turns_left(state, seat) < left:
        return game.total(state, seat)
    return max(_most(game, game.apply(state, move), seat, left) for move in game.distinct_moves(state))
