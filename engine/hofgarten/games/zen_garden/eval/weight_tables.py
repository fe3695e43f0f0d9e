"""Tables: a row of weights applied to the small numbers behind the features, computed once for all positions."""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from hofgarten.games.zen_garden.eval.expected_points import UNIT, decoration_outlooks, mission_outlooks
from hofgarten.games.zen_garden.eval.features import FEATURE_ITEMS, coin_part
from hofgarten.games.zen_garden.rules import MISSION_POINTS
from hofgarten.games.zen_garden.scoring import CIRCUIT_POINTS
from hofgarten.games.zen_garden.state import MAX_COINS, TURNS_EACH

Row: TypeAlias = tuple[int, ...]
"""One weight for each feature, in hundredths."""

AT: Final = {name: number for number, name in enumerate(FEATURE_ITEMS)}
"""The index of each feature in a row of weights."""


class Tables(NamedTuple):
    """The values of small numbers under a row of weights, for a number of tiles left."""

    coins: tuple[int, ...]
    runs: tuple[int, ...]
    """By the number of tiles of one decoration in a row or column."""
    closed: tuple[int, ...]
    """By the number of closed circuits."""
    open: tuple[int, ...]
    """By the number of tiles of an open circuit; 0 for a closed one."""
    decorations: tuple[int, ...]
    missions: tuple[tuple[int, ...], ...]
    """By the points for the next seat and the number of tiles needed."""


@cache
def tables(row: Row, left: int) -> Tables:
    """Return the tables of a row of weights."""
    numbers = range(TURNS_EACH + 1)
    ways = (AT["decorations"], AT["decorations-sought"], AT["decorations-first"])
    three, two, one = (UNIT * row[AT[f"circuits-{name}"]] for name in ("three", "two", "one"))
    likely, sought = row[AT["missions-likely"]], row[AT["missions-sought"]]
    return Tables(
        coins=tuple(weigh(coin_part(coins), row, AT["coins"]) for coins in range(MAX_COINS + 1)),
        runs=(0, 0, UNIT * row[AT["lines-two"]], UNIT * row[AT["lines-three"]], 0),
        closed=tuple(UNIT * points * row[AT["circuits"]] for points in CIRCUIT_POINTS),
        open=(0, one, two, three, 0),
        decorations=tuple(
            sum([row[way] * outlook[left][n] for way, outlook in zip(ways, decoration_outlooks(), strict=True)])
            for n in numbers
        ),
        missions=tuple(
            tuple(
                points * (likely * mission_outlooks()[0][left][need] + sought * mission_outlooks()[1][left][need])
                for need in range(len(mission_outlooks()[0][left]))
            )
            for points in range(max(MISSION_POINTS) + 1)
        ),
    )


def weigh(part: Sequence[int], row: Row, at: int) -> int:
    """Return the value of neighbouring features that start at index ``at`` of the row."""
    return sum([value * row[at + number] for number, value in enumerate(part)])
