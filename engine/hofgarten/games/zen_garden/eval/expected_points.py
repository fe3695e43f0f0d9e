"""Expected final points for counts of features, in centipoints.

A garden has ``n`` tiles with a feature and gets ``left`` more tiles, each of which has it with a fixed probability. The
tables give the average final points of the item. All numbers are integers, so results are the same on every Python.
Tables are computed on first use, since the start of the page does not need them.
"""

from collections.abc import Callable, Sequence
from functools import cache
from math import comb
from typing import Final, TypeAlias

from hofgarten.games.zen_garden.scoring import DECORATION_POINTS, DETAIL_POINTS
from hofgarten.games.zen_garden.state import TURNS_EACH
from hofgarten.games.zen_garden.tiles import DECORATIONS, FEATURES, GROUNDS, PATHS

UNIT: Final = 100
"""One point."""

Outlook: TypeAlias = tuple[tuple[int, ...], ...]
"""``outlook[left][n]``: centipoints."""

_LEFT: Final = range(TURNS_EACH + 1)


def _expected(worth: Callable[[int], int], chance: int, left: int) -> int:
    """Return the average of ``worth(k)`` if each of ``left`` tiles counts with a probability of ``chance`` per cent."""
    # The binomial distribution with a common denominator: one division, so no rounding differs between machines.
    ways: list[int] = [comb(left, k) * chance**k * (100 - chance) ** (left - k) * worth(k) for k in range(left + 1)]
    return UNIT * sum(ways) // int(100**left)


def _outlook(points: Sequence[int], chance: int) -> Outlook:
    def worth(n: int) -> Callable[[int], int]:
        return lambda more: points[min(n + more, len(points) - 1)]

    return tuple(tuple(_expected(worth(n), chance, left) for n in range(TURNS_EACH + 1)) for left in _LEFT)


@cache
def decoration_outlooks() -> tuple[Outlook, ...]:
    """Return three outlooks for a decoration: without preference, preferred, and of first priority."""
    # One tile in five shows a decoration: 20 %. Nobody knows how often a player can follow a preference, so the two
    # higher chances are assumptions; training gives each of the three features a weight of its own.
    return tuple(_outlook(DECORATION_POINTS, chance) for chance in (20, 35, 50))


# Without preference each feature of a kind is equally likely: 1/5, 1/3 and 1/6. With preference: assumed.
_KIND_CHANCES: Final = ((len(DECORATIONS), (20, 35)), (len(PATHS), (33, 55)), (len(GROUNDS), (17, 30)))
"""For each kind of feature: their number, and the per cent of tiles with one of them, without and with preference."""

FEATURE_CHANCES: Final = tuple(chances for number, chances in _KIND_CHANCES for _ in range(number))
assert len(FEATURE_CHANCES) == len(FEATURES)


@cache
def detail_outlooks(feature: int) -> tuple[Outlook, ...]:
    """Return two outlooks for the love of detail with a feature: without and with preference."""
    return tuple(_outlook(DETAIL_POINTS, chance) for chance in FEATURE_CHANCES[feature])


MISSION_NEEDS: Final = range(9)
"""Possible numbers of tiles that a mission still needs: at most four of each of its features."""


@cache
def mission_outlooks() -> tuple[Outlook, ...]:
    """Return the probability of fulfilling a mission in per cent, by ``[left][need]``: without and with preference."""

    def fulfilled(need: int) -> Callable[[int], int]:
        return lambda more: int(more >= need)

    # 35 %: a tile shows one of a mission's two features about that often, for a decoration and a ground 1/5 + 1/6.
    # 60 % is assumed, for a player who looks for them.
    return tuple(
        tuple(tuple(_expected(fulfilled(need), chance, left) for need in MISSION_NEEDS) for left in _LEFT)
        for chance in (35, 60)
    )
