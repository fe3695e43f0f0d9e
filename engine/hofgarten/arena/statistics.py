"""What many matches show, and how sure that is. One observation is one deal: its matches are not independent."""

from collections.abc import Sequence
from math import ceil, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

Interval = tuple[float, float]

_Z: Final = NormalDist().inv_cdf(0.975)
"""A normal value lies so many standard deviations to either side of its mean with 95 % probability."""

_IMAGINED: Final = (1.0, 1.0, 0.0, 0.0)


def share_interval(shares: Sequence[float]) -> Interval:
    """Return a 95 % confidence interval for a mean of shares, each from 0 to 1.

    Two deals won outright and two lost are added (Agresti and Coull, 1998): otherwise 20 wins of 20 would pass for
    certainty.
    """
    low, high = _interval([*shares, *_IMAGINED])
    return max(0.0, low), min(1.0, high)


def mean_interval(values: Sequence[float]) -> Interval | None:
    """Return a 95 % confidence interval for a mean, normal approximation; none for a single value."""
    return _interval(values) if len(values) > 1 else None


def quantile(values: Sequence[int], part: float) -> int:
    """Return the least value that at least ``part`` of all values do not exceed; ``part`` is above 0, at most 1.

    Raises:
        ValueError: There are no values.
    """
    if not values:
        msg = "there is nothing to rank"
        raise ValueError(msg)
    return sorted(values)[ceil(part * len(values)) - 1]


def _interval(values: Sequence[float]) -> Interval:
    mean = fmean(values)
    reach = _Z * stdev(values) / sqrt(len(values))
    return mean - reach, mean + reach
