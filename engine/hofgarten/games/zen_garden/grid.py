"""A garden's 4x4 grid: legal moves of the whole garden and legal places for the next tile.

A cell is a number from 0 to 15, row by row from the top left. The cells with a tile form a mask of 16 bits. Connected
tiles can form only about 11,500 masks, so the possibilities of each are computed once and cached.
"""

from functools import cache, lru_cache
from typing import Final

SIZE: Final = 4
"""Rows and columns of a garden. Rule Z1.5."""

CELLS: Final = range(SIZE * SIZE)
CELL_NAMES: Final = tuple(f"{'abcd'[cell % SIZE]}{cell // SIZE + 1}" for cell in CELLS)
CELL_NUMBERS: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}

FULL: Final = (1 << len(CELLS)) - 1
_WEST_EDGE: Final = 0x1111
_EAST_EDGE: Final = 0x8888

_REACH: Final = SIZE - 1
_SPAN: Final = 2 * _REACH + 1

SHIFTS: Final = range(_SPAN * _SPAN)
"""All moves of a garden, -3 to 3 spaces east and -3 to 3 south, as one number each."""


def shift_of(east: int, south: int) -> int:
    """Return the number of a move by this many spaces to the east and to the south, each from -3 to 3."""
    return (south + _REACH) * _SPAN + east + _REACH


def shift_parts(shift: int) -> tuple[int, int]:
    """Return how many spaces a shift goes to the east and to the south."""
    south, east = divmod(shift, _SPAN)
    return east - _REACH, south - _REACH


NO_SHIFT: Final = shift_of(0, 0)

SHIFT_OFFSETS: Final = tuple(south * SIZE + east for east, south in map(shift_parts, SHIFTS))
"""The number of cells by which a shift moves a tile."""

LINES: Final = tuple(
    sum(1 << cell for cell in cells)
    for cells in (
        *(range(row * SIZE, row * SIZE + SIZE) for row in range(SIZE)),
        *(range(column, len(CELLS), SIZE) for column in range(SIZE)),
        range(0, len(CELLS), SIZE + 1),
        range(SIZE - 1, len(CELLS) - 1, SIZE - 1),
    )
)
"""The masks of the four rows, the four columns and the two main diagonals. Rule Z5.4."""


@cache
def cells_of(mask: int) -> tuple[int, ...]:
    """Return the cells in a mask, in order."""
    return tuple(cell for cell in CELLS if mask >> cell & 1)


CELL_LINES: Final = tuple(
    tuple((line, tuple(c for c in cells_of(line) if c != cell)) for line in LINES if line >> cell & 1) for cell in CELLS
)
"""For each cell its two or three lines: the line's mask and its other three cells."""

BLOCKS: Final = tuple(
    (cell, cell + 1, cell + SIZE, cell + SIZE + 1) for cell in CELLS if cell % SIZE < _REACH and cell // SIZE < _REACH
)
"""The nine 2x2 blocks: upper left, upper right, lower left, lower right cell."""


def neighbours(mask: int) -> int:
    """Return the mask of all cells that share an edge with a cell of ``mask`` and are not in it."""
    spread = mask << SIZE | mask >> SIZE | (mask & ~_EAST_EDGE) << 1 | (mask & ~_WEST_EDGE) >> 1
    return spread & ~mask & FULL


def shifted(mask: int, shift: int) -> int:
    """Return the mask moved by a shift that keeps it inside the grid."""
    offset = SHIFT_OFFSETS[shift]
    return mask << offset if offset >= 0 else mask >> -offset


def shifted_tiles(garden: tuple[int, ...], shift: int) -> tuple[int, ...]:
    """Return 16 laid tiles moved by a shift that keeps all of them inside the grid.

    Since none leaves it, moving all of them is a rotation of the tuple: no row wraps.
    """
    offset = -SHIFT_OFFSETS[shift]
    return garden[offset:] + garden[:offset]


@cache
def shifts(mask: int) -> tuple[int, ...]:
    """Return the shifts that keep every tile of ``mask`` in the grid, the shortest first. Rule Z5.1.

    An empty garden has only ``NO_SHIFT``.
    """
    if not mask:
        return (NO_SHIFT,)
    columns = [cell % SIZE for cell in cells_of(mask)]
    rows = [cell // SIZE for cell in cells_of(mask)]
    fitting = [
        (east, south)
        for south in range(-min(rows), SIZE - max(rows))
        for east in range(-min(columns), SIZE - max(columns))
    ]
    return tuple(shift_of(*parts) for parts in sorted(fitting, key=lambda parts: abs(parts[0]) + abs(parts[1])))


PlacementCode = int
"""A shift and the cell of the new tile after it, as one number: ``shift * 16 + cell``."""


def placement_parts(placement: PlacementCode) -> tuple[int, int]:
    """Return a placement's shift and cell."""
    return placement >> 4, placement & 15


@cache
def placements(mask: int) -> tuple[PlacementCode, ...]:
    """Return every place for the next tile in a garden with these tiles, the shortest shift first. Rules Z5.1 and Z5.2.

    After the shift, the space must share an edge with a tile. The first tile may go anywhere.
    """
    codes = []
    for shift in shifts(mask):
        open_cells = neighbours(shifted(mask, shift)) if mask else FULL
        codes += [shift << 4 | cell for cell in cells_of(open_cells)]
    return tuple(codes)


@cache
def placement_set(mask: int) -> frozenset[PlacementCode]:
    """Return ``placements`` as a set, for membership tests."""
    return frozenset(placements(mask))


@cache
def distinct_placements(mask: int) -> tuple[PlacementCode, ...]:
    """Return one placement, with the shortest shift, for each relative position of the tiles after it.

    The position of the whole garden in the grid affects neither later moves nor any score: Rule Z5.1 lets it move
    freely, and only a garden as wide as the grid has full lines. The first tile has one such placement.
    """
    return tuple(_by_relative(mask).values())


def distinct_placement(mask: int, placement: PlacementCode) -> PlacementCode:
    """Return the one of ``distinct_placements`` with the same relative position of the tiles as this placement."""
    return _by_relative(mask)[_relative(placement)] if mask else placements(mask)[0]


@lru_cache(maxsize=1024)
def _by_relative(mask: int) -> dict[tuple[int, int], PlacementCode]:
    first_codes: dict[tuple[int, int], PlacementCode] = {}
    for placement in placements(mask) if mask else placements(mask)[:1]:
        first_codes.setdefault(_relative(placement), placement)
    return first_codes


def _relative(placement: PlacementCode) -> tuple[int, int]:
    """Return the column and row of a placement's cell before the garden moves."""
    shift, cell = placement_parts(placement)
    east, south = shift_parts(shift)
    return cell % SIZE - east, cell // SIZE - south


@cache
def connected(mask: int) -> bool:
    """Return True if the cells of a mask form at most one area, joined by edges."""
    area = mask & -mask
    while grown := neighbours(area) & mask:
        area |= grown
    return area == mask
