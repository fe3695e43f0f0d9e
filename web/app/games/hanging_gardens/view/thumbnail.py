"""Tiny pictures of gardens. See ``web.app.view.components.thumbnail``."""

from typing import Final

from hofgarten.games.hanging_gardens.bitboard import cells
from hofgarten.games.hanging_gardens.garden import extent, xy_of
from hofgarten.games.hanging_gardens.state import State
from web.app.view.game_api.game_views import Thumbnail
from web.app.view.html import trusted

GROUND: Final = "#e6d09a"
MOTIFS: Final = ("#a5663a", "#5aa13c", "#2a5fa8", "#2fb0bd")
"""The color of each motif, by ``cards.MOTIFS``."""

TEMPLES: Final = "#fffaec"
INSET: Final = 0.25
"""The distance of a temple from the edge of its square."""


def squares(state: State, seat: int) -> Thumbnail:
    """Return a seat's garden: the motif of each square, and the temples."""
    garden = state.seats[seat].garden
    left, top, right, bottom = extent(garden)
    colored = zip((GROUND, *MOTIFS), (garden.ground, *garden.motifs), strict=True)
    places = [(color, [xy_of(garden, bit) for bit in cells(squares)]) for color, squares in colored]
    drawn = [(color, "".join(f"M{x} {y}h1v1h-1z" for x, y in spots)) for color, spots in places]
    temples = [xy_of(garden, bit) for bit in cells(garden.temples)]
    drawn.append((TEMPLES, "".join(f"M{x + INSET} {y + INSET}h.5v.5h-.5z" for x, y in temples)))
    view_box = f"{left} {top} {right - left + 1} {bottom - top + 1}"
    paths = "".join(f'<path fill="{color}" d="{path}"/>' for color, path in drawn if path)
    return Thumbnail(view_box, trusted(paths))
