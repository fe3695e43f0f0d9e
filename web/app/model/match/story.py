"""The course of a reviewed match in a few facts: its best move and its turning point."""

from typing import NamedTuple

from web.app.model.match.findings import Findings
from web.app.model.match.match import PlayedMatch, move_number


class Story(NamedTuple):
    """The facts that a review tells first. Moves are named by the number of events before them."""

    best: int | None
    """The move without a loss, one of several legal ones, that gained its player the most expected lead.

    None if there is none, or if it gained none.
    """
    gain: int
    """Its gain in hundredths of a point."""
    turning: int | None
    """The last move before which the winner was not ahead; None if it is in the first turn, or if several won."""


def story_of(match: PlayedMatch, findings: Findings) -> Story:
    """Return the story of a match whose review is complete."""
    gains = {
        finding.at: _lead(findings, seat, finding.at + 1) - _lead(findings, seat, finding.at)
        for finding in findings.turns
        if not finding.loss and (seat := match.game.to_move(match.states[finding.at])) >= 0
    }
    by_gain = sorted(gains, key=lambda at: gains[at], reverse=True)
    best = next((at for at in by_gain if gains[at] > 0 and match.game.move_count(match.states[at]) > 1), None)
    behind: list[int] = []
    if len(match.winners) == 1:
        behind = [at for at in range(match.at) if _lead(findings, match.winners[0], at) <= 0]
    turning = behind[-1] if behind and move_number(match, behind[-1]) > 1 else None
    return Story(best, gains[best] if best is not None else 0, turning)


def _lead(findings: Findings, seat: int, at: int) -> int:
    """Return the expected lead of a seat over the best other one after some events, in hundredths of a point."""
    totals = findings.expected_totals[at]
    return totals[seat] - max(total for rival, total in enumerate(totals) if rival != seat)
