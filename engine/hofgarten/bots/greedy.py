"""``greedy``: maximise the points of the current turn. It never changes, as a baseline for stronger bots."""

from hofgarten.evaluation import EvaluatedGame
from hofgarten.game import E, S
from hofgarten.rng import Rng


def choose_greedily(game: EvaluatedGame[S, E], view: S, seat: int, rng: Rng) -> E:
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


def _most(game: EvaluatedGame[S, E], state: S, seat: int, left: int) -> int:
    """Return the highest total that a seat can have at the end of its turn.

    ``left`` turns were left before the turn.
    """
    if game.to_move(state) != seat or game.turns_left(state, seat) < left:
        return game.total(state, seat)
    return max(_most(game, game.apply(state, move), seat, left) for move in game.distinct_moves(state))
