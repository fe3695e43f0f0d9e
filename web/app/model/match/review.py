"""The findings of a review of a finished match, and their saved form."""

from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from web.app.model.match.match import Match
from web.app.model.match.move_estimate import Estimate, are_points, estimate

VERSION: Final = 1
GREAT: Final = 100
"""The smallest loss that is shown, in hundredths of a point."""

SHOWN: Final = 5
"""The maximum number of turns shown, largest loss first."""


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


@dataclass(frozen=True, slots=True)
class Findings:
    """The findings so far."""

    turns: tuple[Finding, ...] = ()
    """The assessed turns in the order of the match."""
    prospects: tuple[tuple[int, ...], ...] = ()
    """Every seat's expected final total in hundredths of a point, for each position from the start."""


def turns_of(match: Match) -> tuple[int, ...]:
    """Return the turns to review, as the number of events before each: human turns, or all in a match of bots."""
    seats = ((at, match.game.to_move(match.states[at])) for at in range(match.at))
    return tuple(at for at, seat in seats if seat >= 0 and (match.bot(seat) is None or not match.people))


def next_turn(match: Match, findings: Findings) -> int | None:
    """Return the first turn not yet assessed; None if all are."""
    found = {finding.at for finding in findings.turns}
    return next((at for at in turns_of(match) if at not in found), None)


def span(match: Match, findings: Findings, at: int) -> range:
    """Return the positions whose expected totals are requested together with a turn: up to the one after it.

    The last turn includes all remaining positions.
    """
    last = at == turns_of(match)[-1]
    return range(len(findings.prospects), (match.at if last else at + 1) + 1)


def losses(findings: Findings) -> tuple[Finding, ...]:
    """Return the turns with the largest losses, worst first."""
    large = [finding for finding in findings.turns if finding.loss >= GREAT]
    return tuple(sorted(large, key=lambda finding: (-finding.loss, finding.at))[:SHOWN])


def add(match: Match, findings: Findings, finding: Any, prospects: Any) -> Findings | None:  # noqa: ANN401 - untrusted JSON
    """Return the findings with the next turn added; None if the data does not fit.

    ``finding`` is ``[at, total, lead, best event, best total, best lead]``, ``prospects`` a list of every seat's total
    for each position of ``span``.
    """
    at = next_turn(match, findings)
    found = _finding(match, finding)
    if at is None or found is None or found.at != at:
        return None
    further = _prospects(match, prospects)
    if further is None or len(further) != len(span(match, findings, at)):
        return None
    return Findings((*findings.turns, found), findings.prospects + further)


def to_json(match: Match, findings: Findings) -> dict[str, Any]:
    """Return the saved form of the findings."""
    return {
        "version": VERSION,
        "line": _line_digest(match),
        "turns": [[at, *played[1:], *best] for at, played, best in findings.turns],
        "prospects": [list(totals) for totals in findings.prospects],
    }


def from_json(match: Match, raw: Any) -> Findings:  # noqa: ANN401 - untrusted JSON
    """Return the saved findings; empty ones if they are damaged, or belong to another line of the match."""
    nothing = Findings()
    if not isinstance(raw, dict) or (raw.get("version"), raw.get("line")) != (VERSION, _line_digest(match)):
        return nothing
    turns, prospects = raw.get("turns"), _prospects(match, raw.get("prospects"))
    found = [_finding(match, each) for each in turns] if isinstance(turns, list) else []
    whole = Findings(tuple(each for each in found if each is not None), prospects or ())
    looked_at = turns_of(match)[: len(found)]
    if tuple(finding.at for finding in whole.turns) != looked_at or prospects is None:
        return nothing
    complete = next_turn(match, whole) is None
    expected = (match.at if complete else looked_at[-1] + 1) + 1 if looked_at else 0
    return whole if len(prospects) == expected else nothing


def _finding(match: Match, raw: object) -> Finding | None:
    if not isinstance(raw, list) or len(raw) != 2 * len(Estimate._fields):
        return None
    at, total, lead, *better = raw
    if type(at) is not int or at not in turns_of(match):
        return None
    state = match.states[at]
    played = estimate([match.record.events[at], total, lead], match.game, state)
    best = estimate(better, match.game, state)
    return Finding(at, played, best) if played and best else None


def _prospects(match: Match, raw: object) -> tuple[tuple[int, ...], ...] | None:
    """Return totals by position and seat; None if they are invalid."""
    if not isinstance(raw, list):
        return None
    seats = len(match.record.players)
    fit = all(isinstance(totals, list) and len(totals) == seats and are_points(totals) for totals in raw)
    return tuple(tuple(totals) for totals in raw) if fit else None


def _line_digest(match: Match) -> str:
    """Return a digest that identifies the present line of the match."""
    return blake2b("\n".join(match.record.events[: match.at]).encode(), digest_size=8).hexdigest()
