"""Explain a move: the score items that the evaluation expects it to change. Fast enough for the page's worker."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias

from hofgarten.bots.analysis import reasons as reasons_for
from hofgarten.game import SPECTATOR
from hofgarten.registry import GAMES
from web.app.model.match.match import Match

if TYPE_CHECKING:
    from hofgarten.bots.explain import Explanation

Reasons: TypeAlias = tuple[tuple[str, int], ...]
"""Items, and the expected change of each by the end, in hundredths of a point."""


def reasons(match: Match, at: int, event: str) -> Reasons:
    """Return the expected changes by a move after ``at`` events, largest first, from what is known of the position."""
    return _reasons(match.record.game, _known(match, at), event)


def explanation(match: Match, at: int, event: str) -> "Explanation":
    """Return the facts that explain a move after ``at`` events, from what is known of the position."""
    return _explanation(match.record.game, _known(match, at), event)


def difference(match: Match, at: int, event: str, compared: str) -> Reasons:
    """Return the expected differences between a move and another, largest first."""
    before = dict(reasons(match, at, compared))
    after = dict(reasons(match, at, event))
    changes = ((item, after.get(item, 0) - before.get(item, 0)) for item in {**after, **before})
    return tuple(sorted((change for change in changes if change[1]), key=lambda change: -abs(change[1])))


def _known(match: Match, at: int) -> Any:
    """Return the position after ``at`` events, until the end of the match only with its public information.

    The player may have known more.
    """
    state = match.states[at]
    return state if match.over else match.game.observe(state, SPECTATOR)


@lru_cache(maxsize=256)
def _explanation(name: str, state: Any, event: str) -> "Explanation":
    from hofgarten.bots.explain import explain  # only an open hint needs facts

    game = GAMES[name]
    seat = game.to_move(state)
    return explain(game, game.observe(state, seat), seat, game.read_event(event))


@lru_cache(maxsize=256)
def _reasons(name: str, state: Any, event: str) -> Reasons:
    game = GAMES[name]
    seat = game.to_move(state)
    return tuple(reasons_for(game, game.observe(state, seat), seat, game.read_event(event)))
