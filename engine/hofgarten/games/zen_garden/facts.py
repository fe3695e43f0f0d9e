"""Facts about a move: what it closes, completes, starts, blocks, costs and takes from the next player.

All are computed from the rules. Shapes for which the garden has to move are judged on the canvas of ``eval.vertices``.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache, partial
from typing import Final, NamedTuple

from hofgarten.facts import Fact
from hofgarten.games.zen_garden.eval.features import needs, next_points, rivals
from hofgarten.games.zen_garden.eval.vertices import (
    CANVAS_CELLS,
    CLOSED,
    COLUMN,
    CORNER_VERTICES,
    FEATURE_STEP,
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
from hofgarten.games.zen_garden.state import MAX_COINS, SLOT_COSTS, TAKEN, TURNS_EACH, Deal, Move, PlayerState, State
from hofgarten.games.zen_garden.tiles import (
    DECORATIONS,
    FEATURES,
    FIRST_GROUND,
    FIRST_PATH,
    TILE_FEATURES,
    count_of,
    tile_of,
)

_FIRST_SCORING: Final = next(number for number, points in enumerate(DECORATION_POINTS) if points)
"""The fewest tiles of one decoration that score. Rule Z6.2."""

_FIRST_DETAIL: Final = next(number for number, points in enumerate(DETAIL_POINTS) if points > 0)
"""The fewest tiles of the feature for attention to detail that score. Rule Z6.6."""

_COMPLETE: Final = {
    "circuit_near": CLOSED,
    "circuit_grows": CLOSED,
    "line_near": SIZE,
    "decorations_grow": _FIRST_SCORING,
}
"""The number of the subject's tiles that a goal needs, by the facts that bring it nearer."""

_WORTH_TELLING: Final = 4
"""The fewest tiles of one decoration that bring its points nearer: with fewer, one match in five gets there."""

_SCARCE: Final = frozenset({"circuit_closed", "line_completed", "decorations"})
"""The facts that ask if the market has another tile with the subject."""

_FEW: Final = 3
"""The most tiles that a mission still needs if a move that brings it nearer is told."""

Features = tuple[int, ...]
Facts = tuple[Fact, ...]
Stock = Callable[..., int]
"""Returns how many tiles with all of these features a seat may yet take."""

_TOTALS: Final = tuple(sum(feature in tile for tile in TILE_FEATURES) for feature in range(len(FEATURES)))
"""The number of tiles with each feature. Rule Z1.1."""


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
    stock = cache(lambda slot: partial(_stock, state, own, slot, counts.has_round))
    tiles = cache(lambda slot: tuple(_tile_facts(counts, board, slot, stock(slot))))
    circuits = cache(lambda cell, shift, corner, path: tuple(_circuits(place(cell, shift), corner, path)))
    lines = cache(lambda cell, shift, decoration, coins: tuple(_lines(place(cell, shift), decoration, coins)))
    grounds = cache(lambda cell, shift, ground: tuple(_grounds(deal.boards, place(cell, shift), ground)))

    def find(move: Move) -> Iterator[Fact]:
        slot, cell, corner, shift = move
        decoration, path, ground = TILE_FEATURES[board[slot]]
        found = (
            *tiles(slot),
            *circuits(cell, shift, corner, path),
            *lines(cell, shift, decoration, own.coins - SLOT_COSTS[slot]),
            *grounds(cell, shift, ground),
        )
        for fact in found:
            missing = _COMPLETE.get(fact.kind, fact.number) - fact.number
            if not missing or _reaches(counts.left, stock(slot), FEATURES.index(fact.subject), missing):
                yield fact
            if fact.kind in _SCARCE and not _number(_others(board, slot), FEATURES.index(fact.subject)):
                yield Fact("last_here", fact.item, "Z4.1", subject=fact.subject)

    return lambda move: tuple(find(move))


def _stock(state: State, own: PlayerState, slot: int, has_round: bool, *features: int) -> int:
    """Return how many tiles with all of these features the seat may yet take after one.

    They are in no garden, or in its last round on the market. Rules Z3.3 and Z4.1.
    """
    if not has_round:
        return _number(_others(state.board, slot, own.coins - SLOT_COSTS[slot]), *features)
    taken = TILE_FEATURES[state.board[slot]]
    if len(features) == 1:
        laid = sum([count_of(seat.counts, features[0]) for seat in state.seats])
        return _TOTALS[features[0]] - laid - (features[0] in taken)
    gardens = [TILE_FEATURES[tile_of(code)] for seat in state.seats for code in seat.garden if code]
    return _number(TILE_FEATURES, *features) - _number([*gardens, taken], *features)


def _others(board: Sequence[int], slot: int, coins: int = MAX_COINS) -> tuple[Features, ...]:
    """Return the other tiles of the market that so many coins pay."""
    places = [at for at, tile in enumerate(board) if tile != TAKEN and at != slot and SLOT_COSTS[at] <= coins]
    return tuple([TILE_FEATURES[board[at]] for at in places])


def _reaches(left: int, stock: Stock, feature: int, missing: int) -> bool:
    """Return True if a seat can still take so many tiles with a feature."""
    return missing <= left and missing <= stock(feature)


def _number(tiles: Iterable[Features], *features: int) -> int:
    """Return how many tiles show all of these features."""
    if len(features) == 1:
        return sum([features[0] in tile for tile in tiles])
    return sum([all(feature in tile for feature in features) for tile in tiles])


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
    )


def _circuits(place: _Place, corner: int, path: int) -> Iterator[Fact]:
    """Yield the facts about circuits: closed, one tile short, half done, and no longer possible. Rule Z6.1."""
    name = FEATURES[path]
    bent = place.canvas + CORNER_VERTICES[corner]
    kind, number = divmod(place.vertices.get(bent, 0), FEATURE_STEP)
    joins = kind == path - FIRST_PATH + 1
    closed = sum(code % FEATURE_STEP == CLOSED for code in place.vertices.values())
    points = CIRCUIT_POINTS[min(closed + 1, len(CIRCUIT_POINTS) - 1)] - CIRCUIT_POINTS[closed]
    if joins and number == CLOSED - 1:
        yield Fact("circuit_closed", "circuits", "Z6.1", points, closed + 1, name)
    elif joins and bent in place.open_after:
        near = "circuit_near" if number + 1 == CLOSED - 1 else "circuit_grows"
        yield Fact(near, "circuits", "Z6.1", 0, number + 1, name, stake=points)
    spoiled = {place.canvas + offset for offset in CORNER_VERTICES} - ({bent} if joins else set())
    lost = [
        code % FEATURE_STEP
        for vertex, code in place.vertices.items()
        if 1 < code % FEATURE_STEP < CLOSED
        and vertex in place.open_before
        and (vertex in spoiled or vertex not in place.open_after)
    ]
    if lost:
        yield Fact("circuit_blocked", "circuits", "Z6.1", 0, max(lost), stake=points)


def _lines(place: _Place, decoration: int, coins: int) -> Iterator[Fact]:
    """Yield the facts about rows, columns and diagonals of one decoration. Rule Z5.4."""
    full = sum(
        all(place.garden[cell] and TILE_FEATURES[(place.garden[cell] - 1) >> 2][0] == decoration for cell in others)
        for _, others in CELL_LINES[place.cell]
    )
    name = DECORATIONS[decoration]
    gain = min(coins + LINE_BONUS * full, MAX_COINS) - coins
    if full:
        yield Fact("line_completed", "coins", "Z5.4", gain, full, name)
    bonus = min(LINE_BONUS, MAX_COINS - coins - gain)
    for key in (place.cell // SIZE, COLUMN + place.cell % SIZE):
        kind, number = divmod(place.rows.get(key, 0), FEATURE_STEP)
        if kind == decoration + 1 and number == SIZE - 2 and bonus and not full:
            yield Fact("line_near", "coins", "Z5.4", 0, number + 1, name, stake=bonus)
        elif kind not in {0, decoration + 1} and number == SIZE - 1 and bonus:
            yield Fact("line_blocked", "coins", "Z5.4", 0, SIZE - 1, DECORATIONS[kind - 1], stake=bonus)


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
        if points:
            yield Fact("area_apart" if now > own else "areas_joined", "unity", "Z6.7", points, now, name)
        elif others + now == 1:
            yield Fact("area_grows", "unity", "Z6.7", 0, now, name, stake=UNITY_POINTS)
    if MINIMALIST_BOARD in boards and kinds > 1:
        now = kinds + (not own)
        points = MINIMALIST_POINTS[now] - MINIMALIST_POINTS[kinds]
        if points:
            yield Fact("ground_added", "minimalist", "Z6.8", points, now, name)
        elif own and MINIMALIST_POINTS[now]:
            yield Fact("ground_kept", "minimalist", "Z6.8", 0, now, name, stake=MINIMALIST_POINTS[now])


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
    left: int
    """The turns that the seat has after this one."""
    has_round: bool
    """True if the seat has a turn after this round."""
    waits: bool
    """True if the seat moves next, after this round: tiles that it leaves cost less then. Rule Z3.3."""


def _counts_of(state: State) -> _Counts:
    deal, following = state.deal, state.turn_number + 1
    mover = deal.order[state.turn_number]
    seat = deal.order[following] if following % deal.round_turns else mover
    own, rival = state.seats[mover], state.seats[seat] if seat != mover else None
    left = TURNS_EACH - own.mask.bit_count() - 1
    later = deal.order[following + -following % deal.round_turns :]
    waits = not following % deal.round_turns and later[:1] == (mover,)
    return _Counts(
        deal, own, rivals(state, mover), next_points(state), rival, seat, left, has_round=mover in later, waits=waits
    )


def _tile_facts(counts: _Counts, board: Sequence[int], slot: int, stock: Stock) -> Iterator[Fact]:
    """Yield the facts that do not depend on the space."""
    features, coins, cost = TILE_FEATURES[board[slot]], counts.own.coins, SLOT_COSTS[slot]
    yield from _preferences(counts, features, stock)
    yield from _missions(counts, features, stock)
    if cost:
        yield Fact("costs_now" if counts.waits else "costs", "coins", "Z4.1", -cost, coins - cost)
    if counts.rival and cost <= counts.rival.coins:
        for fact, needed in _denied(counts, counts.rival, features, cost):
            if not _number(_others(board, slot, counts.rival.coins), *needed):
                yield fact


def _preferences(counts: _Counts, features: Features, stock: Stock) -> Iterator[Fact]:
    """Yield the facts about decorations, preferences, the majority and detail. Rules Z6.2 to Z6.6."""
    deal, own = counts.deal, counts.own.counts
    decoration = features[0]
    number = count_of(own, decoration) + 1
    if number >= _FIRST_SCORING:
        points = DECORATION_POINTS[number] - DECORATION_POINTS[number - 1]
        yield Fact("decorations", "decorations", "Z6.2", points, number, FEATURES[decoration])
    elif number >= _WORTH_TELLING:
        stake = DECORATION_POINTS[_FIRST_SCORING]
        yield Fact("decorations_grow", "decorations", "Z6.2", 0, number, FEATURES[decoration], stake=stake)
    if deal.small in features:
        yield Fact("small", "small", "Z6.3", SMALL_POINTS, count_of(own, deal.small) + 1, FEATURES[deal.small])
    if deal.large in features:
        yield Fact("large", "large", "Z6.4", LARGE_POINTS, count_of(own, deal.large) + 1, FEATURES[deal.large])
    if deal.detail in features:
        number = count_of(own, deal.detail) + 1
        points = DETAIL_POINTS[number] - DETAIL_POINTS[number - 1]
        if points > 0:
            yield Fact("detail", "detail", "Z6.6", points, number, FEATURES[deal.detail])
        elif points and _reaches(counts.left, stock, deal.detail, _FIRST_DETAIL - number):
            stake = DETAIL_POINTS[_FIRST_DETAIL]
            yield Fact("detail_begun", "detail", "Z6.6", points, number, FEATURES[deal.detail], stake=stake)
        elif points:
            yield Fact("detail_lost", "detail", "Z6.6", points, number, FEATURES[deal.detail])
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
    if kind and points > 0:
        yield Fact(kind, "majority", "Z6.5", points, number, FEATURES[deal.majority])


def _missions(counts: _Counts, features: Features, stock: Stock) -> Iterator[Fact]:
    """Yield the missions that the tile completes, or else those that it brings nearer. Rule Z5.5."""
    done, nearer = [], []
    for mission, taken, points in zip(counts.deal.missions, counts.own.missions, counts.points, strict=True):
        if taken or not points or not set(features) & set(mission):
            continue
        before = needs(counts.own.counts, mission)
        missing = tuple(max(0, need - (f in features)) for need, f in zip(before, mission, strict=True))
        if not any(missing):
            done.append(Fact("mission", "missions", "Z5.5", points, MISSION_POINTS.index(points)))
        elif missing != before and all(
            _reaches(counts.left, stock, *each) for each in zip(mission, missing, strict=True)
        ):
            tiles = sum(missing) - min(*missing, stock(*mission))
            near = "mission_near" if tiles == 1 else "mission_grows"
            if tiles <= min(counts.left, _FEW):
                nearer.append(Fact(near, "missions", "Z5.5", 0, tiles, stake=points))
    yield from done or nearer


def _denied(counts: _Counts, rival: PlayerState, features: Features, cost: int) -> Iterator[tuple[Fact, Sequence[int]]]:
    """Yield the gains that the tile could bring the next player, and its features to which they are due.

    Rules Z5.4, Z5.5, Z6.1 and Z6.2.
    """
    decoration, path, _ = features
    name = FEATURES[decoration]
    closable, lines = _openings(rival.garden, rival.mask)
    if path - FIRST_PATH + 1 in closable:
        closed = sum(code % FEATURE_STEP == CLOSED for code in circuit_counts(rival.garden).values())
        points = CIRCUIT_POINTS[closed + 1] - CIRCUIT_POINTS[closed]
        yield Fact("denies_circuit", "circuits", "Z6.1", points, 0, name, counts.seat), (path,)
    if decoration + 1 in lines and (gain := min(LINE_BONUS, MAX_COINS - rival.coins + cost)):
        yield Fact("denies_line", "coins", "Z5.4", gain, 0, name, counts.seat), (decoration,)
    number = count_of(rival.counts, decoration)
    if number + 1 >= _FIRST_SCORING:
        points = DECORATION_POINTS[number + 1] - DECORATION_POINTS[number]
        yield Fact("denies_decoration", "decorations", "Z6.2", points, number + 1, name, counts.seat), (decoration,)
    for mission, taken, points in zip(counts.deal.missions, rival.missions, counts.points, strict=True):
        missing = [f for f, need in zip(mission, needs(rival.counts, mission), strict=True) for _ in range(need)]
        is_needed = missing and len(set(missing)) == len(missing) and set(missing) <= set(features)
        if points and not taken and is_needed:
            yield Fact("denies_mission", "missions", "Z5.5", points, 0, name, counts.seat), missing


@lru_cache(maxsize=64)
def _openings(garden: tuple[int, ...], mask: int) -> tuple[frozenset[int], frozenset[int]]:
    """Return the paths, from 1, that close a circuit, and the decorations, from 1, that complete a row or column."""
    within = closable_vertices(mask)
    circuits = circuit_counts(garden).items()
    closable = {
        code // FEATURE_STEP for vertex, code in circuits if code % FEATURE_STEP == CLOSED - 1 and vertex in within
    }
    lines = {code // FEATURE_STEP for code in line_counts(garden).values() if code % FEATURE_STEP == SIZE - 1}
    return frozenset(closable), frozenset(lines)
