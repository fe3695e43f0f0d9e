"""What the positions and matches of `bench.strength` show, and how sure that is."""

from collections.abc import Iterator
from statistics import fmean
from typing import Any, Final, NamedTuple

from bench.budgets import DEALS
from bench.model import Curve
from hofgarten.arena.statistics import Interval, mean_interval, share_interval
from hofgarten.bots.levels import skill_of

Found = dict[str, list[Any]]
"""What each study has found out, number by number; see ``studies``."""

FIRST_SIGHT: Final = 0.001
"""About how many seconds a move takes that is best at first sight; it gains nothing over itself."""


class Gain(NamedTuple):
    """What thinking for so long gains, in points a move, in the mean."""

    seconds: float
    """For a move, in the mean: of the processor."""
    points: float
    """By how much a move turns out better than the one that is best at first sight."""
    more: float
    """By how much it turns out better than the usual architect's, in the positions in which both were tried."""
    interval: Interval | None
    """Where ``more`` lies with 95 % confidence."""
    positions: int


def of_positions(game: str) -> str:
    """Return the name of the study of a game's positions."""
    return f"{game}: positions"


def of_matches(game: str, seconds: str) -> str:
    """Return the name of the study of matches in which an architect of so many seconds meets the usual one."""
    return f"{game}: {seconds} s meets the architect"


def usual(game: str) -> str:
    """Return about how many seconds the architect thinks that people play against."""
    deals = skill_of(game, "architect").determinizations
    return min(DEALS[game], key=lambda seconds: abs(DEALS[game][seconds] - deals))


def gains(game: str, found: Found) -> dict[str, Gain]:
    """Return what thinking gains, by the name of the time; times that were not tried are left out.

    Longer times are tried in fewer positions: what these say of the difference to the usual time is added to what all
    say of that. Most moves are the same, so that much less is left to luck.
    """
    rows = found.get(of_positions(game), [])
    place = list(DEALS[game]).index(usual(game))
    base = fmean(row[place][1] for row in rows) if rows else 0.0
    known = {}
    for number, seconds in enumerate(DEALS[game]):
        tried = [row for row in rows if len(row) > number]
        if tried:
            more = [row[number][1] - row[place][1] for row in tried]
            spent = fmean(row[number][0] for row in tried) / 1000
            known[seconds] = Gain(spent, base + fmean(more), fmean(more), mean_interval(more), len(tried))
    return known


def curves(found: Found) -> list[Curve]:
    """Return the plot of what a move gains, one line for each game."""
    lines = {
        game: [(FIRST_SIGHT, 0.0), *((gain.seconds, gain.points) for gain in known.values())]
        for game in DEALS
        if (known := gains(game, found))
    }
    title = "What an architect's move gains over the one that is best at first sight"
    return [Curve("strength", title, "seconds for a move, CPython", "points", lines, logarithmic=True)] if lines else []


def notes(found: Found) -> list[str]:
    """Return a sentence for each thing that was found out."""
    return [*_gain_notes(found), *_match_notes(found)]


def _gain_notes(found: Found) -> Iterator[str]:
    for game in DEALS:
        for seconds, gain in gains(game, found).items():
            sure = f" ({_range(gain.interval)})" if gain.interval and seconds != usual(game) else ""
            other = (
                "the architect that people play against"
                if seconds == usual(game)
                else f"{gain.more:+.2f} to the usual architect"
            )
            yield (
                f"{game}: thinking for about {seconds} s (in the mean {gain.seconds:.2f} s) gains"
                f" {gain.points:+.2f} points a move: {other}{sure}, {gain.positions} positions."
            )


def _match_notes(found: Found) -> Iterator[str]:
    for game in DEALS:
        for seconds in DEALS[game]:
            if met := found.get(of_matches(game, seconds)):
                shares, margins = zip(*met, strict=True)
                low, high = share_interval(shares)
                yield (
                    f"{game}: an architect of {seconds} s is ahead of the usual one in {fmean(shares):.0%}"
                    f" ({low:.0%} to {high:.0%}) of {2 * len(met)} matches, by {fmean(margins):+.1f} points."
                )


def _range(interval: Interval) -> str:
    low, high = interval
    return f"{low:+.2f} to {high:+.2f}"
