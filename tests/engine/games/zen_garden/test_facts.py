"""Facts about moves of Zen Garden, each checked by playing the move and looking at the gardens."""

from collections.abc import Iterator

import pytest

from hofgarten.bots.value_function import weights_of
from hofgarten.facts import Fact
from hofgarten.game import CHANCE, TERMINAL
from hofgarten.games.zen_garden.eval.rank_moves import best_move
from hofgarten.games.zen_garden.facts import facts
from hofgarten.games.zen_garden.game import ZEN_GARDEN
from hofgarten.games.zen_garden.grid import BLOCKS, CELL_NAMES, CELLS, placements, shifted_tiles, shifts
from hofgarten.games.zen_garden.moves import distinct_moves, moves, random_move
from hofgarten.games.zen_garden.rules import apply, completed_lines
from hofgarten.games.zen_garden.scoring import circuit_blocks, ground_masks, score
from hofgarten.games.zen_garden.state import Move, PlayerState, State
from hofgarten.games.zen_garden.tiles import (
    FEATURE_NUMBERS,
    FIRST_GROUND,
    TILE_FEATURES,
    TILE_NUMBERS,
    TILES,
    corner_of,
    count_of,
    laid,
    tile_of,
)
from hofgarten.rng import Rng
from tests.engine.games.zen_garden.positions import garden, position
from tests.kit.thorough import first_of

TO_CENTRE = (2, 3, 1, 0)
"""The corners that bend round the middle of a block: se, sw, ne, nw."""

Shape = tuple[frozenset[int], int]
"""The tiles and the path of an unfinished circuit."""


def random_positions(number: int) -> Iterator[tuple[State, Move, Rng]]:
    """Yield positions with a move, from matches in which good and random moves alternate."""
    rng = Rng.of("facts")
    while number:
        players = 2 + rng.below(3)
        options = ZEN_GARDEN.read_options({"boards": [1, 2, 3, 4, 5]})
        state = ZEN_GARDEN.initial_state(options, ZEN_GARDEN.deal_setup(options, players, rng), players)
        while (seat := ZEN_GARDEN.to_move(state)) != TERMINAL and number:
            if seat == CHANCE:
                state = apply(state, ZEN_GARDEN.sample_chance(state, rng))
                continue
            good, other = (
                best_move(state, weights_of(ZEN_GARDEN, players)),
                random_move(state, rng),
            )
            yield state, good if rng.below(2) else other, rng
            number -= 1
            state = apply(state, good if rng.below(4) else other)


def unfinished(own: PlayerState, least: int = 2) -> set[Shape]:
    """Return the circuits with at least so many tiles that can still be closed."""
    shapes = set()
    for shift in shifts(own.mask):
        garden = shifted_tiles(own.garden, shift)
        for block in BLOCKS:
            codes = [(garden[cell], corner) for cell, corner in zip(block, TO_CENTRE, strict=True) if garden[cell]]
            paths = {TILE_FEATURES[tile_of(code)][1] for code, _ in codes}
            if least <= len(codes) < 4 and len(paths) == 1 and all(corner_of(code) == corner for code, corner in codes):
                shapes.add((frozenset(tile_of(code) for code, _ in codes), paths.pop()))
    return shapes


def areas(own: PlayerState) -> list[int]:
    """Return the number of areas of each ground."""
    numbers = []
    for mask in ground_masks(own.garden):
        left, number = mask, 0
        while left:
            left &= ~first_area(left)
            number += 1
        numbers.append(number)
    return numbers


def first_area(mask: int) -> int:
    """Return the connected area of the first cell of a mask."""
    seen: set[int] = set()
    edge = {(mask & -mask).bit_length() - 1}
    while edge:
        seen |= edge
        near = {n for c in edge for n in CELLS if abs(n % 4 - c % 4) + abs(n // 4 - c // 4) == 1 and mask >> n & 1}
        edge = near - seen
    return sum(1 << cell for cell in seen)


def can_complete_line(own: PlayerState, decoration: int) -> bool:
    tile = next(tile for tile in TILES if TILE_FEATURES[tile][0] == decoration)
    for placement in placements(own.mask):
        shift, cell = placement >> 4, placement & 15
        garden = list(shifted_tiles(own.garden, shift))
        garden[cell] = laid(tile, 0)
        mask = sum(1 << at for at in CELLS if garden[at])
        if completed_lines(tuple(garden), mask, cell):
            return True
    return False


def same_in_line(own: PlayerState, cell: int, decoration: int, step: int) -> bool:
    """Return True if the row (``step`` 1) or the column (4) of a cell has two tiles, both with a decoration."""
    line = [other for other in CELLS if (other // 4 == cell // 4 if step == 1 else other % 4 == cell % 4)]
    found = [TILE_FEATURES[tile_of(own.garden[other])][0] for other in line if own.garden[other]]
    return found == [decoration, decoration]


def turns_left(own: PlayerState) -> int:
    return 16 - own.mask.bit_count()


def lacks(own: PlayerState, mission: tuple[int, ...]) -> int:
    """Return the features that a mission of four each still needs."""
    return sum(max(0, 4 - count_of(own.counts, feature)) for feature in mission)


def is_true(fact: Fact, state: State, move: Move, rng: Rng) -> bool:  # noqa: PLR0911, PLR0912, PLR0915 (one case for each kind)
    """Return True if a fact holds, judged by the rules alone."""
    mover = ZEN_GARDEN.to_move(state)
    after = apply(state._replace(shuffling=False), move)
    old, new = state.seats[mover], after.seats[mover]
    tile = state.board[move.slot]
    features = TILE_FEATURES[tile]
    subject = FEATURE_NUMBERS.get(fact.subject, -1)
    gain = score(after)[mover].get(fact.item, 0) - score(state)[mover].get(fact.item, 0)
    cost = move.slot // 4
    before, later = unfinished(old), unfinished(new)
    counts = [count_of(seat.counts, state.deal.majority) for seat in after.seats]
    rest = counts[:mover] + counts[mover + 1 :]
    match fact.kind:
        case "circuit_closed":
            blocks = circuit_blocks(new.garden)
            return gain == fact.points > 0 and len(blocks) == fact.number > len(circuit_blocks(old.garden))
        case "circuit_near" | "circuit_grows":
            assert fact.number == (3 if fact.kind == "circuit_near" else 2)
            turns = 16 - new.mask.bit_count()
            mine = [t for t, path in later if tile in t and len(t) == fact.number and path == subject]
            return bool(mine) and turns >= 4 - fact.number
        case "circuit_begun":
            return (frozenset({tile}), subject) in unfinished(new, 1) and turns_left(new) >= 3
        case "circuit_blocked":
            gone = [tiles for tiles, _ in before if not any(tiles <= more for more, _ in later)]
            closed = [
                {tile_of(new.garden[cell]) for cell in block} for block in circuit_blocks(new.garden)
            ]  # a closed circuit is not a blocked one
            return max(len(tiles) for tiles in gone if not any(tiles <= full for full in closed)) == fact.number
        case "line_completed":
            full = completed_lines(new.garden, new.mask, move.cell)
            return new.coins - old.coins + cost == fact.points and full == fact.number and features[0] == subject
        case "line_grows":
            return any(same_in_line(new, move.cell, subject, step) for step in (1, 4)) and turns_left(new) >= 2
        case "line_near":
            return can_complete_line(new, subject) and features[0] == subject
        case "line_blocked":
            other = next(t for t in TILES if TILE_FEATURES[t][0] == subject)
            garden = (*new.garden[: move.cell], laid(other, 0), *new.garden[move.cell + 1 :])
            return completed_lines(garden, new.mask, move.cell) > 0 and features[0] != subject
        case "decorations" | "small" | "large" | "detail":
            return gain == fact.points and count_of(new.counts, subject) == fact.number and subject in features
        case "decorations_near":
            return count_of(new.counts, subject) == fact.number == 5 and new.mask.bit_count() < 16
        case "decorations_grow":
            return count_of(new.counts, subject) == fact.number < 5 and fact.number + turns_left(new) >= 6
        case "detail_begun":
            return gain < 0 and subject in features and count_of(new.counts, subject) + turns_left(new) >= fact.number
        case "mission_grows":
            return any(
                lacks(new, mission) == fact.number < lacks(old, mission) and not taken
                for mission, taken in zip(state.deal.missions, new.missions, strict=True)
            )
        case "majority_taken":
            was = count_of(old.counts, state.deal.majority)
            return counts[mover] > max(rest) >= was and gain == fact.points and counts[mover] == fact.number
        case "majority_shared":
            return counts[mover] == max(rest) and gain == fact.points and counts[mover] == fact.number
        case "majority_second":
            return sum(other > counts[mover] for other in rest) == 1 and gain == fact.points > 0
        case "areas_joined" | "area_apart" | "area_grows":
            ground = subject - FIRST_GROUND
            was, now = areas(old)[ground], areas(new)[ground]
            sign = {"areas_joined": now < was, "area_apart": now > was, "area_grows": now == was == 1}[fact.kind]
            return sign and now == fact.number and gain == fact.points
        case "ground_added" | "ground_kept":
            was, now = sum(map(bool, areas(old))), sum(map(bool, areas(new)))
            return now == fact.number and (now > was) == (fact.kind == "ground_added") and gain == fact.points
        case "mission":
            return sum(new.missions) - sum(old.missions) >= fact.points > 0
        case "mission_near":
            for mission, taken in zip(state.deal.missions, new.missions, strict=True):
                for further in TILES:
                    numbers = [count_of(new.counts, f) + (f in TILE_FEATURES[further]) for f in mission]
                    short = [count_of(new.counts, f) for f in mission]
                    if min(numbers) >= 4 > min(short) and not taken:
                        return new.mask.bit_count() < 16
            return False
        case "costs":
            return fact.points == -cost and cost > 0 and fact.number == old.coins - cost
        case _:
            assert fact.kind.startswith("denies"), fact
            return could_gain(fact, state, move, rng)


def could_gain(fact: Fact, state: State, move: Move, rng: Rng) -> bool:
    """Return True if the next player can gain the points with the tile after another move of the mover."""
    mover, seat = ZEN_GARDEN.to_move(state), fact.seat
    assert seat is not None
    assert seat != mover
    affordable = {other.slot for other in moves(state)} - {move.slot}
    if not affordable:
        return True
    slot = rng.choose(sorted(affordable))
    others = [other for other in distinct_moves(state) if other.slot == slot]
    other = apply(state, rng.choose(others))
    if other.seats[mover].missions != state.seats[mover].missions:
        return True  # the mover takes the points of the mission itself
    assert ZEN_GARDEN.to_move(other) == seat
    for reply in distinct_moves(other):
        if reply.slot != move.slot:
            continue
        then = apply(other, reply)
        gain = score(then)[seat].get(fact.item, 0) - score(other)[seat].get(fact.item, 0)
        if gain + (reply.slot // 4 if fact.item == "coins" else 0) >= fact.points:
            return True
    return False


THREE = "a1 Psa-se, b1 Bsp-sw, a2 Gst-ne"
ROW = "a1 Psa, b1 Psp, c1 Pst"
FIVE = "a1 Gsa, b1 Gsp, c1 Gst, d1 Gsc, a2 Gsw"
BLOSSOMS = "a1 Psb, a2 Pwb, a3 Psa, a4 Bsb"
ONE = "a1 Uwc"

TABLE = (
    # kind, mover's garden, next player's garden, tile, move, points, number
    ("circuit_closed", THREE, ONE, "Csc", "0a b2 nw", 3, 1),
    ("circuit_near", "a1 Psa-se, b1 Bsp-sw", ONE, "Csc", "0a a2 ne", 0, 3),
    ("circuit_grows", "a1 Psa-se", ONE, "Csc", "0a b1 sw", 0, 2),
    ("circuit_begun", ONE, ONE, "Csc", "0a b1 ne", 0, 1),
    ("circuit_blocked", "a1 Psa-se, b1 Bsp-sw", ONE, "Cwc", "0a a2 ne", 0, 2),
    ("line_completed", ROW, ONE, "Pwa", "0a d1 nw", 3, 1),
    ("line_grows", "a1 Psa", ONE, "Pwa", "0a b1 nw", 0, 2),
    ("line_near", "a1 Psa, b1 Psp", ONE, "Pwa", "0a c1 nw", 0, 3),
    ("line_blocked", ROW, ONE, "Cwc", "0a d1 nw", 0, 3),
    ("decorations", FIVE, ONE, "Gwa", "0a b2 nw", 3, 6),
    ("decorations_near", FIVE.rpartition(",")[0], ONE, "Gwa", "0a b2 nw", 0, 5),
    ("decorations_grow", "a1 Gsa, b1 Gsp", ONE, "Gwa", "0a b2 nw", 0, 3),
    ("small", ONE, ONE, "Pta", "0a b1 nw", 1, 1),
    ("large", ONE, ONE, "Gsa", "0a b1 nw", 2, 1),
    ("detail", ONE, ONE, "Psp", "0a b1 nw", -4, 1),
    ("detail_begun", ONE, ONE, "Psp", "0a b1 nw", 0, 4),
    ("majority_taken", ONE, ONE, "Pww", "0a b1 nw", 8, 1),
    ("majority_shared", ONE, "a1 Psw", "Pww", "0a b1 nw", 8, 1),
    ("majority_second", ONE, "a1 Psw, b1 Bsw", "Pww", "0a b1 nw", 4, 1),
    ("area_grows", "a1 Psa", ONE, "Bwa", "0a b1 nw", 0, 1),
    ("area_apart", "a1 Psa, b1 Psp", ONE, "Bwa", "0a c1 nw", -10, 2),
    ("areas_joined", "a1 Psa, a2 Psp, b2 Bsa", ONE, "Cwa", "0a b1 nw", 10, 1),
    ("ground_added", "a1 Psa, b1 Psp", ONE, "Bwt", "0a c1 nw", -6, 3),
    ("ground_kept", "a1 Psa, b1 Psp", ONE, "Bwa", "0a c1 nw", 0, 2),
    ("mission", BLOSSOMS, ONE, "Ptb", "0a b1 nw", 5, 0),
    ("mission_near", BLOSSOMS, ONE, "Pta", "0a b1 nw", 0, 5),
    ("mission_grows", "a1 Psb", ONE, "Pta", "0a b1 nw", 0, 5),
    ("costs", ONE, ONE, "Csc", "1a b1 nw", -1, 11),
    ("denies_circuit", ONE, THREE, "Csc", "0a b1 nw", 3, 0),
    ("denies_line", ONE, ROW, "Pwa", "0a b1 nw", 3, 0),
    ("denies_decoration", ONE, FIVE, "Gwa", "0a b1 nw", 3, 6),
    ("denies_mission", ONE, BLOSSOMS, "Ptb", "0a b1 nw", 5, 0),
)


def seat_of(text: str) -> PlayerState:
    """Return the seat with the garden of ``a1 Psa-se, b1 Bsp``."""
    tiles = dict(part.split() for part in text.split(", "))
    return garden(" ".join(tiles.get(name, ".") for name in CELL_NAMES))


@pytest.mark.parametrize(("kind", "own", "other", "tile", "move", "points", "number"), TABLE)
def test_a_fact_of_each_kind(kind: str, own: str, other: str, tile: str, move: str, points: int, number: int) -> None:
    state = position([seat_of(own), seat_of(other)], boards=(1, 2, 3, 4, 5))
    event = ZEN_GARDEN.read_event(move)
    assert isinstance(event, Move)
    board = (*state.board[: event.slot], TILE_NUMBERS[tile], *state.board[event.slot + 1 :])
    found = [fact for fact in facts(state._replace(board=board), event) if fact.kind == kind]
    assert [(fact.points, fact.number) for fact in found] == [(points, number)]


@pytest.mark.parametrize("number", first_of((200, 10_000)))
def test_every_fact_is_true(number: int) -> None:
    seen: dict[str, int] = {}
    for state, move, rng in random_positions(number):
        for fact in facts(ZEN_GARDEN.observe(state, ZEN_GARDEN.to_move(state)), move):
            seen[fact.kind] = seen.get(fact.kind, 0) + 1
            assert is_true(fact, state, move, rng), (fact, ZEN_GARDEN.write_position(state), move)
    assert set(seen) == {row[0] for row in TABLE}
