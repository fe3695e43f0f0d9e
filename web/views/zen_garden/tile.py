"""A tile's face as SVG in layers: ground, path, decoration; and the emblems of emperor tiles."""

from functools import cache

from markupsafe import Markup

from engine.zen_garden.tiles import FEATURES, NE, NW, SE, SW, TILE_FEATURES, corner_of, tile_of

_ANGLES = {SE: 0, SW: 90, NW: 180, NE: 270}
"""The path is drawn round the south-east corner and turns clockwise from there."""

_DECORATION_PLACES = {SE: (3, 3), SW: (43, 3), NW: (43, 43), NE: (3, 43)}
"""The decoration stands upright in the quarter opposite the bend."""

_DECORATION_SIZE = 54


@cache
def layers(code: int, *, lit: bool = False) -> Markup:
    """Return the layers of a laid tile's code, in a field of 100 by 100; ``lit``: its path closes a circuit."""
    tile, corner = tile_of(code), corner_of(code)
    decoration, path, ground = (FEATURES[feature] for feature in TILE_FEATURES[tile])
    x, y = _DECORATION_PLACES[corner]
    size = _DECORATION_SIZE
    whole, turned = 'width="100" height="100"', f'transform="rotate({_ANGLES[corner]} 50 50)"'
    rim = f'<use class="lit" href="#path-lit" {whole} {turned}/>' if lit else ""
    return Markup(  # noqa: S704 - every part is ours
        f'<use href="#{ground}" {whole}/><use href="#{path}" {whole} {turned}/>{rim}'
        f'<use href="#deco-{decoration}" x="{x}" y="{y}" width="{size}" height="{size}"/>'
    )


@cache
def face(code: int, *, lit: bool = False) -> Markup:
    """Return a tile's picture; the element around it names the tile."""
    return Markup('<svg class="tile" viewBox="0 0 100 100" aria-hidden="true">{}</svg>').format(layers(code, lit=lit))


@cache
def emblem(feature: str) -> Markup:
    """Return a feature's emblem, as on an emperor tile; the text beside it names it."""
    return Markup(f'<svg class="emblem" viewBox="0 0 100 100" aria-hidden="true"><use href="#emblem-{feature}"/></svg>')  # noqa: S704 - names are ours
