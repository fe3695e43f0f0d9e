"""Events as text."""

import pytest
from hypothesis import given, strategies as st

from hofgarten.games.hanging_gardens.notation import read_event, write_event
from hofgarten.games.hanging_gardens.state import Discard, Event, Lay, Pass, Take, Temple
from tests.engine.notation import assert_refused

PLACES = st.integers(-99, 99)
EVENTS = st.one_of(
    st.builds(Lay, st.integers(0, 3), PLACES, PLACES, st.integers(0, 3)),
    st.builds(Discard, st.integers(0, 3)),
    st.builds(Temple, PLACES, PLACES, st.none() | st.tuples(PLACES, PLACES)),
    st.just(Pass()),
    st.builds(Take, st.integers(0, 5)),
)


@given(EVENTS)
def test_reading_returns_the_written_event(event: Event) -> None:
    read = read_event(write_event(event))
    assert (type(read), read) == (type(event), event)


@pytest.mark.rule("H4.1")
@pytest.mark.rule("H4.5")
@pytest.mark.rule("H5.2")
@pytest.mark.rule("H5.3")
@pytest.mark.rule("H5.6")
@pytest.mark.parametrize(
    ("text", "event"),
    [
        ("lay 1 0,0 0", Lay(0, 0, 0, 0)),
        ("lay 2 -1,12 90", Lay(1, -1, 12, 1)),
        ("lay 4 10,-60 270", Lay(3, 10, -60, 3)),
        ("lay 3 0,-1 180", Lay(2, 0, -1, 2)),
        ("discard 2", Discard(1)),
        ("temple 3,-2", Temple(3, -2, None)),
        ("temple -13,0 from 0,5", Temple(-13, 0, (0, 5))),
        ("pass", Pass()),
        ("tile 1", Take(0)),
        ("tile 6", Take(5)),
    ],
)
def test_events_are_written_in_the_notation_of_the_record(text: str, event: Event) -> None:
    assert read_event(text) == event
    assert type(read_event(text)) is type(event)
    assert write_event(event) == text


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("", "H4.1"),
        ("lay", "H4.1"),
        ("lay 0 0,0 0", "H4.1"),
        ("lay 5 0,0 0", "H4.1"),
        ("lay 1 0,0", "H4.1"),
        ("lay 1 0 0 0", "H4.1"),
        ("lay 1 0,0 45", "H4.1"),
        ("lay 1 0,0 360", "H4.1"),
        ("lay 1 0,0 00", "H4.1"),
        ("lay 1 -0,0 0", "H4.1"),
        ("lay 1 +1,0 0", "H4.1"),
        ("lay 1 01,0 0", "H4.1"),
        ("lay 1 100,0 0", "H4.1"),
        ("lay 1 0,99999999999 0", "H4.1"),
        ("lay 1 0, 0 0", "H4.1"),
        ("lay 1 0,0 0 ", "H4.1"),
        (" lay 1 0,0 0", "H4.1"),
        ("lay  1 0,0 0", "H4.1"),
        ("lay\t1 0,0 0", "H4.1"),
        ("lay 1 0,0 0\n", "H4.1"),
        ("lay 1 ٠,0 0", "H4.1"),
        ("Lay 1 0,0 0", "H4.1"),
        ("lay 1 0,0 0 from 1,1", "H4.1"),
        ("discard", "H4.5"),
        ("discard 0", "H4.5"),
        ("discard 5", "H4.5"),
        ("discard 1 0,0", "H4.5"),
        ("temple", "H5.2"),
        ("temple 1", "H5.2"),
        ("temple 1,1 from", "H5.2"),
        ("temple 1,1 from 2", "H5.2"),
        ("temple 1,1 2,2", "H5.2"),
        ("temple from 2,2", "H5.2"),
        ("temple 1,1,1", "H5.2"),
        ("pass ", "H5.2"),
        ("pass 1", "H5.2"),
        ("PASS", "H4.1"),
        ("tile", "H5.3"),
        ("tile 0", "H5.3"),
        ("tile 7", "H5.3"),
        ("tile 1 2", "H5.3"),
        ("tile 1\n", "H5.3"),
        ("tile ١", "H5.3"),
        ("x" * 100_000, "H4.1"),
        ("\ud800", "H4.1"),
    ],
)
def test_other_texts_are_refused(text: str, rule: str) -> None:
    assert_refused(read_event, text, rule)
