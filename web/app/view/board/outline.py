"""Groups of connected squares and their outlines, for drawings. Lengths are in SVG units."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, TypeAlias

Square: TypeAlias = tuple[int, int]
"""A column and a row."""

Side: TypeAlias = tuple[int, int]
"""The step from a square to the one beside it."""

UNIT: Final = 100
"""The width of a square."""

NORTH, EAST, SOUTH, WEST = (0, -1), (1, 0), (0, 1), (-1, 0)
_AROUND: Final = (NORTH, EAST, SOUTH, WEST)
_CORNERS: Final = {NORTH: (0, 0), EAST: (1, 0), SOUTH: (1, 1), WEST: (0, 1)}
"""The start of each side's edge, clockwise around the square."""


def beside(spot: Square, side: Side) -> Square:
    """Return the square beside another."""
    return spot[0] + side[0], spot[1] + side[1]


def groups_of(kinds: Mapping[Square, str], alone: str) -> Iterator[frozenset[Square]]:
    """Yield the groups of equal squares that touch along an edge. Squares of the kind ``alone`` form none."""
    left = {spot for spot, kind in kinds.items() if kind != alone}
    while left:
        group, edge = set[Square](), [min(left)]
        while edge:
            spot = edge.pop()
            if spot in left:
                left.remove(spot)
                group.add(spot)
                near = (beside(spot, side) for side in _AROUND)
                edge += [corner for corner in near if kinds.get(corner) == kinds[spot]]
        yield frozenset(group)


def outline(squares: Iterable[Square], left: int, top: int, inset: float, radius: float) -> str:
    """Return the path around connected squares and their holes, moved inwards by ``inset``, with rounded corners."""
    inside = frozenset(squares)
    edges = {(spot, side) for spot in inside for side in _AROUND if beside(spot, side) not in inside}
    loops = []
    while edges:
        corners = _loop(inside, edges)
        loops.append("".join(_bend(corner, left, top, inset, radius, first=n == 0) for n, corner in enumerate(corners)))
    return "z".join(loops) + "z"


_Corner = tuple[Square, Side, Side]
"""A corner of an outline: its square corner, the incoming side and the outgoing side."""


def _loop(inside: frozenset[Square], edges: set[tuple[Square, Side]]) -> list[_Corner]:
    """Return the corners of one closed loop, clockwise. The loop's edges are removed from ``edges``."""
    spot, side = min(edges)
    corners: list[_Corner] = []
    while (spot, side) in edges:
        edges.remove((spot, side))
        ahead = _turned(side, 1)
        straight, across = beside(spot, ahead), beside(beside(spot, ahead), side)
        dx, dy = _CORNERS[ahead]
        if straight not in inside:
            corners.append(((spot[0] + dx, spot[1] + dy), side, ahead))
            side = ahead
        elif across in inside:
            corners.append(((spot[0] + dx, spot[1] + dy), side, _turned(side, -1)))
            spot, side = across, _turned(side, -1)
        else:
            spot = straight
    return corners


def _turned(side: Side, quarters: int) -> Side:
    return _AROUND[(_AROUND.index(side) + quarters) % len(_AROUND)]


def _bend(corner: _Corner, left: int, top: int, inset: float, radius: float, *, first: bool) -> str:
    """Return the line to a corner and the curve around it."""
    spot, side, then = corner
    x = (spot[0] - left) * UNIT - inset * (side[0] + then[0])
    y = (spot[1] - top) * UNIT - inset * (side[1] + then[1])
    came, goes = _turned(side, 1), _turned(then, 1)
    start = f"{x - radius * came[0]:g} {y - radius * came[1]:g}"
    end = f"{x + radius * goes[0]:g} {y + radius * goes[1]:g}"
    return f"{'M' if first else 'L'}{start}Q{x:g} {y:g} {end}"
