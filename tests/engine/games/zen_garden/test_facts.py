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
from hofgarten.games.zen_garden.state import TAKEN, Move, PlayerState, State
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


def turns_left(own: PlayerState) -> int:
    return 16 - own.mask.bit_count()


def lacks(own: PlayerState, mission: tuple[int, ...]) -> int:
    """Return the features that a mission of four each still needs."""
    return sum(max(0, 4 - count_of(own.counts, feature)) for feature in mission)


def least_tiles(state: State, own: PlayerState, mission: tuple[int, ...]) -> int:
    """Return the fewest tiles, of those that are in no garden, that fulfil a mission."""
    first, second = (max(0, 4 - count_of(own.counts, feature)) for feature in mission)
    used = {tile_of(code) for seat in state.seats for code in seat.garden if code}
    both = sum(set(mission) <= set(TILE_FEATURES[tile]) for tile in TILES if tile not in used)
    return first + second - min(first, second, both)


def is_true(fact: Fact, state: State, move: Move, rng: Rng) -> bool:  # noqa: PLR0911, PLR0912 (one case for each kind)
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
        case "circuit_blocked":
            gone = [tiles for tiles, _ in before if not any(tiles <= more for more, _ in later)]
            closed = [
                {tile_of(new.garden[cell]) for cell in block} for block in circuit_blocks(new.garden)
            ]  # a closed circuit is not a blocked one
            return max(len(tiles) for tiles in gone if not any(tiles <= full for full in closed)) == fact.number
        case "line_completed":
            full = completed_lines(new.garden, new.mask, move.cell)
            return new.coins - old.coins + cost == fact.points and full == fact.number and features[0] == subject
        case "line_near":
            return can_complete_line(new, subject) and features[0] == subject
        case "line_blocked":
            other = next(t for t in TILES if TILE_FEATURES[t][0] == subject)
            garden = (*new.garden[: move.cell], laid(other, 0), *new.garden[move.cell + 1 :])
            return completed_lines(garden, new.mask, move.cell) > 0 and features[0] != subject
        case "decorations" | "small" | "large" | "detail" | "detail_begun" | "detail_lost":
            return gain == fact.points and count_of(new.counts, subject) == fact.number and subject in features
        case "decorations_grow":
            return count_of(new.counts, subject) == fact.number < 6 and fact.number + turns_left(new) >= 6
        case "last_here":
            rest = [other for slot, other in enumerate(state.board) if slot != move.slot and other >= 0]
            return not any(subject in TILE_FEATURES[other] for other in rest) and subject in features
        case "mission_near" | "mission_grows":
            return any(
                lacks(new, mission) < lacks(old, mission) and least_tiles(after, new, mission) == fact.number
                for mission, taken in zip(state.deal.missions, new.missions, strict=True)
                if not taken
            )
        case "majority_taken":
            was = count_of(old.counts, state.deal.majority)
            return counts[mover] > max(rest) >= was and gain == fact.points and counts[mover] == fact.number
        case "majority_shared":
            return counts[mover] == max(rest) and gain == fact.points and counts[mover] == fact.number
        case "majority_second":
            return sum(other > counts[mover] for other in rest) == 1 and gain == fact.points > 0
        case "areas_joined" | "area_apart" | "area_grows":
            was, now = areas(old)[subject - FIRST_GROUND], areas(new)[subject - FIRST_GROUND]
            if fact.kind == "area_grows":
                return was == now == max(areas(new)) == fact.number and score(after)[mover]["unity"] == fact.stake
            sign = (now < was) if fact.kind == "areas_joined" else (now > was)
            return sign and now == fact.number and gain == fact.points
        case "ground_added" | "ground_kept":
            was, now = sum(map(bool, areas(old))), sum(map(bool, areas(new)))
            kept = fact.kind == "ground_kept" and score(after)[mover]["minimalist"] == fact.stake
            return now == fact.number and gain == fact.points and (kept if now == was else gain < 0)
        case "mission":
            return sum(new.missions) - sum(old.missions) >= fact.points > 0
        case "costs" | "costs_now":
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

ALMOST = (
    "a1 Psa, b1 Bsa, c1 Usa, d1 Gsa, a2 Csa, b2 Pwa, c2 Bwa, d2 Uwa, a3 Gwa, b3 Cwa,"
    " c3 Pta-se, d3 Bta-sw, a4 Uta, b4 Gta"
)

TABLE = (
    # kind, mover's garden, next player's garden, tile, move, points or those at stake, number
    ("circuit_closed", THREE, ONE, "Csc", "0a b2 nw", 3, 1),
    ("circuit_near", "a1 Psa-se, b1 Bsp-sw", ONE, "Csc", "0a a2 ne", 3, 3),
    ("circuit_grows", "a1 Psa-se", ONE, "Csc", "0a b1 sw", 3, 2),
    ("circuit_blocked", "a1 Psa-se, b1 Bsp-sw", ONE, "Cwc", "0a a2 ne", 3, 2),
    ("line_completed", ROW, ONE, "Pwa", "0a d1 nw", 3, 1),
    ("line_near", "a1 Psa, b1 Psp", ONE, "Pwa", "0a c1 nw", 3, 3),
    ("line_blocked", ROW, ONE, "Cwc", "0a d1 nw", 3, 3),
    ("decorations", FIVE, ONE, "Gwa", "0a b2 nw", 3, 6),
    ("decorations_grow", "a1 Gsa, b1 Gsp, c1 Gst", ONE, "Gwa", "0a b2 nw", 3, 4),
    ("last_here", ROW, ONE, "Pwa", "0a d1 nw", 0, 0),
    ("small", ONE, ONE, "Pta", "0a b1 nw", 1, 1),
    ("large", ONE, ONE, "Gsa", "0a b1 nw", 2, 1),
    ("detail", "a1 Psp", ONE, "Bwp", "0a b1 nw", 2, 2),
    ("detail_begun", ONE, ONE, "Psp", "0a b1 nw", -4, 1),
    ("detail_lost", ALMOST, ONE, "Psp", "0a c4 nw", -4, 1),
    ("majority_taken", ONE, ONE, "Pww", "0a b1 nw", 8, 1),
    ("majority_shared", ONE, "a1 Psw", "Pww", "0a b1 nw", 8, 1),
    ("majority_second", ONE, "a1 Psw, b1 Bsw", "Pww", "0a b1 nw", 4, 1),
    ("area_grows", "a1 Psa", ONE, "Bwa", "0a b1 nw", 10, 1),
    ("area_apart", "a1 Psa, b1 Psp", ONE, "Bwa", "0a c1 nw", -10, 2),
    ("areas_joined", "a1 Psa, a2 Psp, b2 Bsa", ONE, "Cwa", "0a b1 nw", 10, 1),
    ("ground_added", "a1 Psa, b1 Psp", ONE, "Bwt", "0a c1 nw", -6, 3),
    ("ground_kept", "a1 Psa, b1 Psp", ONE, "Bwa", "0a c1 nw", 18, 2),
    ("mission", BLOSSOMS, ONE, "Ptb", "0a b1 nw", 5, 0),
    ("mission_near", BLOSSOMS, ONE, "Pta", "0a b1 nw", 5, 1),
    ("mission_grows", "a1 Psb, a2 Pwb, a3 Psa", ONE, "Pta", "0a b1 nw", 5, 2),
    ("costs", ONE, ONE, "Csc", "1a b1 nw", -1, 11),
    ("denies_circuit", ONE, THREE, "Csc", "0a b1 nw", 3, 0),
    ("denies_line", ONE, ROW, "Pwa", "0a b1 nw", 3, 0),
    ("denies_decoration", ONE, FIVE, "Gwa", "0a b1 nw", 3, 6),
    ("denies_mission", ONE, BLOSSOMS, "Ptb", "0a b1 nw", 5, 0),
)

TWO_MISSIONS = "a1 Ptb, a2 Pwb, a3 Pta, a4 Btb, b1 Bwa, b2 Bwp, b3 Bst, b4 Bsc"
"""One pagoda with blossoms is missing for the first mission, and two sand paths for the second one."""

RARE = {"detail_lost", "areas_joined", "denies_line", "denies_circuit"}
"""Kinds that few positions have."""

IN_TURN = "costs_now"
"""The kind of a fact about the order of turns."""


def seat_of(text: str) -> PlayerState:
    """Return the seat with the garden of ``a1 Psa-se, b1 Bsp``."""
    tiles = dict(part.split() for part in text.split(", "))
    return garden(" ".join(tiles.get(name, ".") for name in CELL_NAMES))


@pytest.mark.parametrize(("kind", "own", "other", "tile", "move", "points", "number"), TABLE)
def test_a_fact_of_each_kind(kind: str, own: str, other: str, tile: str, move: str, points: int, number: int) -> None:
    state = with_tile(position([seat_of(own), seat_of(other)], boards=(1, 2, 3, 4, 5)), move, tile)
    found = [fact for fact in facts(state, read(move)) if fact.kind == kind]
    assert [(fact.points or fact.stake, fact.number) for fact in found] == [(points, number)]


def read(move: str) -> Move:
    event = ZEN_GARDEN.read_event(move)
    assert isinstance(event, Move)
    return event


def with_tile(state: State, move: str, *tiles: str) -> State:
    """Return a position whose market has only the tile of a move, and others beside it."""
    slots = [read(move).slot, *(slot for slot in range(len(state.board)) if slot != read(move).slot)]
    board = dict(zip(slots, map(TILE_NUMBERS.__getitem__, tiles), strict=False))
    return state._replace(board=tuple(board.get(slot, TAKEN) for slot in range(len(state.board))))


def kinds(state: State, move: str) -> set[str]:
    return {fact.kind for fact in facts(state, read(move))}


@pytest.mark.parametrize(
    ("kind", "other", "tile", "twin"),
    [
        ("denies_circuit", THREE, "Csc", "Bsw"),
        ("denies_decoration", FIVE, "Gwa", "Gtw"),
    ],
)
def test_a_tile_is_not_denied_if_another_serves_as_well(kind: str, other: str, tile: str, twin: str) -> None:
    state = position([seat_of(ONE), seat_of(other)], boards=(1, 4))
    assert kind in kinds(with_tile(state, "0a b1 nw", tile), "0a b1 nw")
    assert kind not in kinds(with_tile(state, "0a b1 nw", tile, twin), "0a b1 nw")


def test_a_rival_is_denied_only_what_it_can_pay() -> None:
    rival = seat_of(THREE)
    for coins, expected in ((0, False), (1, True)):
        state = position([seat_of(ONE), rival._replace(coins=coins)])
        assert ("denies_circuit" in kinds(with_tile(state, "1a b1 nw", "Csc"), "1a b1 nw")) == expected


def test_the_coins_of_a_denied_line_count_after_its_price() -> None:
    """A track ends at 25 coins, rule Z5.4: 24 less 2, and 3 more."""
    state = with_tile(position([seat_of(ONE), seat_of(ROW)._replace(coins=24)]), "2a b1 nw", "Pwa")
    assert [fact.points for fact in facts(state, read("2a b1 nw")) if fact.kind == "denies_line"] == [3]


def test_nobody_is_denied_a_tile_that_leaves_before_the_next_turn() -> None:
    state = position([seat_of(THREE), seat_of(THREE), seat_of(ONE)])
    last = state._replace(turn_number=state.deal.round_turns - 1)
    assert state.deal.order[last.turn_number : last.turn_number + 2] == (2, 1)
    assert "denies_circuit" not in kinds(with_tile(last, "0a b1 nw", "Csc"), "0a b1 nw")


def test_a_tile_will_be_cheaper_if_nobody_moves_before() -> None:
    state = position([seat_of(ONE), seat_of(ONE)])
    number = state.deal.round_turns
    for turn, kind in ((0, "costs"), (number - 1, IN_TURN), (len(state.deal.order) - 1, "costs")):
        assert kind in kinds(with_tile(state._replace(turn_number=turn), "1a b1 nw", "Csc"), "1a b1 nw")
    three = position([seat_of(ONE)] * 3)
    last = three.deal.round_turns - 1
    assert "costs" in kinds(with_tile(three._replace(turn_number=last), "1a b1 nw", "Csc"), "1a b1 nw"), (
        "others are first"
    )


@pytest.mark.parametrize(
    ("own", "tile", "move", "told", "not_told"),
    [
        ("a1 Psb", "Ptb", "0a b1 nw", "mission_grows", ""),
        (ONE, "Ptb", "0a b1 nw", "small", "mission_grows"),  # four more tiles are too many
        ("a1 Gsa, b1 Gsp", "Gwa", "0a b2 nw", "large", "decorations_grow"),
        ("a1 Psa, b1 Psp, c1 Pst, d2 Psc, d3 Psw", "Pwa", "0a d1 nw", "line_completed", "line_near"),
        (TWO_MISSIONS, "Psb", "0a c1 nw", "mission", "mission_near"),
    ],
)
def test_what_is_far_or_less_than_what_the_move_completes_is_not_told(
    own: str, tile: str, move: str, told: str, not_told: str
) -> None:
    state = position([seat_of(own), seat_of(ONE)], boards=(1, 2, 3, 4))
    found = kinds(with_tile(state, move, tile), move)
    assert told in found
    assert not_told not in found


def test_a_goal_is_near_only_if_the_last_market_has_a_tile_for_it() -> None:
    """In the last round of two players all is on the table."""
    state = position([seat_of(ONE), seat_of(ALMOST)])
    last = state._replace(turn_number=len(state.deal.order) - 4)
    assert last.deal.order[last.turn_number :] == (1, 0, 1, 0)
    for further, expected in (("Bwt", False), ("Btt", True)):
        assert ("circuit_near" in kinds(with_tile(last, "0a c4 ne", "Ctc", further), "0a c4 ne")) == expected


@pytest.mark.parametrize("number", first_of((200, 10_000)))
def test_every_fact_is_true(number: int) -> None:
    seen: dict[str, int] = {}
    for state, move, rng in random_positions(number):
        for fact in facts(ZEN_GARDEN.observe(state, ZEN_GARDEN.to_move(state)), move):
            seen[fact.kind] = seen.get(fact.kind, 0) + 1
            assert is_true(fact, state, move, rng), (fact, ZEN_GARDEN.write_position(state), move)
    assert {row[0] for row in TABLE} - RARE <= set(seen)
