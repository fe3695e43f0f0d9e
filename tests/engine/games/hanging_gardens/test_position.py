"""The notation of a position, part by part."""

import json
from itertools import islice

import pytest

from hofgarten.game import BadPosition
from hofgarten.games.hanging_gardens.edition import standard, write_edition
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.state import TEMPLE, TILE
from hofgarten.record import positions
from hofgarten.rng import Rng
from tests.kit.hanging_gardens_bots import match

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
