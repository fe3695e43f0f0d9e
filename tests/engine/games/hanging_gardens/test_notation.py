"""Events and positions as text."""

import json
from itertools import islice

import pytest
from hypothesis import given, strategies as st

from hofgarten.game import BadPosition
from hofgarten.games.hanging_gardens.edition import standard, write_edition
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.notation import read_event, write_event
from hofgarten.games.hanging_gardens.state import TEMPLE, TILE, Discard, Event, Lay, Pass, Take, Temple
from hofgarten.record import positions
from hofgarten.rng import Rng
from tests.engine.notation import assert_refused
from tests.kit.hanging_gardens_bots import match

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


@pytest.mark.rule("H4.1", "H4.5", "H5.2", "H5.3", "H5.6")
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


REFUSED = {
    "H4.1": [
        *("", "lay", "lay 0 0,0 0", "lay 5 0,0 0", "lay 1 0,0", "lay 1 0 0 0", "lay 1 0,0 45", "lay 1 0,0 360"),
        *("lay 1 0,0 00", "lay 1 -0,0 0", "lay 1 +1,0 0", "lay 1 01,0 0", "lay 1 100,0 0", "lay 1 0,99999999999 0"),
        *("lay 1 0, 0 0", "lay 1 0,0 0 ", " lay 1 0,0 0", "lay  1 0,0 0", "lay\t1 0,0 0", "lay 1 0,0 0\n"),
        *("lay 1 ٠,0 0", "Lay 1 0,0 0", "lay 1 0,0 0 from 1,1", "PASS", "x" * 100_000, "\ud800"),
    ],
    "H4.5": ["discard", "discard 0", "discard 5", "discard 1 0,0"],
    "H5.2": [
        *("temple", "temple 1", "temple 1,1 from", "temple 1,1 from 2", "temple 1,1 2,2", "temple from 2,2"),
        *("temple 1,1,1", "pass ", "pass 1"),
    ],
    "H5.3": ["tile", "tile 0", "tile 7", "tile 1 2", "tile 1\n", "tile ١"],
}


@pytest.mark.parametrize(("text", "rule"), [(text, rule) for rule, texts in REFUSED.items() for text in texts])
def test_other_texts_are_refused(text: str, rule: str) -> None:
    assert_refused(read_event, text, rule)


START = HANGING_GARDENS.initial_state({}, HANGING_GARDENS.deal_setup({}, 2, Rng(1)), 2)
FIELDS = HANGING_GARDENS.write_position(START).split(" ")
SEAT = "0,0:.../...:-:-:0"


def changed(number: int, text: str) -> str:
    """Return the notation of the start with another field."""
    return " ".join([*FIELDS[:number], text, *FIELDS[number + 1 :]])


def test_fields_are_those_of_the_document() -> None:
    assert FIELDS[:5] == ["hanging-gardens", "2", str(START.deal.first), "0/60", "lay"]
    assert len(FIELDS[5].split(",")) == 4
    assert len(FIELDS[6].split(",")) == 56
    assert len(FIELDS[7]) == 6
    assert len(FIELDS[8]) == 43
    assert FIELDS[9:] == [SEAT, SEAT, "standard"]


def test_the_phase_says_which_card_was_just_laid_and_which_tiles_are_in_reach() -> None:
    seen = set()
    for state in positions(match(3, "builder")):
        phase = HANGING_GARDENS.write_position(state).split(" ")[4].split(":")
        seen.add(state.phase)
        if state.phase == TEMPLE:
            assert (phase[0], len(phase)) == ("temple", 3)
        if state.phase == TILE:
            assert (phase[0], phase[3]) == ("tile", str(state.reach))
    assert {TEMPLE, TILE} <= seen


def test_a_corrected_edition_with_equal_cards_is_written_whole() -> None:
    raw = write_edition(standard())
    raw["name"] = "printed, second edition"
    raw["cards"] = [*raw["cards"][:-2], raw["cards"][0], raw["cards"][0]]
    options = {"edition": raw}
    rng = Rng(3)
    state = HANGING_GARDENS.initial_state(options, HANGING_GARDENS.deal_setup(options, 4, rng), 4)
    for _ in range(25):
        text = HANGING_GARDENS.write_position(state)
        assert HANGING_GARDENS.read_position(text) == state
        assert "second edition" in text
        state = HANGING_GARDENS.apply(state, HANGING_GARDENS.random_move(state, rng))
    assert "=1" in text or "=2" in text or "=3" in text


EDITION = json.dumps({**write_edition(standard()), "name": "x", "guard": -1})


@pytest.mark.parametrize(
    ("number", "text", "place"),
    [
        (1, "1", "players"),
        (2, "-1", "first"),
        (3, "0", "turn"),
        (3, "0/59", "turn"),
        (3, "60/56", "turn"),
        (3, "4/60", "deck"),
        (4, "rest", "phase"),
        (4, "temple", "phase"),
        (4, "temple:0,0:2,1", "cards"),
        (4, "temple:0,0:1,1", "phase"),
        (4, "tile:0,0:2,1:3", "phase"),
        (5, FIELDS[5].rpartition(",")[0], "cards"),
        (5, "-," + FIELDS[5].partition(",")[2], "cards"),
        (5, "TTTTTT," + FIELDS[5].partition(",")[2], "cards"),
        (6, FIELDS[6].rpartition(",")[0], "deck"),
        (6, f"{FIELDS[6].rpartition(',')[0]},{FIELDS[6].partition(',')[0]}", "deck"),
        (7, FIELDS[7][1:], "board"),
        (7, "-" + FIELDS[7][1:], "board"),
        (7, "uu" + FIELDS[7][2:], "board"),
        (8, FIELDS[8] + "?", "stack"),
        (8, FIELDS[8][1:] + "x", "stack"),
        (9, "0,0:.../...:-:-", "seat 0"),
        (9, "1,0:.../...:-:-:0", "seat 0, garden"),
        (9, "0,0:..../...:-:-:0", "seat 0, garden, row 1"),
        (9, "0,0:../...:-:-:0", "seat 0, garden"),
        (9, "0,0:..x/...:-:-:0", "seat 0, garden, row 1"),
        (9, "0,0:.../...:?:-:0", "seat 0, tiles"),
        (9, "0,0:.../...:-:-:1", "seat 0, missing"),
        (10, "0,0:t../...:KQ:-:0", "seat 1"),
        (11, "other", "edition"),
        (11, EDITION, "edition"),
    ],
)
def test_a_wrong_field_is_named(number: int, text: str, place: str) -> None:
    with pytest.raises(BadPosition) as caught:
        HANGING_GARDENS.read_position(changed(number, text))
    assert caught.value.place.startswith(place)


def test_a_garden_that_too_few_cards_could_make_is_refused() -> None:
    states = list(islice(positions(match(2, "builder")), 30))
    text = HANGING_GARDENS.write_position(states[-1])
    assert HANGING_GARDENS.read_position(text) == states[-1]
    with pytest.raises(BadPosition, match=r"seat 0, garden.*(longer|rows)"):
        HANGING_GARDENS.read_position(changed(9, f"0,0:.../...{'T' * 60}:-:-:0"))
