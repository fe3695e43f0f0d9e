"""What counts of features are likely to bring by the end, in hundredths of a point.

The tables answer: a garden has ``n`` tiles with a feature and gets ``left`` more tiles, each of which has it with a
certain chance; what will the item bring on average? Whole numbers throughout, so that every Python gives the same.
They are made when somebody first asks: the page starts without.
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
"""``outlook[left][n]``: hundredths of a point."""

_LEFT: Final = range(TURNS_EACH + 1)


def _expected(worth: Callable[[int], int], chance: int, left: int) -> int:
    """Return the average of ``worth(k)`` when each of ``left`` tiles counts with a chance of so many percent."""
    ways: list[int] = [comb(left, k) * chance**k * (100 - chance) ** (left - k) * worth(k) for k in range(left + 1)]
    return UNIT * sum(ways) // int(100**left)


def _outlook(points: Sequence[int], chance: int) -> Outlook:
    def worth(n: int) -> Callable[[int], int]:
        return lambda more: points[min(n + more, len(points) - 1)]

    return tuple(tuple(_expected(worth(n), chance, left) for n in range(TURNS_EACH + 1)) for left in _LEFT)


@cache
def decoration_outlooks() -> tuple[Outlook, ...]:
    """Return three outlooks: for a decoration taken as it comes, one that is looked for, and one that comes first."""
    return tuple(_outlook(DECORATION_POINTS, chance) for chance in (20, 35, 50))


_KIND_CHANCES: Final = ((len(DECORATIONS), (20, 35)), (len(PATHS), (33, 55)), (len(GROUNDS), (17, 30)))
"""How many features of a kind there are, and how likely one is on a tile: as it comes, and when it is looked for."""

FEATURE_CHANCES: Final = tuple(chances for number, chances in _KIND_CHANCES for _ in range(number))
assert len(FEATURE_CHANCES) == len(FEATURES)


@cache
def detail_outlooks(feature: int) -> tuple[Outlook, ...]:
    """Return two outlooks for the love of detail with a feature: as it comes, and looked for."""
    return tuple(_outlook(DETAIL_POINTS, chance) for chance in FEATURE_CHANCES[feature])


MISSION_NEEDS: Final = range(9)
"""How many tiles a mission can still need: at most four of each of its features."""


@cache
def mission_outlooks() -> tuple[Outlook, ...]:
    """Return ``[left][need]``, twice: how likely a mission is fulfilled, in percent; as it comes, and looked for."""

    def fulfilled(need: int) -> Callable[[int], int]:
        return lambda more: int(more >= need)

    return tuple(
        tuple(tuple(_expected(fulfilled(need), chance, left) for need in MISSION_NEEDS) for left in _LEFT)
        for chance in (35, 60)
    )
