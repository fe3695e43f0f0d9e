"""Picture of a finished garden of Zen Garden, for export."""

from typing import Final

from markupsafe import Markup

from hofgarten.games.zen_garden.grid import CELLS, SIZE
from hofgarten.games.zen_garden.state import State
from web.app.games.zen_garden.view.garden import circuits
from web.app.games.zen_garden.view.tile import layers
from web.app.view.game_api.match_view import Art

_BARE: Final = Markup(
    '<rect x="{}" y="{}" width="84" height="84" rx="8" fill="none" stroke="currentColor" stroke-width="2" '
    'stroke-dasharray="6 6"/>'
)


def garden_picture(state: State, seat: int) -> Art:
    """Return a seat's garden: its tiles and its empty spaces."""
    garden = state.seats[seat].garden
    lit = circuits(garden)
    spaces = (_space(garden[cell], *divmod(cell, SIZE), lit=cell in lit) for cell in CELLS)
    return Art(SIZE * 100, SIZE * 100, Markup("").join(spaces))


def _space(code: int, row: int, column: int, *, lit: bool) -> Markup:
    x, y = column * 100, row * 100
    if not code:
        return _BARE.format(x + 8, y + 8)
    return Markup('<g transform="translate({} {})">{}</g>').format(x, y, layers(code, lit=lit))
