"""Value functions: estimate a seat's final total as a weighted sum of a game's features.

The weights of a game are in its ``eval/weights.json``, with their training settings and results.
"""

import json
import pkgutil
from functools import cache
from operator import mul
from typing import Any, TypeVar

from hofgarten.evaluation import EvaluatedGame, Weights
from hofgarten.game import TERMINAL, folder_of

S = TypeVar("S")
E = TypeVar("E")

SCALE = 100
"""Features and values are in hundredths of a point, weights in hundredths."""


@cache
def weights_of(name: str, players: int) -> Weights:
    """Return the shipped weights of a game for a number of players.

    Raises:
        FileNotFoundError: The game has no weights file.
    """
    return weights_from(data_of(name), players)


@cache
def data_of(name: str) -> Any:  # noqa: ANN401
    """Return a game's weights file: weights, training settings, results, and the skills of its levels.

    Raises:
        FileNotFoundError: The game has no weights file.
    """
    data = pkgutil.get_data(f"hofgarten.games.{folder_of(name)}.eval", "weights.json")
    assert data is not None
    return json.loads(data)


def weights_from(data: Any, players: int) -> Weights:  # noqa: ANN401
    """Return the weights for a number of players from the data of a weights file."""
    return tuple(tuple(row) for row in data["weights"][str(players)])


def plain_weights(game: EvaluatedGame[S, E], turns: int) -> Weights:
    """Return the weights that count only the score as if the game ended now.

    Of an item's features only the one with the item's own name counts: ``coins``, not ``coins-short``.
    """
    row = tuple(SCALE if name == item else 0 for name, item in game.features.items())
    return (row,) * (turns + 1)


def value(game: EvaluatedGame[S, E], state: S, seat: int, weights: Weights) -> int:
    """Return a seat's expected final total, in hundredths of a point; exact when the game is over."""
    if game.to_move(state) == TERMINAL:
        return SCALE * game.total(state, seat)
    left = game.turns_left(state, seat)
    features = game.features_of(state, seat, left)
    scaled: int = sum(map(mul, weights[left], features))
    return scaled // SCALE


def values(game: EvaluatedGame[S, E], state: S, weights: Weights) -> tuple[int, ...]:
    """Return each seat's expected final total, in hundredths of a point."""
    return tuple([value(game, state, seat, weights) for seat in game.seats(state)])


def leads(totals: tuple[int, ...]) -> tuple[int, ...]:
    """Return each seat's lead over the best other seat; negative if behind."""
    return tuple(own - max(totals[:seat] + totals[seat + 1 :]) for seat, own in enumerate(totals))
