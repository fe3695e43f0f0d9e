"""Tile faces as SVG in layers (ground, path, decoration), and the emblems of emperor tiles."""

from functools import lru_cache

from markupsafe import Markup

from hofgarten.games.zen_garden.tiles import FEATURES, NE, NW, SE, SW, TILE_FEATURES, corner_of, tile_of
from web.app.view.board.symbol import image, picture, symbol
from web.app.view.html import trusted

_ANGLES = {SE: 0, SW: 90, NW: 180, NE: 270}
"""Rotation of the path in degrees, clockwise. The artwork bends round the south-east corner."""

_DECORATION_PLACES = {SE: (3, 3), SW: (43, 3), NW: (43, 43), NE: (3, 43)}
"""Position of the decoration. It stands upright in the quarter opposite the bend."""

_DECORATION_SIZE = 54


_EDGES = {"n": "M0 0H100", "e": "M100 0V100", "s": "M100 100H0", "w": "M0 100V0"}
"""The edges of a tile. Half of a line along an edge lies on the tile."""


_KERB = 'fill="none" stroke="#26251f" stroke-width="4" stroke-opacity=".75"'


def edge_path(edges: str) -> str:
    """Return the path along the given edges of a tile."""
    return "".join(_EDGES[edge] for edge in edges)


@lru_cache(maxsize=512)
def layers(code: int, *, lit: bool = False, kerbs: str = "") -> Markup:
    """Return the layers of a laid tile, in a 100 by 100 viewport.

    ``lit``: the tile's path closes a circuit.
    ``kerbs``: the edges at which the tile's ground ends, from ``n``, ``e``, ``s`` and ``w``.
    """
    tile, corner = tile_of(code), corner_of(code)
    decoration, path, ground = (FEATURES[feature] for feature in TILE_FEATURES[tile])
    whole, angle = 'width="100" height="100"', _ANGLES[corner]
    turned = f' transform="rotate({angle} 50 50)"' if angle else ""
    kerb = f'<path {_KERB} d="{edge_path(kerbs)}"/>' if kerbs else ""
    island = image("circuit-island", whole + turned) if lit else ""
    rim = image("path-lit", f'class="lit" {whole}{turned}') if lit else ""
    return trusted(
        f"{image(ground)}{kerb}{island}{image(path, whole + turned)}{rim}"
        f"{_decoration(decoration, *_DECORATION_PLACES[corner])}"
    )


def _decoration(name: str, x: int, y: int) -> str:
    """Return a decoration with its shadow."""
    place = f'x="{x}" y="{y}" width="{_DECORATION_SIZE}" height="{_DECORATION_SIZE}"'
    return image("shade", f'opacity=".4" {place}') + image(f"deco-{name}", place)


@lru_cache(maxsize=512)
def face(code: int, *, lit: bool = False, kerbs: str = "") -> Markup:
    """Return the picture of a tile. The surrounding element names the tile."""
    return picture("tile", layers(code, lit=lit, kerbs=kerbs))


def emblem(feature: str) -> Markup:
    """Return a feature's emblem, as printed on an emperor tile. Adjacent text names the feature."""
    return symbol(f"emblem-{feature}", "emblem")
