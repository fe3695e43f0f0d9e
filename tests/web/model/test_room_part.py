"""Tests for the saved form of a match's part in a room."""

import pytest

from hofgarten.game import Json
from web.app.model.match.room import OPEN, Host, read_room, write_room

HOST = Host("r" * 22, (None, OPEN, "d" * 22))


def test_the_part_of_a_host_is_read_as_it_was_written() -> None:
    assert read_room(write_room(HOST), 3) == HOST


@pytest.mark.parametrize("seat", [[], {}, 0, "short"])
def test_a_seat_of_another_form_is_refused(seat: Json) -> None:
    assert read_room({"id": HOST.id, "seats": [None, OPEN, seat]}, 3) is None
