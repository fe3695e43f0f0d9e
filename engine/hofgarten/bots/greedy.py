"""``greedy``: maximise the points of the current turn. It never changes, as a baseline for stronger bots."""

from typing import TypeVar

from hofgarten.game import Game
from hofgarten.rng import Rng

S = TypeVar("S")
E = TypeVar("E")


def choose_greedily(game: Game[S, E], view: S, seat: int, rng: Rng) -> E:
    """Return the distinct move after which the seat's total, as if the game ended after its turn, is highest.

    Ties are broken at random. The total is the game's own and includes the costs of a move.
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


def _most(game: Game[S, E], state: S, seat: int, left: int) -> int:
    """Return the highest total that a seat can have at the end of its turn.

    ``left`` turns were left before the turn.
    """
    if game.to_move(state) != seat or game.turns_left(state, seat) < left:
        return game.total(state, seat)
    return max(_most(game, game.apply(state, move), seat, left) for move in game.distinct_moves(state))
