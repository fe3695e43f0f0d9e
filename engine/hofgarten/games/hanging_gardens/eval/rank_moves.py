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
from hofgarten.games.hanging_gardens.garden import Garden, squares, xy_of
from hofgarten.games.hanging_gardens.moves import Placements, distinct_moves, distinct_placements, placements
from hofgarten.games.hanging_gardens.rules import SMALLEST, apply, movable, qualifying
from hofgarten.games.hanging_gardens.state import LAY, TEMPLE, TEMPLES, Deal, Event, Lay, Pass, State, Temple

_MOTIFS: Final = range(len(MOTIFS))
_FIRST_SIZE: Final = AT["groups-one"]


class Row(NamedTuple):
    """The weights of a garden's features for a number of turns left."""

    base: int
    """The value of all features that cards do not change."""
    sizes: tuple[int, ...]
    """The value of a group without a temple, by size: 0 for size 0; larger groups count as six."""
    free_squares: int
    near: int
    """Ground beside groups that are worth extending."""
    ground_by_temples: int


class RankingKey(NamedTuple):
    """All inputs of the value of laying a card: the key of a cache."""

    deal: Deal
    garden: Garden
    placements: tuple[Placements, ...]
    cards: tuple[int, ...]
    if_turn_ends: Row
    """For a turn that ends with the card."""
    if_temple: Row
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
        key = ranking_key(state, weights)
        return [(worth, _lay(key, card, turn, bit)) for worth, card, turn, bit in _lays(key)]
    seat = state.deal.order[state.turn_number]
    if state.turn_number < state.turns and state.phase == TEMPLE:
        return [*_temples(state, seat, weights), (_value(apply(state, Pass()), seat, weights), Pass())]
    return [(_value(apply(state, move), seat, weights), move) for move in distinct_moves(state)]


def _temples(state: State, seat: int, weights: Weights) -> Iterator[tuple[int, Temple]]:
    """Yield each way to place or move a temple with its value.

    Within a group only the ground beside the temple differs.
    """
    garden = state.seats[seat].garden
    choices: list[int | None] = [*movable(garden)]
    for old in choices or [None]:
        stay = garden.temples if old is None else garden.temples ^ 1 << old
        moved = None if old is None else xy_of(garden, old)
        for group in qualifying(state):
            squares_ = [(bit, (beside(stay | 1 << bit) & garden.ground).bit_count()) for bit in cells(group.squares)]
            first, ground = squares_[0]
            after = apply(state, Temple(*xy_of(garden, first), moved))
            worth = _value(after, seat, weights)
            per_square = UNIT * weights[turns_left(after, seat)][AT["hemmed"]]
            for bit, hemmed in squares_:
                yield worth + per_square * (hemmed - ground), Temple(*xy_of(garden, bit), moved)


def best_move(state: State, weights: Weights) -> Event:
    """Return one of the moves with the highest value in ``rate_moves``, always the same one.

    Raises:
        IllegalMove: The game is over. Rule H6.1.
    """
    if state.turn_number >= state.turns:
        raise IllegalMove("H6.1", "no player is to move")
    if _is_lay(state):
        return _best_lay(ranking_key(state, weights))
    return max(rate_moves(state, weights), key=lambda pair: pair[0])[1]


def _is_lay(state: State) -> bool:
    return state.turn_number < state.turns and state.phase == LAY and bool(placements(state))


def _value(state: State, seat: int, weights: Weights) -> int:
    left = turns_left(state, seat)
    return sum([weight * part for weight, part in zip(weights[left], features_of(state, seat, left), strict=True)])


def ranking_key(state: State, weights: Weights) -> RankingKey:
    """Return the inputs for ranking the lays of a position."""
    seat = state.deal.order[state.turn_number]
    garden, left = state.seats[seat].garden, turns_left(state, seat)
    if_temple = weights[left]
    tiles = prospects(state, seat)
    worths = [due(state, tiles, size) for size in range(len(SIZES) + 1)]
    dues = [
        if_temple[AT["due"]] * tile.worth
        + UNIT * if_temple[AT["due-any"]]
        + UNIT * tile.hidden * if_temple[AT["due-hidden"]]
        for tile in worths
    ]
    return RankingKey(
        state.deal,
        garden,
        tuple(distinct_placements(state)),
        state.cards,
        _row(state, seat, tiles, weights[left - 1]),
        _row(state, seat, tiles, if_temple),
        tuple(dues),
    )


def _row(state: State, seat: int, tiles: TileOutlook, row: tuple[int, ...]) -> Row:
    player = state.seats[seat]
    parts_ = (*tiles.points, MISSING * player.missing, *tile_part(tiles, player.hidden))
    base = sum([weight * part for weight, part in zip(row, parts_, strict=False)])
    base += UNIT * (TEMPLES - player.garden.temples.bit_count()) * row[AT["temples-at-hand"]]
    base += sum([weight * part for weight, part in zip(row[-2:], common_part(state), strict=True)])
    sizes = (0, *[UNIT * row[_FIRST_SIZE + number] for number in range(len(SIZES))])
    return Row(base, sizes, UNIT * row[AT["squares"]], UNIT * row[AT["near"]], UNIT * row[AT["hemmed"]])


@lru_cache(maxsize=2048)
def _best_lay(key: RankingKey) -> Lay:
    """Return the lay with the highest value.

    Cached, since a search often repeats a key: the best reply mostly depends on which card was taken, not on its
    place.
    """
    _, card, turn, bit = max(_lays(key), key=itemgetter(0))
    return _lay(key, card, turn, bit)


def _lay(key: RankingKey, card: int, turn: int, bit: int) -> Lay:
    x, y = xy_of(key.garden, bit)
    return Lay(card, x, y, turn)


def _lays(key: RankingKey) -> Iterator[tuple[int, int, int, int]]:
    """Yield each lay as its value, card, turn and the bit of its upper left corner."""
    garden, if_turn_ends, if_temple = key.garden, key.if_turn_ends, key.if_temple
    known = [_known(key, motif) for motif in _MOTIFS]
    changes_by_motif: list[dict[tuple[int, int], Change]] = [{} for _ in _MOTIFS]
    bare = ~squares(garden)
    room = squares(garden).bit_count() - garden.temples.bit_count()
    # A card never covers a temple (Rule H4.4), so the squares beside temples stay the same for every card.
    beside_temples, last = beside(garden.temples), len(SIZES)
    for card, turn, bits, _ in key.placements:
        shape = key.deal.shapes[key.cards[card]][turn]
        layers = list(zip(garden.motifs, shape.motifs, known, changes_by_motif, strict=True))
        for bit in cells(bits):  # the innermost loop of every search: plain tuples and integers only
            laid = shape.whole << bit
            worth_if_turn_ends = worth_if_temple = largest = near = 0
            for old, part, before, changes in layers:
                gone, new = old & laid, part << bit
                if gone or new:
                    change = changes.get((gone, new))
                    if change is None:
                        change = changes[gone, new] = _change(key, before, gone, new)
                else:
                    change = before.still
                effect_if_turn_ends, effect_if_temple, size, on_near = change
                if size > largest:  # noqa: PLR1730 - max() takes longer than the rest of this loop
                    largest = size
                worth_if_turn_ends += effect_if_turn_ends
                worth_if_temple += effect_if_temple
                near |= on_near
            ground = garden.ground & ~laid | shape.ground << bit
            # Only a group with a square of the card qualifies (Rule H5.1), so the largest new one decides.
            row = if_temple if largest else if_turn_ends
            worth = row.base + row.free_squares * (room + (laid & bare).bit_count())
            worth += row.near * (beside(near) & ground).bit_count()
            worth += row.ground_by_temples * (beside_temples & ground).bit_count()
            if largest:
                size = min(largest, last)
                worth += worth_if_temple + key.dues[size] - if_temple.sizes[size]
            else:
                worth += worth_if_turn_ends
            yield worth, card, turn, bit


def _known(key: RankingKey, motif: int) -> Known:
    """Return the groups of a motif before a card is laid, and their value. Rule H5.1."""
    squares_ = key.garden.motifs[motif]
    groups, if_turn_ends, if_temple, near = [], 0, 0, 0
    # A group with a temple counts nothing more: its tile has been taken.
    for group in parts(squares_, squares_):
        size = 0 if group & key.garden.temples else min(group.bit_count(), len(SIZES))
        groups.append((group, size))
        if_turn_ends += key.if_turn_ends.sizes[size]
        if_temple += key.if_temple.sizes[size]
        if size >= NEAR_SIZE:
            near |= group
    return Known(tuple(groups), (if_turn_ends, if_temple, 0, near))


def _change(key: RankingKey, known: Known, gone: int, new: int) -> Change:
    """Return the effect of a card on a motif's groups, given the covered and the added squares. Rules H5.1 and H5.7.

    Groups that it neither covers nor touches do not change.
    """
    temples, touched = key.garden.temples, gone | beside(new)
    if_turn_ends, if_temple, _, near = known.still
    largest = area = 0
    for group, size in known.groups:
        if group & touched:
            area |= group
            if_turn_ends -= key.if_turn_ends.sizes[size]
            if_temple -= key.if_temple.sizes[size]
            near &= ~group
    left = area & ~gone | new
    while left:
        group = flood(left & -left, left)
        left ^= group
        if group & temples:
            continue
        squares_ = group.bit_count()
        size = min(squares_, len(SIZES))
        if_turn_ends += key.if_turn_ends.sizes[size]
        if_temple += key.if_temple.sizes[size]
        if squares_ >= NEAR_SIZE:
            near |= group
        if squares_ >= SMALLEST and group & new and squares_ > largest:
            largest = squares_
    return if_turn_ends, if_temple, largest, near
