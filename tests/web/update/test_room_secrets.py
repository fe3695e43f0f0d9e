"""A guest's device gets no hidden information: neither its storage nor any message depends on it."""

import json
from dataclasses import replace
from typing import Any

import pytest

from hofgarten.game import SPECTATOR
from tests.kit.games import COMPLETE
from tests.kit.golden_matches import storage
from tests.kit.opaque import of_game
from tests.web.rooms import Device, RoomOfDevices
from tests.web.update.test_correspondence import hidden_pair
from web.app.model.game_api.game_page import move_input_of
from web.app.model.links.codec import unpack
from web.app.model.match.match import PlayedMatch
from web.app.model.match.room import AT_HOST, OPEN, Host

ROOM = "r" * 22


def guest_of(match: PlayedMatch[Any], seat: int) -> tuple[Device, list[str]]:
    """Return the device of a guest after a host has opened a match, and all that the host has told it."""
    host = Host(ROOM, tuple(None if number == 1 else OPEN for number in range(len(match.names))))
    people = tuple({key: player[key] for key in player if key != "bot"} for player in match.record.players)
    begun = replace(match, venue=host, record=replace(match.record, players=people))
    room = RoomOfDevices("zen-garden", 2, guests=0)
    room.host = Device("host", storage=storage(begun)).open(f"#match/{begun.id}")
    guest = room.join(seat)
    if guest.choose():
        room.settle()
    return guest, [text for *_, text in room.host.told]


@pytest.mark.parametrize("at", [22, 24, 27, 29])
@pytest.mark.parametrize("seat", [SPECTATOR, 0])
def test_hidden_tiles_change_no_byte_at_a_guest(at: int, seat: int) -> None:
    one, other = hidden_pair(at, seat=0)
    assert of_game(one.state).seats[1].hidden != of_game(other.state).seats[1].hidden
    (first, told), (second, told_second) = (guest_of(match, seat) for match in (one, other))
    assert len(first.events) >= at
    assert (told, first.storage, first.told) == (told_second, second.storage, second.told)


@pytest.mark.parametrize("game", COMPLETE)
def test_neither_the_seed_nor_the_order_of_the_supply_is_at_a_guest(game: str) -> None:
    room = RoomOfDevices(game, 2, seed="a seed that nobody knows")
    for number in range(6):
        room.play(number)
    match, (guest,) = room.host.match, room.guests
    told = [text for *_, text in room.host.told]
    assert match.seed not in json.dumps([guest.storage, guest.told, told])
    records = [unpack(code) for code in (json.loads(text)["record"] for text in told) if code]
    assert len(records) > 6
    assert all(record.extra == {} for record in records)
    assert all(record.setup != match.record.setup for record in [*records, guest.match.record])
    assert match.game.observe(guest.match.state, 1) == match.game.observe(match.state, 1)


def test_two_people_at_the_host_do_not_see_the_hidden_tiles_of_a_guest() -> None:
    """Not even while the guest's turn goes on over several moves."""
    room = RoomOfDevices("hanging-gardens", 3)
    room.host.do("room-seat", seat=2, player=AT_HOST)
    room.guests.pop()
    room.settle()
    moves = move_input_of(room.host.match.record.game)
    for number in range(60):
        if room.host.match.over:
            break
        room.play(number)
        match, selection = room.host.match, room.host.page.selection
        if match.turn == 1:
            assert 1 not in {selection.holder, moves.viewer(match, selection)}
            assert not selection.needs_handover
