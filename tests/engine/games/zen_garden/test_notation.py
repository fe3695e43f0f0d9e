"""Events as text."""

import pytest
from hypothesis import given, strategies as st

from hofgarten.games.zen_garden.grid import SHIFTS, shift_parts
from hofgarten.games.zen_garden.notation import (
    read_event,
    read_shift,
    write_event,
    write_shift,
)
from hofgarten.games.zen_garden.state import Move, Shuffle
from hofgarten.games.zen_garden.tiles import TILES
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


def test_shifts_name_the_direction_north_or_south_first() -> None:
    assert {shift_parts(read_shift(text)) for text in ("n1", "n2", "n3")} == {(0, -1), (0, -2), (0, -3)}
    assert shift_parts(read_shift("s2w3")) == (-3, 2)
    assert [write_shift(read_shift(text)) for text in ("e1", "w3", "n1e2")] == ["e1", "w3", "n1e2"]
    assert len({write_shift(shift) for shift in SHIFTS}) == 49


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("", "Z4.1"),
        ("0a", "Z4.1"),
        ("0a a1", "Z4.1"),
        ("0a a1 nw n1 w1", "Z4.1"),
        ("0a  a1 nw", "Z5.2"),
        (" 0a a1 nw", "Z4.1"),
        ("0a a1 nw ", "Z5.1"),
        ("0a\ta1\tnw", "Z4.1"),
        ("0a a1 nw\n", "Z5.3"),
        ("0a a1 nw n1\n", "Z5.1"),
        ("3a a1 nw", "Z4.1"),
        ("0e a1 nw", "Z4.1"),
        ("0A a1 nw", "Z4.1"),
        ("٠a a1 nw", "Z4.1"),
        ("0a e1 nw", "Z5.2"),
        ("0a a0 nw", "Z5.2"),
        ("0a a5 nw", "Z5.2"),
        ("0a 1a nw", "Z5.2"),
        ("0a a1 n", "Z5.3"),
        ("0a a1 NW", "Z5.3"),
        ("0a a1 nw n", "Z5.1"),
        ("0a a1 nw n0", "Z5.1"),
        ("0a a1 nw n4", "Z5.1"),
        ("0a a1 nw w1n1", "Z5.1"),
        ("0a a1 nw n1s1", "Z5.1"),
        ("0a a1 nw n1n1", "Z5.1"),
        ("0a a1 nw n١", "Z5.1"),
        ("~Psa~", "Z3.4"),
        ("~psa", "Z3.4"),
        ("~ Psa", "Z3.4"),
        ("~Ps", "Z3.4"),
        ("~" + "Psa" * 91, "Z4.1"),
        ("x" * 100_000, "Z4.1"),
        ("\ud800", "Z4.1"),
    ],
)
def test_other_texts_are_refused(text: str, rule: str) -> None:
    assert_refused(read_event, text, rule)
