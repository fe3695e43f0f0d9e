"""Score breakdown of The Hanging Gardens: the tiles that earn an item. Rules H7.1 to H7.3."""

from hofgarten.games.hanging_gardens.scoring import GATE, GUARD, SERIES_OF, tiles_of
from hofgarten.games.hanging_gardens.state import State
from hofgarten.games.hanging_gardens.tiles import KIND_NUMBERS, SERIES
from web.app.games.hanging_gardens.view import move_text
from web.app.games.hanging_gardens.view.tile import face
from web.app.model.match.match import PlayedMatch, visible_position
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.game_api.match_view import ScoreBreakdown


def score_breakdown(words: Words, match: "PlayedMatch[State]", seat: int, item: str) -> ScoreBreakdown:
    """Return a seat's known tiles of a kind, and the tiles that a person tile counts."""
    state: State = visible_position(match)
    tiles = tiles_of(state.seats[seat])
    kinds = [(kind, tiles[kind]) for kind in _kinds(item) if tiles[kind]]
    faces = (face(state.deal.edition, kind) for kind, number in kinds for _ in range(number))
    names = [words("rulebook.times", number=number, tile=move_text.tile(words, kind)) for kind, number in kinds]
    return ScoreBreakdown(h.span(".counted-tiles.wrap")[faces] if kinds else None, names)


def _kinds(item: str) -> tuple[int, ...]:
    """Return the kinds of tile on which an item depends; an empty tuple for ``missing`` and ``total``."""
    kind = KIND_NUMBERS.get(item)
    if kind is None:
        return ()
    if kind < len(SERIES):
        return (kind,)
    return (kind, GATE if kind == GUARD else SERIES_OF[kind - len(SERIES)])
