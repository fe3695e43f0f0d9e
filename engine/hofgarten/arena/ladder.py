"""Ratings of bots that have played each other, on the scale that the levels fix (``LEVEL_RATINGS``).

A difference of 400 means odds of ten to one, as in Elo's scale. The ratings are the most likely ones for all results
together (Bradley and Terry, 1952), with a wide prior: a bot that has won every match still has a finite rating.
"""

from collections.abc import Iterable, Mapping
from math import exp, log, sqrt
from typing import Final, NamedTuple

from hofgarten.bots.rating import LEVEL_RATINGS, Z_95, Rating
from hofgarten.bots.value_function import data_of
from hofgarten.evaluation import AnyEvaluatedGame

_UNIT: Final = 400 / log(10)
"""Points of rating for odds of e to one."""

_PRIOR_MEAN: Final = 1400
_PRIOR_SPREAD: Final = 700
"""Mean and standard deviation of the ratings of bots, before any match."""

_SWEEPS: Final = 60
_CLOSE: Final = 0.1
"""Points of rating: a sweep that changes less is the last one."""


class HeadToHead(NamedTuple):
    """The results of one bot against another."""

    one: str
    other: str
    matches: float
    points: float
    """Of ``one``: 1 for a match won, 0.5 for a tie."""


def ratings(meetings: Iterable[HeadToHead], fixed: Mapping[str, float] = LEVEL_RATINGS) -> dict[str, Rating]:
    """Return a rating with its 95 % interval for each bot in the results but the ``fixed`` ones.

    An interval takes the ratings of the other bots as exact.
    """
    played: dict[str, list[tuple[str, float, float]]] = {}
    for first, second, matches, points in meetings:
        if matches > 0:
            played.setdefault(first, []).append((second, matches, points))
            played.setdefault(second, []).append((first, matches, matches - points))
    estimates: dict[str, float] = {**dict.fromkeys(played, _PRIOR_MEAN), **fixed}
    free = [name for name in played if name not in fixed]
    for _ in range(_SWEEPS):
        widest = 0.0
        for name in free:
            slope, bend = _slopes(estimates[name], played[name], estimates)
            step = max(min(slope / bend, _UNIT), -_UNIT)
            estimates[name] += step
            widest = max(widest, abs(step))
        if widest < _CLOSE:
            break
    return {name: _rating(estimates[name], played[name], estimates) for name in free}


def _slopes(own: float, results: list[tuple[str, float, float]], estimates: Mapping[str, float]) -> tuple[float, float]:
    """Return the slope of the logarithm of the likelihood at a rating, and minus its second derivative."""
    slope, bend = (_PRIOR_MEAN - own) / _PRIOR_SPREAD**2, 1 / _PRIOR_SPREAD**2
    for opponent, matches, points in results:
        expected = 1 / (1 + exp((estimates[opponent] - own) / _UNIT))
        slope += (points - matches * expected) / _UNIT
        bend += matches * expected * (1 - expected) / _UNIT**2
    return slope, bend


def _rating(own: float, results: list[tuple[str, float, float]], estimates: Mapping[str, float]) -> Rating:
    half_width = Z_95 / sqrt(_slopes(own, results, estimates)[1])
    return Rating.of(own, half_width, round(sum(matches for _, matches, _ in results)))


def published(game: AnyEvaluatedGame, players: int = 2) -> list[HeadToHead]:
    """Return the results of the built-in bots with the default options that are stored with the game's weights."""
    options = game.options_from_flags({})
    return [
        HeadToHead(pairing["first"], pairing["second"], pairing["matches"], pairing["matches"] * pairing["won"])
        for pairing in data_of(game).get("arena", ())
        if pairing["players"] == players and pairing["options"] == options
    ]
