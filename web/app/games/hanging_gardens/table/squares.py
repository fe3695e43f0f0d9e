"""Squares of a garden, and the squares available in the current position, independent of the selection."""

from typing import NamedTuple

from hofgarten.games.hanging_gardens.bitboard import cells
from hofgarten.games.hanging_gardens.cards import Shape
from hofgarten.games.hanging_gardens.garden import bit_of, legal, xy_of
from hofgarten.games.hanging_gardens.rules import HIDDEN, card_left, movable, mover, qualifying
from hofgarten.games.hanging_gardens.state import TEMPLE, State


class Spot(NamedTuple):
    """A square in a garden or beside it."""

    x: int
    y: int


def card_squares(shape: Shape, spot: Spot) -> frozenset[Spot]:
    """Return the squares covered by a rotated card."""
    return frozenset(Spot(spot.x + x, spot.y + y) for y, row in enumerate(shape.rows) for x in range(len(row)))


def anchor(shape: Shape, corner: Spot) -> Spot:
    """Return the square that stands for a card's place: the middle one, or the upper or left one of two middle ones.

    ``corner``: the square of the card's upper left corner.
    """
    return Spot(corner.x + (len(shape.rows[0]) - 1) // 2, corner.y + (len(shape.rows) - 1) // 2)


def card_fits_anywhere(state: State, card: int) -> bool:
    """Return True if the face-up card fits anywhere in any rotation. Rules H4.2 to H4.4."""
    plot = mover(state).plot
    return card_left(state, card) and any(legal(plot, shape) for shape in state.deal.shapes[state.cards[card]])


def group_squares(state: State) -> frozenset[Spot]:
    """Return the squares available for a temple. Rule H5.2."""
    if state.phase != TEMPLE:
        return frozenset()
    plot = mover(state).plot
    return frozenset(Spot(*xy_of(plot, bit)) for group in qualifying(state) for bit in cells(group.squares))


def movable_temples(state: State) -> tuple[Spot, ...]:
    """Return the squares of the temples that may move. The result is empty while a temple is in reserve. Rule H5.6."""
    plot = mover(state).plot
    return tuple(Spot(*xy_of(plot, bit)) for bit in movable(plot))


class Prospect(NamedTuple):
    """A group that touches the laid card and qualifies for a temple."""

    motif: int
    size: int

    @property
    def hidden(self) -> bool:
        """True if a temple on the group draws a hidden tile. Rule H5.4."""
        return self.size >= HIDDEN


def prospect_at(state: State, square: Spot) -> Prospect | None:
    """Return the group at a square if a temple may be placed on it, else None. Rule H5.2."""
    bit = bit_of(mover(state).plot, *square)
    if state.phase != TEMPLE or bit is None:
        return None
    found = (Prospect(one.motif, one.squares.bit_count()) for one in qualifying(state) if one.squares >> bit & 1)
    return next(found, None)
