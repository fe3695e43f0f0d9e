"""Places for the next tile in a garden, and the value that each path, ground and decoration adds there."""

from functools import cache, lru_cache
from typing import Final, NamedTuple

from hofgarten.games.zen_garden.eval.features import ground_part
from hofgarten.games.zen_garden.eval.vertices import (
    CLOSED,
    CORNER_VERTICES,
    FEATURE_STEP,
    Placement,
    areas,
    circuit_counts,
    line_counts,
    placement_groups,
)
from hofgarten.games.zen_garden.eval.weight_tables import AT, Row, Tables, tables, weigh
from hofgarten.games.zen_garden.grid import CELLS, cells_of
from hofgarten.games.zen_garden.scoring import ground_masks
from hofgarten.games.zen_garden.tiles import DECORATIONS, GROUNDS, LAID_FEATURES, PATHS

_PATHS: Final = range(len(PATHS))
_DECORATIONS: Final = range(len(DECORATIONS))


class Place(NamedTuple):
    """The value that a tile adds at a spot, by its features."""

    spot: Placement
    paths: tuple[tuple[int, ...], ...]
    """By path and corner."""
    tops: tuple[int, ...]
    """By path, at the best corner."""
    grounds: tuple[int, ...]
    decorations: tuple[int, ...]
    lines: tuple[int, ...]
    """By decoration: the number of full lines that the tile completes; empty if it fills none."""


@lru_cache(maxsize=1024)
def places(boards: tuple[int, ...], garden: tuple[int, ...], mask: int, row: Row, left: int) -> tuple[Place, ...]:
    """Return all places with the value that each path, ground and decoration adds there.

    Cached, since a garden is the same in all playouts until its owner's next turn.
    """
    table = tables(row, left)
    codes, waiting = circuit_counts(garden), line_counts(garden)
    owners, number_of_areas, has = _areas(garden)
    grounds, worth = sum(has), _ground_worth(boards, row)
    # Circuits are worth more in number: the value of one more depends on how many are closed already. Rule Z6.1.
    closed = sum([code % FEATURE_STEP == CLOSED for code in codes.values()])
    closing = table.closed[closed + 1] - table.closed[closed] if closed < CLOSED else 0
    fixed = table.closed[closed] + sum([table.runs[code % FEATURE_STEP] for code in waiting.values()])
    valued: list[Place] = []
    for reach in placement_groups(mask):
        values = {v: table.open[code % FEATURE_STEP] for v, code in codes.items() if code and v in reach.vertices}
        base = fixed + sum(values.values())
        for spot in reach.spots:
            paths = _paths(spot, codes, reach.vertices, values, table, base, closing)
            on_grounds = _grounds(spot, owners, number_of_areas, grounds, worth, has)
            tops = tuple(map(max, paths))
            valued.append(Place(spot, paths, tops, on_grounds, _runs(spot, waiting, table), _lines(spot, garden)))
    return tuple(valued)


def _paths(
    spot: Placement,
    codes: dict[int, int],
    within: frozenset[int],
    values: dict[int, int],
    table: Tables,
    base: int,
    closing: int,
) -> tuple[tuple[int, ...], ...]:
    """Return the value of all circuits with a tile at a spot, by its path and the corner of its bend.

    The tile ends the possible circuits at the other three vertices that it touches.
    """
    vertices = [spot.canvas + offset for offset in CORNER_VERTICES]
    rest = base - sum([values.get(vertex, 0) for vertex in vertices])
    values_by_path = [[rest] * len(vertices) for _ in _PATHS]
    for corner, vertex in enumerate(vertices):
        if vertex not in within:
            continue
        code = codes.get(vertex)
        if code is None:  # the first tile at this vertex: any path begins a circuit
            for path in _PATHS:
                values_by_path[path][corner] += table.open[1]
        elif code:
            path, number = divmod(code, FEATURE_STEP)
            values_by_path[path - 1][corner] += closing if number == CLOSED - 1 else table.open[number + 1]
    return tuple(map(tuple, values_by_path))


def _areas(garden: tuple[int, ...]) -> tuple[dict[int, tuple[int, int]], int, list[bool]]:
    """Return each tile's ground and its area's mask, by cell; the number of areas; and the grounds that occur."""
    owners = {}
    number = 0
    masks = ground_masks(garden)
    for ground, mask in enumerate(masks):
        for area in areas(mask):
            number += 1
            for cell in cells_of(area):
                owners[cell] = ground, area
    return owners, number, [mask > 0 for mask in masks]


@cache
def _ground_worth(boards: tuple[int, ...], row: Row) -> dict[tuple[int, int], int]:
    """Return the value of a number of areas and a number of grounds, for these boards."""
    return {
        (number, grounds): weigh(ground_part(boards, number, grounds), row, AT["unity"])
        for grounds in range(len(GROUNDS) + 1)
        for number in range(grounds, len(CELLS) + 1)
    }


def _grounds(
    spot: Placement,
    owners: dict[int, tuple[int, int]],
    number: int,
    grounds: int,
    worth: dict[tuple[int, int], int],
    has: list[bool],
) -> tuple[int, ...]:
    """Return the value of all grounds with a tile at a spot, by its ground. The tile may join areas of that ground."""
    # A tile beside no tile of its ground is an area of its own, of a ground that is there already or a new one.
    apart, new = worth.get((number + 1, grounds), 0), worth.get((number + 1, grounds + 1), 0)
    values = [apart if seen else new for seen in has]
    touched = {owners[cell] for cell in spot.beside}
    for ground in {ground for ground, _ in touched}:
        joined = sum([area_ground == ground for area_ground, _ in touched])
        values[ground] = worth[number + 1 - joined, grounds]
    return tuple(values)


def _runs(spot: Placement, waiting: dict[int, int], table: Tables) -> tuple[int, ...]:
    """Return the change in the value of the row and column of a spot, by decoration."""
    changes = [0] * len(DECORATIONS)
    for key in (spot.row, spot.column):
        code = waiting.get(key)
        if code:
            decoration, number = divmod(code, FEATURE_STEP)
            for laid in _DECORATIONS:
                changes[laid] -= table.runs[number]
            changes[decoration - 1] += table.runs[number + 1]
        elif code is None:
            for laid in _DECORATIONS:
                changes[laid] += table.runs[1]
    return tuple(changes)


def _lines(spot: Placement, garden: tuple[int, ...]) -> tuple[int, ...]:
    """Return how many full lines of each decoration a tile at a spot makes; empty if it fills none. Rule Z5.4."""
    if not spot.lines:
        return ()
    counts = [0] * len(DECORATIONS)
    for line in spot.lines:
        decorations = {LAID_FEATURES[garden[cell]][0] for cell in line}
        if len(decorations) == 1:
            counts[decorations.pop()] += 1
    return tuple(counts)
