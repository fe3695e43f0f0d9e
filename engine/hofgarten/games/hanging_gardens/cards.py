"""Building cards: two by three squares of ground or one of four motifs, with four rotations. Rules H1.1 and H4.1."""

from functools import cache
from typing import Final, NamedTuple

from hofgarten.games.hanging_gardens.bitboard import STRIDE

MOTIFS: Final = "TPAF"
"""Terrace, park, arcade, fountain: the letters of the cards."""

GROUND: Final = "."
WIDTH: Final = 3
"""Squares in a row of a card in landscape orientation."""

START: Final = GROUND * 2 * WIDTH
"""A start card."""

TURNS: Final = 4
"""Quarter turns clockwise."""

CARD_CELLS: Final = tuple(sorted({y * STRIDE + x for y in range(WIDTH) for x in range(WIDTH) if min(x, y) < 2}))
"""All bits that the squares of a card can have, in any rotation."""


class Shape(NamedTuple):
    """A rotated card with its upper left square on bit 0 of a garden's grid."""

    motifs: tuple[int, ...]
    """The squares of each motif, by ``MOTIFS``."""
    ground: int
    whole: int
    motif_cells: tuple[int, ...]
    """The bits of all motif squares."""
    ground_cells: tuple[int, ...]
    rows: tuple[str, ...]
    """The letters of the squares, row by row."""


@cache
def shapes(code: str) -> tuple[Shape, ...]:
    """Return a card's shape after each number of quarter turns clockwise. Rule H4.1."""
    rows: tuple[str, ...] = (code[:WIDTH], code[WIDTH:])
    turned = []
    for _ in range(TURNS):
        turned.append(_shape(rows))
        rows = tuple("".join(column) for column in zip(*reversed(rows), strict=True))
    return tuple(turned)


def _shape(rows: tuple[str, ...]) -> Shape:
    squares = [(y * STRIDE + x, letter) for y, row in enumerate(rows) for x, letter in enumerate(row)]
    motifs = tuple(sum(1 << bit for bit, letter in squares if letter == motif) for motif in MOTIFS)
    ground_cells = tuple(bit for bit, letter in squares if letter == GROUND)
    ground = sum(1 << bit for bit in ground_cells)
    motif_cells = tuple(bit for bit, letter in squares if letter != GROUND)
    return Shape(motifs, ground, ground | sum(motifs), motif_cells, ground_cells, rows)
