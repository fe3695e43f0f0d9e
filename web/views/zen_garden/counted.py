"""What counts towards an item of the score: the garden, with the spaces outlined that earn it."""

from engine.zen_garden.garden import CELL_NAMES
from engine.zen_garden.scoring import earning_cells
from engine.zen_garden.state import State
from web.match import Match
from web.texts import Words
from web.views.look import Counted
from web.views.zen_garden.garden import Picture, outlines, small_garden


def counted(_words: Words, match: Match, seat: int, item: str) -> Counted:
    """Return a seat's garden with what counts outlined, and the names of those spaces."""
    state: State = match.state
    groups = earning_cells(state, seat, item)
    picture = Picture("", state.seats[seat].garden, marked=outlines(groups))
    cells = sorted({cell for group in groups for cell in group})
    return Counted(small_garden(picture), [CELL_NAMES[cell] for cell in cells])
