"""Views, and invariants of every position in random matches."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given, strategies as st

from hofgarten.game import SPECTATOR, TERMINAL
from hofgarten.games.hanging_gardens.bitboard import cells
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.garden import squares, xy_of
from hofgarten.games.hanging_gardens.hidden_information import unseen
from hofgarten.games.hanging_gardens.state import LAY, TEMPLE, TEMPLES, TILE, State
from hofgarten.games.hanging_gardens.tiles import COUNTS, KIND_NUMBERS, KINDS, UNKNOWN
from hofgarten.record import Record, redact, replay_record
from hofgarten.rng import Rng
from tests.engine.games.hanging_gardens.positions import START, TILES, after, garden, position
from tests.kit.hanging_gardens_bots import KINDS_OF_PLAYERS, match, short_line

RECORDS = [match(2, "waiter"), match(3, "builder,waiter"), match(4, "waiter", 1)]

EVERYTHING = Counter(dict(zip(KINDS, COUNTS, strict=True)))
OPEN = Counter(["gate", "gate", "queen", *TILES])
"""The open tiles of the position below: on the board or with a player."""

HIDDEN_AND_OPEN = position(
    garden(START, "gate gate", "guard"),
    garden(START, "queen", "king gate"),
    garden(START),
    stack=" ".join((EVERYTHING - OPEN - Counter(["guard", "king", "gate"])).elements()),
)


def hidden(state: State, viewer: int) -> list[list[str]]:
    seats = HANGING_GARDENS.observe(state, viewer).seats
    return [["?" if tile == UNKNOWN else KINDS[tile] for tile in seat.hidden] for seat in seats]


@pytest.mark.rule("H5.4", "H8.1")
@pytest.mark.parametrize(
    ("viewer", "seen"),
    [
        (0, [["guard"], ["?", "?"], []]),
        (1, [["?"], ["king", "gate"], []]),
        (2, [["?"], ["?", "?"], []]),
        (SPECTATOR, [["?"], ["?", "?"], []]),
    ],
)
def test_hidden_tiles_are_known_only_to_their_owner(viewer: int, seen: list[list[str]]) -> None:
    assert hidden(HIDDEN_AND_OPEN, viewer) == seen
    view = HANGING_GARDENS.observe(HIDDEN_AND_OPEN, viewer)
    assert [seat.open for seat in view.seats] == [seat.open for seat in HIDDEN_AND_OPEN.seats]
    assert view.board == HIDDEN_AND_OPEN.board


@pytest.mark.rule("H8.1")
def test_at_the_end_all_tiles_are_shown() -> None:
    end = HIDDEN_AND_OPEN._replace(turn_number=60)
    assert HANGING_GARDENS.to_move(end) == TERMINAL
    for viewer in (0, 1, 2, SPECTATOR):
        assert hidden(end, viewer) == [["guard"], ["king", "gate"], []]
        assert HANGING_GARDENS.score(HANGING_GARDENS.observe(end, viewer)) == HANGING_GARDENS.score(end)


@pytest.mark.rule("H8.2")
def test_unseen_tiles_include_hidden_draws_of_others() -> None:
    own = {0: ["guard"], 1: ["king", "gate"], 2: [], SPECTATOR: []}
    for viewer, tiles in own.items():
        left = Counter(KINDS[tile] for tile in unseen(HANGING_GARDENS.observe(HIDDEN_AND_OPEN, viewer)))
        assert left == EVERYTHING - OPEN - Counter(tiles)


@pytest.mark.rule("H5.4")
def test_determinizing_can_give_others_any_unseen_tile() -> None:
    view = HANGING_GARDENS.observe(HIDDEN_AND_OPEN, 0)
    dealt = [HANGING_GARDENS.determinize(view, Rng(number)) for number in range(300)]
    assert {tile for state in dealt for tile in state.seats[1].hidden} == set(unseen(view))
    assert all(state.seats[0].hidden == (KIND_NUMBERS["guard"],) for state in dealt)


@pytest.mark.rule("H1.2")
def test_a_tile_that_a_view_knows_is_dealt_once_wherever_it_is() -> None:
    view = HANGING_GARDENS.observe(HIDDEN_AND_OPEN, SPECTATOR)
    king = KIND_NUMBERS["king"]
    some = view._replace(board=(UNKNOWN, *view.board[1:]), stack=(king, *view.stack[1:-1], king))
    dealt = HANGING_GARDENS.determinize(some, Rng(1))
    assert HANGING_GARDENS.read_position(HANGING_GARDENS.write_position(dealt)) == dealt
    assert (dealt.stack[0], dealt.stack[-1]) == (king, king)


@pytest.mark.rule("H2.2")
def test_determinizing_shuffles_the_remaining_cards_and_tiles() -> None:
    state = replay_record(RECORDS[0])[30]
    dealt = [HANGING_GARDENS.determinize(HANGING_GARDENS.observe(state, 0), Rng(number)) for number in range(300)]
    for place in (0, -1):
        assert {one.deck[place] for one in dealt} == set(state.deck)
        assert {one.stack[place] for one in dealt} == set(unseen(HANGING_GARDENS.observe(state, 0)))


@pytest.mark.rule("H5.4")
def test_tiles_drawn_in_a_view_stay_unknown() -> None:
    view = HANGING_GARDENS.observe(position("TTTTT. ......"), 1)
    later = after(view, "lay 1 5,0 0", "temple 0,0", "tile 1")
    assert later.seats[0].hidden == (UNKNOWN,)
    assert later.board[0] == UNKNOWN
    assert len(later.stack) == len(view.stack) - 2


def cut(record: Record, at: int) -> Record:
    return replace(record, events=record.events[:at], result=None)


def concealed(record: Record, states: Sequence[State], viewer: int, seed: int) -> Record:
    return redact(record, states, viewer, Rng(seed))


@pytest.mark.rule("H5.4")
@pytest.mark.parametrize("record", RECORDS, ids=lambda record: f"{len(record.players)} players")
def test_redacting_keeps_the_hidden_draws_of_the_viewer_only(record: Record) -> None:
    line = replay_record(record)[:-1]
    drew = [seat for seat, state in enumerate(line[-1].seats) if state.hidden]
    assert drew
    for viewer in drew:
        dealt = [replay_record(concealed(cut(record, len(line) - 1), line, viewer, seed))[-1] for seed in range(6)]
        assert {state.seats[viewer].hidden for state in dealt} == {line[-1].seats[viewer].hidden}
        for other in set(drew) - {viewer}:
            assert len({state.seats[other].hidden for state in dealt}) > 1


@pytest.mark.rule("H5.4")
def test_a_finished_match_keeps_all_hidden_draws() -> None:
    record = RECORDS[0]
    line = replay_record(record)
    other = concealed(record, line, SPECTATOR, 7)
    assert replay_record(other)[-1].seats == line[-1].seats
    assert other.setup["tiles"] != record.setup["tiles"]


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
@pytest.mark.rule("H1.3", "H4.2", "H4.4")
def test_squares_have_one_content_each_and_temples_are_on_motifs(state: State) -> None:
    for seat in state.seats:
        layers = [*seat.garden.motifs, seat.garden.ground]
        assert sum(layer.bit_count() for layer in layers) == squares(seat.garden).bit_count()
        assert seat.garden.temples & ~sum(seat.garden.motifs) == 0
        assert seat.garden.temples.bit_count() <= TEMPLES


@given(positions(), st.integers(0, 2**64 - 1))
@pytest.mark.rule("H4.2", "H4.3", "H4.4")
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
