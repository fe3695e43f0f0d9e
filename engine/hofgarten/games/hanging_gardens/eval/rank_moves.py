"""Compute the value of every move without playing each: the effects of a card are found motif by motif and reused.

For each motif only the covered and the added squares matter, and many places and rotations of a card share these. If a
move makes a temple placement due, its expected gain is included.
"""

from collections.abc import Iterator
from functools import lru_cache
from operator import itemgetter
from typing import Final, NamedTuple, TypeAlias

from hofgarten.evaluation import Weights
from hofgarten.game import IllegalMove
from hofgarten.games.hanging_gardens.bitboard import beside, cells, flood, parts
from hofgarten.games.hanging_gardens.cards import MOTIFS
from hofgarten.games.hanging_gardens.eval.features import (
    AT,
    NEAR_SIZE,
    SIZES,
    common_part,
    due,
    features_of,
    tile_part,
    turns_left,
)
from hofgarten.games.hanging_gardens.eval.tile_outlook import MISSING, UNIT, TileOutlook, prospects
from hofgarten.games.hanging_gardens.garden import Plot, squares, xy_of
from hofgarten.games.hanging_gardens.moves import Spots, distinct_moves, distinct_spots, spots
from hofgarten.games.hanging_gardens.rules import SMALLEST, movable, play, qualifying
from hofgarten.games.hanging_gardens.state import LAY, TEMPLE, TEMPLES, Deal, Event, Lay, Pass, State, Temple

_MOTIFS: Final = range(len(MOTIFS))
_FIRST_SIZE: Final = AT["groups-one"]


class Row(NamedTuple):
    """The weights of a garden's features for a number of turns left."""

    base: int
    """The value of all features that cards do not change."""
    sizes: tuple[int, ...]
    """The value of a group without a temple, by size: 0 for size 0; larger groups count as six."""
    room: int
    near: int
    hemmed: int


class Case(NamedTuple):
    """All inputs of the value of laying a card: the key of a cache."""

    deal: Deal
    plot: Plot
    spots: tuple[Spots, ...]
    cards: tuple[int, ...]
    done: Row
    """For a turn that ends with the card."""
    going: Row
    """For a turn that continues with a temple."""
    dues: tuple[int, ...]
    """The expected gain of a temple, by the size of its group as in ``Row.sizes``, without the value of the group."""


Change: TypeAlias = tuple[int, int, int, int]
"""The effect of a card on the groups of one motif.

Their value if the turn ends with the card, and if it continues; the size of the largest group that qualifies, or 0; and
the squares of groups that are worth extending. A plain tuple, since a search creates and unpacks two for each lay: a
NamedTuple would make this 6 % slower."""


class Known(NamedTuple):
    """The groups of one motif before a card is laid."""

    groups: tuple[tuple[int, int], ...]
    """Each group's squares, and its size as in ``Row.sizes``; 0 for one with a temple."""
    still: Change
    """The effect of a card that changes none of them."""


def rate_moves(state: State, weights: Weights) -> list[tuple[int, Event]]:
    """Return every distinct move with the mover's value after it, in ten thousandths of a point."""
    if _is_lay(state):
        case = case_of(state, weights)
        return [(worth, _lay(case, card, turn, bit)) for worth, card, turn, bit in _lays(case)]
    seat = state.deal.order[state.turn]
    if state.turn < state.turns and state.phase == TEMPLE:
        return [*_temples(state, seat, weights), (_value(play(state, Pass()), seat, weights), Pass())]
    return [(_value(play(state, move), seat, weights), move) for move in distinct_moves(state)]


def _temples(state: State, seat: int, weights: Weights) -> Iterator[tuple[int, Temple]]:
    """Yield each way to place or move a temple with its value.

    Within a group only the ground beside the temple differs.
    """
    plot = state.seats[seat].plot
    choices: list[int | None] = [*movable(plot)]
    for old in choices or [None]:
        stay = plot.temples if old is None else plot.temples ^ 1 << old
        moved = None if old is None else xy_of(plot, old)
        for group in qualifying(state):
            squares_ = [(bit, (beside(stay | 1 << bit) & plot.ground).bit_count()) for bit in cells(group.squares)]
            first, ground = squares_[0]
            after = play(state, Temple(*xy_of(plot, first), moved))
            worth = _value(after, seat, weights)
            each = UNIT * weights[turns_left(after, seat)][AT["hemmed"]]
            for bit, hemmed in squares_:
                yield worth + each * (hemmed - ground), Temple(*xy_of(plot, bit), moved)


def best_move(state: State, weights: Weights) -> Event:
    """Return one of the moves with the highest value in ``rate_moves``, always the same one.

    Raises:
        IllegalMove: The game is over. Rule H6.1.
    """
    if state.turn >= state.turns:
        raise IllegalMove("H6.1", "no player is to move")
    if _is_lay(state):
        return _best_lay(case_of(state, weights))
    return max(rate_moves(state, weights), key=lambda pair: pair[0])[1]


def _is_lay(state: State) -> bool:
    return state.turn < state.turns and state.phase == LAY and bool(spots(state))


def _value(state: State, seat: int, weights: Weights) -> int:
    left = turns_left(state, seat)
    return sum([weight * part for weight, part in zip(weights[left], features_of(state, seat, left), strict=True)])


def case_of(state: State, weights: Weights) -> Case:
    """Return the inputs for ranking the lays of a position."""
    seat = state.deal.order[state.turn]
    plot, left = state.seats[seat].plot, turns_left(state, seat)
    going = weights[left]
    tiles = prospects(state, seat)
    worths = [due(state, tiles, size) for size in range(len(SIZES) + 1)]
    dues = [
        going[AT["due"]] * one.worth + UNIT * going[AT["due-any"]] + UNIT * one.hidden * going[AT["due-hidden"]]
        for one in worths
    ]
    return Case(
        state.deal,
        plot,
        tuple(distinct_spots(state)),
        state.cards,
        _row(state, seat, tiles, weights[left - 1]),
        _row(state, seat, tiles, going),
        tuple(dues),
    )


def _row(state: State, seat: int, tiles: TileOutlook, row: tuple[int, ...]) -> Row:
    one = state.seats[seat]
    parts_ = (*tiles.points, MISSING * one.missing, *tile_part(tiles, one.hidden))
    base = sum([weight * part for weight, part in zip(row, parts_, strict=False)])
    base += UNIT * (TEMPLES - one.plot.temples.bit_count()) * row[AT["temples-at-hand"]]
    base += sum([weight * part for weight, part in zip(row[-2:], common_part(state), strict=True)])
    sizes = (0, *[UNIT * row[_FIRST_SIZE + number] for number in range(len(SIZES))])
    return Row(base, sizes, UNIT * row[AT["squares"]], UNIT * row[AT["near"]], UNIT * row[AT["hemmed"]])


@lru_cache(maxsize=2048)
def _best_lay(case: Case) -> Lay:
    """Return the lay with the highest value.

    Cached, since a search often repeats a case: the best reply mostly depends on which card was taken, not on its
    place.
    """
    _, card, turn, bit = max(_lays(case), key=itemgetter(0))
    return _lay(case, card, turn, bit)


def _lay(case: Case, card: int, turn: int, bit: int) -> Lay:
    x, y = xy_of(case.plot, bit)
    return Lay(card, x, y, turn)


def _lays(case: Case) -> Iterator[tuple[int, int, int, int]]:
    """Yield each lay as its value, card, turn and the bit of its upper left corner."""
    plot, done, going = case.plot, case.done, case.going
    known = [_known(case, motif) for motif in _MOTIFS]
    found: list[dict[tuple[int, int], Change]] = [{} for _ in _MOTIFS]
    bare = ~squares(plot)
    room = squares(plot).bit_count() - plot.temples.bit_count()
    beside_temples, last = beside(plot.temples), len(SIZES)
    for card, turn, bits, _ in case.spots:
        shape = case.deal.shapes[case.cards[card]][turn]
        layers = list(zip(plot.motifs, shape.motifs, known, found, strict=True))
        for bit in cells(bits):
            laid = shape.whole << bit
            worth_done = worth_going = largest = near = 0
            for old, part, before, changes in layers:
                gone, new = old & laid, part << bit
                if gone or new:
                    change = changes.get((gone, new))
                    if change is None:
                        change = changes[gone, new] = _change(case, before, gone, new)
                else:
                    change = before.still
                on_done, on_going, size, on_near = change
                if size > largest:  # noqa: PLR1730 - max() takes longer than the rest of this loop
                    largest = size
                worth_done += on_done
                worth_going += on_going
                near |= on_near
            ground = plot.ground & ~laid | shape.ground << bit
            row = going if largest else done
            worth = row.base + row.room * (room + (laid & bare).bit_count())
            worth += row.near * (beside(near) & ground).bit_count()
            worth += row.hemmed * (beside_temples & ground).bit_count()
            if largest:
                size = min(largest, last)
                worth += worth_going + case.dues[size] - going.sizes[size]
            else:
                worth += worth_done
            yield worth, card, turn, bit


def _known(case: Case, motif: int) -> Known:
    """Return the groups of a motif before a card is laid, and their value. Rule H5.1."""
    squares_ = case.plot.motifs[motif]
    groups, done, going, near = [], 0, 0, 0
    for group in parts(squares_, squares_):
        size = 0 if group & case.plot.temples else min(group.bit_count(), len(SIZES))
        groups.append((group, size))
        done += case.done.sizes[size]
        going += case.going.sizes[size]
        if size >= NEAR_SIZE:
            near |= group
    return Known(tuple(groups), (done, going, 0, near))


def _change(case: Case, known: Known, gone: int, new: int) -> Change:
    """Return the effect of a card on a motif's groups, given the covered and the added squares. Rules H5.1 and H5.7.

    Groups that it neither covers nor touches do not change.
    """
    temples, touched = case.plot.temples, gone | beside(new)
    done, going, _, near = known.still
    largest = area = 0
    for group, size in known.groups:
        if group & touched:
            area |= group
            done -= case.done.sizes[size]
            going -= case.going.sizes[size]
            near &= ~group
    left = area & ~gone | new
    while left:
        group = flood(left & -left, left)
        left ^= group
        if group & temples:
            continue
        squares_ = group.bit_count()
        size = min(squares_, len(SIZES))
        done += case.done.sizes[size]
        going += case.going.sizes[size]
        if squares_ >= NEAR_SIZE:
            near |= group
        if squares_ >= SMALLEST and group & new and squares_ > largest:
            largest = squares_
    return done, going, largest, near
