"""Picture of a finished garden of The Hanging Gardens with its point tiles, for export."""

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from hofgarten.games.hanging_gardens.state import State
from web.app.games.hanging_gardens.view.garden import Frame, garden_art
from web.app.games.hanging_gardens.view.tile import symbol_of
from web.app.view.board.symbol import image
from web.app.view.game_api.match_view import Art
from web.app.view.html import trusted

MIN_COLUMNS: Final = 6
"""The minimum width of a picture in squares, so that a narrow garden leaves room for the tiles."""

TILE: Final = 76
STEP: Final = 86
"""The size of a tile, and the distance between the corners of adjacent tiles."""

GAP: Final = 44
"""The gap between garden and tiles."""


def garden_picture(state: State, seat: int) -> Art:
    """Return a seat's garden, and below it its tiles, sorted by kind."""
    owned = state.seats[seat]
    frame = Frame.round(owned.garden, 0)
    wide, high = max(frame.columns, MIN_COLUMNS) * 100, frame.rows * 100
    aside = (wide - frame.columns * 100) // 2
    kinds = [kind for kind, count in enumerate(owned.open) for _ in range(count)]
    tiles, below = _tiles(sorted([*kinds, *owned.hidden]), wide, high + GAP)
    garden = trusted(garden_art(owned.garden, frame.left, frame.top))
    drawing = Markup('<g transform="translate({} 0)">{}</g>{}').format(aside, garden, tiles)
    return Art(wide, below, drawing)


def _tiles(kinds: Sequence[int], wide: int, top: int) -> tuple[Markup, int]:
    """Return the tiles in centred rows, and the lower edge of the last row."""
    most = (wide + STEP - TILE) // STEP
    lines = [kinds[begin : begin + most] for begin in range(0, len(kinds), most)]
    places = (
        (kind, (wide - len(line) * STEP + STEP - TILE) // 2 + number * STEP, top + row * STEP)
        for row, line in enumerate(lines)
        for number, kind in enumerate(line)
    )
    size = f'width="{TILE}" height="{TILE}"'
    drawn = "".join(image(symbol_of(kind), f'x="{x}" y="{y}" {size}') for kind, x, y in places)
    return trusted(drawn), top + len(lines) * STEP - (STEP - TILE) if lines else top - GAP
