"""A garden on a canvas that is wider than the grid, since the garden may still move inside the grid.

The canvas has 12 columns; the grid's cell a1 is in its fifth column and row. A vertex is the point at the upper left
corner of the canvas cell with the same number. A path bends round one vertex. Four tiles round a vertex form a circuit
if all bend round it with the same path (Rule Z6.1).
"""

from functools import cache, lru_cache
from typing import Final, NamedTuple

from hofgarten.games.zen_garden.grid import (
    CELL_LINES,
    SHIFT_OFFSETS,
    SIZE,
    cells_of,
    distinct_placements,
    neighbours,
    placement_parts,
    shift_parts,
)
from hofgarten.games.zen_garden.tiles import FIRST_PATH, LAID_FEATURES, corner_of

WIDTH: Final = 12
ORIGIN: Final = 4 * WIDTH + 4
"""The canvas cell of a1."""

CANVAS_CELLS: Final = tuple(ORIGIN + cell // SIZE * WIDTH + cell % SIZE for cell in range(SIZE * SIZE))
"""The canvas cell of each cell of the grid."""

CORNER_VERTICES: Final = (0, 1, WIDTH + 1, WIDTH)
"""The offset of the vertex at each corner of a tile (``tiles.CORNERS``) from the tile's canvas cell."""

MIXED: Final = 0
"""The code of a vertex or a run with tiles that do not match."""

FEATURE_STEP: Final = SIZE + 1
"""Any other code is the number, from 1, of the tiles' common feature times this, plus the number of tiles."""

COLUMN: Final = 100
"""The key of the first column in ``line_counts``. Rows begin at 0, and both can be as low as -3 for a new tile."""

CLOSED: Final = SIZE
"""Tiles of a closed circuit, and of a full line."""

PATH_OF_CODE: Final = tuple(features[1] - FIRST_PATH + 1 if features else 0 for features in LAID_FEATURES)
"""The number of the path, from 1, of each laid code."""

_TOUCHED: Final = tuple(
    tuple(offset for corner, offset in enumerate(CORNER_VERTICES) if corner != corner_of(code)) if features else ()
    for code, features in enumerate(LAID_FEATURES)
)
_BENT: Final = tuple(CORNER_VERTICES[corner_of(code)] if features else 0 for code, features in enumerate(LAID_FEATURES))


class Placement(NamedTuple):
    """A place for the next tile, independent of the tile."""

    cell: int
    shift: int
    canvas: int
    """The canvas cell before the garden moves."""
    row: int
    column: int
    """The keys in ``line_counts`` of the spot's row and column."""
    beside: tuple[int, ...]
    """The neighbouring cells with a tile, before the garden moves."""
    lines: tuple[tuple[int, ...], ...]
    """The three other cells of each line that a tile there fills, before the garden moves. Rule Z5.4."""


class PlacementGroup(NamedTuple):
    """Spots after which the garden can still grow over the same part of the canvas."""

    vertices: frozenset[int]
    """The vertices inside of that part: circuits can be closed only there."""
    spots: tuple[Placement, ...]


def circuit_counts(garden: tuple[int, ...]) -> dict[int, int]:
    """Return the code of every vertex that a garden's tiles touch."""
    codes: dict[int, int] = {}
    for canvas, code in zip(CANVAS_CELLS, garden, strict=True):
        if not code:
            continue
        # A tile touches four vertices and bends round one: it spoils the circuits round the other three.
        for offset in _TOUCHED[code]:
            codes[canvas + offset] = MIXED
        _join(codes, canvas + _BENT[code], PATH_OF_CODE[code])
    return codes


def _join(codes: dict[int, int], key: int, kind: int) -> None:
    """Count one more tile of a kind at a vertex or in a run."""
    before = codes.get(key)
    if before is None:
        codes[key] = kind * FEATURE_STEP + 1
    elif before != MIXED:
        codes[key] = before + 1 if before // FEATURE_STEP == kind else MIXED


def line_counts(garden: tuple[int, ...]) -> dict[int, int]:
    """Return the code, by decoration, of every row (keys from 0) and column (keys from ``COLUMN``) with a tile."""
    codes: dict[int, int] = {}
    for cell, code in enumerate(garden):
        if not code:
            continue
        for key in (cell // SIZE, COLUMN + cell % SIZE):
            _join(codes, key, LAID_FEATURES[code][0] + 1)
    return codes


@cache
def closable_vertices(mask: int) -> frozenset[int]:
    """Return the vertices of possible circuits while a garden with these tiles grows in the grid."""
    return _vertices(*_box(mask)) if mask else frozenset()


@lru_cache(maxsize=1024)
def placement_groups(mask: int) -> tuple[PlacementGroup, ...]:
    """Return the spots of ``distinct_placements``, grouped by the part of the canvas in reach after them.

    About 10 kB for each mask, so not all 11,500 are cached.
    """
    by_box: dict[tuple[int, int, int, int], list[Placement]] = {}
    for placement in distinct_placements(mask):
        spot = _placement(mask, *placement_parts(placement))
        row, column = spot.row, spot.column - COLUMN
        left, right, top, bottom = _box(mask) if mask else (column, column, row, row)
        box = min(left, column), max(right, column), min(top, row), max(bottom, row)
        by_box.setdefault(box, []).append(spot)
    return tuple(PlacementGroup(_vertices(*box), tuple(spots)) for box, spots in by_box.items())


def _placement(mask: int, shift: int, cell: int) -> Placement:
    east, south = shift_parts(shift)
    column, row = cell % SIZE - east, cell // SIZE - south
    offset = SHIFT_OFFSETS[shift]
    now = mask << offset if offset >= 0 else mask >> -offset
    return Placement(
        cell=cell,
        shift=shift,
        canvas=ORIGIN + row * WIDTH + column,
        row=row,
        column=COLUMN + column,
        beside=tuple(near - offset for near in cells_of(neighbours(1 << cell) & now)),
        lines=tuple(
            tuple(near - offset for near in others)
            for _, others in CELL_LINES[cell]
            if all(now >> near & 1 for near in others)
        ),
    )


def _box(mask: int) -> tuple[int, int, int, int]:
    cells = cells_of(mask)
    columns, rows = [cell % SIZE for cell in cells], [cell // SIZE for cell in cells]
    return min(columns), max(columns), min(rows), max(rows)


def _vertices(left: int, right: int, top: int, bottom: int) -> frozenset[int]:
    """Return the vertices inside of all grids that contain a box of cells."""
    # The grid may begin from ``bottom - 3`` to ``top``, in rows; a vertex needs a row above and one below it.
    return frozenset(
        ORIGIN + row * WIDTH + column
        for row in range(bottom - SIZE + 2, top + SIZE)
        for column in range(right - SIZE + 2, left + SIZE)
    )


@cache
def areas(mask: int) -> tuple[int, ...]:
    """Return the masks of the connected areas of a mask."""
    connected = []
    while mask:
        area = mask & -mask
        while grown := neighbours(area) & mask:
            area |= grown
        connected.append(area)
        mask &= ~area
    return tuple(connected)
