"""Moves and positions as text."""

from typing import Any

import pytest
from hypothesis import given, strategies as st

from hofgarten.game import BadPosition
from hofgarten.games.zen_garden.game import ZEN_GARDEN
from hofgarten.games.zen_garden.grid import SHIFTS, shift_parts
from hofgarten.games.zen_garden.notation import read_event, read_shift, write_event, write_shift
from hofgarten.games.zen_garden.state import Move, Shuffle
from hofgarten.games.zen_garden.tiles import TILES
from hofgarten.record import positions, read_record
from hofgarten.rng import Rng
from tests.engine.cli.run_command import RESHUFFLE
from tests.engine.notation import assert_refused

MOVES = st.builds(Move, st.integers(0, 11), st.integers(0, 15), st.integers(0, 3), st.sampled_from(SHIFTS))
SHUFFLES = st.builds(Shuffle, st.lists(st.sampled_from(TILES), max_size=90).map(tuple))


@given(MOVES | SHUFFLES)
def test_reading_returns_the_written_event(event: Move | Shuffle) -> None:
    assert read_event(write_event(event)) == event


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("0a a1 nw", Move(0, 0, 0, 24)),
        ("1c b3 se n1", Move(6, 9, 2, 17)),
        ("2d d4 sw s3e3", Move(11, 15, 3, 48)),
        ("0b c2 ne n1w2", Move(1, 6, 1, 15)),
    ],
)
def test_moves_are_written_in_the_notation_of_the_record(text: str, move: Move) -> None:
    assert read_event(text) == move
    assert write_event(move) == text


@given(MOVES, st.integers(0, 3), st.sampled_from((-1, -12, 49, 10**9, None, 1.0, "0")))
def test_a_move_with_a_number_out_of_range_has_no_text(move: Move, place: int, wrong: Any) -> None:
    parts = [*move]
    parts[place] = wrong
    events: list[Any] = [Move(*parts), tuple(parts)]
    for event in events:
        with pytest.raises(TypeError, match="no event of zen-garden"):
            ZEN_GARDEN.write_event(event)


def test_a_move_leaves_the_garden_in_its_place_unless_it_says_otherwise() -> None:
    assert write_event(Move(0, 5, 2)) == "0a b2 se"


def test_shifts_name_the_direction_north_or_south_first() -> None:
    assert {shift_parts(read_shift(text)) for text in ("n1", "n2", "n3")} == {(0, -1), (0, -2), (0, -3)}
    assert shift_parts(read_shift("s2w3")) == (-3, 2)
    assert [write_shift(read_shift(text)) for text in ("e1", "w3", "n1e2")] == ["e1", "w3", "n1e2"]
    assert len({write_shift(shift) for shift in SHIFTS}) == 49


REFUSED = {
    "Z3.4": ["~Psa~", "~psa", "~ Psa", "~Ps"],
    "Z4.1": [
        *("", "0a", "0a a1", "0a a1 nw n1 w1", " 0a a1 nw", "0a\ta1\tnw", "3a a1 nw", "0e a1 nw", "0A a1 nw"),
        *("٠a a1 nw", "~" + "Psa" * 91, "x" * 100_000, "\ud800"),
    ],
    "Z5.1": [
        *("0a a1 nw ", "0a a1 nw n1\n", "0a a1 nw n", "0a a1 nw n0", "0a a1 nw n4", "0a a1 nw w1n1", "0a a1 nw n1s1"),
        *("0a a1 nw n1n1", "0a a1 nw n١"),
    ],
    "Z5.2": ["0a  a1 nw", "0a e1 nw", "0a a0 nw", "0a a5 nw", "0a 1a nw"],
    "Z5.3": ["0a a1 nw\n", "0a a1 n", "0a a1 NW"],
}


@pytest.mark.parametrize(("text", "rule"), [(text, rule) for rule, texts in REFUSED.items() for text in texts])
def test_other_texts_are_refused(text: str, rule: str) -> None:
    assert_refused(read_event, text, rule)


OPTIONS = ZEN_GARDEN.options_from_flags({"level": "4"})
START = ZEN_GARDEN.initial_state(OPTIONS, ZEN_GARDEN.deal_setup(OPTIONS, 2, Rng(1)), 2)
FIELDS = ZEN_GARDEN.write_position(START).split(" ")
EMPTY = "4/4/4/4:12:0,0"


def changed(number: int, text: str) -> str:
    """Return the notation of the start with another field."""
    return " ".join([*FIELDS[:number], text, *FIELDS[number + 1 :]])


def test_fields_are_those_of_the_document() -> None:
    assert FIELDS[:5] == ["zen-garden", "2", str(START.deal.first), "1234", "full"]
    assert len(FIELDS[5].split(",")) == 4
    assert len(FIELDS[6].split(",")) == 2
    assert FIELDS[7] == "0"
    assert [len(row) for row in FIELDS[8].split("/")] == [12, 12, 12]
    assert len(FIELDS[9].replace("|", "")) == 270
    assert FIELDS[9].index("|") == 36
    assert FIELDS[10:] == ["-", EMPTY, EMPTY]


@pytest.mark.rule("Z3.4")
def test_a_shuffle_that_is_due_is_written_behind_the_turn() -> None:
    states = list(positions(read_record(RESHUFFLE.read_text("utf-8"))))
    due = [state for state in states if state.shuffling]
    assert due
    for state in due:
        text = ZEN_GARDEN.write_position(state)
        assert text.split(" ")[7] == f"{state.turn_number}~"
        assert ZEN_GARDEN.read_position(text) == state


@pytest.mark.parametrize(
    ("number", "text", "place"),
    [
        (1, "5", "players"),
        (1, "02", "players"),
        (2, "2", "first"),
        (3, "234", "boards"),
        (3, "1x", "boards"),
        (4, "none", "ties"),
        (5, "gate,gate,crane,bench", "missions"),
        (5, "gate,crane,bench", "emperor"),
        (5, "gate,crane,bench,frog", "emperor"),
        (6, "-", "missions"),
        (7, "33", "turn"),
        (7, "1", "seat "),
        (7, "0~", "turn"),
        (8, FIELDS[8][:-1], "board, row 3"),
        (8, "---" + FIELDS[8][3:], "board"),
        (8, "Xxx" + FIELDS[8][3:], "board, row 1"),
        (9, FIELDS[9].replace("|", ""), "supply"),
        (9, FIELDS[9][:-3], "supply"),
        (9, FIELDS[9] + "Ptw", "supply"),
        (10, "Pxx", "discard"),
        (10, "Ptw", "supply"),
        (11, "4/4/4:12:0,0", "seat 0, garden"),
        (11, "4/4/5/4:12:0,0", "seat 0, garden, row 3"),
        (11, "4/31/4/4:12:0,0", "seat 0"),
        (11, "4/4/4/4:26:0,0", "seat 0, coins"),
        (11, "4/4/4/4:12:0", "seat 0, missions"),
        (11, "4/4/4/4:12:2,0", "seat 0, missions"),
        (11, "1Ptwxx2/4/4/4:12:0,0", "seat 0, garden, row 1"),
        (12, "1Ptwnw2/4/4/4:12:0,0", "seat 1, garden"),
        (12, EMPTY + " more", "end"),
        (12, "", "seat 1"),
    ],
)
def test_a_wrong_field_is_named(number: int, text: str, place: str) -> None:
    with pytest.raises(BadPosition) as caught:
        ZEN_GARDEN.read_position(changed(number, text))
    assert caught.value.place.startswith(place)
