"""Value functions: what a position is expected to bring a seat in the end, as a weighted sum of a game's features.

The weights lie beside this module, one JSON file a game, with how they were trained and what they reached.
"""

import json
import pkgutil
from functools import cache
from operator import mul
from typing import Any, TypeVar

from hofgarten.evaluation import EvaluatedGame, Weights
from hofgarten.game import TERMINAL

S = TypeVar("S")
E = TypeVar("E")

SCALE = 100
"""Features and values are in hundredths of a point, and so is a weight of one."""


@cache
def weights_of(name: str, players: int) -> Weights:
    """Return the shipped weights of a game for so many players.

    Raises:
        FileNotFoundError: There are none.
    """
    return weights_from(data_of(name), players)


@cache
def data_of(name: str) -> Any:  # noqa: ANN401
    """Return what is shipped for a game: weights, how they were made, what they reached, and its levels' skills.

    Raises:
        FileNotFoundError: There is nothing.
    """
    data = pkgutil.get_data("hofgarten.bots", f"{name}.json")
    assert data is not None
    return json.loads(data)


def weights_from(data: Any, players: int) -> Weights:  # noqa: ANN401
    """Return the weights for so many players from the data of a weights file."""
    return tuple(tuple(row) for row in data["weights"][str(players)])


def plain_weights(game: EvaluatedGame[S, E], turns: int) -> Weights:
    """Return the weights that count only the points a seat would have if the game ended now.

    Where several features of an item have its name for a beginning, the one named just like it counts.
    """
    row = tuple(SCALE if name == item else 0 for name, item in game.features.items())
    return (row,) * (turns + 1)


def value(game: EvaluatedGame[S, E], state: S, seat: int, weights: Weights) -> int:
    """Return what a seat is expected to have in the end, in hundredths of a point; exact when the game is over."""
    if game.to_move(state) == TERMINAL:
        return SCALE * game.total(state, seat)
    left = game.turns_left(state, seat)
    features = game.features_of(state, seat, left)
    scaled: int = sum(map(mul, weights[left], features))
    return scaled // SCALE


def values(game: EvaluatedGame[S, E], state: S, weights: Weights) -> tuple[int, ...]:
    """Return what each seat is expected to have in the end, in hundredths of a point."""
    return tuple([value(game, state, seat, weights) for seat in game.seats(state)])


def leads(totals: tuple[int, ...]) -> tuple[int, ...]:
    """Return how far each seat is ahead of the best other one; negative: behind."""
    return tuple(own - max(totals[:seat] + totals[seat + 1 :]) for seat, own in enumerate(totals))
