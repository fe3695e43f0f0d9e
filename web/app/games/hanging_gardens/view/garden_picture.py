"""A finished garden of The Hanging Gardens as a picture to keep, with the point tiles that it earned."""

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from hofgarten.games.hanging_gardens.state import State
from hofgarten.games.hanging_gardens.tiles import KINDS
from web.app.games.hanging_gardens.view.garden import Frame, plot_art
from web.app.view.game_api.match_view import Art

FEWEST_COLUMNS: Final = 6
"""How many squares a picture is wide at least, so that a slender garden leaves the tiles room."""

TILE: Final = 76
STEP: Final = 86
"""How large a tile is, and how far its corner from that of the next."""

GAP: Final = 44
"""What lies between garden and tiles."""


def garden_art(state: State, seat: int) -> Art:
    """Return a seat's garden, and below it its tiles, kind by kind."""
    owned = state.seats[seat]
    frame = Frame.round(owned.plot, 0)
    wide, high = max(frame.columns, FEWEST_COLUMNS) * 100, frame.rows * 100
    aside = (wide - frame.columns * 100) // 2
    kinds = [kind for kind, count in enumerate(owned.open) for _ in range(count)]
    tiles, below = _tiles(sorted([*kinds, *owned.hidden]), wide, high + GAP)
    garden = Markup(plot_art(owned.plot, frame.left, frame.top))  # noqa: S704 - every part is ours
    drawing = Markup('<g transform="translate({} 0)">{}</g>{}').format(aside, garden, tiles)
    return Art(wide, below, drawing, manner="is-hanging")


def _tiles(kinds: Sequence[int], wide: int, top: int) -> tuple[Markup, int]:
    """Return the tiles in rows, each in the middle, and how far down they reach."""
    most = (wide + STEP - TILE) // STEP
    lines = [kinds[begin : begin + most] for begin in range(0, len(kinds), most)]
    places = (
        (kind, (wide - len(line) * STEP + STEP - TILE) // 2 + number * STEP, top + row * STEP)
        for row, line in enumerate(lines)
        for number, kind in enumerate(line)
    )
    one = Markup('<use href="#kind-{}" x="{}" y="{}" width="{}" height="{}"/>')
    drawn = Markup("").join(one.format(KINDS[kind], x, y, TILE, TILE) for kind, x, y in places)
    return drawn, top + len(lines) * STEP - (STEP - TILE) if lines else top - GAP
