"""A position of The Hanging Gardens: immutable tuples and integers."""

from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from hofgarten.games.hanging_gardens.cards import Shape
from hofgarten.games.hanging_gardens.edition import Edition
from hofgarten.games.hanging_gardens.garden import Garden

LAY: Final = 0
"""A card must be laid. Rule H4."""

TEMPLE: Final = 1
"""A group qualifies: a temple may be placed. Rule H5.2."""

TILE: Final = 2
"""A tile must be chosen. Rule H5.3."""

TAKEN: Final = -1
"""A card of the round that has been taken."""

TEMPLES: Final = 5
"""Temples of each player. Rule H1.3."""

SPACES: Final = 6
"""Face-up tiles: three rows of two. Rule H2.2."""

MISSING_POINTS: Final = 5
"""Points for a tile that was due and not available. Rule H6.2."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The constants of a match."""

    players: int
    first: int
    """The seat that begins."""
    edition: Edition
    order: tuple[int, ...]
    """The seat of every turn, unless the match ends early."""
    round_turns: int
    """Turns in a round, and cards turned up for it."""
    shapes: tuple[tuple[Shape, ...], ...] = field(compare=False, repr=False)
    """For each card of the edition its shape after each number of quarter turns."""

    def __hash__(self) -> int:
        """Return a hash of a few distinguishing fields: caches compute it all the time."""
        return hash((self.players, self.first, self.edition))


class PlayerState(NamedTuple):
    """One player's garden and tiles."""

    garden: Garden
    open: tuple[int, ...]
    """The number of tiles of each kind that were taken openly. Rule H5.4."""
    hidden: tuple[int, ...]
    """The seat's hidden draws in order; ``tiles.UNKNOWN`` in the view of another seat."""
    missing: int
    """The number of tiles that were due and not available. Rule H6.2."""


class State(NamedTuple):
    """A position."""

    deal: Deal
    turn_number: int
    """The number of completed turns."""
    turns: int
    """The number of turns in the match, as far as is known. Rules H6.1 and H6.2."""
    phase: int
    """``LAY``, ``TEMPLE`` or ``TILE``."""
    cards: tuple[int, ...]
    """The cards turned up for the round, as numbers of the edition's cards, or ``TAKEN``."""
    deck: tuple[int, ...]
    """The remaining cards in draw order."""
    board: tuple[int, ...]
    """The tile on each space of the board, or ``tiles.NONE``."""
    stack: tuple[int, ...]
    """The remaining tiles in draw order."""
    seats: tuple[PlayerState, ...]
    laid: int
    """The squares of the card just laid, in its garden's frame; 0 in the phase ``LAY``."""
    reach: int
    """The number of spaces, from the first, with tiles to choose from; 0 outside of the phase ``TILE``. Rule H5.3."""


class Lay(NamedTuple):
    """Take a card and lay it. Rule H4.1."""

    card: int
    """The index of the card in the round, from 0."""
    x: int
    """The position of the upper left corner of the rotated card."""
    y: int
    rotation: int
    """Quarter turns clockwise."""


class Discard(NamedTuple):
    """Put a card back because none can be laid. Rule H4.5."""

    card: int


class Temple(NamedTuple):
    """Place a temple, or move one. Rules H5.2 and H5.6."""

    x: int
    y: int
    moved: tuple[int, int] | None
    """The old square of a temple that moves; ``None`` while one is at hand."""


class Pass(NamedTuple):
    """Place no temple. Rule H5.2."""


class Take(NamedTuple):
    """Choose a tile. Rule H5.3."""

    space: int
    """The index of the space, from 0."""


Event: TypeAlias = Lay | Discard | Temple | Pass | Take
