"""``random``: any legal move, all equally likely."""

from typing import TypeVar

from hofgarten.game import Game
from hofgarten.rng import Rng

S = TypeVar("S")
E = TypeVar("E")


def choose_uniformly(game: Game[S, E], view: S, seat: int, rng: Rng) -> E:
    """Return a legal move of the player to move, uniformly at random."""
    return game.random_move(view, rng)
