"""Score breakdown of Zen Garden: the garden with the spaces that earn an item outlined."""

from hofgarten.games.zen_garden.grid import CELL_NAMES
from hofgarten.games.zen_garden.scoring import earning_cells
from hofgarten.games.zen_garden.state import State
from web.app.games.zen_garden.view.garden import Picture, outlines, small_garden
from web.app.model.match.match import Match
from web.app.texts import Words
from web.app.view.game_api.match_view import ScoreBreakdown


def score_breakdown(_words: Words, match: Match, seat: int, item: str) -> ScoreBreakdown:
    """Return a seat's garden with the earning spaces outlined, and the names of these spaces."""
    state: State = match.state
    groups = earning_cells(state, seat, item)
    picture = Picture("", state.seats[seat].garden, marked=outlines(groups))
    cells = sorted({cell for group in groups for cell in group})
    return ScoreBreakdown(small_garden(picture), [CELL_NAMES[cell] for cell in cells])
