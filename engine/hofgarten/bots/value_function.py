"""Value functions: estimate a seat's final total as a weighted sum of a game's features.

The weights of a game are in its ``eval/weights.json``, with their training settings and results. A game without this
file is valued by its score.
"""

import json
from collections.abc import Mapping
from functools import cache
from operator import mul
from pkgutil import get_data
from typing import Any, NamedTuple, cast

from hofgarten.evaluation import SCALE, AnyEvaluatedGame, Centipoints, EvaluatedGame, Weights
from hofgarten.game import TERMINAL, E, Json, S
from hofgarten.rng import Rng


class RatedMove(NamedTuple):
    """A move and the expected result of the game after it."""

    move: Any
    total: Centipoints
    """The mover's total."""
    lead: Centipoints
    """The mover's lead over the best other player; negative if behind."""
    error: Centipoints = 0
    """The standard error of the lead by the playouts of a search; 0 without any, or if the lead is exact."""


@cache
def weights_of(game: AnyEvaluatedGame, players: int) -> Weights:
    """Return the weights of a game for a number of players: those of its file, or else plain ones."""
    data = data_of(game)
    return weights_from(data, players) if data else plain_weights(game, most_turns(game, players))


@cache
def data_of(game: AnyEvaluatedGame) -> Mapping[str, Json]:
    """Return the content of a game's weights file: ``eval/weights.json`` beside its class. It is empty without one.

    It has weights, training settings, results, and the skills of the levels.
    """
    package = type(game).__module__.rpartition(".")[0]
    try:
        text = get_data(f"{package}.eval", "weights.json") if package else b""
    except (FileNotFoundError, ModuleNotFoundError):
        return {}
    return cast("Mapping[str, Json]", json.loads(text or b"{}"))


def weights_from(data: Any, players: int) -> Weights:
    """Return the weights for a number of players from the data of a weights file."""
    return tuple(tuple(row) for row in data["weights"][str(players)])


def most_turns(game: AnyEvaluatedGame, players: int) -> int:
    """Return the largest number of turns that a seat has in a match, with any options."""
    starts = [game.initial_state(o, game.deal_setup(o, players, Rng(0)), players) for o in game.variants()]
    return max(game.turns_left(state, seat) for state in starts for seat in game.seats(state))


def plain_weights(game: EvaluatedGame[S, E], turns: int) -> Weights:
    """Return the weights that count only the score as if the game ended now.

    Of an item's features only the one with the item's own name counts: ``coins``, not ``coins-short``.
    """
    row = tuple(SCALE if name == item else 0 for name, item in game.features.items())
    return (row,) * (turns + 1)


def value(game: EvaluatedGame[S, E], state: S, seat: int, weights: Weights) -> int:
    """Return a seat's expected final total, in centipoints; exact when the game is over."""
    if game.to_move(state) == TERMINAL:
        return SCALE * game.total(state, seat)
    left = game.turns_left(state, seat)
    features = game.features_of(state, seat, left)
    scaled: int = sum(map(mul, weights[left], features))
    return scaled // SCALE


def values(game: EvaluatedGame[S, E], state: S, weights: Weights) -> tuple[int, ...]:
    """Return each seat's expected final total, in centipoints."""
    return tuple([value(game, state, seat, weights) for seat in game.seats(state)])


def leads(totals: tuple[int, ...]) -> tuple[int, ...]:
    """Return each seat's lead over the best other seat; negative if behind."""
    return tuple(own - max(totals[:seat] + totals[seat + 1 :]) for seat, own in enumerate(totals))
