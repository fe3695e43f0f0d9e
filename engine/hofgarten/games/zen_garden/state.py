"""A position of Zen Garden: tuples and small ints, never changed."""

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from hofgarten.games.zen_garden.grid import CELLS
from hofgarten.games.zen_garden.tiles import EMPTY

ROWS: Final = 3
"""Rows of the selection board; a row's number from the bottom is what its tiles cost. Rule Z2.3."""

COLUMNS: Final = 4
SLOTS: Final = range(ROWS * COLUMNS)
"""The spaces of the selection board, cost by cost, each from left to right: the order in which it is filled."""

SLOT_NAMES: Final = tuple(f"{slot // COLUMNS}{'abcd'[slot % COLUMNS]}" for slot in SLOTS)
SLOT_NUMBERS: Final = {name: slot for slot, name in enumerate(SLOT_NAMES)}
SLOT_COSTS: Final = tuple(slot // COLUMNS for slot in SLOTS)

TAKEN: Final = -1
"""A space of the selection board without a tile."""

NO_TILES: Final = (EMPTY,) * len(CELLS)

START_COINS: Final = 12
"""Rule Z2.5."""

MOST_COINS: Final = 25
"""The end of the coin track. Rules Z1.5 and Z5.4."""

TURNS_EACH: Final = len(CELLS)
"""Every player fills a garden, in 8 rounds of two turns each or 16 of one. Rule Z3.2."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What stays the same for a whole match; features are numbers (``tiles.FEATURES``)."""

    players: int
    first: int
    """The seat that begins."""
    boards: tuple[int, ...]
    """The preference boards in play, ascending, 1 always among them."""
    split: bool
    """Whether those who tie for a majority share its points."""
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


class Seat(NamedTuple):
    """One player's garden and purse."""

    garden: tuple[int, ...]
    """16 codes of laid tiles (``tiles.laid``), cell by cell; ``EMPTY`` where none lies."""
    mask: int
    """Which cells have a tile."""
    coins: int
    counts: int
    """How many tiles have each feature, packed (``tiles.count_of``)."""
    missions: tuple[int, ...]
    """For each mission in play the points taken, 0 while none are."""


class State(NamedTuple):
    """A position."""

    deal: Deal
    turn: int
    """How many turns have been played."""
    board: tuple[int, ...]
    """The tile on each space of the selection board, or ``TAKEN``."""
    supply: tuple[int, ...]
    """The supply when it was last shuffled, in draw order."""
    drawn: int
    """How many of ``supply`` have been drawn since."""
    discard: tuple[int, ...]
    """The discard pile, oldest first."""
    seats: tuple[Seat, ...]
    shuffling: bool
    """Whether the filling of the selection board waits for the discard pile to be shuffled."""

    def __str__(self) -> str:
        from hofgarten.games.zen_garden.diagram import draw

        return draw(self)

    def __repr__(self) -> str:
        from hofgarten.games.zen_garden.diagram import headline

        return f"<ZenGarden state: {headline(self)}>"


class Move(NamedTuple):
    """A turn: take a tile, move the garden, place the tile."""

    slot: int
    """The space of the selection board: ``SLOTS``."""
    cell: int
    """The cell after the shift: ``garden.CELLS``."""
    corner: int
    """The corner round which the path bends: ``tiles.CORNERS``."""
    shift: int
    """How the garden moves before: ``garden.SHIFTS``."""


class Shuffle(NamedTuple):
    """Chance's answer when the supply has run out: the discard pile in its new draw order."""

    tiles: tuple[int, ...]


Event: TypeAlias = Move | Shuffle
