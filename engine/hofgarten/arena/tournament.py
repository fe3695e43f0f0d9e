"""Tournaments: play opponents against each other in duplicate deals, and compare their results."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import fsum
from statistics import fmean
from typing import NamedTuple

from hofgarten.arena import play_match
from hofgarten.arena.load_bot import Opponent
from hofgarten.arena.seatings import Seating, seatings
from hofgarten.arena.statistics import Interval, mean_interval, share_interval
from hofgarten.game import Json
from hofgarten.registry import GAMES


@dataclass(frozen=True)
class Contest:
    """Opponents that play each other in deals numbered from 0. In each deal every opponent has every seat."""

    game: str
    options: Mapping[str, Json]
    opponents: tuple[Opponent, ...]
    players: int
    seed: str
    deals: int

    @property
    def matches(self) -> int:
        """The number of matches."""
        return self.deals * len(seatings(len(self.opponents), self.players))


class MatchTask(NamedTuple):
    """One match, with everything a worker needs to play it."""

    contest: Contest
    deal: int
    seating: Seating


class MatchResult(NamedTuple):
    """The result of one match."""

    seating: Seating
    totals: tuple[int, ...]
    """Points by seat."""
    winners: tuple[int, ...]
    """Seats."""
    elapsed_us: tuple[tuple[int, ...], ...]
    """By seat: the microseconds of each of its moves."""
    forfeits: tuple[tuple[str, ...], ...]
    """By seat: the reason for each forfeited move."""


class Comparison(NamedTuple):
    """Results of one opponent against another in one contest."""

    first: str
    second: str
    share: float
    """The share of pairings of seats in which the first was ahead, from 0 to 1; ties count half. See ``ahead``."""
    share_interval: Interval
    margin: float
    """The first opponent's mean lead, in points."""
    margin_interval: Interval | None


class BotResult(NamedTuple):
    """Results of one opponent in a contest."""

    name: str
    total: float
    """Mean total of its seats."""
    wins: float
    """Matches won; a win shared by ``n`` seats counts ``1 / n``."""
    forfeits: tuple[str, ...]
    """The reason for each forfeited move."""
    elapsed_us: tuple[int, ...]
    """The microseconds of each of its moves."""


def tasks(contest: Contest) -> Iterator[MatchTask]:
    """Yield the matches of a contest, deal by deal."""
    for deal in range(contest.deals):
        for seating in seatings(len(contest.opponents), contest.players):
            yield MatchTask(contest, deal, seating)


def play_task(task: MatchTask) -> MatchResult:
    """Play one match. Except for the times, the same task has the same result on every machine."""
    contest = task.contest
    seated = [contest.opponents[number] for number in task.seating]
    played = play_match.play(GAMES[contest.game], contest.options, seated, contest.seed, task.deal)
    ended = played.record.result or {}
    totals = tuple(score["total"] for score in ended["scores"])
    return MatchResult(task.seating, totals, tuple(ended["winners"]), played.elapsed_us, played.forfeits)


def ahead(outcome: MatchResult, first: int, second: int) -> float:
    """Return 1 if seat ``first`` finished ahead of seat ``second``, 0 if behind, 0.5 if level.

    The higher total is ahead. Equal totals are decided by the game's own tie-break, if it names only one of the two.
    """
    left, right = (outcome.totals[seat] for seat in (first, second))
    if left == right:
        left, right = (int(seat in outcome.winners) for seat in (first, second))
    return (1 + (left > right) - (left < right)) / 2


def compare(contest: Contest, outcomes: Sequence[MatchResult]) -> tuple[Comparison, ...]:
    """Compare all pairs of opponents. ``outcomes`` are the results of the contest's ``tasks``, in their order.

    Raises:
        ValueError: They are not those of whole deals.
    """
    per_deal, rest = divmod(len(outcomes), contest.deals)
    if rest or not per_deal:
        msg = f"there are {len(outcomes)} outcomes of {contest.deals} deals"
        raise ValueError(msg)
    deals = [outcomes[start : start + per_deal] for start in range(0, len(outcomes), per_deal)]
    return tuple(
        _comparison(contest, deals, first, second) for first, second in combinations(range(len(contest.opponents)), 2)
    )


def _comparison(contest: Contest, deals: Sequence[Sequence[MatchResult]], first: int, second: int) -> Comparison:
    shares, margins = [], []
    for deal in deals:
        meetings = [
            (ahead(outcome, seat, opponent), outcome.totals[seat] - outcome.totals[opponent])
            for outcome in deal
            for seat in _seats(outcome, first)
            for opponent in _seats(outcome, second)
        ]
        shares.append(fmean(share for share, _ in meetings))
        margins.append(fmean(margin for _, margin in meetings))
    return Comparison(
        contest.opponents[first].name,
        contest.opponents[second].name,
        fmean(shares),
        share_interval(shares),
        fmean(margins),
        mean_interval(margins),
    )


def bot_results(contest: Contest, outcomes: Sequence[MatchResult]) -> tuple[BotResult, ...]:
    """Return each opponent's results."""
    return tuple(_bot_result(opponent.name, number, outcomes) for number, opponent in enumerate(contest.opponents))


def _bot_result(name: str, number: int, outcomes: Sequence[MatchResult]) -> BotResult:
    seats = [(outcome, seat) for outcome in outcomes for seat in _seats(outcome, number)]
    return BotResult(
        name,
        fmean(outcome.totals[seat] for outcome, seat in seats),
        fsum((seat in outcome.winners) / len(outcome.winners) for outcome, seat in seats),
        tuple(why for outcome, seat in seats for why in outcome.forfeits[seat]),
        tuple(spent for outcome, seat in seats for spent in outcome.elapsed_us[seat]),
    )


def _seats(outcome: MatchResult, number: int) -> list[int]:
    return [seat for seat, seated in enumerate(outcome.seating) if seated == number]
