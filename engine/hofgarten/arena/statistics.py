"""Confidence intervals for tournaments. One observation is one deal, since matches of a deal are not independent."""

from collections.abc import Sequence
from math import ceil, fsum, sqrt
from operator import mul
from statistics import fmean, stdev
from typing import Final

from hofgarten.bots.rating import Z_95

Interval = tuple[float, float]

_UNRELATED: Final = 4
"""Imagined values in a regression."""

_TINY: Final = 1e-9
"""A sum of squares that is 0 but for rounding."""

_IMAGINED: Final = (1.0, 1.0, 0.0, 0.0)


def share_interval(shares: Sequence[float]) -> Interval:
    """Return a 95 % confidence interval for a mean of shares, each from 0 to 1.

    Two deals won and two lost are added (Agresti and Coull, 1998). Otherwise 20 wins of 20 would look certain.
    """
    low, high = _interval([*shares, *_IMAGINED])
    return max(0.0, low), min(1.0, high)


def mean_interval(values: Sequence[float]) -> Interval | None:
    """Return a 95 % confidence interval for a mean, by normal approximation; ``None`` for a single value."""
    return _interval(values) if len(values) > 1 else None


def controlled(values: Sequence[float], luck: Sequence[float]) -> list[float]:
    """Return values from which a multiple of the luck is taken away. ``luck`` has the mean 0.

    The multiple is the regression on all *other* values, so the mean stays unbiased. A few imagined values without any
    relation draw it towards 0: few values cannot tell it.
    """
    count = len(values)
    if count < 3:  # a line through one or two values says nothing
        return list(values)
    sums = fsum(values), fsum(luck)
    products = fsum(map(mul, values, luck)), fsum(map(mul, luck, luck))
    found = []
    for value, drawn in zip(values, luck, strict=True):
        mean, other_mean = (sums[0] - value) / (count - 1), (sums[1] - drawn) / (count - 1)
        both = products[0] - value * drawn - (count - 1) * mean * other_mean
        squares = products[1] - drawn * drawn - (count - 1) * other_mean**2
        share = (count - 1) / (count - 1 + _UNRELATED)
        found.append(value - (share * both / squares * drawn if squares > _TINY else 0.0))
    return found


def quantile(values: Sequence[int], part: float) -> int:
    """Return a quantile: the smallest value that is not below a share ``part`` of all values.

    ``part`` is above 0 and at most 1.

    Raises:
        ValueError: ``values`` is empty.
    """
    if not values:
        msg = "no values to rank"
        raise ValueError(msg)
    return sorted(values)[ceil(part * len(values)) - 1]


def standard_error(values: Sequence[float]) -> float:
    """Return the standard error of a mean; 0 for fewer than two values."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def _interval(values: Sequence[float]) -> Interval:
    mean, reach = fmean(values), Z_95 * standard_error(values)
    return mean - reach, mean + reach
