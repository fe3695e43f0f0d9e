"""A position of The Hanging Gardens: tuples and whole numbers, never changed."""

from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from hofgarten.games.hanging_gardens.cards import Shape
from hofgarten.games.hanging_gardens.edition import Edition
from hofgarten.games.hanging_gardens.garden import Plot

LAY: Final = 0
"""A card is to be laid. Rule H4."""

TEMPLE: Final = 1
"""A group qualifies: a temple is to be placed, or not. Rule H5.2."""

TILE: Final = 2
"""A tile is to be chosen. Rule H5.3."""

TAKEN: Final = -1
"""A card of the round that has been taken."""

TEMPLES: Final = 5
"""Temples of each player. Rule H1.3."""

SPACES: Final = 6
"""Face-up tiles: three rows of two. Rule H2.2."""

MISSING_POINTS: Final = 5
"""What a tile counts that was due and not there. Rule H6.2."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What stays the same for a whole match."""

    players: int
    first: int
    """The seat that begins."""
    edition: Edition
    order: tuple[int, ...]
    """The seat of every turn of a match that is not cut short."""
    round_turns: int
    """Turns in a round, and cards turned up for it."""
    shapes: tuple[tuple[Shape, ...], ...] = field(compare=False, repr=False)
    """For each card of the edition its shape after each number of quarter turns."""

    def __hash__(self) -> int:
        """Return a hash of the little that tells deals apart: caches ask for it all the time."""
        return hash((self.players, self.first, self.edition))


class Seat(NamedTuple):
    """One player's garden and tiles."""

    plot: Plot
    open: tuple[int, ...]
    """How many tiles of each kind were taken openly. Rule H5.4."""
    hidden: tuple[int, ...]
    """The tiles drawn unseen by the others, in that order; ``tiles.UNKNOWN`` to those who may not know."""
    missing: int
    """How many tiles were due and not there. Rule H6.2."""


class State(NamedTuple):
    """A position."""

    deal: Deal
    turn: int
    """How many turns have been completed."""
    turns: int
    """How many turns the match will have, as far as is known. Rules H6.1 and H6.2."""
    phase: int
    """``LAY``, ``TEMPLE`` or ``TILE``."""
    cards: tuple[int, ...]
    """The cards turned up for the round, each a number of the edition's, or ``TAKEN``."""
    deck: tuple[int, ...]
    """The cards to come, in draw order."""
    board: tuple[int, ...]
    """The tile on each of the spaces, or ``tiles.NONE``."""
    stack: tuple[int, ...]
    """The tiles to come, in draw order."""
    seats: tuple[Seat, ...]
    laid: int
    """The squares of the card just laid, in its garden's frame; none when it is to be laid."""
    reach: int
    """From how many spaces, counted from the first, a tile may be chosen; 0 while none may. Rule H5.3."""

    def __str__(self) -> str:
        from hofgarten.games.hanging_gardens.diagram import draw

        return draw(self)

    def __repr__(self) -> str:
        from hofgarten.games.hanging_gardens.diagram import headline

        return f"<HangingGardens state: {headline(self)}>"


class Lay(NamedTuple):
    """Take a card and lay it. Rule H4.1."""

    card: int
    """Which of the cards of the round, from 0."""
    x: int
    """Where the upper left corner of the turned card goes."""
    y: int
    turn: int
    """Quarter turns clockwise."""


class Discard(NamedTuple):
    """Put a card back because none can be laid. Rule H4.5."""

    card: int


class Temple(NamedTuple):
    """Place a temple, or move one. Rules H5.2 and H5.6."""

    x: int
    y: int
    moved: tuple[int, int] | None
    """Where the temple that moves stood; nothing while there is one at hand."""


class Pass(NamedTuple):
    """Place no temple. Rule H5.2."""


class Take(NamedTuple):
    """Choose a tile. Rule H5.3."""

    space: int
    """The space, from 0."""


Event: TypeAlias = Lay | Discard | Temple | Pass | Take
