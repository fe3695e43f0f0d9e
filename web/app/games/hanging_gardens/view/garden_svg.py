"""SVG of garden squares and of cards. Adjacent equal squares merge into one wall, grove, arcade or pool.

Lengths are in SVG units, 100 per square.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from markupsafe import Markup

from hofgarten.games.hanging_gardens.cards import GROUND, Shape, shapes
from web.app.view.board.outline import NORTH, SOUTH, UNIT, WEST, Square, beside, groups_of, outline
from web.app.view.board.symbol import image, picture, styled_symbol
from web.app.view.chunks import chunk

WALL: Final = 24
"""The visible height of the terrace wall below the southern squares."""

TEMPLE_ICON: Final = styled_symbol("temple", "temple-icon")

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


EDGE: Final = 12
"""The width of the paper edge around a card's squares. A square is 100 wide."""


def drawing(letters: Mapping[Square, str], left: int, top: int, *, raised: bool = False) -> str:
    """Return the SVG of squares, given by their letters.

    ``left``, ``top``: the square in the picture's upper left corner.
    ``raised``: draw a wall below the squares.
    """
    parts = [_wall(letters, left, top)] if raised else []
    parts += [_grounds(letters, left, top), _shadows(letters, left, top)]
    groups = [_group(letters[next(iter(group))], group, left, top) for group in groups_of(letters, alone=GROUND)]
    return "".join(parts + ([chunk(f"<g>{group}</g>") for group in groups] if raised else groups))


def _wall(letters: Mapping[Square, str], left: int, top: int) -> str:
    """Return the wall below all squares without a southern neighbour."""
    feet = [_corner(spot, left, top - 1) for spot in letters if beside(spot, SOUTH) not in letters]
    wall = "".join(f"M{x} {y}h{UNIT}v{WALL}h-{UNIT}z" for x, y in feet)
    shadow = "".join(f"M{x} {y + WALL}h{UNIT}l12 12h-{UNIT}z" for x, y in feet)
    return f'<path fill="#3b2608" opacity=".2" d="{shadow}"/><path fill="url(#hang-wall)" d="{wall}"/>'


def _grounds(letters: Mapping[Square, str], left: int, top: int) -> str:
    return "".join(_motif(spot, letter, left, top) for spot, letter in letters.items() if letter == GROUND)


def _shadows(letters: Mapping[Square, str], left: int, top: int) -> str:
    """Return the shadows of motifs on the building ground to the right and below. Water casts no shadow."""
    flat, path = {GROUND, "F"}, []
    for spot, letter in letters.items():
        x, y = _corner(spot, left, top)
        if letter == GROUND and letters.get(beside(spot, NORTH), GROUND) not in flat:
            path.append(f"M{x} {y}h{UNIT}v{SHADE}h-{UNIT}z")
        if letter == GROUND and letters.get(beside(spot, WEST), GROUND) not in flat:
            path.append(f"M{x} {y}h{SHADE}v{UNIT}h-{SHADE}z")
    return f'<path fill="#3b2608" opacity=".2" d="{"".join(path)}"/>' if path else ""


@lru_cache(maxsize=256)  # a move changes few of the groups
def _group(letter: str, group: frozenset[Square], left: int, top: int) -> str:
    """Return a group of equal motifs: its background, the symbols of its squares and its border."""
    squares = "".join(_motif(spot, letter, left, top) for spot in sorted(group, key=lambda spot: spot[::-1]))
    whole = outline(group, left, top, 0, 0)
    if letter == "F":
        pool = outline(group, left, top, 12, 26)
        brim, glint = outline(group, left, top, 8, 30), outline(group, left, top, 19, 20)
        return (
            f'<path fill="#ecd9a8" d="{whole}"/><path fill="#fff2d2" stroke="#8d6b33" stroke-width="2.5" d="{brim}"/>'
            f'<path fill="url(#hang-water)" stroke="#176c78" stroke-width="4" d="{pool}"/>'
            f'<path fill="none" stroke="#9be4e2" stroke-width="2.5" opacity=".7" d="{glint}"/>{squares}'
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


def _merlons(group: frozenset[Square], left: int, top: int) -> str:
    """Return the battlements on the northern edge of an arcade."""
    edge = (_corner(spot, left, top) for spot in sorted(group) if beside(spot, NORTH) not in group)
    return "".join(image("merlons", f'x="{x}" y="{y + 3}" width="100" height="20"') for x, y in edge)


def _motif(spot: Square, letter: str, left: int, top: int) -> str:
    symbols = SYMBOLS[letter]
    x, y = _corner(spot, left, top)
    symbol = symbols[(spot[0] + 2 * spot[1]) % len(symbols)]
    return image(symbol, f'x="{x}" y="{y}" width="100" height="100"')


def _corner(spot: Square, left: int, top: int) -> tuple[int, int]:
    return (spot[0] - left) * UNIT, (spot[1] - top) * UNIT


@cache
def motif(letter: str) -> Markup:
    """Return a motif alone. Adjacent text names it."""
    return picture("motif", drawing({(0, 0): letter}, 0, 0))


@cache
def card(code: str, quarters: int = 0) -> Markup:
    """Return a card, rotated clockwise. Adjacent text names it."""
    shape: Shape = shapes(code)[quarters]
    wide, high = len(shape.rows[0]) * UNIT, len(shape.rows) * UNIT
    letters = {(x, y): letter for y, row in enumerate(shape.rows) for x, letter in enumerate(row)}
    edge = f'x="{-EDGE}" y="{-EDGE}" width="{wide + 2 * EDGE}" height="{high + 2 * EDGE}" rx="{EDGE}"'
    return picture(
        "card-face",
        f'<rect class="card-paper" {edge}/>{drawing(letters, 0, 0)}'
        f'<rect class="card-line-in" width="{wide}" height="{high}"/>',
        f"{-EDGE} {-EDGE} {wide + 2 * EDGE} {high + 2 * EDGE}",
    )


def size_of(quarters: int) -> str:
    """Return the size of a rotated card in squares, for dragging."""
    return "2 3" if quarters % 2 else "3 2"
