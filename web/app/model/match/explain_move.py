"""What our evaluation sees in a move: the items that it counts on. Quick enough for the table's own worker."""

from functools import lru_cache
from typing import Any, TypeAlias

from hofgarten.bots.analysis import reasons as reasons_for
from hofgarten.game import SPECTATOR
from hofgarten.registry import GAMES
from web.app.model.match.match import Match

Reasons: TypeAlias = tuple[tuple[str, int], ...]
"""Items, and by how much each is expected to change by the end, in hundredths of a point."""


def reasons(match: Match, at: int, event: str) -> Reasons:
    """Return by how much a move after ``at`` events changes what each item is expected to bring; most first.

    Until the match is over they tell nothing that not all know, though the mover may have known more.
    """
    state = match.states[at]
    return _reasons(match.record.game, state if match.over else match.game.observe(state, SPECTATOR), event)


def difference(match: Match, at: int, event: str, other: str) -> Reasons:
    """Return by how much more each item is expected to bring after a move than after another; most first."""
    before = dict(reasons(match, at, other))
    after = dict(reasons(match, at, event))
    changes = ((item, after.get(item, 0) - before.get(item, 0)) for item in {**after, **before})
    return tuple(sorted((change for change in changes if change[1]), key=lambda change: -abs(change[1])))


@lru_cache(maxsize=256)
def _reasons(name: str, state: Any, event: str) -> Reasons:  # noqa: ANN401 - a position of whichever game
    game = GAMES[name]
    seat = game.to_move(state)
    return tuple(reasons_for(game, game.observe(state, seat), seat, game.read_event(event)))
