"""Features of a seat's garden and tiles, in centipoints.

They cover the points so far, the expected points of further tiles, groups without a temple by size (groups of six bring
most and are worth waiting for), room to build, and in the middle of a turn the temple that can be placed now.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from hofgarten.games.hanging_gardens.bitboard import beside
from hofgarten.games.hanging_gardens.eval.tile_outlook import MISSING, UNIT, TileOutlook, prospects
from hofgarten.games.hanging_gardens.garden import Garden, groups, squares
from hofgarten.games.hanging_gardens.rules import HIDDEN, SMALLEST, qualifying, tiles_available
from hofgarten.games.hanging_gardens.state import LAY, SPACES, TEMPLE, TEMPLES, State
from hofgarten.games.hanging_gardens.tiles import KINDS, NONE, UNKNOWN

SIZES: Final = ("one", "two", "three", "four", "five", "six")
"""Names of the sizes of groups; ``six`` includes larger ones."""

FEATURE_ITEMS: Final = {
    **{kind: kind for kind in KINDS},
    "missing": "missing",
    "tiles-next": "tiles-to-come",
    "tiles-best": "tiles-to-come",
    "tiles-promise": "tiles-to-come",
    "tiles-unknown": "tiles-to-come",
    "due": "temple",
    "due-any": "temple",
    "due-hidden": "temple",
    **{f"groups-{size}": "groups" for size in SIZES},
    "squares": "room",
    "near": "groups",
    "hemmed": "room",
    "temples-at-hand": "temple",
    "stack": "tiles-to-come",
    "to-come": "tiles-to-come",
}
"""Each feature with its item of the score, or another one for expected points that are not scored yet."""

AT: Final = {name: number for number, name in enumerate(FEATURE_ITEMS)}
"""The index of each feature in a row of weights."""

NEAR_SIZE: Final = 2
"""The smallest group without a temple that is worth extending."""


class Due(NamedTuple):
    """The expected gain of the temple that can be placed, or was placed, in this turn."""

    worth: int
    """The value of the best tile in reach, or of a missing one. Rule H6.2."""
    hidden: int
    """1 if a hidden tile will be drawn, else 0. Rule H5.4."""


def turns_left(state: State, seat: int) -> int:
    """Return how many turns a seat has yet to complete, as far as is known. Rules H3.3 and H6."""
    return state.deal.order[state.turn_number : state.turns].count(seat)


def features_of(state: State, seat: int, left: int) -> tuple[int, ...]:
    """Return a seat's features in the order of ``FEATURE_ITEMS``."""
    player, tiles = state.seats[seat], prospects(state, seat)
    garden, pending = garden_part(player.garden), (0, 0, 0)
    if state.phase != LAY and state.turn_number < state.turns and state.deal.order[state.turn_number] == seat:
        size = max([group.squares.bit_count() for group in qualifying(state)]) if state.phase == TEMPLE else 0
        worth, hidden = due(state, tiles, size) if size else Due(best_in_reach(state, tiles, state.reach), 0)
        pending = (worth, UNIT, UNIT * hidden)
        garden = without(garden, size)  # the group is counted by its tile, not as one that still waits for a temple
    return (
        *tiles.points,
        MISSING * player.missing,
        *tile_part(tiles, player.hidden),
        *pending,
        *garden,
        *common_part(state),
    )


def tile_part(tiles: TileOutlook, hidden: tuple[int, ...]) -> tuple[int, ...]:
    """Return the features from ``tiles-next`` to ``tiles-unknown``."""
    return tiles.next, tiles.best, tiles.promise, UNIT * hidden.count(UNKNOWN) if hidden else 0


def common_part(state: State) -> tuple[int, int]:
    """Return the last features: the size of the stack, which is common to all, and a constant."""
    return UNIT * len(state.stack) // state.deal.players, UNIT


def due(state: State, tiles: TileOutlook, size: int) -> Due:
    """Return the expected gain of a temple on a group of this size. Rules H5.3, H5.4 and H6.2."""
    worth = best_in_reach(state, tiles, tiles_available(size))
    if size < HIDDEN:
        return Due(worth, 0)
    # From six squares on a hidden tile is drawn first; with an empty stack it is missing instead. Rule H6.2.
    return Due(worth, 1) if state.stack else Due(worth + MISSING, 0)


def best_in_reach(state: State, tiles: TileOutlook, spaces: int) -> int:
    """Return the value of the best tile on the first ``spaces`` spaces. Rules H5.3 and H6.2."""
    there = [tile for tile in state.board[:spaces] if tile != NONE]
    if not there:
        return MISSING
    # A tile drawn from a stack that the view does not know is worth the average of those that are left.
    return max([tiles.worth[tile] if tile != UNKNOWN else tiles.next for tile in there])


@lru_cache(maxsize=1 << 12)
def garden_part(garden: Garden) -> tuple[int, ...]:
    """Return the features from ``groups-one`` to ``temples-at-hand``."""
    numbers, near = [0] * len(SIZES), 0
    for _, group in groups(garden):
        if not group & garden.temples:
            size = group.bit_count()
            numbers[min(size, len(SIZES)) - 1] += UNIT
            if size >= NEAR_SIZE:
                near |= group
    return (*numbers, *free_squares_part(garden, near))


def free_squares_part(garden: Garden, near: int) -> tuple[int, int, int, int]:
    """Return room, ground beside groups worth extending and beside temples, and temples at hand."""
    temples = garden.temples.bit_count()
    return (
        UNIT * (squares(garden).bit_count() - temples),
        UNIT * (beside(near) & garden.ground).bit_count(),
        UNIT * (beside(garden.temples) & garden.ground).bit_count(),
        UNIT * (TEMPLES - temples),
    )


def without(garden: tuple[int, ...], size: int) -> tuple[int, ...]:
    """Return the garden's features without the group for which a temple is due."""
    if not size:
        return garden
    at = min(size, len(SIZES)) - 1
    return (*garden[:at], garden[at] - UNIT, *garden[at + 1 :])


assert SMALLEST <= len(SIZES) <= SPACES
