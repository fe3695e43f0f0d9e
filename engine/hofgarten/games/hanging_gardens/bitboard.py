"""Sets of squares as whole numbers: one bit a square, row by row, with room round the garden that never fills up.

A garden grows by at most two squares with each card, so that after 30 turns it is at most 63 squares wide. With two
empty columns before it and some behind, a step beside the grid never meets the next row's squares.
"""

from collections.abc import Iterator
from typing import Final

STRIDE: Final = 72
"""Bits in a row."""

MARGIN: Final = 2
"""Empty rows and columns before the garden: a card that is laid on it begins no further out."""

_ROWS: Final = 68
_FIRST_COLUMN: Final = sum(1 << STRIDE * row for row in range(_ROWS))
EDGE_COLUMNS: Final = tuple(_FIRST_COLUMN << column for column in range(MARGIN))
"""For each column of the margin all its squares."""


def cells(squares: int) -> Iterator[int]:
    """Yield the number of each square's bit, rising."""
    while squares:
        low = squares & -squares
        yield low.bit_length() - 1
        squares ^= low


def flood(seed: int, within: int) -> int:
    """Return the squares of ``within`` that are connected by edges with those of ``seed``, which are among them."""
    while True:
        grown = (seed | seed << 1 | seed >> 1 | seed << STRIDE | seed >> STRIDE) & within
        if grown == seed:
            return seed
        seed = grown


def beside(squares: int) -> int:
    """Return the squares and all that share an edge with one of them."""
    return squares | squares << 1 | squares >> 1 | squares << STRIDE | squares >> STRIDE


def parts(seeds: int, within: int) -> Iterator[int]:
    """Yield each connected part of ``within`` in which there is a square of ``seeds``, which are among them."""
    while seeds:
        part = flood(seeds & -seeds, within)
        seeds &= ~part
        yield part
