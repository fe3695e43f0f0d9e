"""What an evaluation looks at in a seat's garden and tiles, in hundredths of a point.

Points so far; what further tiles promise; groups without a temple, by size, since those of six bring most and are worth
waiting for; room to build; and, in the middle of a turn, what the temple that can be placed now will bring.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from hofgarten.games.hanging_gardens.bitboard import beside
from hofgarten.games.hanging_gardens.eval.tile_outlook import MISSING, UNIT, Prospects, prospects
from hofgarten.games.hanging_gardens.garden import Plot, groups, squares
from hofgarten.games.hanging_gardens.rules import HIDDEN, SMALLEST, qualifying, reach
from hofgarten.games.hanging_gardens.state import LAY, SPACES, TEMPLE, TEMPLES, State
from hofgarten.games.hanging_gardens.tiles import KINDS, NONE, UNKNOWN

SIZES: Final = ("one", "two", "three", "four", "five", "six")
"""Names for the sizes of groups; six stands for more, too."""

OUTLOOKS: Final = ("tiles-to-come", "temple", "groups", "room")
"""What is counted on besides the items of the score."""

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
"""Each feature with the item of the score, or of ``OUTLOOKS``, that it belongs to."""

AT: Final = {name: number for number, name in enumerate(FEATURE_ITEMS)}
"""The place of each feature in a row."""

NEAR_SIZE: Final = 2
"""From how many squares on a group without a temple is worth building on."""


class Due(NamedTuple):
    """What the temple that can be placed, or has been, in this turn will bring."""

    worth: int
    """What the best tile in reach is worth, or what a missing one counts. Rule H6.2."""
    hidden: int
    """Whether a hidden tile is to be drawn. Rule H5.4."""


def turns_left(state: State, seat: int) -> int:
    """Return how many turns a seat has yet to complete, as far as is known. Rules H3.3 and H6."""
    return state.deal.order[state.turn : state.turns].count(seat)


def appraise(state: State, seat: int, left: int) -> tuple[int, ...]:  # noqa: ARG001 - the contract's
    """Return a seat's features, in the order of ``FEATURE_ITEMS``."""
    one, tiles = state.seats[seat], prospects(state, seat)
    garden, pending = garden_part(one.plot), (0, 0, 0)
    if state.phase != LAY and state.turn < state.turns and state.deal.order[state.turn] == seat:
        size = max([group.squares.bit_count() for group in qualifying(state)]) if state.phase == TEMPLE else 0
        worth, hidden = due(state, tiles, size) if size else Due(best_in_reach(state, tiles, state.reach), 0)
        pending = (worth, UNIT, UNIT * hidden)
        garden = without(garden, size)
    return (
        *tiles.points,
        MISSING * one.missing,
        *tile_part(tiles, one.hidden),
        *pending,
        *garden,
        *common_part(state),
    )


def tile_part(tiles: Prospects, hidden: tuple[int, ...]) -> tuple[int, ...]:
    """Return the features from ``tiles-next`` to ``tiles-unknown``."""
    return tiles.next, tiles.best, tiles.promise, UNIT * hidden.count(UNKNOWN) if hidden else 0


def common_part(state: State) -> tuple[int, int]:
    """Return the last features: what there is for all, and one that is always the same."""
    return UNIT * len(state.stack) // state.deal.players, UNIT


def due(state: State, tiles: Prospects, size: int) -> Due:
    """Return what a temple on a group of so many squares brings. Rules H5.3, H5.4 and H6.2."""
    worth = best_in_reach(state, tiles, reach(size))
    if size < HIDDEN:
        return Due(worth, 0)
    return Due(worth, 1) if state.stack else Due(worth + MISSING, 0)


def best_in_reach(state: State, tiles: Prospects, spaces: int) -> int:
    """Return what the best tile on the first spaces is worth. Rules H5.3 and H6.2."""
    there = [tile for tile in state.board[:spaces] if tile != NONE]
    if not there:
        return MISSING
    return max([tiles.worth[tile] if tile != UNKNOWN else tiles.next for tile in there])


@lru_cache(maxsize=1 << 12)
def garden_part(plot: Plot) -> tuple[int, ...]:
    """Return the features from ``groups-one`` to ``temples-at-hand``."""
    numbers, near = [0] * len(SIZES), 0
    for _, group in groups(plot):
        if not group & plot.temples:
            size = group.bit_count()
            numbers[min(size, len(SIZES)) - 1] += UNIT
            if size >= NEAR_SIZE:
                near |= group
    return (*numbers, *room_part(plot, near))


def room_part(plot: Plot, near: int) -> tuple[int, int, int, int]:
    """Return room, ground beside groups worth building on and beside temples, and temples at hand."""
    temples = plot.temples.bit_count()
    return (
        UNIT * (squares(plot).bit_count() - temples),
        UNIT * (beside(near) & plot.ground).bit_count(),
        UNIT * (beside(plot.temples) & plot.ground).bit_count(),
        UNIT * (TEMPLES - temples),
    )


def without(garden: tuple[int, ...], size: int) -> tuple[int, ...]:
    """Return the garden's features without the group for which a temple is due."""
    if not size:
        return garden
    at = min(size, len(SIZES)) - 1
    return (*garden[:at], garden[at] - UNIT, *garden[at + 1 :])


assert SMALLEST <= len(SIZES) <= SPACES
