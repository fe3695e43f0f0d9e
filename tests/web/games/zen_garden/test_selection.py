"""The selection of a move: available choices, refusals, and reachable places."""

from dataclasses import replace

import pytest
from hypothesis import given, strategies as st

from hofgarten.game import CHANCE
from hofgarten.games.zen_garden.grid import (
    NO_SHIFT,
    SIZE,
    distinct_placements,
    placement_parts,
    placement_set,
    shift_of,
    shifts,
)
from hofgarten.games.zen_garden.scoring import MINIMALIST_POINTS, UNITY_POINTS
from hofgarten.games.zen_garden.state import Move, State
from hofgarten.games.zen_garden.tiles import NW, SE, SW
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from web.app.games.zen_garden.table import selection as selections
from web.app.games.zen_garden.table.move_input import MOVE_INPUT
from web.app.games.zen_garden.table.selection import NO_SELECTION, Place, Selection
from web.app.model.game_api.move_input import Refusal

GAME = GAMES["zen-garden"]


def position(seed: int, moves: int, players: int = 2) -> State:
    """Return a position of a random match."""
    rng = Rng.of("turn", seed)
    options = GAME.options_from_flags({"level": "5"})
    state: State = GAME.initial_state(options, GAME.deal_setup(options, players, rng), players)
    for _ in range(moves):
        event = GAME.sample_chance(state, rng) if GAME.to_move(state) == CHANCE else GAME.random_move(state, rng)
        state = GAME.apply(state, event)
    return state if GAME.to_move(state) != CHANCE else GAME.apply(state, GAME.sample_chance(state, rng))


def total_so_far(state: State, seat: int) -> int:
    """Return the points that the page counts."""
    return MOVE_INPUT.running_scores(state)[seat].total


positions = st.builds(position, st.integers(0, 10_000), st.integers(0, 31))


def relative(cell: int, shift: int) -> tuple[int, int]:
    """Return a placement relative to the garden's tiles."""
    east, south = (shift % 7 - 3), (shift // 7 - 3)
    return cell % SIZE - east, cell // SIZE - south


@given(positions, st.data())
@pytest.mark.rule("Z5.1")
def test_every_legal_place_can_be_chosen_at_any_garden_shift(state: State, data: st.DataObject) -> None:
    mask = selections.mover(state).mask
    slot = GAME.random_move(state, Rng(0)).slot
    begun = Selection(slot=slot, shift=data.draw(st.sampled_from(shifts(mask))))
    chosen = [selections.move_of(MOVE_INPUT.put(state, begun, place)) for place in selections.places(state, begun)]
    moves = [move for move in chosen if move is not None]
    assert len(moves) == len(chosen)
    assert all(move.shift << 4 | move.cell in placement_set(mask) for move in moves)
    if mask:
        wanted = {relative(cell, shift) for shift, cell in map(placement_parts, distinct_placements(mask))}
        assert {relative(move.cell, move.shift) for move in moves} == wanted


@given(positions, st.integers(0, 11), st.integers(-1, 4), st.integers(-1, 4), st.integers(0, 3))
def test_a_complete_selection_is_a_legal_move_with_the_promised_gain(
    state: State, slot: int, column: int, row: int, corner: int
) -> None:
    selection = selections.orient(
        MOVE_INPUT.put(state, MOVE_INPUT.take(state, NO_SELECTION, slot), Place(column, row)), corner
    )
    move = selections.move_of(selection)
    if move is None:
        return
    seat = state.deal.order[state.turn_number]
    promised = selections.gain(state, move)
    after = GAME.apply(state, move)
    assert promised == MOVE_INPUT.score_change(state, GAME.write_event(move))
    assert promised.total == total_so_far(after, seat) - total_so_far(state, seat)
    if selection.shift == NO_SHIFT:
        assert selections.points_by_place(state, selection)[Place(column, row)] == promised.total
    assert promised.total == sum(points for _, points in promised.items)
    assert all(points for _, points in promised.items)


@pytest.mark.rule("Z6.7", "Z6.8")
@pytest.mark.parametrize("moves", [0, 30])
def test_unity_and_minimalist_are_possible_until_the_garden_is_full(moves: int) -> None:
    state = position(1, moves)
    seat = state.deal.order[state.turn_number]
    possible = MOVE_INPUT.running_scores(state)[seat].possible
    assert set(possible) == {"unity", "minimalist"}
    assert moves or sum(possible.values()) == UNITY_POINTS + max(MINIMALIST_POINTS), "an empty garden can have both"
    move = GAME.random_move(state, Rng(1))
    change, after = selections.gain(state, move), GAME.apply(state, move)
    earned = {item: points for item, points in change.items if item in possible}
    if not moves:
        assert (earned, change.possible) == ({}, ()), "the first tile does not bring what it can only lose"
        return
    score = GAME.score(after)[seat]
    assert earned == {item: score[item] for item in possible if score[item]}
    assert MOVE_INPUT.running_scores(after)[seat] == (score, {})


def lone_tile_in_a1() -> State:
    """Return a position in which the seat to move has a single tile, in a1."""
    state = position(3, 0)
    seat = state.deal.order[0]
    garden = (1, *[0] * 15)
    seats = tuple(s._replace(garden=garden, mask=1) if n == seat else s for n, s in enumerate(state.seats))
    return state._replace(seats=seats)


def test_a_single_corner_tile_has_two_places_inside_and_two_on_the_rim_which_shift_the_garden() -> None:
    assert selections.places(lone_tile_in_a1(), NO_SELECTION) == {Place(1, 0), Place(0, 1), Place(-1, 0), Place(0, -1)}
    for place, shift in ((Place(-1, 0), shift_of(1, 0)), (Place(0, -1), shift_of(0, 1))):
        selection = MOVE_INPUT.put(lone_tile_in_a1(), Selection(slot=0), place)
        assert (selection.cell, selection.shift) == (0, shift)


@pytest.mark.parametrize(
    ("selection", "place", "key", "rule"),
    [
        (NO_SELECTION, Place(1, 0), "no_tile", "Z4.1"),
        (Selection(slot=0), Place(0, 0), "occupied", "Z5.2"),
        (Selection(slot=0), Place(2, 2), "not_adjacent", "Z5.2"),
        (Selection(slot=0), Place(4, 0), "no_room", "Z5.1"),
    ],
)
def test_an_illegal_place_is_refused_with_its_rule(selection: Selection, place: Place, key: str, rule: str) -> None:
    refused = MOVE_INPUT.put(lone_tile_in_a1(), selection, place)
    assert refused.refusal == Refusal(key, rule)
    assert refused.cell is None


@pytest.mark.rule("Z5.1")
def test_the_garden_shifts_within_the_grid_until_a_place_is_chosen() -> None:
    state = lone_tile_in_a1()
    chosen = Selection(slot=0)
    assert selections.nudge(state, chosen, east=1, south=1).shift == shift_of(1, 1)
    twice = selections.nudge(state, selections.nudge(state, chosen, east=1, south=0), east=1, south=0)
    assert twice.shift == shift_of(2, 0)
    thrice = selections.nudge(state, twice, east=1, south=0)
    assert selections.nudge(state, thrice, east=1, south=0).refusal == Refusal("no_room", "Z5.1")
    assert selections.nudge(state, NO_SELECTION, east=-1, south=0).refusal == Refusal("no_room", "Z5.1")
    placed = MOVE_INPUT.put(state, chosen, Place(1, 0))
    assert [selections.can_shift(state, each) for each in (chosen, placed)] == [True, False]
    assert selections.nudge(state, placed, east=1, south=0).refusal == Refusal("no_room", "Z5.1")
    empty = position(1, 0)
    assert selections.nudge(empty, NO_SELECTION, east=1, south=0).refusal == Refusal("no_room", "Z5.1")


@pytest.mark.rule("Z5.3")
def test_a_tile_rotates_in_quarter_turns_or_directly() -> None:
    assert selections.rotate(Selection(corner=SE)).corner == SW
    assert selections.rotate(Selection(corner=SW)).corner == NW
    assert selections.orient(Selection(corner=SE), NW).corner == NW
    placed = MOVE_INPUT.put(lone_tile_in_a1(), Selection(slot=0), Place(1, 0))
    assert MOVE_INPUT.put(lone_tile_in_a1(), placed, Place(1, 0)).corner == SW


def test_an_incomplete_selection_is_no_move() -> None:
    assert selections.move_of(NO_SELECTION) is None
    assert selections.move_of(Selection(slot=1)) is None
    assert selections.move_of(replace(NO_SELECTION, slot=1, cell=5)) == Move(1, 5, SE, NO_SHIFT)
