"""Rows of the score sheet: the kinds of tile, and tiles that were due but not available."""

from collections.abc import Sequence
from typing import Final

from hofgarten.games.hanging_gardens.scoring import GUARD
from hofgarten.games.hanging_gardens.state import State
from hofgarten.games.hanging_gardens.tiles import KINDS, SERIES
from web.app.games.hanging_gardens.view.tile import small
from web.app.model.match.match import PlayedMatch, visible_position
from web.app.view.components.score_sheet import Row

MISSING: Final = Row("missing", "H6.2")

WINNER: Final = "H7.4"
"""The rule that decides the winner."""


def score_rows(match: "PlayedMatch[State]") -> Sequence[Row]:
    """Return a row for each item of the score, with its rule and its tile.

    During a match, only items that score for a player are listed, which keeps the sheet short. At the end, all are.
    """
    rows = [*(Row(KINDS[kind], _rule(kind), small(kind)) for kind in range(len(KINDS))), MISSING]
    scores = match.game.score(visible_position(match))
    return [row for row in rows if match.over or any(points[row.item] for points in scores)]


def _rule(kind: int) -> str:
    if kind == GUARD:
        return "H7.3"
    return "H7.1" if kind < len(SERIES) else "H7.2"
