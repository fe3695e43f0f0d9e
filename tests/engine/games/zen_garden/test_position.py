"""The notation of a position, part by part."""

import pytest

from hofgarten.game import BadPosition
from hofgarten.games.zen_garden.game import ZEN_GARDEN
from hofgarten.record import positions, read_record
from hofgarten.rng import Rng
from tests.engine.cli.run_command import RESHUFFLE

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
