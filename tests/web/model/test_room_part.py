"""Tests for the saved form of a match's part in a room."""

from dataclasses import replace

import pytest

from hofgarten.game import Json
from web.app.model.match.room import OPEN, Guest, Host, read_room, write_room

HOST = Host("r" * 22, (None, OPEN, "d" * 22))
GUEST = Guest("r" * 22, "d" * 22, 1, "0" * 16)


@pytest.mark.parametrize("room", [HOST, GUEST, replace(GUEST, ending="link"), replace(GUEST, ending="here")])
def test_a_part_is_read_as_it_was_written(room: Host | Guest) -> None:
    assert read_room(write_room(room), 3) == room


@pytest.mark.parametrize("ending", ["", "nonsense", 1, None, ["link"]])
def test_an_unknown_ending_is_none(ending: Json) -> None:
    assert read_room({**write_room(GUEST), "ending": ending}, 3) == GUEST


@pytest.mark.parametrize("seat", [[], {}, 0, "short"])
def test_a_seat_of_another_form_is_refused(seat: Json) -> None:
    assert read_room({"id": HOST.id, "seats": [None, OPEN, seat]}, 3) is None
