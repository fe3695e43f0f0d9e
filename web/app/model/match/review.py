"""The findings of a review of a finished match, and their saved form."""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from hofgarten.game import Json
from web.app.model.match.findings import Finding, Findings, Luck, losses_by_seat
from web.app.model.match.match import PlayedMatch
from web.app.model.match.move_estimate import ERROR, are_points, estimate
from web.app.model.match.serialize import line_digest

if TYPE_CHECKING:  # hints import this module, but nothing of luck
    pass

VERSION: Final = 2
WITHOUT_LUCK: Final = 1
"""The version of findings that earlier builds saved: without luck, losses by seat and time."""

BUDGET: Final = 20_000
"""The most that background work on one match may take, in milliseconds. A review that is open has no such limit."""

GREAT: Final = 100
"""The smallest loss that is shown, in hundredths of a point."""

SHOWN: Final = 5
"""The maximum number of turns shown, largest loss first."""


def turns_of(match: PlayedMatch) -> tuple[int, ...]:
    """Return the turns to review, as the number of events before each: human turns, or all in a match of bots."""
    seats = ((at, match.game.to_move(match.states[at])) for at in range(match.at))
    return tuple(at for at, seat in seats if seat >= 0 and (match.bot(seat) is None or not match.people))


def next_turn(match: PlayedMatch, findings: Findings) -> int | None:
    """Return the first turn not yet assessed; None if all are."""
    reviewed = {finding.at for finding in findings.turns}
    return next((at for at in turns_of(match) if at not in reviewed), None)


def has_luck(match: PlayedMatch, findings: Findings) -> bool:
    """Return True if the luck of all events is known."""
    return len(findings.luck.steps) == match.at


def is_complete(match: PlayedMatch, findings: Findings) -> bool:
    """Return True if all turns are assessed and the luck of all events is known."""
    return next_turn(match, findings) is None and has_luck(match, findings)


def span(match: PlayedMatch, findings: Findings, at: int) -> range:
    """Return the positions whose expected totals are requested together with a turn: up to the one after it.

    The last turn includes all remaining positions.
    """
    last = at == turns_of(match)[-1]
    return range(len(findings.expected_totals), (match.at if last else at + 1) + 1)


def known_losses(match: PlayedMatch) -> dict[int, int]:
    """Return the loss of each assessed turn by the number of events before it, from the saved review of the match.

    Its moves are not verified. The result is empty without a review of this line.
    """
    raw = match.review
    try:
        if raw["line"] != line_digest(match.record.events):
            return {}
        losses = {at: best - lead for at, _, lead, _, _, best in raw["turns"] if are_points([at, lead, best])}
    except (TypeError, KeyError, ValueError):
        return {}
    return {at: max(loss, 0) for at, loss in losses.items()}


def losses(findings: Findings) -> tuple[Finding, ...]:
    """Return the turns with the largest losses, worst first."""
    large = [finding for finding in findings.turns if finding.loss >= GREAT]
    return tuple(sorted(large, key=lambda finding: (-finding.loss, finding.at))[:SHOWN])


def add(match: PlayedMatch, findings: Findings, finding: Json, expected_totals: Json) -> Findings | None:
    """Return the findings with the next turn added; None if the data does not fit.

    ``finding`` is ``[at, total, lead, best event, best total, best lead]``, ``expected_totals`` a list of every seat's
    total for each position of ``span``.
    """
    at = next_turn(match, findings)
    read = _finding(match, finding)
    if at is None or read is None or read.at != at:
        return None
    further = _read_totals(match, expected_totals)
    if further is None or len(further) != len(span(match, findings, at)):
        return None
    return replace(findings, turns=(*findings.turns, read), expected_totals=findings.expected_totals + further)


def add_luck(match: PlayedMatch, findings: Findings, begin: Json, steps: Json) -> Findings | None:
    """Return the findings with the luck of further events; None if the data does not fit, or there is none."""
    from web.app.model.match.luck import read_luck

    luck = findings.luck
    further = read_luck(match, begin, steps, len(luck.steps))
    if further is None or not further.steps or (luck.begin and luck.begin != further.begin):
        return None
    return replace(findings, luck=Luck(further.begin, luck.steps + further.steps))


def to_json(match: PlayedMatch, findings: Findings) -> dict[str, Json]:
    """Return the saved form of the findings."""
    review: dict[str, Json] = {
        "version": VERSION,
        "line": line_digest(match.record.events[: match.at]),
        "turns": [[at, *played[1:ERROR], *best[:ERROR]] for at, played, best in findings.turns],
        "prospects": [list(totals) for totals in findings.expected_totals],
    }
    if findings.luck.begin:
        from web.app.model.match.luck import write_step

        review["begin"] = list(findings.luck.begin)
        review["steps"] = list(map(write_step, findings.luck.steps))
    if findings.spent:
        review["spent"] = findings.spent
    if next_turn(match, findings) is None:
        review["losses"] = losses_by_seat(match, findings)
    if is_complete(match, findings) or findings.spent >= BUDGET:
        review["done"] = True
    return review


def from_json(match: PlayedMatch, raw: Json) -> Findings:
    """Return the saved findings; empty ones if they are damaged, or belong to another line of the match."""
    nothing = Findings()
    if not isinstance(raw, dict) or raw.get("line") != line_digest(match.record.events[: match.at]):
        return nothing
    version = raw.get("version")
    if type(version) is not int or version not in {WITHOUT_LUCK, VERSION}:
        return nothing
    turns, expected_totals = raw.get("turns"), _read_totals(match, raw.get("prospects"))
    read = [_finding(match, turn) for turn in turns] if isinstance(turns, list) else []
    whole = Findings(tuple(turn for turn in read if turn is not None), expected_totals or ())
    looked_at = turns_of(match)[: len(read)]
    if tuple(finding.at for finding in whole.turns) != looked_at or expected_totals is None:
        return nothing
    complete = next_turn(match, whole) is None
    expected = (match.at if complete else looked_at[-1] + 1) + 1 if looked_at else 0
    if len(expected_totals) != expected:
        return nothing
    return _with_luck(match, whole, raw) if version == VERSION else whole


def _with_luck(match: PlayedMatch, findings: Findings, raw: dict[str, Json]) -> Findings:
    """Return the findings with the saved luck and time; without them if they are damaged."""
    spent = raw.get("spent", 0)
    if type(spent) is int and 0 <= spent <= BUDGET:
        findings = replace(findings, spent=spent)
    if "begin" not in raw:
        return findings
    from web.app.model.match.luck import read_luck

    luck = read_luck(match, raw["begin"], raw.get("steps"), 0)
    return replace(findings, luck=luck) if luck else findings


def _finding(match: PlayedMatch, raw: object) -> Finding | None:
    if not isinstance(raw, list) or len(raw) != 2 * ERROR:
        return None
    at, total, lead, *better = raw
    if type(at) is not int or at not in turns_of(match):
        return None
    state = match.states[at]
    played = estimate([match.record.events[at], total, lead], match.game, state)
    best = estimate(better, match.game, state)
    return Finding(at, played, best) if played and best else None


def _read_totals(match: PlayedMatch, raw: object) -> tuple[tuple[int, ...], ...] | None:
    """Return totals by position and seat; None if they are invalid."""
    if not isinstance(raw, list):
        return None
    seats = len(match.record.players)
    fit = all(isinstance(totals, list) and len(totals) == seats and are_points(totals) for totals in raw)
    return tuple(tuple(totals) for totals in raw) if fit else None
