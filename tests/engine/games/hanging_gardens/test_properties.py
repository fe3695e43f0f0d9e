"""Invariants of every position, checked in random matches."""

from functools import cache

import pytest
from hypothesis import given, strategies as st

from hofgarten.game import TERMINAL
from hofgarten.games.hanging_gardens.bitboard import cells
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.garden import squares, xy_of
from hofgarten.games.hanging_gardens.state import LAY, TEMPLE, TEMPLES, TILE, State
from hofgarten.record import replay_record
from hofgarten.rng import Rng
from tests.kit.hanging_gardens_bots import KINDS_OF_PLAYERS, match, short_line


def positions() -> st.SearchStrategy[State]:
    """Return positions of some matches. In half of them the stack is short from the start."""
    number, short = st.integers(0, 1), st.booleans()
    lines = st.builds(line, st.integers(2, 4), st.sampled_from(KINDS_OF_PLAYERS), number, short)
    return lines.flatmap(st.sampled_from)


@cache
def line(players: int, kinds: str, number: int, short: bool) -> tuple[State, ...]:
    """Return every position of a match."""
    return short_line(players, kinds, number).states if short else replay_record(match(players, kinds, number))


@given(positions())
@pytest.mark.rule("H1.3")
@pytest.mark.rule("H4.2")
@pytest.mark.rule("H4.4")
def test_squares_have_one_content_each_and_temples_are_on_motifs(state: State) -> None:
    for seat in state.seats:
        layers = [*seat.garden.motifs, seat.garden.ground]
        assert sum(layer.bit_count() for layer in layers) == squares(seat.garden).bit_count()
        assert seat.garden.temples & ~sum(seat.garden.motifs) == 0
        assert seat.garden.temples.bit_count() <= TEMPLES


@given(positions(), st.integers(0, 2**64 - 1))
@pytest.mark.rule("H4.2")
@pytest.mark.rule("H4.3")
@pytest.mark.rule("H4.4")
def test_laid_motifs_are_on_the_garden_and_no_temple_is_covered(state: State, seed: int) -> None:
    if state.phase != LAY or HANGING_GARDENS.to_move(state) == TERMINAL:
        return
    move = HANGING_GARDENS.random_move(state, Rng(seed))
    after = HANGING_GARDENS.apply(state, move)
    seat = HANGING_GARDENS.to_move(state)
    old, new = state.seats[seat].garden, after.seats[seat].garden
    before = {xy_of(old, bit) for bit in cells(squares(old))}
    motifs = {xy_of(new, bit) for bit in cells(sum(new.motifs))}
    assert motifs <= before <= {xy_of(new, bit) for bit in cells(squares(new))}
    assert {xy_of(new, bit) for bit in cells(new.temples)} == {xy_of(old, bit) for bit in cells(old.temples)}
    assert HANGING_GARDENS.score(after) == HANGING_GARDENS.score(state)


@given(positions())
@pytest.mark.rule("H5.2")
def test_the_phase_of_a_turn_decides_the_legal_moves(state: State) -> None:
    words = {HANGING_GARDENS.write_event(move).split()[0] for move in HANGING_GARDENS.moves(state)}
    if HANGING_GARDENS.to_move(state) == TERMINAL:
        assert words == set()
    elif state.phase == LAY:
        assert words in ({"lay"}, {"discard"})
        assert (state.laid, state.reach) == (0, 0)
    elif state.phase == TEMPLE:
        assert words == {"temple", "pass"}
        assert state.laid.bit_count() == 6
    else:
        assert (state.phase, words) == (TILE, {"tile"})
        assert state.reach in {2, 4, 6}


def test_the_stack_runs_out_in_some_of_these_positions() -> None:
    ends = [short_line(4, "waiter", number).states[-1] for number in range(1, 4)]
    assert all(end.turns < 60 for end in ends)
    assert any(seat.missing for end in ends for seat in end.seats)
