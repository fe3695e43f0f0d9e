"""Features of a garden: the inputs of a linear value function.

Each feature is in centipoints and belongs to an item of the score. A feature with the name of an item is the
item's value as if the game ended now or, for counts of tiles, its average final value (see ``expected_points``). The
other features describe unfinished goals. With no tiles left, the features with the names of items are the exact points.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from hofgarten.games.zen_garden.eval.expected_points import UNIT, decoration_outlooks, detail_outlooks, mission_outlooks
from hofgarten.games.zen_garden.eval.vertices import (
    CLOSED,
    FEATURE_STEP,
    areas,
    circuit_counts,
    closable_vertices,
    line_counts,
)
from hofgarten.games.zen_garden.rules import MISSION_POINTS, MISSION_TILES
from hofgarten.games.zen_garden.scoring import (
    CIRCUIT_POINTS,
    LARGE_POINTS,
    MINIMALIST_BOARD,
    MINIMALIST_POINTS,
    SMALL_POINTS,
    UNITY_BOARD,
    UNITY_POINTS,
    ground_masks,
    majority_points,
)
from hofgarten.games.zen_garden.state import TURNS_EACH, Deal, PlayerState, State
from hofgarten.games.zen_garden.tiles import DECORATIONS, GROUNDS, count_of

FEATURE_ITEMS: Final = {
    "coins": "coins",
    "coins-short": "coins",
    "lines-three": "coins",
    "lines-two": "coins",
    "circuits": "circuits",
    "circuits-three": "circuits",
    "circuits-two": "circuits",
    "circuits-one": "circuits",
    "decorations": "decorations",
    "decorations-sought": "decorations",
    "decorations-first": "decorations",
    "small": "small",
    "large": "large",
    "majority": "majority",
    "majority-lead": "majority",
    "majority-own": "majority",
    "detail": "detail",
    "detail-sought": "detail",
    "unity": "unity",
    "unity-near": "unity",
    "unity-few": "unity",
    "minimalist": "minimalist",
    "minimalist-two": "minimalist",
    "minimalist-three": "minimalist",
    "minimalist-four": "minimalist",
    "minimalist-five": "minimalist",
    "missions": "missions",
    "missions-likely": "missions",
    "missions-sought": "missions",
    "to-come": "total",
}
"""Every feature and its item; ``to-come`` is constant."""

SHORT_OF: Final = 3
"""Players with fewer coins have little choice."""

FAR_LEAD: Final = 4
"""A lead in the majority, in tiles, beyond which more does not matter."""

Part = tuple[int, ...]
"""Some neighbouring features."""


def turns_left(state: State, seat: int) -> int:
    """Return how many tiles a seat has yet to place. Rule Z3.2."""
    return TURNS_EACH - state.seats[seat].mask.bit_count()


def features_of(state: State, seat: int, left: int) -> tuple[int, ...]:
    """Return a seat's features in the order of ``FEATURE_ITEMS``, as if ``left`` tiles were yet to come."""
    return _features(state.deal, state.seats[seat], rivals(state, seat), next_points(state), left)


@lru_cache(maxsize=2048)
def _features(
    deal: Deal, own: PlayerState, others: tuple[int, ...], points: tuple[int, ...], left: int
) -> tuple[int, ...]:
    """Return the features of a garden and its coins. See ``rank_moves.RankingKey`` for the other inputs.

    Cached, since playouts that differ in one garden mostly end with the same others: the architect takes 17 % less
    time.
    """
    return (
        *coin_part(own.coins),
        *run_part(own.garden),
        *circuit_part(own),
        *decoration_part(own.counts, left),
        SMALL_POINTS * UNIT * count_of(own.counts, deal.small),
        LARGE_POINTS * UNIT * count_of(own.counts, deal.large),
        *majority_part(deal, count_of(own.counts, deal.majority), others),
        *detail_part(deal, count_of(own.counts, deal.detail), left),
        *ground_part(deal.boards, *areas_and_grounds(own.garden)),
        *mission_part(deal, own, points, left),
        UNIT,
    )


def coin_part(coins: int) -> Part:
    """Return ``coins`` and ``coins-short``. Rule Z6.0."""
    return UNIT * coins, UNIT * max(0, SHORT_OF - coins)


def run_part(garden: tuple[int, ...]) -> Part:
    """Return the numbers of rows and columns with three, and with two, tiles of one decoration and no other.

    Rule Z5.4.
    """
    sizes = [code % FEATURE_STEP for code in line_counts(garden).values()]
    return UNIT * sizes.count(CLOSED - 1), UNIT * sizes.count(CLOSED - 2)


def circuit_part(own: PlayerState) -> Part:
    """Return the points for closed circuits, and the numbers of possible ones with three, two and one tiles.

    Rule Z6.1.
    """
    within = closable_vertices(own.mask)
    sizes = [code % FEATURE_STEP for vertex, code in circuit_counts(own.garden).items() if code and vertex in within]
    return UNIT * CIRCUIT_POINTS[sizes.count(CLOSED)], *(UNIT * sizes.count(size) for size in (3, 2, 1))


def decoration_part(counts: int, left: int) -> Part:
    """Return the expected points for all decorations, by preference. Rule Z6.2."""
    numbers = [count_of(counts, decoration) for decoration in range(len(DECORATIONS))]
    return tuple(sum([outlook[left][number] for number in numbers]) for outlook in decoration_outlooks())


def rivals(state: State, seat: int) -> tuple[int, ...]:
    """Return how many tiles with the majority's feature each other seat has."""
    feature = state.deal.majority
    return tuple([count_of(player.counts, feature) for number, player in enumerate(state.seats) if number != seat])


def majority_part(deal: Deal, own: int, others: Sequence[int]) -> Part:
    """Return the majority's points, the lead over the best other seat, and the seat's own tiles. Rule Z6.5."""
    # Linear up to four tiles: a majority that is safe gains nothing from one more tile.
    lead = max(-FAR_LEAD, min(FAR_LEAD, own - max(others)))
    return UNIT * majority_points(deal, own, others), UNIT * lead, UNIT * own


def detail_part(deal: Deal, number: int, left: int) -> Part:
    """Return the expected points for the love of detail. Rule Z6.6."""
    return tuple(outlook[left][number] for outlook in detail_outlooks(deal.detail))


def areas_and_grounds(garden: tuple[int, ...]) -> tuple[int, int]:
    """Return the number of areas of a garden's grounds, and the number of different grounds."""
    masks = ground_masks(garden)
    return sum([len(areas(mask)) for mask in masks]), sum([mask > 0 for mask in masks])


def ground_part(boards: tuple[int, ...], number_of_areas: int, grounds: int) -> Part:
    """Return the features of unity and minimalist, 0 if their boards are not in play. Rules Z6.7 and Z6.8."""
    extra = number_of_areas - grounds
    unity = UNIT * UNITY_POINTS if UNITY_BOARD in boards and grounds else 0
    few = UNIT * (len(GROUNDS) - grounds)
    minimalist = UNIT if MINIMALIST_BOARD in boards and grounds else 0
    # Indicators, not counts: unity and minimalist pay all or nothing, which no linear feature of counts can tell.
    return (
        unity if extra == 0 else 0,
        unity if extra == 1 else 0,
        few if unity and extra == 0 else 0,
        minimalist * MINIMALIST_POINTS[grounds],
        minimalist * (grounds <= 2),
        minimalist * (grounds == 3),
        minimalist * (grounds == 4),
        minimalist * (grounds == 5),
    )


def mission_part(deal: Deal, own: PlayerState, points: tuple[int, ...], left: int) -> Part:
    """Return the points of fulfilled missions, and the expected points of the others. Rules Z5.5 and Z6.9.

    ``points`` are the points for the next seat to fulfil each mission.
    """
    taken, likely, sought = 0, 0, 0
    for mission, mine, next_ in zip(deal.missions, own.missions, points, strict=True):
        if mine:
            taken += UNIT * mine
            continue
        need = sum(needs(own.counts, mission))
        likely += next_ * mission_outlooks()[0][left][need]
        sought += next_ * mission_outlooks()[1][left][need]
    return taken, likely, sought


def next_points(state: State) -> tuple[int, ...]:
    """Return the points for the next seat to fulfil each mission. Rule Z5.5."""
    missions = zip(*[seat.missions for seat in state.seats], strict=True)
    return tuple([MISSION_POINTS[len(taken) - taken.count(0)] for taken in missions])


def needs(counts: int, mission: tuple[int, int]) -> tuple[int, int]:
    """Return how many tiles of each feature of a mission are missing."""
    first, second = (max(0, MISSION_TILES - count_of(counts, feature)) for feature in mission)
    return first, second
