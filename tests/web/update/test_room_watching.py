"""Those who look on in a room: an invitation of their own, shown to the host by name, and ended by it."""

import pytest

from hofgarten.game import SPECTATOR
from tests.web.rooms import ENGLISH, Device, RoomOfDevices, assert_agreed
from web.app.model.match.room import AT_GUEST, OPEN, Guest, Host
from web.app.model.model import MatchPage
from web.app.model.room.connection import connection_of
from web.app.model.room.messages import GuestMessage, Wish, write_guest
from web.app.model.room.session import GuestSession


def seats_of(room: RoomOfDevices) -> tuple[str | None, ...]:
    """Return the devices at the seats."""
    assert isinstance(room.host.match.venue, Host)
    return room.host.match.venue.seats


def session_of(guest: Device) -> GuestSession:
    """Return the session of a guest."""
    assert isinstance(guest.model.room, GuestSession)
    return guest.model.room


def ending_of(guest: Device) -> str:
    """Return the way in which the match of a guest has ended."""
    assert isinstance(guest.match.venue, Guest)
    return guest.match.venue.ending


def is_connected(guest: Device) -> bool:
    """Return True if the page wants a connection."""
    return connection_of(guest.model) is not None


def test_a_guest_with_an_invitation_to_watch_is_offered_no_seat_and_watches() -> None:
    room = RoomOfDevices("zen-garden", 2, guests=0)
    guest = room.visit(watches=True)
    assert ENGLISH("room.watch_hint") in guest.html
    assert 'name="room-seat"' not in guest.html
    guest.do("room-join", fields={"room-name": "Wim"})
    room.settle()
    assert (guest.seats, seats_of(room)) == ([], (None, OPEN))
    venue = guest.match.venue
    assert isinstance(venue, Guest)
    assert (venue.seat, venue.name) == (SPECTATOR, "Wim")
    room.join(1, "BEN")
    room.play()
    room.play()
    assert_agreed(room)


@pytest.mark.parametrize("wish", ["join", "play", "undo", "allow", "refuse"])
@pytest.mark.parametrize("device", ["a new one", "that of a player"])
@pytest.mark.parametrize("seat", [0, 1, 2, None, SPECTATOR])
def test_who_only_watches_gets_no_seat_and_no_wish(wish: Wish, device: str, seat: int | None) -> None:
    room = RoomOfDevices("zen-garden", 3, guests=1)
    room.play()
    room.host.do("undo")
    table, seats, player = room.host.match, seats_of(room), seats_of(room)[1] or ""
    match, number = room.host.match, session_of(room.guests[0]).view
    assert number is not None
    event = match.game.write_event(next(match.game.moves(match.state)))
    name = player if device == "that of a player" else "w" * 22
    text = write_guest(GuestMessage(name, number.number, seat, "Eve", wish, event))
    room.host.do("room-heard", peer="eve", text=text, watches=True)
    assert (seats_of(room), room.host.match) == (seats, table)
    assert room.host.shown_state.places[2] == "open"


def test_the_host_sees_who_watches_by_name_and_after_a_reload_of_either() -> None:
    room = RoomOfDevices("zen-garden", 2)
    named, unnamed, seatless = room.watch("Wim"), room.watch(), room.join(SPECTATOR, "Eve")
    room.host.do("dialog", name="room")
    expected = [(named.label, "Wim"), (unnamed.label, ""), (seatless.label, "Eve")]
    assert list(room.host.shown_state.watching) == expected
    for text in ("<b>Wim</b>", f"<b>{ENGLISH('room.spectator')}</b>", "<b>Eve</b>"):
        assert text in room.host.html
    assert all(not guest.shown_state.watching for guest in room.guests)
    label = named.label
    named.open(f"#match/{named.match.id}")
    room.settle()
    # Its former connection ends later.
    assert list(room.host.shown_state.watching) == [(named.label, "Wim"), *expected[1:]]
    room.host.do("room-lost", peer=label)
    room.host.open(f"#match/{room.host.match.id}")
    room.settle()
    assert sorted(name for _, name in room.host.shown_state.watching) == ["", "Eve", "Wim"]


@pytest.mark.parametrize("watches", [True, False])
def test_one_that_must_no_longer_watch_is_told_so_and_does_not_come_back(watches: bool) -> None:
    room = RoomOfDevices("zen-garden", 2)
    guest = room.watch("Wim") if watches else room.join(SPECTATOR, "Wim")
    other = room.watch("Eve")
    text, events = guest.current()[""], guest.events
    room.host.do("room-dismiss", peer=guest.label)
    connection = connection_of(room.host.model)
    assert connection is not None
    assert connection["drops"] == [guest.label]
    assert [name for _, name in room.host.shown_state.watching] == ["Eve"]
    # A page that goes on talking is not heard.
    room.deliver(guest.label, "", text)
    assert [name for _, name in room.host.shown_state.watching] == ["Eve"]
    room.settle()
    assert ENGLISH("room.ending.dismissed") in guest.html
    assert (ending_of(guest), is_connected(guest)) == ("dismissed", False)
    room.play()
    room.play()
    assert (guest.events, other.events) == (events, room.host.events)
    guest.open(f"#match/{guest.match.id}")
    assert (ENGLISH("room.ending.dismissed") in guest.html, is_connected(guest)) == (True, False)
    room.host.do("room-lost", peer=guest.label)
    # A new invitation brings it back.
    guest.open(room.watching_place)
    room.settle()
    guest.do("room-join", fields={"room-name": "Wim"})
    room.settle()
    assert (guest.events, ending_of(guest)) == (room.host.events, "")


@pytest.mark.parametrize("peer", ["guest 0 1", "nobody"])
def test_the_host_ends_the_watching_of_nobody_else(peer: str) -> None:
    room = RoomOfDevices("zen-garden", 2)
    watcher = room.watch()
    room.host.do("room-dismiss", peer=peer)
    room.settle()
    room.play()
    assert_agreed(room)
    assert is_connected(watcher)


def test_the_host_sees_that_an_invitation_was_opened_before_a_seat_is_taken() -> None:
    room = RoomOfDevices("zen-garden", 2, guests=0, seed="3")
    assert ENGLISH.count("room.choosing", 1) not in room.host.html
    guest = room.visit()
    assert room.host.shown_state.choosing == 1
    assert ENGLISH.count("room.choosing", 1) in room.host.html
    # The panel says it, too, when that seat is to move.
    room.host.do("close")
    while room.host.match.turn == 0:
        room.host.choose()
    assert ENGLISH.count("room.choosing", 1) in room.host.html
    guest.do("room-join", fields={"room-seat": "1", "room-name": "BEN"})
    room.settle()
    assert (room.host.shown_state.choosing, ENGLISH.count("room.choosing", 1) in room.host.html) == (0, False)
    # A device whose seat was given away has not come yet, but does not choose.
    room.host.do("room-seat", seat=1, player=AT_GUEST)
    room.settle()
    assert isinstance(guest.model.page, MatchPage)
    assert room.host.shown_state.choosing == 0
