"""Explain a move by facts, and by the score items that it is expected to change. Fast enough for the page's worker."""

from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from hofgarten.bots.analysis import reasons
from hofgarten.game import SPECTATOR
from hofgarten.registry import GAMES
from web.app.model.match.match import PlayedMatch, State

if TYPE_CHECKING:
    from hofgarten.bots.explain import Explanation

Reasons: TypeAlias = tuple[tuple[str, int], ...]
"""Items, and the expected change of each by the end, in hundredths of a point."""


def explanation(match: PlayedMatch, at: int, event: str, than: str = "") -> "Explanation":
    """Return the facts that explain a move after ``at`` events, or why it is better than another.

    They follow from what is known of the position.
    """
    return _explanation(match.record.game, _known(match, at), event, than)


def behind(match: PlayedMatch, at: int, event: str) -> int:
    """Return by how many hundredths of a point another move is better than one, at first sight: no search."""
    from hofgarten.bots.explain import behind as behind_best  # only an open explanation needs it

    game, state = match.game, _known(match, at)
    seat = game.to_move(state)
    return behind_best(game, game.observe(state, seat), seat, game.read_event(event))


def difference(match: PlayedMatch, at: int, event: str, than: str = "") -> Reasons:
    """Return the changes by a move that are expected by the end, or the differences from another, largest first."""
    name, state = match.record.game, _known(match, at)
    after, before = dict(_reasons(name, state, event)), dict(_reasons(name, state, than) if than else ())
    differences = ((item, after.get(item, 0) - before.get(item, 0)) for item in {**after, **before})
    return tuple(sorted((pair for pair in differences if pair[1]), key=lambda pair: -abs(pair[1])))


def _known(match: PlayedMatch, at: int) -> State:
    """Return the position after ``at`` events, until the end of the match only with its public information.

    The player may have known more.
    """
    state = match.states[at]
    return state if match.over else match.game.observe(state, SPECTATOR)


@lru_cache(maxsize=256)
def _explanation(name: str, state: State, event: str, than: str) -> "Explanation":
    from hofgarten.bots.explain import explain  # only an open explanation needs facts

    game = GAMES[name]
    seat = game.to_move(state)
    moves = [game.read_event(text) for text in (event, than) if text]
    return explain(game, game.observe(state, seat), seat, *moves)


@lru_cache(maxsize=256)
def _reasons(name: str, state: State, event: str) -> Reasons:
    game = GAMES[name]
    seat = game.to_move(state)
    return tuple(reasons(game, game.observe(state, seat), seat, game.read_event(event)))
