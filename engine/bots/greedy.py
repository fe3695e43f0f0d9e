"""``greedy``: what brings most at once. It never changes: it is the yardstick for stronger opponents."""

from typing import TypeVar

from engine.chance import Chance
from engine.game import Game

S = TypeVar("S")
E = TypeVar("E")


def choose_greedily(game: Game[S, E], view: S, seat: int, chance: Chance) -> E:
    """Return the candidate after which the seat's total, as if the game ended then, is highest.

    Among equals chance decides. Coins spent and gained count, since they are points.
    """
    best: list[E] = []
    most: int | None = None
    for move in game.candidates(view):
        total = game.total(game.play(view, move), seat)
        if most is None or total > most:
            most, best = total, []
        if total == most:
            best.append(move)
    return chance.choose(best)
