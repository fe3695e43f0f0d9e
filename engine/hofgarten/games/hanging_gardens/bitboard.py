"""Bitboards: a set of squares is an integer with one bit per square, row by row, inside an empty margin.

A garden grows by at most two squares with each card, so after 30 turns it is at most 63 squares wide. With two empty
columns before it and some after it, a step sideways never reaches a square of the next row.
"""

from collections.abc import Iterator
from typing import Final

STRIDE: Final = 72
"""Bits in a row."""

MARGIN: Final = 2
"""Empty rows and columns before the garden. A card that is laid on it starts no further out."""

_ROWS: Final = 68
_FIRST_COLUMN: Final = sum(1 << STRIDE * row for row in range(_ROWS))
EDGE_COLUMNS: Final = tuple(_FIRST_COLUMN << column for column in range(MARGIN))
"""For each column of the margin, all its squares."""


def cells(squares: int) -> Iterator[int]:
    """Yield the bit numbers of the squares in ascending order."""
    while squares:
        low = squares & -squares
        yield low.bit_length() - 1
        squares ^= low


def flood(seed: int, within: int) -> int:
    """Return the squares of ``within`` that are connected by edges with those of ``seed``, a subset of ``within``."""
    while True:
        grown = (seed | seed << 1 | seed >> 1 | seed << STRIDE | seed >> STRIDE) & within
        if grown == seed:
            return seed
        seed = grown


def beside(squares: int) -> int:
    """Return the squares and all their neighbours by edge."""
    return squares | squares << 1 | squares >> 1 | squares << STRIDE | squares >> STRIDE


def parts(seeds: int, within: int) -> Iterator[int]:
    """Yield each connected part of ``within`` that contains a square of ``seeds``, a subset of ``within``."""
    while seeds:
        part = flood(seeds & -seeds, within)
        seeds &= ~part
        yield part
