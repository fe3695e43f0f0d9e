"""Facts about a move: groups that a card makes, joins, cuts and covers, temples, and what tiles pay.

All are computed from the rules, of a view as well as of a complete state.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Final

from hofgarten.facts import Fact
from hofgarten.games.hanging_gardens.bitboard import STRIDE, beside, parts
from hofgarten.games.hanging_gardens.garden import (
    Garden,
    Group,
    bit_of,
    group_at,
    groups,
    lay,
    legal_positions,
    places,
    squares,
    touched,
)
from hofgarten.games.hanging_gardens.rules import HIDDEN, SMALLEST, mover, qualifying, tiles_available
from hofgarten.games.hanging_gardens.scoring import points_of, tiles_of
from hofgarten.games.hanging_gardens.state import TAKEN, Event, Lay, Pass, PlayerState, State, Take, Temple
from hofgarten.games.hanging_gardens.tiles import COUNTS, KINDS, SERIES, UNKNOWN

NAMES: Final = ("terrace", "park", "arcade", "fountain")
"""By ``cards.MOTIFS``."""

PAIR: Final = SMALLEST - 1
"""Squares of a group that one more square lets qualify."""

Facts = tuple[Fact, ...]


def facts(state: State, move: Event) -> Facts:
    """Return all facts about a legal move of the player to move, also in a view."""
    return fact_finder(state)(move)


@lru_cache(maxsize=4)
def fact_finder(state: State) -> Callable[[Event], Facts]:
    """Return ``facts`` of a position: parts that moves have in common are computed once."""
    garden = mover(state).garden
    old = [group for group in groups(garden) if group.squares.bit_count() >= PAIR]
    waiting = [group for group in old if group.squares.bit_count() >= SMALLEST and not group.squares & garden.temples]
    best = cache(lambda reach: tuple(_best_tile(state, reach)))
    tile = cache(lambda space: tuple(_tile_facts(state, space)) if state.board[space] >= 0 else ())

    def find(move: Event) -> Facts:
        match move:
            case Lay():
                size, found = _lay_facts(state, garden, move, old)
                return (*found, *best(tiles_available(size)), *_hidden(state, size)) if size else tuple(found)
            case Temple():
                bit = _bit(garden, move.x, move.y)
                size = group_at(garden, bit).bit_count()
                rest = [group for group in waiting if not group.squares >> bit & 1]
                return (
                    *_temple_facts(garden, move, size, _has_turn(state, 1 + (size >= HIDDEN))),
                    *best(tiles_available(size)),
                    *_hidden(state, size),
                    *_kept("group_kept", state, garden, rest),
                )
            case Take(space):
                return tile(space)
            case Pass():
                return tuple(_kept("waits", state, garden, qualifying(state)))
            case _:
                return ()

    return find


def _has_turn(state: State, drawn: int = 0) -> bool:
    """Return True if the mover has another turn, as far as is known. Rules H3.3 and H6.2.

    ``drawn`` is the number of tiles that leave the stack in this one.
    """
    turns = _round_end(state) if 0 < len(state.stack) <= drawn else state.turns
    return state.deal.order[state.turn_number] in state.deal.order[state.turn_number + 1 : turns]


def _round_end(state: State) -> int:
    """Return the number of the first turn after this round."""
    return min((state.turn_number // state.deal.round_turns + 1) * state.deal.round_turns, state.turns)


def _kept(kind: str, state: State, garden: Garden, waiting: list[Group]) -> Iterator[Fact]:
    """Yield the largest of some groups that may still grow and have a temple. Rules H5.1 and H5.2."""
    growing = [group for group in waiting if _may_grow(state, garden, group, state.cards)]
    if growing:
        largest = max(growing, key=lambda group: group.squares.bit_count())
        yield Fact(kind, "groups", "H5.2", 0, largest.squares.bit_count(), NAMES[largest.motif])


def _may_grow(state: State, garden: Garden, group: Group, cards: Sequence[int]) -> bool:
    """Return True if the mover has a turn with unknown cards, or if a card of this round extends the group."""
    end, seat = _round_end(state), state.deal.order[state.turn_number]
    if seat in state.deal.order[end : state.turns]:
        return True
    return seat in state.deal.order[state.turn_number + 1 : end] and _extends(state, garden, group, cards)


def _extends(state: State, garden: Garden, group: Group, cards: Sequence[int]) -> bool:
    """Return True if one of the cards adds a square to a group, covers no other one of it, and joins it to no temple.

    Rules H4.2 to H4.4 and H5.1.
    """
    squares_, motif = group.squares, group.motif
    legal = legal_positions(garden)
    built = [part.squares for part in groups(garden) if part.motif == motif and part.squares & garden.temples]
    near_temples = beside(sum(built))
    edge = beside(squares_) & ~squares_
    for card in cards:
        for shape in state.deal.shapes[card] if card != TAKEN else ():
            own = [cell for cell in shape.motif_cells if shape.motifs[motif] >> cell & 1]
            joins = 0
            for cell in own:
                joins |= edge >> cell
            if not joins:
                continue
            joins &= places(legal, shape)
            for cell in (*shape.motif_cells, *shape.ground_cells):
                joins &= ~((near_temples if cell in own else squares_) >> cell)
            if joins:
                return True
    return False


def _lay_facts(state: State, garden: Garden, move: Lay, old: list[Group]) -> tuple[int, list[Fact]]:
    """Return the size of the largest group that qualifies, or 0, and the facts about groups.

    Rules H4.2, H4.3, H5.1 and H5.7.
    """
    spot = bit_of(garden, move.x, move.y)
    assert spot is not None
    later, laid = lay(garden, state.deal.shapes[state.cards[move.card]][move.rotation], spot)
    shift = (garden.top - later.top) * STRIDE + garden.left - later.left
    cards = [card for number, card in enumerate(state.cards) if number != move.card]
    new = touched(later, laid)
    moved = [Group(motif, group << shift) for motif, group in old]
    free = sorted((group for group in new if not group.squares & later.temples), key=_size, reverse=True)
    size = _size(free[0]) if free else 0
    found = []
    if size >= SMALLEST:
        made = "group_touched" if free[0] in moved else "group_made"
        found.append(Fact(made, "temple", "H5.3", 0, size, NAMES[free[0].motif]))
    elif size == PAIR and _may_grow(state, later, free[0], cards):
        found.append(Fact("group_near", "groups", "H5.1", 0, size, NAMES[free[0].motif]))
    if len(free) > 1 and _size(free[1]) >= PAIR and _may_grow(state, later, free[1], cards):
        found.append(Fact("group_second", "groups", "H5.1", 0, _size(free[1]), NAMES[free[1].motif]))
    if _has_turn(state):
        touched_ = sum(group.squares for group in new)
        still = [
            each
            for each in moved
            if not each.squares & (touched_ | later.temples | squares(later) & ~later.motifs[each.motif])
        ]
        added = later.ground & laid & ~(garden.ground << shift)
        served = [group for group in (*free[1:], *still) if beside(group.squares) & added]
        if served and _size(best := max(served, key=_size)) >= PAIR:
            found.append(Fact("group_room", "groups", "H4.3", 0, _size(best), NAMES[best.motif]))
    for kind, group in new:
        if sum(motif == kind and bool(part & group & ~laid) for motif, part in moved) > 1:
            found.append(Fact("groups_joined", "groups", "H5.7", 0, group.bit_count(), NAMES[kind]))
    cut = [
        (before.bit_count(), motif)
        for motif, before in moved
        if before & laid and not before & later.temples and _largest(later, motif, before) < before.bit_count()
    ]
    if cut:
        number, motif = max(cut)
        found.append(Fact("group_blocked", "groups", "H4.3", 0, number, NAMES[motif]))
    return size if size >= SMALLEST else 0, found


def _size(group: Group) -> int:
    return group.squares.bit_count()


def _largest(garden: Garden, motif: int, before: int) -> int:
    """Return the size of the largest group that keeps a square of an earlier one."""
    left = garden.motifs[motif]
    return max((part.bit_count() for part in parts(before & left, left)), default=0)


def _bit(garden: Garden, x: int, y: int) -> int:
    bit = bit_of(garden, x, y)
    assert bit is not None
    return bit


def _temple_facts(garden: Garden, move: Temple, size: int, has_turn: bool) -> Iterator[Fact]:
    """Yield the group of a temple, and the group that a moved temple leaves. Rules H5.2 and H5.6."""
    bit = _bit(garden, move.x, move.y)
    yield Fact("temple_placed", "temple", "H5.3", 0, size, _motif(garden, bit))
    if has_turn and (hemmed := (beside(1 << bit) & garden.ground).bit_count()):
        yield Fact("temple_hems", "room", "H4.3", 0, hemmed)
    if move.moved:
        old = _bit(garden, *move.moved)
        yield Fact("temple_moved", "temple", "H5.6", 0, group_at(garden, old).bit_count(), _motif(garden, old))
        if has_turn and (freed := (beside(1 << old) & garden.ground).bit_count()):
            yield Fact("temple_frees", "room", "H4.3", 0, freed)


def _motif(garden: Garden, bit: int) -> str:
    return next(name for name, motif in zip(NAMES, garden.motifs, strict=True) if motif >> bit & 1)


def _hidden(state: State, size: int) -> Iterator[Fact]:
    """Yield the draw from the stack that a large group brings. Rule H5.4."""
    if size >= HIDDEN and state.stack:
        yield Fact("hidden_draw", "temple", "H5.4", 0, size)


def _best_tile(state: State, reach: int) -> Iterator[Fact]:
    """Yield the tile in reach that pays most now. Rules H5.3 and H7."""
    if UNKNOWN in mover(state).hidden:  # in the view of another seat
        return
    gains = [(_gain(state, mover(state), tile), -tile) for tile in state.board[:reach] if tile >= 0]
    if gains and max(gains)[0] > 0:
        points, tile = max(gains)
        yield Fact("tile_reach", "temple", "H5.3", points, reach, KINDS[-tile])


def _gain(state: State, seat: PlayerState, tile: int) -> int:
    """Return the points of one more tile, as far as the seat's tiles are known. Rule H7."""
    return _more(state, tiles_of(seat), tile)


def _more(state: State, counts: tuple[int, ...], tile: int) -> int:
    edition = state.deal.edition
    more = (*counts[:tile], counts[tile] + 1, *counts[tile + 1 :])
    return sum(points_of(edition, more)) - sum(points_of(edition, counts))


def _tile_facts(state: State, space: int) -> Iterator[Fact]:
    """Yield the points of a tile, the series that it completes, and the rival who could take it. Rules H7.1 to H7.3."""
    own, tile = mover(state), state.board[space]
    name, number = KINDS[tile], tiles_of(own)[tile] + 1
    held = sum(tiles_of(seat)[tile] for seat in state.seats)
    if UNKNOWN not in own.hidden:
        is_series = tile < len(SERIES)
        kind, rule = ("tile_taken", "H7.1") if is_series else ("character_taken", "H7.2")
        points = _gain(state, own, tile)
        yield Fact(kind, name, rule, points, number, name)
        if is_series and number % len(state.deal.edition.series[tile]) == 0:
            yield Fact("series_completed", name, "H7.1", 0, number, name)
        further = tuple(count + (kind == tile) for kind, count in enumerate(tiles_of(own)))
        if held + 1 < COUNTS[tile] and _has_turn(state, 1) and (pays := _more(state, further, tile)) > points:
            yield Fact("next_pays", "tiles-to-come", "H7.1", 0, number + 1, name, stake=pays)
    if state.board.count(tile) > 1:
        return
    if held + 1 == COUNTS[tile] > 1:
        yield Fact("last_of_kind", name, "H1.2", 0, COUNTS[tile], name)
    if (rival := _next_rival(state)) is not None and UNKNOWN not in (seat := state.seats[rival]).hidden:
        points = _gain(state, seat, tile)
        if points > 0 and _reaches(state, seat.garden, space):
            yield Fact("denies_tile", name, "H7.1", points, 0, name, rival)


def _next_rival(state: State) -> int | None:
    """Return the other seat that moves next, before new cards lie there; None without one. Rule H3.2."""
    following = state.deal.order[state.turn_number + 1 : _round_end(state)]
    return following[0] if following and following[0] != state.deal.order[state.turn_number] else None


def _reaches(state: State, garden: Garden, space: int) -> bool:
    """Return True if a card on the table makes a group of a garden large enough for a tile. Rules H5.1 and H5.3."""
    least = next(size for size in range(SMALLEST, HIDDEN) if tiles_available(size) > space)
    waiting = [group for group in groups(garden) if _size(group) >= least - 1 and not group.squares & garden.temples]
    return any(_extends(state, garden, group, state.cards) for group in waiting)
