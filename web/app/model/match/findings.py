"""The findings of a review: the judgement of each turn, and what luck did."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from web.app.model.match.match import PlayedMatch
from web.app.model.match.move_estimate import Estimate

if TYPE_CHECKING:  # hints import this module, but nothing of luck
    from hofgarten.bots.luck import Step
    from web.app.model.library.saved_matches import SavedMatch


class Finding(NamedTuple):
    """The assessment of one turn."""

    at: int
    """The number of events before the turn."""
    played: Estimate
    best: Estimate
    """The best move found; the played move if there is no better one."""

    @property
    def loss(self) -> int:
        """The loss of expected lead by the played move, in hundredths of a point."""
        return max(self.best.lead - self.played.lead, 0)


class Luck(NamedTuple):
    """The effects of the first events on every seat's expected lead, in hundredths of a point."""

    begin: tuple[int, ...] = ()
    """By seat: the expected lead before the first event; empty if not yet known."""
    steps: "tuple[Step, ...]" = ()


NO_LUCK: Final = Luck()


@dataclass(frozen=True, slots=True)
class Findings:
    """The findings so far."""

    turns: tuple[Finding, ...] = ()
    """The assessed turns in the order of the match."""
    expected_totals: tuple[tuple[int, ...], ...] = ()
    """Every seat's expected final total in hundredths of a point, for each position from the start."""
    luck: Luck = NO_LUCK
    spent: int = 0
    """The milliseconds of background work so far."""


class BackgroundReview(NamedTuple):
    """The review of a finished match while the page is idle. The match need not be open."""

    saved: "SavedMatch"
    match: PlayedMatch
    findings: "Findings"
    number: int
    """The number of the pending request."""
    limit: int
    """The time limit of that request in milliseconds."""
    asked: int
    """The time of that request, in milliseconds since 1970."""


def losses_by_seat(match: PlayedMatch, findings: Findings) -> list[list[int] | None]:
    """Return the number of moves and the sum of their losses for each seat whose moves are assessed; else None."""
    losses: list[list[int] | None] = []
    for seat in range(len(match.record.players)):
        own = [turn for turn in findings.turns if match.game.to_move(match.states[turn.at]) == seat]
        losses.append([len(own), sum(turn.loss for turn in own)] if own else None)
    return losses
