"""A bot for Zen Garden that has learned the value of positions from self-play: ``train.py``. docs/rl.md explains both.

It compares the positions after each of its moves, the afterstates. The value of an afterstate is the lead in points
now, plus V: the change of the lead that is expected until the end. V is a linear function of counts in both gardens.

    hofgarten arena --game zen-garden --bots examples/rl/bot.py,greedy
"""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hofgarten.registry import GAMES
from hofgarten.rl import encoding_of
from hofgarten.rng import Rng

NAME: Final = "zen-garden"
GAME: Final = GAMES[NAME]
NUMBERS: Final = encoding_of(NAME, players=2)
WEIGHTS: Final = Path(__file__).with_name("weights.json")

TURNS: Final = 16
"""Turns of each player."""

DECORATIONS, PATHS, GROUNDS = slice(5), slice(5, 8), slice(8, 14)
"""Places of a tile's features in the tensor."""

CIRCLE: Final = {(0, 0): 2, (0, 1): 3, (1, 0): 1, (1, 1): 0}
"""For each row and column of a block of 2 by 2 tiles, the corner round which a path bends in a circuit."""

Rows: TypeAlias = NDArray[np.float64]


class Afterstates(NamedTuple):
    """The positions after some moves of a seat, by move."""

    moves: Sequence[Any]
    leads: Rows
    """The seat's points above those of the other seat."""
    inputs: Rows
    """The inputs of V: positions, numbers."""


def afterstates(view: Any, seat: int, moves: Sequence[Any]) -> Afterstates:
    """Play each of some legal moves in a seat's view."""
    after = [GAME.apply(view, move) for move in moves]
    leads = [GAME.total(state, seat) - GAME.total(state, 1 - seat) for state in after]
    tensors = np.stack([NUMBERS.tensor(state, seat) for state in after])
    return Afterstates(moves, np.array(leads, float), inputs(tensors))


def inputs(tensors: NDArray[np.int8]) -> Rows:
    """Return a row of numbers for each tensor, from counts in both gardens.

    A linear function of them is a polynomial of the turns left, since each also appears times the turns left, and times
    their square.
    """
    parts = [NUMBERS.parts_of(tensor) for tensor in tensors]
    coins = np.array([part["coins"] for part in parts], float)[:, :, None]
    emperor = np.array([part["emperor"] for part in parts], float)
    gardens = np.array([part["gardens"] for part in parts], float)
    features = gardens[..., : GROUNDS.stop].sum((2, 3))  # positions, seats, features
    wanted = features @ emperor.transpose(0, 2, 1)  # for the small and large preference, the majority and the detail
    decorations = np.sort(features[..., DECORATIONS])[..., -2:]
    grounds = np.sort(features[..., GROUNDS])[..., 1:]
    kinds = (grounds > 0).sum(-1, keepdims=True)
    ahead = np.clip(wanted[:, :, 2:3] - wanted[:, ::-1, 2:3], -3, 3)
    left = 1 - features[..., DECORATIONS].sum(-1)[..., None] / TURNS
    found = (np.ones_like(left), coins, np.minimum(coins, 3), wanted, wanted[..., 3:] ** 2, ahead, decorations)
    numbers = np.concatenate((*found, decorations**2, grounds, kinds, circuits(gardens)), axis=-1)
    return np.concatenate((numbers, numbers * left, numbers * left**2), axis=-1).reshape(len(tensors), -1)


def circuits(gardens: Rows) -> Rows:
    """Return for each garden the numbers of blocks of 2 by 2 with 1, 2, 3 and 4 tiles of a circuit and no other."""
    fitting = tiles = np.zeros(1)
    for (row, column), corner in CIRCLE.items():
        cells = gardens[:, :, row : row + 3, column : column + 3]
        paths = cells[..., PATHS]
        fitting = fitting + paths * cells[..., GROUNDS.stop + corner, None]
        tiles = tiles + paths.sum(-1, keepdims=True)
    pure = fitting == tiles
    return np.stack([(pure & (tiles == number)).sum((2, 3, 4)) for number in (1, 2, 3, 4)], axis=-1)


@cache
def weights() -> Rows:
    """Return the weights of V that the last training saved."""
    return np.array(json.loads(WEIGHTS.read_text("utf-8")))


def choose(game: Any, view: Any, seat: int, rng: Rng) -> Any:
    """Return the move with the highest value. The arena calls this."""
    found = afterstates(view, seat, rng.shuffled(game.distinct_moves(view)))
    return found.moves[int(np.argmax(found.leads + found.inputs @ weights()))]
