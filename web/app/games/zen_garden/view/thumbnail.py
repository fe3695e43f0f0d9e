"""Tiny pictures of gardens. See ``web.app.view.components.thumbnail``."""

from typing import Final

from hofgarten.games.zen_garden.grid import CELLS, SIZE
from hofgarten.games.zen_garden.state import State
from hofgarten.games.zen_garden.tiles import FIRST_GROUND, LAID_FEATURES, NE, NW, SE, SW, corner_of
from web.app.view.game_api.game_views import Thumbnail
from web.app.view.html import trusted

GROUNDS: Final = ("#e3d3a0", "#8f959a", "#43692f", "#c0683f", "#3d7ca6", "#eaa6bb")
"""The color of each ground, as on the tiles."""

_ARCS: Final = {
    NW: "M{x}.5 {y}A.5 .5 0 0 1 {x} {y}.5",
    NE: "M{x}.5 {y}A.5 .5 0 0 0 {right} {y}.5",
    SE: "M{right} {y}.5A.5 .5 0 0 0 {x}.5 {below}",
    SW: "M{x} {y}.5A.5 .5 0 0 1 {x}.5 {below}",
}
"""The path round each corner of the tile at ``x, y``."""


def squares(state: State, seat: int) -> Thumbnail:
    """Return a seat's garden: the ground and the path of each tile."""
    areas, arcs = [""] * len(GROUNDS), ""
    for cell in CELLS:
        if code := state.seats[seat].garden[cell]:
            y, x = divmod(cell, SIZE)
            areas[LAID_FEATURES[code][2] - FIRST_GROUND] += f"M{x} {y}h1v1h-1z"
            arcs += _ARCS[corner_of(code)].format(x=x, y=y, right=x + 1, below=y + 1)
    drawn = "".join(f'<path fill="{color}" d="{area}"/>' for color, area in zip(GROUNDS, areas, strict=True) if area)
    paths = f'<path fill="none" stroke="#fbf5e4" stroke-width=".2" d="{arcs}"/>'
    return Thumbnail(f"0 0 {SIZE} {SIZE}", trusted(drawn + paths))
