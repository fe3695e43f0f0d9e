"""Confidence intervals for tournaments. One observation is one deal, since matches of a deal are not independent."""

from collections.abc import Sequence
from math import ceil, sqrt
from statistics import fmean, stdev
from typing import Final

from hofgarten.bots.rating import Z_95

Interval = tuple[float, float]

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
    mean, half_width = fmean(values), Z_95 * standard_error(values)
    return mean - half_width, mean + half_width
