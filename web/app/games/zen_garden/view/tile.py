"""A tile's face as SVG in layers: ground, path, decoration; and the emblems of emperor tiles."""

from functools import cache, lru_cache

from markupsafe import Markup

from hofgarten.games.zen_garden.tiles import FEATURES, NE, NW, SE, SW, TILE_FEATURES, corner_of, tile_of
from web.app.view import html as h
from web.app.view.html import Element

_ANGLES = {SE: 0, SW: 90, NW: 180, NE: 270}
"""The path is drawn round the south-east corner and turns clockwise from there."""

_DECORATION_PLACES = {SE: (3, 3), SW: (43, 3), NW: (43, 43), NE: (3, 43)}
"""The decoration stands upright in the quarter opposite the bend."""

_DECORATION_SIZE = 54


_KERBS = {"n": "M0 0H100", "e": "M100 0V100", "s": "M100 100H0", "w": "M0 100V0"}
"""Each edge of a tile; one half of a line along it lies on the tile."""


_KERB = 'fill="none" stroke="#26251f" stroke-width="4" stroke-opacity=".75"'


@lru_cache(maxsize=512)
def layers(code: int, *, lit: bool = False, kerbs: str = "") -> Markup:
    """Return the layers of a laid tile's code, in a field of 100 by 100.

    ``lit``: its path closes a circuit; ``kerbs``: the edges at which its ground ends, of ``n``, ``e``, ``s`` and ``w``.
    """
    tile, corner = tile_of(code), corner_of(code)
    decoration, path, ground = (FEATURES[feature] for feature in TILE_FEATURES[tile])
    whole, turned = 'width="100" height="100"', f'transform="rotate({_ANGLES[corner]} 50 50)"'
    kerb = f'<path {_KERB} d="{"".join(_KERBS[edge] for edge in kerbs)}"/>' if kerbs else ""
    island = f'<use href="#circuit-island" {whole} {turned}/>' if lit else ""
    rim = f'<use class="lit" href="#path-lit" {whole} {turned}/>' if lit else ""
    return Markup(  # noqa: S704 - every part is ours
        f'<use href="#{ground}" {whole}/>{kerb}{island}<use href="#{path}" {whole} {turned}/>{rim}'
        f"{_decoration(decoration, *_DECORATION_PLACES[corner])}"
    )


def _decoration(name: str, x: int, y: int) -> str:
    """Return a decoration with the shadow that it casts."""
    size = f'width="{_DECORATION_SIZE}" height="{_DECORATION_SIZE}"'
    return f'<use href="#shade" opacity=".4" x="{x}" y="{y}" {size}/><use href="#deco-{name}" x="{x}" y="{y}" {size}/>'


@lru_cache(maxsize=512)
def face(code: int, *, lit: bool = False, kerbs: str = "") -> Markup:
    """Return a tile's picture; the element around it names the tile."""
    drawing = layers(code, lit=lit, kerbs=kerbs)
    return Markup('<svg class="tile" viewBox="0 0 100 100" aria-hidden="true">{}</svg>').format(drawing)


def piece(code: int, spot: str, *, lit: bool = False, kerbs: str = "", glow: str | None = None) -> Element:
    """Return the tile itself where it lies, the same on the selection board and in a garden, so that it can travel.

    There are no two tiles alike in a match, and in a page only the selection board and the large garden show them so.
    """
    return h.span(".piece", data_flip=f"tile-{tile_of(code)}", data_flip_at=spot, data_highlight=glow)[
        face(code, lit=lit, kerbs=kerbs)
    ]


@cache
def emblem(feature: str) -> Markup:
    """Return a feature's emblem, as on an emperor tile; the text beside it names it."""
    return symbol(f"emblem-{feature}", "emblem")


@cache
def symbol(name: str, classes: str) -> Markup:
    """Return one of the page's symbols, for which the text beside it stands."""
    return Markup(f'<svg class="{classes}" viewBox="0 0 100 100" aria-hidden="true"><use href="#{name}"/></svg>')  # noqa: S704 - names are ours
