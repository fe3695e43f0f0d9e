"""Reviewed matches. Their turns are assessed by the value function instead of a search, which takes too long."""

from functools import cache
from typing import Any

from hofgarten.bots.analysis import expected_totals
from hofgarten.bots.luck import start, steps
from hofgarten.bots.value_function import leads, weights_of
from tests.kit.deals import Deal, match_of
from tests.kit.storage_seed import with_review
from web.app.model.match.findings import Finding, Findings, Luck
from web.app.model.match.luck import luck_source
from web.app.model.match.match import PlayedMatch
from web.app.model.match.move_estimate import Estimate
from web.app.model.match.review import to_json, turns_of


@cache
def reviewed_deal(deal: Deal) -> PlayedMatch[Any]:
    """Return the finished match of a deal with complete findings."""
    match = match_of(deal)
    return with_review(match, to_json(match, findings_of(match)))


def findings_of(match: PlayedMatch[Any], turns: int | None = None, *, luck: bool = True) -> Findings:
    """Return findings about the first turns of a finished match, or all, with or without luck."""
    found = tuple(_finding(match, at) for at in turns_of(match)[:turns])
    until = match.at if turns is None else found[-1].at + 1
    totals = tuple(expected_totals(match.game, match.game.observe(state, 0)) for state in match.states[: until + 1])
    return Findings(found, totals, _luck_of(match) if luck else Luck())


def _finding(match: PlayedMatch[Any], at: int) -> Finding:
    """Return a turn's assessment by the values of the positions after the played and the best move."""
    game, state = match.game, match.states[at]
    view = game.observe(state, game.to_move(state))
    best = game.best_move(view, weights_of(game, len(match.record.players)))
    played, better = (_estimate(match, at, move) for move in (game.read_event(match.record.events[at]), best))
    return Finding(at, played, better if better.lead > played.lead else played)


def _estimate(match: PlayedMatch[Any], at: int, move: Any) -> Estimate:
    game, seat = match.game, match.game.to_move(match.states[at])
    totals = expected_totals(game, game.apply(game.observe(match.states[at], seat), move))
    return Estimate(game.write_event(move), totals[seat], leads(totals)[seat])


def _luck_of(match: PlayedMatch[Any]) -> Luck:
    events = [match.game.read_event(event) for event in match.record.events]
    source = luck_source(match)
    begin = start(match.game, match.states[0], source)
    known = steps(match.game, match.states, events, source, begin)
    return Luck(begin, tuple(step for step in known if step is not None))
