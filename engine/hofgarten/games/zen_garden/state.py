"""A position of Zen Garden: immutable tuples and integers."""

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from hofgarten.games.zen_garden.grid import CELLS, NO_SHIFT
from hofgarten.games.zen_garden.tiles import EMPTY

ROWS: Final = 3
"""Rows of the selection board. A row's number, from the bottom, is the price of its tiles. Rule Z2.3."""

COLUMNS: Final = 4
SLOTS: Final = range(ROWS * COLUMNS)
"""The spaces of the selection board, row by row from the bottom, each from left to right: the order of filling."""

SLOT_NAMES: Final = tuple(f"{slot // COLUMNS}{'abcd'[slot % COLUMNS]}" for slot in SLOTS)
SLOT_NUMBERS: Final = {name: slot for slot, name in enumerate(SLOT_NAMES)}
SLOT_COSTS: Final = tuple(slot // COLUMNS for slot in SLOTS)

TAKEN: Final = -1
"""A space of the selection board without a tile."""

NO_TILES: Final = (EMPTY,) * len(CELLS)

START_COINS: Final = 12
"""Rule Z2.5."""

MAX_COINS: Final = 25
"""The end of the coin track. Rules Z1.5 and Z5.4."""

TURNS_EACH: Final = len(CELLS)
"""Every player fills a garden, in 8 rounds of two turns each or 16 of one. Rule Z3.2."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The constants of a match. Features are numbers (``tiles.FEATURES``)."""

    players: int
    first: int
    """The seat that begins."""
    boards: tuple[int, ...]
    """The preference boards in play in ascending order, always with 1."""
    split: bool
    """True if players with tied majorities share the points."""
    small: int
    large: int
    majority: int
    detail: int
    missions: tuple[tuple[int, int], ...]
    """The two features of each mission in play."""
    order: tuple[int, ...]
    """The seat of every turn of the match."""
    round_turns: int
    """Turns in a round."""


class PlayerState(NamedTuple):
    """One player's garden and coins."""

    garden: tuple[int, ...]
    """16 codes of laid tiles (``tiles.laid``), cell by cell; ``EMPTY`` for a cell without a tile."""
    mask: int
    """The cells with a tile."""
    coins: int
    counts: int
    """The number of tiles with each feature, packed (``tiles.count_of``)."""
    missions: tuple[int, ...]
    """The points taken for each mission in play, or 0."""


class State(NamedTuple):
    """A position."""

    deal: Deal
    turn_number: int
    """The number of turns played."""
    board: tuple[int, ...]
    """The tile on each space of the selection board, or ``TAKEN``."""
    supply: tuple[int, ...]
    """The supply after the last shuffle, in draw order."""
    drawn: int
    """The number of tiles drawn from ``supply`` since."""
    discard: tuple[int, ...]
    """The discard pile, oldest first."""
    seats: tuple[PlayerState, ...]
    shuffling: bool
    """True if the discard pile must be shuffled before the selection board can be filled."""


class Move(NamedTuple):
    """A turn: take a tile, move the garden, place the tile."""

    slot: int
    """The space of the selection board: ``SLOTS``."""
    cell: int
    """The cell after the shift: ``grid.CELLS``."""
    corner: int
    """The corner round which the path bends: ``tiles.CORNERS``."""
    shift: int = NO_SHIFT
    """The move of the garden before the placement: ``grid.SHIFTS``. Default: none."""


class Shuffle(NamedTuple):
    """The chance event after the supply has run out: the discard pile in its new draw order."""

    tiles: tuple[int, ...]


Event: TypeAlias = Move | Shuffle
