"""What further tiles would bring a player, in hundredths of a point. Rules H7.1 to H7.3.

Only what all know, and the player's own hidden tiles, is counted with. Whole numbers throughout, so that every Python
gives the same.
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
"""What a tile that was missing is worth. Rule H6.2."""

PROMISE: Final = 35
"""What the tile after the next of a kind counts, in hundredths, for the worth of the next one."""


class Prospects(NamedTuple):
    """What a player's tiles promise."""

    points: tuple[int, ...]
    """What they bring now, by kind, in hundredths of a point like all others."""
    worth: tuple[int, ...]
    """What one more tile of each kind is worth, with some of what the one after it would bring."""
    next: int
    """What any tile that is not yet taken brings on average."""
    best: int
    """What the best of them brings."""
    promise: int
    """Over the series that are begun: what is missing to their end, shared among the tiles that are."""


def prospects(state: State, seat: int) -> Prospects:
    """Return what a seat's tiles promise, as far as that seat can know."""
    one = state.seats[seat]
    counts = tiles_of(one)
    taken = [sum(kinds) for kinds in zip(*[other.open for other in state.seats], strict=True)]
    for tile in one.hidden:
        if tile >= 0:
            taken[tile] += 1
    left = tuple([all_ - gone for all_, gone in zip(COUNTS, taken, strict=True)])
    return _prospects(state.deal.edition, counts, left)


@lru_cache(maxsize=1 << 13)
def _prospects(edition: Edition, counts: tuple[int, ...], left: tuple[int, ...]) -> Prospects:
    points = points_of(edition, counts)
    now = sum(points)
    gains, later = [], []
    for kind in range(len(KINDS)):
        one, two = (sum(points_of(edition, _more(counts, kind, number))) - now for number in (1, 2))
        gains.append(one if left[kind] > 0 else 0)
        later.append(two - one if left[kind] > 1 else 0)
    tiles = sum(left)
    promise = 0
    for values, number, more in zip(edition.series, counts, left, strict=False):
        begun = number % len(values)
        missing = len(values) - begun
        if begun and more >= missing:
            promise += UNIT * (values[-1] - values[begun - 1]) // missing
    return Prospects(
        points=tuple([UNIT * each for each in points]),
        worth=tuple([UNIT * gain + PROMISE * then for gain, then in zip(gains, later, strict=True)]),
        next=UNIT * sum([gain * number for gain, number in zip(gains, left, strict=True)]) // tiles if tiles else 0,
        best=UNIT * max(gains),
        promise=promise,
    )


def _more(counts: tuple[int, ...], kind: int, number: int) -> tuple[int, ...]:
    return (*counts[:kind], counts[kind] + number, *counts[kind + 1 :])


assert len(SERIES) < len(KINDS)
