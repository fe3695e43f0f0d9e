"""Values of tiles, scores and winners. Rules H6.2 and H7."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from hofgarten.game import Score
from hofgarten.games.hanging_gardens.edition import Edition
from hofgarten.games.hanging_gardens.state import MISSING_POINTS, PlayerState, State
from hofgarten.games.hanging_gardens.tiles import KIND_NUMBERS, KINDS, PERSONS, SERIES

ITEMS: Final = (*KINDS, "missing")
"""Score keys in the record's order."""

SERIES_OF: Final = tuple(KIND_NUMBERS[name] for name in ("tiger", "garden", "statue", "chalice"))
"""The series of each person but the guard, by ``PERSONS``. Rule H7.2."""

GUARD: Final = KIND_NUMBERS["guard"]
GATE: Final = KIND_NUMBERS["gate"]


def tiles_of(seat: PlayerState) -> tuple[int, ...]:
    """Return how many tiles of each kind a seat has, without unknown ones. Rule H5.4."""
    if not seat.hidden:
        return seat.open
    counts = list(seat.open)
    for tile in seat.hidden:
        if tile >= 0:
            counts[tile] += 1
    return tuple(counts)


def tile_count(seat: PlayerState) -> int:
    """Return how many tiles a seat has collected, including hidden ones. Rule H7.4."""
    return sum(seat.open) + len(seat.hidden)


def series_points(values: Sequence[int], number: int) -> int:
    """Return the points for ``number`` tiles of a series. After a complete series the next one starts. Rule H7.1."""
    complete, more = divmod(number, len(values))
    return complete * values[-1] + (values[more - 1] if more else 0)


@lru_cache(maxsize=1 << 14)
def points_of(edition: Edition, counts: tuple[int, ...]) -> tuple[int, ...]:
    """Return the points of each kind of tile, by ``tiles.KINDS``. Rules H7.1 to H7.3."""
    points = [series_points(values, number) for values, number in zip(edition.series, counts, strict=False)]
    for person, series, (alone, whole) in zip(range(len(SERIES), len(KINDS)), SERIES_OF, edition.persons, strict=False):
        complete = counts[series] >= len(edition.series[series])
        points.append(counts[person] * (whole if complete else alone))
    points.append(counts[GUARD] * edition.guard * counts[GATE])
    assert len(points) == len(KINDS)
    return tuple(points)


def score(state: State) -> tuple[Score, ...]:
    """Return each seat's items as if the game ended now. Rules H6.2 and H7.1 to H7.3."""
    return tuple(_score(state.deal.edition, seat) for seat in state.seats)


def _score(edition: Edition, seat: PlayerState) -> Score:
    points = *points_of(edition, tiles_of(seat)), MISSING_POINTS * seat.missing
    return Score(zip(ITEMS, points, strict=True))


def total(state: State, seat: int) -> int:
    """Return one seat's total as if the game ended now. Rule H7."""
    player = state.seats[seat]
    return sum(points_of(state.deal.edition, tiles_of(player))) + MISSING_POINTS * player.missing


def winners(state: State) -> tuple[int, ...]:
    """Return the seats with most points; of those, the ones with most tiles. Rule H7.4."""
    ranks = [(total(state, number), tile_count(seat)) for number, seat in enumerate(state.seats)]
    return tuple(number for number, rank in enumerate(ranks) if rank == max(ranks))


assert len(PERSONS) == len(SERIES_OF) + 1
