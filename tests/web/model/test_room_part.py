"""Tests for the saved form of a match's part in a room."""

import json
from dataclasses import replace

import pytest

from hofgarten.game import SPECTATOR, Json
from tests.kit.golden_matches import finished
from web.app.model.match.correspondence import Correspondence
from web.app.model.match.room import OPEN, Guest, Host, read_room, write_room
from web.app.model.match.serialize import from_text, loses_part, to_text

HOST = Host("r" * 22, (None, OPEN, "d" * 22))
GUEST = Guest("r" * 22, "d" * 22, 1, "0" * 16)
NAMED = replace(GUEST, seat=SPECTATOR, name="Wim", ending="dismissed")


@pytest.mark.parametrize("room", [HOST, GUEST, replace(GUEST, ending="link"), replace(GUEST, ending="here"), NAMED])
def test_a_part_is_read_as_it_was_written(room: Host | Guest) -> None:
    assert read_room(write_room(room), 3) == room


@pytest.mark.parametrize("ending", ["", "nonsense", 1, None, ["link"]])
def test_an_unknown_ending_is_none(ending: Json) -> None:
    assert read_room({**write_room(GUEST), "ending": ending}, 3) == GUEST


@pytest.mark.parametrize("seat", [[], {}, 0, "short"])
def test_a_seat_of_another_form_is_refused(seat: Json) -> None:
    assert read_room({"id": HOST.id, "seats": [None, OPEN, seat]}, 3) is None


def test_of_a_text_with_two_venues_the_room_counts_and_the_text_is_not_whole() -> None:
    match = finished("zen-garden")
    people = tuple({"name": player["name"]} for player in match.record.players)
    match = replace(match, record=replace(match.record, players=people))
    host = Host("r" * 22, (None, *[OPEN] * (len(people) - 1)))
    text, by_link = (json.loads(to_text(replace(match, venue=venue))) for venue in (host, Correspondence(0)))
    text["hofgarten"]["link"] = by_link["hofgarten"]["link"]
    both = json.dumps(text)
    read = from_text(match.id, both)
    assert (read.venue, loses_part(both, read)) == (host, True)
