"""Invariants of every position, checked in random matches."""

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, strategies as st

from hofgarten.bots.playout import playout
from hofgarten.games.zen_garden.game import ZEN_GARDEN
from hofgarten.games.zen_garden.grid import CELLS, SHIFT_OFFSETS, SIZE, shift_of, shifted, shifts
from hofgarten.games.zen_garden.scoring import items
from hofgarten.games.zen_garden.state import PlayerState, State
from hofgarten.games.zen_garden.tiles import EMPTY, FEATURES, LAID_FEATURES, count_of, tile_of
from hofgarten.rng import Rng
from tests.engine.games.zen_garden.positions import garden, position
from tests.engine.games.zen_garden.test_setup import BOARD_SETS


@st.composite
def positions(draw: st.DrawFn) -> State:
    """Return a position some random moves into a match."""
    players = draw(st.integers(2, 4))
    options = {"boards": draw(st.sampled_from(BOARD_SETS)), "majority_ties": draw(st.sampled_from(["full", "split"]))}
    rng = Rng(draw(st.integers(0, 2**64 - 1)))
    number = draw(st.integers(0, 16 * players + 2))
    state = ZEN_GARDEN.initial_state(options, ZEN_GARDEN.deal_setup(options, players, rng), players)
    return playout(
        ZEN_GARDEN, state, lambda at, _: ZEN_GARDEN.random_move(at, rng), rng, lambda _, moves: moves >= number
    )


def laid_tiles(seat: PlayerState) -> list[int]:
    return [tile_of(code) for code in seat.garden if code != EMPTY]


@given(positions())
def test_cached_fields_of_seats_match_their_gardens(state: State) -> None:
    turns = Counter(state.deal.order[: state.turn_number])
    for number, seat in enumerate(state.seats):
        assert 0 <= seat.coins <= 25
        assert len(laid_tiles(seat)) == turns[number]
        assert seat.mask == sum(1 << cell for cell in CELLS if seat.garden[cell] != EMPTY)
        shown = Counter(feature for code in seat.garden for feature in LAID_FEATURES[code])
        assert [count_of(seat.counts, feature) for feature in range(len(FEATURES))] == [
            shown[feature] for feature in range(len(FEATURES))
        ]


def test_random_moves_are_uniform() -> None:
    state = position([garden("Psa " * 15 + ".", 1), garden(". " * 16)])
    drawn = Counter(ZEN_GARDEN.random_move(state, Rng(seed)) for seed in range(6400))
    assert set(drawn) == set(ZEN_GARDEN.moves(state))
    assert len(drawn) == 8 * 4
    assert 140 < min(drawn.values()) <= max(drawn.values()) < 260


def shifted_everywhere(state: State) -> Iterator[State]:
    """Yield the state with the first seat's garden at every place of the grid."""
    seat, *others = state.seats
    for shift in shifts(seat.mask):
        offset = -SHIFT_OFFSETS[shift]
        moved = seat._replace(garden=seat.garden[offset:] + seat.garden[:offset], mask=shifted(seat.mask, shift))
        yield state._replace(seats=(moved, *others))


@given(positions())
@pytest.mark.rule("Z6.1", "Z6.7")
def test_the_place_of_a_garden_in_the_grid_does_not_change_the_score(state: State) -> None:
    assert len({tuple(items(moved, 0)) for moved in shifted_everywhere(state)}) == 1


@given(st.integers(1, 2**16 - 1))
@pytest.mark.rule("Z5.1")
def test_the_shifts_are_exactly_those_that_keep_all_tiles(mask: int) -> None:
    cells = [divmod(cell, SIZE) for cell in CELLS if mask >> cell & 1]
    inside = {
        shift_of(east, south)
        for east in range(-3, 4)
        for south in range(-3, 4)
        if all(0 <= row + south < SIZE and 0 <= column + east < SIZE for row, column in cells)
    }
    assert set(shifts(mask)) == inside
    assert all(shifted(mask, shift).bit_count() == mask.bit_count() for shift in inside)
