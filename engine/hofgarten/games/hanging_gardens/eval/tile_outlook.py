"""The expected points of further tiles, in centipoints. Rules H7.1 to H7.3.

Only public information and the player's own hidden tiles are used. All numbers are integers, so results are the same on
every Python.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from hofgarten.games.hanging_gardens.edition import Edition
from hofgarten.games.hanging_gardens.scoring import points_of, tiles_of
from hofgarten.games.hanging_gardens.state import MISSING_POINTS, State
from hofgarten.games.hanging_gardens.tiles import COUNTS, KINDS, SERIES

UNIT: Final = 100
"""One point."""

MISSING: Final = UNIT * MISSING_POINTS
"""The value of a tile that was missing. Rule H6.2."""

PROMISE: Final = 35
"""The share, in per cent, of the gain of the tile after next that counts towards the value of the next one."""


class TileOutlook(NamedTuple):
    """The expected points of a player's tiles."""

    points: tuple[int, ...]
    """The present points by kind, in centipoints like all others."""
    worth: tuple[int, ...]
    """The value of one more tile of each kind, with a share of the gain of the one after it."""
    next: int
    """The average gain over all tiles that are not yet taken."""
    best: int
    """The largest gain of any of them."""
    promise: int
    """The sum over incomplete series: points missing to the complete series, divided by the number of missing tiles."""


def prospects(state: State, seat: int) -> TileOutlook:
    """Return the expected points of a seat's tiles, from the information of that seat."""
    player = state.seats[seat]
    counts = tiles_of(player)
    taken = [sum(kinds) for kinds in zip(*[owner.open for owner in state.seats], strict=True)]
    for tile in player.hidden:
        if tile >= 0:
            taken[tile] += 1
    left = tuple([all_ - gone for all_, gone in zip(COUNTS, taken, strict=True)])
    return _prospects(state.deal.edition, counts, left)


@lru_cache(maxsize=1 << 13)
def _prospects(edition: Edition, counts: tuple[int, ...], left: tuple[int, ...]) -> TileOutlook:
    points = points_of(edition, counts)
    now = sum(points)
    gains, later = [], []
    for kind in range(len(KINDS)):
        by_one, by_two = (sum(points_of(edition, _more(counts, kind, number))) - now for number in (1, 2))
        # By replaying the whole score: a person's points depend on series, a guard's on gates. Rules H7.2 and H7.3.
        gains.append(by_one if left[kind] > 0 else 0)
        later.append(by_two - by_one if left[kind] > 1 else 0)
    tiles = sum(left)
    promise = 0
    for values, number, more in zip(edition.series, counts, left, strict=False):
        begun = number % len(values)
        missing = len(values) - begun
        # A series that can still be completed, per missing tile: near ones count more than begun ones.
        if begun and more >= missing:
            promise += UNIT * (values[-1] - values[begun - 1]) // missing
    return TileOutlook(
        points=tuple([UNIT * kind_points for kind_points in points]),
        worth=tuple([UNIT * gain + PROMISE * then for gain, then in zip(gains, later, strict=True)]),
        next=UNIT * sum([gain * number for gain, number in zip(gains, left, strict=True)]) // tiles if tiles else 0,
        best=UNIT * max(gains),
        promise=promise,
    )


def _more(counts: tuple[int, ...], kind: int, number: int) -> tuple[int, ...]:
    return (*counts[:kind], counts[kind] + number, *counts[kind + 1 :])


assert len(SERIES) < len(KINDS)
