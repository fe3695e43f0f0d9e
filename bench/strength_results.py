"""Results of `bench.strength`, with confidence intervals."""

from collections.abc import Iterator
from statistics import fmean
from typing import Any, Final, NamedTuple

from bench.budgets import DEALS
from bench.model import Curve
from hofgarten.arena.statistics import Interval, mean_interval, share_interval
from hofgarten.bots.levels import skill_of
from hofgarten.registry import GAMES

Found = dict[str, list[Any]]
"""Study -> its findings in order; see ``studies``."""

PRIOR_ONLY: Final = 0.001
"""Approximate thinking time, in seconds, of the best move by prior value. Its gain over itself is 0."""


class Gain(NamedTuple):
    """Mean gain of a thinking time, in points per move."""

    seconds: float
    """Mean CPU time per move."""
    points: float
    """Points that a move gains over the best move by prior value."""
    more: float
    """Points that it gains over the default architect's move, in the positions in which both were tried."""
    interval: Interval | None
    """95 % confidence interval of ``more``."""
    positions: int


def of_positions(game: str) -> str:
    """Return the name of the study of a game's positions."""
    return f"{game}: positions"


def of_matches(game: str, seconds: str) -> str:
    """Return the name of the study of matches between an architect of this time and the default architect."""
    return f"{game}: {seconds} s meets the architect"


def game_of(study: str) -> str:
    """Return the game of a study."""
    return study.partition(":")[0]


def default_seconds(game: str) -> str:
    """Return the approximate thinking time of the default architect."""
    deals = skill_of(GAMES[game], "architect").determinizations
    return min(DEALS[game], key=lambda seconds: abs(DEALS[game][seconds] - deals))


def gains(game: str, found: Found) -> dict[str, Gain]:
    """Return the gain of each thinking time; times without trials are left out.

    Longer times are tried in fewer positions. Their mean difference to the default time in these positions is added to
    the default time's mean gain over all positions. Most moves are the same, so that this reduces the variance.
    """
    rows = found.get(of_positions(game), [])
    place = list(DEALS[game]).index(default_seconds(game))
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
    """Return the plot of the gain per move, with one line for each game."""
    lines = {
        game: [(PRIOR_ONLY, 0.0), *((gain.seconds, gain.points) for gain in known.values())]
        for game in DEALS
        if (known := gains(game, found))
    }
    title = "Gain of an architect's move over the best move by prior value"
    return [Curve("strength", title, "seconds for a move, CPython", "points", lines, logarithmic=True)] if lines else []


def notes(found: Found) -> list[str]:
    """Return one sentence for each result."""
    return [*_gain_notes(found), *_match_notes(found)]


def _gain_notes(found: Found) -> Iterator[str]:
    for game in DEALS:
        for seconds, gain in gains(game, found).items():
            sure = f" ({_range(gain.interval)})" if gain.interval and seconds != default_seconds(game) else ""
            other = (
                "the default architect"
                if seconds == default_seconds(game)
                else f"{gain.more:+.2f} compared with the default architect"
            )
            yield (
                f"{game}: thinking for about {seconds} s (mean {gain.seconds:.2f} s) gains"
                f" {gain.points:+.2f} points per move: {other}{sure}, {gain.positions} positions."
            )


def _match_notes(found: Found) -> Iterator[str]:
    for game in DEALS:
        for seconds in DEALS[game]:
            if met := found.get(of_matches(game, seconds)):
                shares, margins = zip(*met, strict=True)
                low, high = share_interval(shares)
                yield (
                    f"{game}: an architect of {seconds} s is ahead of the default one in {fmean(shares):.0%}"
                    f" ({low:.0%} to {high:.0%}) of {2 * len(met)} matches, by {fmean(margins):+.1f} points."
                )


def _range(interval: Interval) -> str:
    low, high = interval
    return f"{low:+.2f} to {high:+.2f}"
