"""The luck of a finished match: the saved form of the engine's steps, and the numbers that the review shows."""

from itertools import accumulate
from typing import Final, NamedTuple

from hofgarten.bots.luck import Account, Step, accounts
from hofgarten.game import Json
from hofgarten.rng import Rng
from web.app.model.match.findings import Findings, Luck
from web.app.model.match.match import PAIR, PlayedMatch
from web.app.model.match.move_estimate import are_points

TENTH: Final = 10
"""A tenth of a point in hundredths: the precision of the numbers shown."""


class LuckCurve(NamedTuple):
    """A seat's luck and skill up to each event, in hundredths of a point; the first numbers are 0."""

    luck: tuple[int, ...]
    skill: tuple[int, ...]
    """The effects of all players' moves."""


def luck_source(match: PlayedMatch) -> int:
    """Return the seed of the deals over which luck is averaged."""
    return Rng.of(match.seed, "luck").bits()


def accounts_of(findings: Findings) -> tuple[Account, ...]:
    """Return the account of every seat after the known events, rounded to tenths of a point.

    The parts still add up to the lead: the rounding errors are in ``others``. Of two players, each has what the other
    one lacks.
    """
    luck = findings.luck
    first, *others = (_rounded(*account) for account in accounts(luck.begin, luck.steps))
    if len(others) + 1 == PAIR:
        start, lucky, own, theirs, lead = first
        return first, Account(-start, -lucky, -theirs, -own, -lead)
    return first, *others


def _rounded(start: int, luck: int, own: int, _others: int, lead: int) -> Account:
    start, luck, own = (_to_tenths(part) for part in (start, luck, own))
    return Account(start, luck, own, lead - start - luck - own, lead)


def _to_tenths(number: int) -> int:
    """Return the nearest multiple of ``TENTH``; ties are rounded away from 0, as in texts."""
    size = (abs(number) + TENTH // 2) // TENTH * TENTH
    return -size if number < 0 else size


def luck_curve(findings: Findings, seat: int) -> LuckCurve:
    """Return the course of a seat's luck and skill."""
    steps = findings.luck.steps
    return LuckCurve(
        tuple(accumulate((step.luck[seat] for step in steps), initial=0)),
        tuple(accumulate((step.own[seat] + step.others[seat] for step in steps), initial=0)),
    )


def write_step(step: Step) -> list[int]:
    """Return the short form of a step: a bit for each seat to which it revealed anything, its numbers by seat.

    The numbers are the mover's own effect, then ``others``, then ``luck`` and ``drawn`` unless all of those are 0.
    """
    revealed = sum(known << seat for seat, known in enumerate(step.revealed))
    moved = [sum(step.own), *step.others]
    return [revealed, *moved, *step.luck, *step.drawn] if any(step.luck + step.drawn) else [revealed, *moved]


def read_luck(match: PlayedMatch, begin: Json, steps: Json, first: int) -> Luck | None:
    """Return the luck of the events from ``first`` on in its short form; None if it is invalid."""
    seats = len(match.record.players)
    if not isinstance(begin, list) or len(begin) != seats or not are_points(begin):
        return None
    if not isinstance(steps, list) or first + len(steps) > match.at:
        return None
    movers = (match.game.to_move(state) for state in match.states[first:])
    read = [_read_step(raw, mover, seats) for raw, mover in zip(steps, movers, strict=False)]
    whole = tuple(step for step in read if step is not None)
    return Luck(tuple(begin), whole) if len(whole) == len(steps) else None


def _read_step(raw: object, mover: int, seats: int) -> Step | None:
    if not isinstance(raw, list) or len(raw) not in {2 + seats, 2 + 3 * seats} or not are_points(raw):
        return None
    revealed, own, *rest = raw
    if not 0 <= revealed < 1 << seats or (mover < 0 and own):
        return None
    others, luck, drawn = (tuple(rest[part * seats : (part + 1) * seats]) or (0,) * seats for part in range(3))
    return Step(
        mover,
        luck,
        tuple(own if seat == mover else 0 for seat in range(seats)),
        others,
        drawn,
        tuple(bool(revealed >> seat & 1) for seat in range(seats)),
    )
