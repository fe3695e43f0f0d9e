"""Invariants of every position, checked in random matches."""

from collections import Counter
from functools import cache

import pytest
from hypothesis import given, settings, strategies as st

from hofgarten.game import SPECTATOR, TERMINAL
from hofgarten.games.hanging_gardens.bitboard import cells
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.garden import squares, xy_of
from hofgarten.games.hanging_gardens.scoring import tile_count
from hofgarten.games.hanging_gardens.state import LAY, TAKEN, TEMPLE, TEMPLES, TILE, Lay, State
from hofgarten.games.hanging_gardens.tiles import NONE, TILES, UNKNOWN
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


def tiles_known(state: State) -> list[int]:
    on_board = [tile for tile in state.board if tile != NONE]
    taken = [tile for seat in state.seats for tile in Counter(dict(enumerate(seat.open))).elements()]
    hidden = [tile for seat in state.seats for tile in seat.hidden]
    return [*on_board, *taken, *hidden, *state.stack]


@given(positions())
@pytest.mark.rule("H1.2")
@pytest.mark.rule("H5.5")
def test_no_tile_is_lost_or_duplicated(state: State) -> None:
    assert sorted(tiles_known(state)) == list(TILES)
    assert NONE not in state.board or not state.stack


@given(positions())
@pytest.mark.rule("H1.1")
@pytest.mark.rule("H3.1")
def test_no_card_is_lost_or_duplicated(state: State) -> None:
    face_up = [card for card in state.cards if card != TAKEN]
    taken = state.turn_number + (state.phase != LAY)
    assert len({*face_up, *state.deck}) == len(face_up) + len(state.deck) == 60 - taken


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


def picture(state: State, move: Lay) -> tuple[int, int, int, tuple[str, ...]]:
    """Return a key for a lay: the card, its place, and its look there."""
    return move.card, move.x, move.y, state.deal.shapes[state.cards[move.card]][move.rotation].rows


@settings(max_examples=25)
@given(positions())
@pytest.mark.rule("H4.1")
def test_distinct_moves_are_all_moves_with_different_looks(state: State) -> None:
    listed, candidates = list(HANGING_GARDENS.moves(state)), list(HANGING_GARDENS.distinct_moves(state))
    assert set(candidates) <= set(listed)
    looks = [picture(state, move) if isinstance(move, Lay) else move for move in candidates]
    assert len(set(looks)) == len(looks)
    for move in listed[:: max(1, len(listed) // 50)]:
        canonical = HANGING_GARDENS.canonical(state, move)
        assert canonical in set(candidates)
        assert HANGING_GARDENS.apply(state, canonical) == HANGING_GARDENS.apply(state, move)


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


@given(positions())
@pytest.mark.rule("H5.4")
@pytest.mark.rule("H8.1")
def test_a_view_shows_only_the_information_of_its_seat(state: State) -> None:
    over = HANGING_GARDENS.to_move(state) == TERMINAL
    for viewer in (*HANGING_GARDENS.seats(state), SPECTATOR):
        view = HANGING_GARDENS.observe(state, viewer)
        assert set(view.stack) <= {UNKNOWN}
        assert len(view.stack) == len(state.stack)
        assert view.deck == tuple(sorted(state.deck))
        for number, (seen, seat) in enumerate(zip(view.seats, state.seats, strict=True)):
            known = over or number == viewer
            assert seen.hidden == (seat.hidden if known else (UNKNOWN,) * len(seat.hidden))
            assert seen._replace(hidden=()) == seat._replace(hidden=())
            assert tile_count(seen) == tile_count(seat)
        assert view._replace(stack=(), deck=(), seats=()) == state._replace(stack=(), deck=(), seats=())
        assert HANGING_GARDENS.observe(view, viewer) == view


@given(positions(), st.integers(0, 2**64 - 1))
@pytest.mark.rule("H5.4")
def test_a_determinized_state_has_the_same_view(state: State, seed: int) -> None:
    for viewer in (*HANGING_GARDENS.seats(state), SPECTATOR):
        view = HANGING_GARDENS.observe(state, viewer)
        dealt = HANGING_GARDENS.determinize(view, Rng(seed))
        assert HANGING_GARDENS.observe(dealt, viewer) == view
        assert sorted(tiles_known(dealt)) == list(TILES)
        assert sorted(dealt.deck) == sorted(state.deck)
        assert list(HANGING_GARDENS.moves(dealt)) == list(HANGING_GARDENS.moves(state))


def test_the_stack_runs_out_in_some_of_these_positions() -> None:
    ends = [short_line(4, "waiter", number).states[-1] for number in range(1, 4)]
    assert all(end.turns < 60 for end in ends)
    assert any(seat.missing for end in ends for seat in end.seats)
