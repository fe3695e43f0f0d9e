"""Facts about a move: groups that a card makes, joins, cuts and covers, temples, and what tiles pay.

All are computed from the rules, of a view as well as of a complete state.
"""

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import Final

from hofgarten.facts import Fact
from hofgarten.games.hanging_gardens.bitboard import STRIDE, beside, parts
from hofgarten.games.hanging_gardens.garden import Garden, Group, bit_of, group_at, groups, lay, squares, touched
from hofgarten.games.hanging_gardens.rules import HIDDEN, SMALLEST, mover, qualifying, tiles_available
from hofgarten.games.hanging_gardens.scoring import points_of, tiles_of
from hofgarten.games.hanging_gardens.state import Event, Lay, Pass, PlayerState, State, Take, Temple
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
    waiting = [
        (size, group) for _, group in old if (size := group.bit_count()) >= SMALLEST and not group & garden.temples
    ]
    best = cache(lambda reach: tuple(_best_tile(state, reach)))
    tile = cache(lambda kind: tuple(_tile_facts(state, kind)) if kind >= 0 else ())

    def find(move: Event) -> Facts:
        match move:
            case Lay():
                size, found = _lay_facts(state, garden, move, old)
                return (
                    (*found, *best(tiles_available(size)), *_row(size), *_hidden(state, size)) if size else tuple(found)
                )
            case Temple():
                size = _group_size(garden, move.x, move.y)
                kept = max((s for s, group in waiting if not group >> _bit(garden, move) & 1), default=0)
                keeps = [Fact("group_kept", "groups", "H5.2", 0, kept)] if kept else []
                return (
                    *_temple_facts(garden, move, size),
                    *best(tiles_available(size)),
                    *_row(size),
                    *_hidden(state, size),
                    *keeps,
                )
            case Take(space):
                return tile(state.board[space])
            case Pass():
                size = max(group.squares.bit_count() for group in qualifying(state))
                return (Fact("waits", "groups", "H5.2", 0, size),)
            case _:
                return ()

    return find


def _lay_facts(state: State, garden: Garden, move: Lay, old: list[Group]) -> tuple[int, list[Fact]]:
    """Return the size of the largest group that qualifies, or 0, and the facts about groups.

    Rules H4.2, H4.3, H5.1 and H5.7.
    """
    spot = bit_of(garden, move.x, move.y)
    assert spot is not None
    later, laid = lay(garden, state.deal.shapes[state.cards[move.card]][move.rotation], spot)
    shift = (garden.top - later.top) * STRIDE + garden.left - later.left
    new = touched(later, laid)
    free = sorted((group.bit_count(), motif) for motif, group in new if not group & later.temples)
    size, motif = free[-1] if free else (0, 0)
    found = []
    if size >= SMALLEST:
        found.append(Fact("group_made", "temple", "H5.3", 0, size, NAMES[motif]))
    elif size == PAIR:
        found.append(Fact("group_near", "groups", "H5.1", 0, size, NAMES[motif]))
        group = next(
            group for kind, group in new if kind == motif and group.bit_count() == size and not group & later.temples
        )
        found.append(Fact("group_room", "groups", "H4.3", 0, (beside(group) & later.ground).bit_count(), NAMES[motif]))
    if len(free) > 1 and free[-2][0] >= PAIR:
        found.append(Fact("group_second", "groups", "H5.1", 0, free[-2][0], NAMES[free[-2][1]]))
    if (more := squares(later).bit_count() - squares(garden).bit_count()) > 0:
        found.append(Fact("garden_grows", "room", "H4.1", 0, more))
    moved = [Group(motif, group << shift) for motif, group in old]
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


def _largest(garden: Garden, motif: int, before: int) -> int:
    """Return the size of the largest group that keeps a square of an earlier one."""
    left = garden.motifs[motif]
    return max((part.bit_count() for part in parts(before & left, left)), default=0)


def _bit(garden: Garden, temple: Temple) -> int:
    bit = bit_of(garden, temple.x, temple.y)
    assert bit is not None
    return bit


def _row(size: int) -> Iterator[Fact]:
    """Yield the last row of tiles that a temple reaches, from the second one on. Rule H5.3."""
    row = tiles_available(size) // 2
    if row > 1:
        yield Fact("row_opened", "temple", "H5.3", 0, row)


def _group_size(garden: Garden, x: int, y: int) -> int:
    bit = bit_of(garden, x, y)
    return 0 if bit is None else group_at(garden, bit).bit_count()


def _temple_facts(garden: Garden, move: Temple, size: int) -> Iterator[Fact]:
    """Yield the group of a temple, and the group that a moved temple leaves. Rules H5.2 and H5.6."""
    yield Fact("temple_placed", "temple", "H5.3", 0, size)
    beside_it = (beside(1 << _bit(garden, move)) & garden.ground).bit_count()
    yield Fact("temple_hems" if beside_it else "temple_aside", "room", "H4.3", 0, beside_it)
    if move.moved:
        yield Fact("temple_moved", "temple", "H5.6", 0, _group_size(garden, *move.moved))
        old = bit_of(garden, *move.moved)
        if old is not None and (freed := (beside(1 << old) & garden.ground).bit_count()):
            yield Fact("temple_frees", "room", "H4.3", 0, freed)


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


def _tile_facts(state: State, tile: int) -> Iterator[Fact]:
    """Yield the points of a tile, the series that it completes, and rivals who would gain by it. Rules H7.1 to H7.3."""
    own, name = mover(state), KINDS[tile]
    number = tiles_of(own)[tile] + 1
    known = UNKNOWN not in own.hidden
    if known:
        yield Fact("tile_taken", name, "H7.1" if tile < len(SERIES) else "H7.2", _gain(state, own, tile), number, name)
    if known and tile < len(SERIES) and number % len(state.deal.edition.series[tile]) == 0:
        yield Fact("series_completed", name, "H7.1", 0, number, name)
    further = tuple(count + (kind == tile) for kind, count in enumerate(tiles_of(own)))
    if (
        known
        and (pays := _more(state, further, tile)) > 0
        and sum(tiles_of(seat)[tile] for seat in state.seats) + 1 < COUNTS[tile]
    ):
        yield Fact("next_pays", "tiles-to-come", "H7.1", pays, number + 1, name)
    seen = sum(tiles_of(seat)[tile] for seat in state.seats) + state.board.count(tile)
    if seen == COUNTS[tile] > 1 and state.board.count(tile) == 1:
        yield Fact("last_of_kind", name, "H1.2", 0, seen, name)
    others = [
        (_gain(state, seat, tile), -number)
        for number, seat in enumerate(state.seats)
        if number != state.deal.order[state.turn_number] and UNKNOWN not in seat.hidden
    ]
    if others and max(others)[0] > 0:
        points, seat = max(others)
        yield Fact("denies_tile", name, "H7.1", points, 0, name, -seat)
