"""SVG of garden squares. Adjacent equal squares merge into one wall, grove, arcade or pool.

Lengths are in SVG units, 100 per square.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from markupsafe import Markup

from hofgarten.games.hanging_gardens.cards import GROUND
from web.app.games.hanging_gardens.table.squares import Spot

UNIT: Final = 100
"""The width of a square."""

WALL: Final = 24
"""The visible height of the terrace wall below the southern squares."""

TEMPLE_ICON: Final = Markup(
    '<svg class="temple-icon" viewBox="0 0 100 100" aria-hidden="true"><use href="#temple"/></svg>'
)

SYMBOLS: Final = {
    "T": ("motif-terrace",),
    "P": ("motif-park", "motif-park-pair", "motif-park-blooms"),
    "A": ("motif-arcade",),
    "F": ("motif-fountain",),
    GROUND: ("ground-stone", "ground-stone-turned"),
}
"""Symbols of a square, by its letter. Several symbols alternate."""

SHADE: Final = 10
"""The width of a motif's shadow on the building ground."""

NORTH, EAST, SOUTH, WEST = (0, -1), (1, 0), (0, 1), (-1, 0)
_AROUND: Final = (NORTH, EAST, SOUTH, WEST)
_CORNERS: Final = {NORTH: (0, 0), EAST: (1, 0), SOUTH: (1, 1), WEST: (0, 1)}
"""The start of each side's edge, clockwise around the square."""


def drawing(letters: Mapping[Spot, str], left: int, top: int, *, raised: bool = False) -> str:
    """Return the SVG of squares, given by their letters.

    ``left``, ``top``: the square in the picture's upper left corner.
    ``raised``: draw a wall below the squares.
    """
    parts = [_wall(letters, left, top)] if raised else []
    parts += [_grounds(letters, left, top), _shadows(letters, left, top)]
    parts += [_group(letters[next(iter(group))], group, left, top) for group in _groups(letters)]
    return "".join(parts)


def _wall(letters: Mapping[Spot, str], left: int, top: int) -> str:
    """Return the wall below all squares without a southern neighbour."""
    feet = [_corner(spot, left, top - 1) for spot in letters if _beside(spot, SOUTH) not in letters]
    wall = "".join(f"M{x} {y}h{UNIT}v{WALL}h-{UNIT}z" for x, y in feet)
    shadow = "".join(f"M{x} {y + WALL}h{UNIT}l12 12h-{UNIT}z" for x, y in feet)
    return f'<path class="ground-shadow" d="{shadow}"/><path fill="url(#hang-wall)" d="{wall}"/>'


def _grounds(letters: Mapping[Spot, str], left: int, top: int) -> str:
    return "".join(_use(spot, letter, left, top) for spot, letter in letters.items() if letter == GROUND)


def _shadows(letters: Mapping[Spot, str], left: int, top: int) -> str:
    """Return the shadows of motifs on the building ground to the right and below. Water casts no shadow."""
    flat, path = {GROUND, "F"}, []
    for spot, letter in letters.items():
        x, y = _corner(spot, left, top)
        if letter == GROUND and letters.get(_beside(spot, NORTH), GROUND) not in flat:
            path.append(f"M{x} {y}h{UNIT}v{SHADE}h-{UNIT}z")
        if letter == GROUND and letters.get(_beside(spot, WEST), GROUND) not in flat:
            path.append(f"M{x} {y}h{SHADE}v{UNIT}h-{SHADE}z")
    return f'<path class="ground-shadow" d="{"".join(path)}"/>' if path else ""


def _group(letter: str, group: frozenset[Spot], left: int, top: int) -> str:
    """Return a group of equal motifs: its background, the symbols of its squares and its border."""
    squares = "".join(_use(spot, letter, left, top) for spot in sorted(group, key=lambda spot: (spot.y, spot.x)))
    whole = outline(group, left, top, 0, 0)
    if letter == "F":
        pool = outline(group, left, top, 12, 26)
        brim, glint = outline(group, left, top, 8, 30), outline(group, left, top, 19, 20)
        return (
            f'<path fill="#ecd9a8" d="{whole}"/><path class="pool" d="{brim}"/>'
            f'<path class="pool-water" fill="url(#hang-water)" d="{pool}"/>'
            f'<path class="pool-glint" d="{glint}"/>{squares}'
        )
    if letter == "P":
        lawn, hedge = outline(group, left, top, 10, 14), outline(group, left, top, 4, 18)
        return (
            f'<path fill="#d9cf92" d="{whole}"/><path fill="url(#hang-hedge)" stroke="#1f4a2a" stroke-width="2.5" '
            f'd="{hedge}"/><path fill="#9ccb6c" stroke="#6d9f48" stroke-width="3" d="{lawn}"/>{squares}'
        )
    rim = outline(group, left, top, 3.5, 4)
    merlons = "" if letter == "T" else _merlons(group, left, top)
    return f'{squares}{merlons}<path class="rim is-dark" d="{rim}"/><path class="rim is-{letter}" d="{rim}"/>'


def _merlons(group: frozenset[Spot], left: int, top: int) -> str:
    """Return the battlements on the northern edge of an arcade."""
    edge = (_corner(spot, left, top) for spot in sorted(group) if _beside(spot, NORTH) not in group)
    return "".join(f'<use href="#merlons" x="{x}" y="{y + 3}" width="100" height="20"/>' for x, y in edge)


def _use(spot: Spot, letter: str, left: int, top: int) -> str:
    symbols = SYMBOLS[letter]
    x, y = _corner(spot, left, top)
    symbol = symbols[(spot.x + 2 * spot.y) % len(symbols)]
    return f'<use href="#{symbol}" x="{x}" y="{y}" width="100" height="100"/>'


def _corner(spot: Spot, left: int, top: int) -> tuple[int, int]:
    return (spot.x - left) * UNIT, (spot.y - top) * UNIT


def _beside(spot: Spot, side: tuple[int, int]) -> Spot:
    return Spot(spot.x + side[0], spot.y + side[1])


def _groups(letters: Mapping[Spot, str]) -> Iterator[frozenset[Spot]]:
    """Yield the groups of equal motifs that touch along an edge."""
    left = {spot for spot, letter in letters.items() if letter != GROUND}
    while left:
        group, edge = set[Spot](), [min(left)]
        while edge:
            spot = edge.pop()
            if spot in left:
                left.remove(spot)
                group.add(spot)
                near = (_beside(spot, side) for side in _AROUND)
                edge += [other for other in near if letters.get(other) == letters[spot]]
        yield frozenset(group)


def outline(squares: Iterable[Spot], left: int, top: int, inset: float, radius: float) -> str:
    """Return the path around connected squares and their holes, moved inwards by ``inset``, with rounded corners."""
    inside = frozenset(squares)
    edges = {(spot, side) for spot in inside for side in _AROUND if _beside(spot, side) not in inside}
    loops = []
    while edges:
        corners = _loop(inside, edges)
        loops.append("".join(_bend(corner, left, top, inset, radius, first=n == 0) for n, corner in enumerate(corners)))
    return "z".join(loops) + "z"


_Corner = tuple[Spot, tuple[int, int], tuple[int, int]]
"""A corner of an outline: its square corner, the incoming side and the outgoing side."""


def _loop(inside: frozenset[Spot], edges: set[tuple[Spot, tuple[int, int]]]) -> list[_Corner]:
    """Return the corners of one closed loop, clockwise. The loop's edges are removed from ``edges``."""
    spot, side = min(edges)
    corners: list[_Corner] = []
    while (spot, side) in edges:
        edges.remove((spot, side))
        ahead = _turned(side, 1)
        straight, across = _beside(spot, ahead), _beside(_beside(spot, ahead), side)
        dx, dy = _CORNERS[ahead]
        if straight not in inside:
            corners.append((Spot(spot.x + dx, spot.y + dy), side, ahead))
            side = ahead
        elif across in inside:
            corners.append((Spot(spot.x + dx, spot.y + dy), side, _turned(side, -1)))
            spot, side = across, _turned(side, -1)
        else:
            spot = straight
    return corners


def _turned(side: tuple[int, int], quarters: int) -> tuple[int, int]:
    return _AROUND[(_AROUND.index(side) + quarters) % len(_AROUND)]


def _bend(corner: _Corner, left: int, top: int, inset: float, radius: float, *, first: bool) -> str:
    """Return the line to a corner and the curve around it."""
    spot, side, then = corner
    x = (spot.x - left) * UNIT - inset * (side[0] + then[0])
    y = (spot.y - top) * UNIT - inset * (side[1] + then[1])
    came, goes = _turned(side, 1), _turned(then, 1)
    start = f"{x - radius * came[0]:g} {y - radius * came[1]:g}"
    end = f"{x + radius * goes[0]:g} {y + radius * goes[1]:g}"
    return f"{'M' if first else 'L'}{start}Q{x:g} {y:g} {end}"
