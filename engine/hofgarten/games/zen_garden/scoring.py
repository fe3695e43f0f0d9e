"""The score of a garden, item by item. Rule Z6.

Every item can be computed at any time, as if the game ended now. The rules cover full gardens only. For others this
module defines: a garden without tiles has no points for unity or minimalist, and one ground counts like two.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from hofgarten.game import Score
from hofgarten.games.zen_garden.grid import BLOCKS, CELLS, connected
from hofgarten.games.zen_garden.state import Deal, State
from hofgarten.games.zen_garden.tiles import (
    DECORATIONS,
    FIRST_GROUND,
    GROUNDS,
    LAID_FEATURES,
    NE,
    NW,
    SE,
    SW,
    corner_of,
    count_of,
)

CIRCUIT_POINTS: Final = (0, 3, 6, 10, 15)
DECORATION_POINTS: Final = (0, 0, 0, 0, 0, 0, 3, 5, 7, 10, 13, 16, 20, 20, 20, 20, 20)
DETAIL_POINTS: Final = (0, -4, -2, -1, 2, 5, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8)
MINIMALIST_POINTS: Final = (0, 18, 18, 12, 6, 0, 0)
SMALL_POINTS: Final = 1
LARGE_POINTS: Final = 2
MAJORITY_POINTS: Final = (8, 4)
"""For the most tiles and for the second most."""

UNITY_POINTS: Final = 10

UNITY_BOARD: Final = 2
MINIMALIST_BOARD: Final = 3

ITEMS: Final = (
    "coins",
    "circuits",
    "decorations",
    "small",
    "large",
    "majority",
    "detail",
    "unity",
    "minimalist",
    "missions",
)
"""Every item that a score can have. Items of boards that are not in play are omitted."""

Earned = tuple[tuple[int, ...], ...]
"""Groups of cells, such as the four tiles of each circuit."""


def _bends(corner: int) -> tuple[int, ...]:
    """Return for each laid code its path's feature number (never 0) if it bends round this corner, else 0."""
    return tuple(
        features[1] if features and corner_of(code) == corner else 0 for code, features in enumerate(LAID_FEATURES)
    )


# In a 2x2 block the upper left tile must bend round its south-east corner, and so on: the common point of all four.
_UPPER_LEFT, _UPPER_RIGHT, _LOWER_LEFT, _LOWER_RIGHT = _bends(SE), _bends(SW), _bends(NE), _bends(NW)


def circuit_blocks(garden: tuple[int, ...]) -> Earned:
    """Return the 2x2 blocks that are circuits. Rule Z6.1."""
    return tuple(
        block
        for block in BLOCKS
        if (path := _UPPER_LEFT[garden[block[0]]])
        and path == _UPPER_RIGHT[garden[block[1]]]
        and path == _LOWER_LEFT[garden[block[2]]]
        and path == _LOWER_RIGHT[garden[block[3]]]
    )


def circuits(garden: tuple[int, ...]) -> int:
    """Return the points for circuits. Rule Z6.1."""
    return CIRCUIT_POINTS[len(circuit_blocks(garden))]


def decorations(counts: int) -> int:
    """Return the points for tiles of one decoration, added up over decorations. Rule Z6.2."""
    return sum(DECORATION_POINTS[count_of(counts, decoration)] for decoration in range(len(DECORATIONS)))


def small(deal: Deal, counts: int) -> int:
    """Return the points for the small preference. Rule Z6.3."""
    return SMALL_POINTS * count_of(counts, deal.small)


def large(deal: Deal, counts: int) -> int:
    """Return the points for the large preference. Rule Z6.4."""
    return LARGE_POINTS * count_of(counts, deal.large)


def majority(state: State, seat: int) -> int:
    """Return one seat's points for the majority. Rule Z6.5."""
    feature = state.deal.majority
    others = [count_of(player.counts, feature) for number, player in enumerate(state.seats) if number != seat]
    return majority_points(state.deal, count_of(state.seats[seat].counts, feature), others)


def majority_points(deal: Deal, own: int, others: Sequence[int]) -> int:
    """Return the points for ``own`` tiles with the majority's feature against the other gardens' numbers. Rule Z6.5.

    A garden without such a tile takes no part. With several firsts there is no second.
    """
    if not own:
        return 0
    better = sum([count > own for count in others])
    if better > 1:
        return 0
    points = MAJORITY_POINTS[better]
    return points // (1 + sum([count == own for count in others])) if deal.split else points


def detail(deal: Deal, counts: int) -> int:
    """Return the points for love of detail, which can be negative. Rule Z6.6."""
    return DETAIL_POINTS[count_of(counts, deal.detail)]


def ground_masks(garden: tuple[int, ...]) -> list[int]:
    """Return the mask of the tiles with each ground."""
    masks = [0] * len(GROUNDS)
    for cell in CELLS:
        if code := garden[cell]:
            masks[LAID_FEATURES[code][2] - FIRST_GROUND] |= 1 << cell
    return masks


def unity(garden: tuple[int, ...], mask: int) -> int:
    """Return the points for one connected area of each ground. Rule Z6.7."""
    return UNITY_POINTS if mask and all(map(connected, ground_masks(garden))) else 0


def minimalist(counts: int) -> int:
    """Return the points for few different grounds. Rule Z6.8."""
    grounds = counts_of_grounds(counts)
    return MINIMALIST_POINTS[sum(count > 0 for count in grounds)]


def counts_of_grounds(counts: int) -> tuple[int, ...]:
    """Return how many tiles have each ground."""
    return tuple(count_of(counts, FIRST_GROUND + ground) for ground in range(len(GROUNDS)))


def items(state: State, seat: int) -> Iterator[tuple[str, int]]:
    """Yield each item in play and its points for one seat, in the record's order. Rules Z6.0 to Z6.9."""
    deal = state.deal
    garden, mask, coins, counts, missions = state.seats[seat]
    yield "coins", coins
    yield "circuits", circuits(garden)
    yield "decorations", decorations(counts)
    yield "small", small(deal, counts)
    yield "large", large(deal, counts)
    yield "majority", majority(state, seat)
    yield "detail", detail(deal, counts)
    if UNITY_BOARD in deal.boards:
        yield "unity", unity(garden, mask)
    if MINIMALIST_BOARD in deal.boards:
        yield "minimalist", minimalist(counts)
    if missions:
        yield "missions", sum(missions)


def total(state: State, seat: int) -> int:
    """Return one seat's total as if the game ended now."""
    return sum([points for _, points in items(state, seat)])


def score(state: State) -> tuple[Score, ...]:
    """Return each seat's items as if the game ended now."""
    return tuple(Score(items(state, seat)) for seat in range(state.deal.players))


def winners(state: State) -> tuple[int, ...]:
    """Return the seats with most points; of those, the ones with most coins. Rule Z6.10."""
    ranks = [(total(state, seat), state.seats[seat].coins) for seat in range(state.deal.players)]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def earning_cells(state: State, seat: int, item: str) -> Earned:
    """Return the cells that count towards an item, in groups that belong together.

    For circuits and decorations these are the closed and scoring ones; for the other items every tile with the feature,
    even without points. ``unity`` and ``minimalist`` have a group for each ground, ``missions`` one for each mission.
    """
    deal = state.deal
    garden, _, _, counts, _ = state.seats[seat]
    match item:
        case "circuits":
            return circuit_blocks(garden)
        case "decorations":
            scoring = [d for d in range(len(DECORATIONS)) if DECORATION_POINTS[count_of(counts, d)]]
            return tuple(cells_with(garden, {decoration}) for decoration in scoring)
        case "small" | "large" | "majority" | "detail":
            feature = {"small": deal.small, "large": deal.large, "majority": deal.majority, "detail": deal.detail}[item]
            cells = cells_with(garden, {feature})
            return (cells,) if cells else ()
        case "unity" | "minimalist":
            groups = (cells_with(garden, {FIRST_GROUND + ground}) for ground in range(len(GROUNDS)))
            return tuple(group for group in groups if group)
        case "missions":
            groups = (cells_with(garden, set(mission)) for mission in deal.missions)
            return tuple(group for group in groups if group)
        case _:
            return ()


def cells_with(garden: tuple[int, ...], features: set[int]) -> tuple[int, ...]:
    """Return the cells of the tiles with one of these features."""
    return tuple(cell for cell in CELLS if not features.isdisjoint(LAID_FEATURES[garden[cell]]))
