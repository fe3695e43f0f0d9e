"""Facts about a move: what it closes, completes, starts, blocks, costs and takes from the next player.

All are computed from the rules. Shapes for which the garden has to move are judged on the canvas of ``eval.vertices``.
"""

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import Final, NamedTuple

from hofgarten.facts import Fact
from hofgarten.games.zen_garden.eval.features import needs, next_points, rivals
from hofgarten.games.zen_garden.eval.vertices import (
    CANVAS_CELLS,
    CLOSED,
    COLUMN,
    CORNER_VERTICES,
    KINDS,
    areas,
    circuit_counts,
    closable_vertices,
    line_counts,
)
from hofgarten.games.zen_garden.grid import CELL_LINES, SIZE, shifted, shifted_tiles
from hofgarten.games.zen_garden.rules import LINE_BONUS, MISSION_POINTS
from hofgarten.games.zen_garden.scoring import (
    CIRCUIT_POINTS,
    DECORATION_POINTS,
    DETAIL_POINTS,
    LARGE_POINTS,
    MINIMALIST_BOARD,
    MINIMALIST_POINTS,
    SMALL_POINTS,
    UNITY_BOARD,
    UNITY_POINTS,
    ground_masks,
    majority_points,
)
from hofgarten.games.zen_garden.state import MAX_COINS, SLOT_COSTS, TURNS_EACH, Deal, Move, PlayerState, State
from hofgarten.games.zen_garden.tiles import DECORATIONS, FEATURES, FIRST_GROUND, FIRST_PATH, TILE_FEATURES, count_of

_FIRST_SCORING: Final = next(number for number, points in enumerate(DECORATION_POINTS) if points)
"""The fewest tiles of one decoration that score. Rule Z6.2."""

_FIRST_DETAIL: Final = next(number for number, points in enumerate(DETAIL_POINTS) if points > 0)
"""The fewest tiles of the feature for attention to detail that score. Rule Z6.6."""

Facts = tuple[Fact, ...]


def facts(state: State, move: Move) -> Facts:
    """Return all facts about a legal move of the player to move, also in a view."""
    return fact_finder(state)(move)


@lru_cache(maxsize=4)
def fact_finder(state: State) -> Callable[[Move], Facts]:
    """Return ``facts`` of a position: parts that moves have in common are computed once."""
    deal, board = state.deal, state.board
    own = state.seats[deal.order[state.turn_number]]
    counts = _counts_of(state)
    place = cache(lambda cell, shift: _place(own.garden, own.mask, cell, shift))
    tiles = cache(lambda slot: tuple(_tile_facts(counts, board[slot], SLOT_COSTS[slot])))
    circuits = cache(lambda cell, shift, corner, path: tuple(_circuits(place(cell, shift), corner, path)))
    lines = cache(lambda cell, shift, decoration, coins: tuple(_lines(place(cell, shift), decoration, coins)))
    grounds = cache(lambda cell, shift, ground: tuple(_grounds(deal.boards, place(cell, shift), ground)))

    def find(move: Move) -> Facts:
        slot, cell, corner, shift = move
        decoration, path, ground = TILE_FEATURES[board[slot]]
        return (
            *tiles(slot),
            *circuits(cell, shift, corner, path),
            *lines(cell, shift, decoration, own.coins - SLOT_COSTS[slot]),
            *grounds(cell, shift, ground),
        )

    return find


class _Place(NamedTuple):
    """A space for the next tile, in the frame of the grid after the garden has moved."""

    garden: tuple[int, ...]
    canvas: int
    cell: int
    vertices: dict[int, int]
    """``circuit_counts`` before the placement."""
    open_before: frozenset[int]
    open_after: frozenset[int]
    rows: dict[int, int]
    """``line_counts`` before the placement."""
    masks: tuple[int, ...]
    """The tiles with each ground."""
    left: int
    """The tiles that are still to come after this one."""


def _place(garden: tuple[int, ...], mask: int, cell: int, shift: int) -> _Place:
    mask = shifted(mask, shift)
    garden = shifted_tiles(garden, shift)
    return _Place(
        garden,
        CANVAS_CELLS[cell],
        cell,
        circuit_counts(garden),
        closable_vertices(mask),
        closable_vertices(mask | 1 << cell),
        line_counts(garden),
        tuple(ground_masks(garden)),
        TURNS_EACH - mask.bit_count() - 1,
    )


def _circuits(place: _Place, corner: int, path: int) -> Iterator[Fact]:
    """Yield the facts about circuits: closed, one tile short, half done, and no longer possible. Rule Z6.1."""
    name = FEATURES[path]
    bent = place.canvas + CORNER_VERTICES[corner]
    kind, number = divmod(place.vertices.get(bent, 0), KINDS)
    joins = kind == path - FIRST_PATH + 1
    if joins and number == CLOSED - 1:
        closed = sum(code % KINDS == CLOSED for code in place.vertices.values())
        points = CIRCUIT_POINTS[closed + 1] - CIRCUIT_POINTS[closed]
        yield Fact("circuit_closed", "circuits", "Z6.1", points, closed + 1, name)
    elif joins and bent in place.open_after and place.left >= CLOSED - 1 - number:
        yield Fact(
            "circuit_near" if number + 1 == CLOSED - 1 else "circuit_grows", "circuits", "Z6.1", 0, number + 1, name
        )
    elif bent not in place.vertices and bent in place.open_after and place.left >= CLOSED - 1:
        yield Fact("circuit_begun", "circuits", "Z6.1", 0, 1, name)
    spoiled = {place.canvas + offset for offset in CORNER_VERTICES} - ({bent} if joins else set())
    lost = [
        code % KINDS
        for vertex, code in place.vertices.items()
        if 1 < code % KINDS < CLOSED
        and vertex in place.open_before
        and (vertex in spoiled or vertex not in place.open_after)
    ]
    if lost:
        yield Fact("circuit_blocked", "circuits", "Z6.1", 0, max(lost))


def _lines(place: _Place, decoration: int, coins: int) -> Iterator[Fact]:
    """Yield the facts about rows, columns and diagonals of one decoration. Rule Z5.4."""
    full = sum(
        all(place.garden[cell] and TILE_FEATURES[(place.garden[cell] - 1) >> 2][0] == decoration for cell in others)
        for _, others in CELL_LINES[place.cell]
    )
    name = DECORATIONS[decoration]
    if full:
        gain = min(coins + LINE_BONUS * full, MAX_COINS) - coins
        yield Fact("line_completed", "coins", "Z5.4", gain, full, name)
    for key in (place.cell // SIZE, COLUMN + place.cell % SIZE):
        kind, number = divmod(place.rows.get(key, 0), KINDS)
        if kind == decoration + 1 and number < SIZE - 1 <= number + place.left:
            yield Fact("line_near" if number == SIZE - 2 else "line_grows", "coins", "Z5.4", 0, number + 1, name)
        elif kind not in {0, decoration + 1} and number == SIZE - 1:
            yield Fact("line_blocked", "coins", "Z5.4", 0, SIZE - 1, DECORATIONS[kind - 1])


def _grounds(boards: tuple[int, ...], place: _Place, ground: int) -> Iterator[Fact]:
    """Yield the facts about areas and the number of grounds. Rules Z6.7 and Z6.8."""
    name = FEATURES[ground]
    masks = place.masks
    before = [len(areas(mask)) for mask in masks]
    own = before[ground - FIRST_GROUND]
    kinds = sum(map(bool, before))
    if UNITY_BOARD in boards and own:
        mask = masks[ground - FIRST_GROUND]
        now = len(areas(mask | 1 << place.cell))
        others = sum(before) - own - (kinds - 1)
        points = UNITY_POINTS * ((others + now == 1) - (others + own == 1))
        kind = "area_apart" if now > own else "areas_joined" if now < own else "area_grows" if now == 1 else ""
        if kind:
            yield Fact(kind, "unity", "Z6.7", points, now, name)
    if MINIMALIST_BOARD in boards and kinds > 1:
        now = kinds + (not own)
        points = MINIMALIST_POINTS[now] - MINIMALIST_POINTS[kinds]
        yield Fact("ground_kept" if own else "ground_added", "minimalist", "Z6.8", points, now, name)


class _Counts(NamedTuple):
    """The inputs of the facts that do not depend on the space."""

    deal: Deal
    own: PlayerState
    rivals: tuple[int, ...]
    points: tuple[int, ...]
    """The points for the next seat to fulfil each mission."""
    rival: PlayerState | None
    """The seat that moves next in the same round, if it is another one."""
    seat: int


def _counts_of(state: State) -> _Counts:
    deal, following = state.deal, state.turn_number + 1
    mover = deal.order[state.turn_number]
    seat = deal.order[following] if following % deal.round_turns else mover
    rival = state.seats[seat] if seat != mover else None
    return _Counts(deal, state.seats[mover], rivals(state, mover), next_points(state), rival, seat)


def _tile_facts(counts: _Counts, tile: int, cost: int) -> Iterator[Fact]:
    """Yield the facts that do not depend on the space."""
    features, coins = TILE_FEATURES[tile], counts.own.coins
    yield from _preferences(counts, features)
    yield from _missions(counts, features)
    if cost:
        yield Fact("costs", "coins", "Z4.1", -cost, coins - cost)
    if counts.rival and cost <= counts.rival.coins:
        yield from _denied(counts, counts.rival, features, cost)


def _preferences(counts: _Counts, features: tuple[int, ...]) -> Iterator[Fact]:
    """Yield the facts about decorations, preferences, the majority and detail. Rules Z6.2 to Z6.6."""
    deal, own = counts.deal, counts.own.counts
    left = TURNS_EACH - counts.own.mask.bit_count() - 1
    decoration = features[0]
    number = count_of(own, decoration) + 1
    if number >= _FIRST_SCORING:
        points = DECORATION_POINTS[number] - DECORATION_POINTS[number - 1]
        yield Fact("decorations", "decorations", "Z6.2", points, number, FEATURES[decoration])
    elif number > 1 and left >= _FIRST_SCORING - number:
        kind = "decorations_near" if number == _FIRST_SCORING - 1 else "decorations_grow"
        yield Fact(kind, "decorations", "Z6.2", 0, number, FEATURES[decoration])
    if deal.small in features:
        yield Fact("small", "small", "Z6.3", SMALL_POINTS, count_of(own, deal.small) + 1, FEATURES[deal.small])
    if deal.large in features:
        yield Fact("large", "large", "Z6.4", LARGE_POINTS, count_of(own, deal.large) + 1, FEATURES[deal.large])
    if deal.detail in features:
        number = count_of(own, deal.detail) + 1
        points = DETAIL_POINTS[number] - DETAIL_POINTS[number - 1]
        yield Fact("detail", "detail", "Z6.6", points, number, FEATURES[deal.detail])
        if points < 0 and left >= _FIRST_DETAIL - number:
            yield Fact("detail_begun", "detail", "Z6.6", 0, _FIRST_DETAIL, FEATURES[deal.detail])
    if deal.majority in features:
        yield from _majority(counts)


def _majority(counts: _Counts) -> Iterator[Fact]:
    deal, others = counts.deal, counts.rivals
    number = count_of(counts.own.counts, deal.majority) + 1
    points = majority_points(deal, number, others) - majority_points(deal, number - 1, others)
    best = max(others)
    kind = ""
    if number > best:
        kind = "majority_taken" if number - 1 <= best else ""
    elif number == best:
        kind = "majority_shared"
    elif points > 0:
        kind = "majority_second"
    if kind:
        yield Fact(kind, "majority", "Z6.5", points, number, FEATURES[deal.majority])


def _missions(counts: _Counts, features: tuple[int, ...]) -> Iterator[Fact]:
    """Yield the missions that the tile completes, and those that it leaves one tile short. Rule Z5.5."""
    left = TURNS_EACH - counts.own.mask.bit_count() - 1
    for mission, taken, points in zip(counts.deal.missions, counts.own.missions, counts.points, strict=True):
        if taken or not points or not set(features) & set(mission):
            continue
        before = needs(counts.own.counts, mission)
        missing = tuple(max(0, need - (f in features)) for need, f in zip(before, mission, strict=True))
        if missing == before:
            continue
        if not any(missing):
            yield Fact("mission", "missions", "Z5.5", points, MISSION_POINTS.index(points))
        elif (
            left and max(missing) == 1 and _fits_one_tile(tuple(f for f, m in zip(mission, missing, strict=True) if m))
        ):
            yield Fact("mission_near", "missions", "Z5.5", 0, points)
        elif max(missing) <= left:
            yield Fact("mission_grows", "missions", "Z5.5", 0, sum(missing))


def _fits_one_tile(features: tuple[int, ...]) -> bool:
    return any(set(features) <= set(tile) for tile in TILE_FEATURES)


def _denied(counts: _Counts, rival: PlayerState, features: tuple[int, ...], cost: int) -> Iterator[Fact]:
    """Yield the gains that the tile would bring the next player. Rules Z5.4, Z5.5, Z6.1 and Z6.2."""
    decoration, path, _ = features
    name = FEATURES[decoration]
    closable, lines = _openings(rival.garden, rival.mask)
    if path - FIRST_PATH + 1 in closable:
        closed = sum(code % KINDS == CLOSED for code in circuit_counts(rival.garden).values())
        points = CIRCUIT_POINTS[closed + 1] - CIRCUIT_POINTS[closed]
        yield Fact("denies_circuit", "circuits", "Z6.1", points, 0, name, counts.seat)
    if decoration + 1 in lines and (gain := min(LINE_BONUS, MAX_COINS - rival.coins + cost)):
        yield Fact("denies_line", "coins", "Z5.4", gain, 0, name, counts.seat)
    number = count_of(rival.counts, decoration)
    if number + 1 >= _FIRST_SCORING:
        points = DECORATION_POINTS[number + 1] - DECORATION_POINTS[number]
        yield Fact("denies_decoration", "decorations", "Z6.2", points, number + 1, name, counts.seat)
    for mission, taken, points in zip(counts.deal.missions, rival.missions, counts.points, strict=True):
        missing = [f for f, need in zip(mission, needs(rival.counts, mission), strict=True) for _ in range(need)]
        if points and not taken and missing and len(set(missing)) == len(missing) and set(missing) <= set(features):
            yield Fact("denies_mission", "missions", "Z5.5", points, 0, name, counts.seat)


@lru_cache(maxsize=64)
def _openings(garden: tuple[int, ...], mask: int) -> tuple[frozenset[int], frozenset[int]]:
    """Return the paths, from 1, that close a circuit, and the decorations, from 1, that complete a row or column."""
    within = closable_vertices(mask)
    circuits = circuit_counts(garden).items()
    closable = {code // KINDS for vertex, code in circuits if code % KINDS == CLOSED - 1 and vertex in within}
    lines = {code // KINDS for code in line_counts(garden).values() if code % KINDS == SIZE - 1}
    return frozenset(closable), frozenset(lines)
