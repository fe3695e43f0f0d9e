"""The edges of a room: it is closed, left for another screen or for an earlier match, or its host loses moves."""

from dataclasses import replace

import pytest

from tests.web.harness import Person
from tests.web.importing import import_texts
from tests.web.rooms import (
    ENGLISH,
    UNDO_DISABLED,
    Device,
    RoomOfDevices,
    assert_agreed,
    play_until,
    two_devices,
    undone,
)
from web.app.model.match.correspondence import Correspondence
from web.app.model.match.room import AT_GUEST, Ending, Guest
from web.app.model.match.serialize import to_text
from web.app.model.match.venue import THIS_DEVICE
from web.app.model.room.connection import connection_of
from web.app.model.room.messages import read_view, write_view
from web.app.update.room import MAX_MATCHES


def test_nobody_is_drawn_into_or_out_of_a_finished_match_of_the_room() -> None:
    room, guest = two_devices()
    finished = [device.match.id for device in room.devices]
    while not room.host.match.over:
        room.play(room.host.match.at)
    assert ENGLISH("room.rematch", name="Ada") in guest.html
    # At the end, a reload is still in the room.
    guest.open(f"#match/{finished[1]}")
    room.settle()
    assert ENGLISH("room.rematch", name="Ada") in guest.html
    room.host.do("rematch")
    room.settle()
    played = [device.match.id for device in room.devices]
    for reload in (False, True):
        for number, device in enumerate(room.devices):
            for place, wanted in ((finished, finished[number]), (played, played[number])):
                if reload:
                    device.open(f"#match/{place[number]}")
                else:
                    device.do("go", place=f"#match/{place[number]}")
                room.settle()
                assert device.match.id == wanted
                assert room.devices[1 - number].match.id == played[1 - number]
        room.play()
        assert_agreed(room)
    assert ENGLISH("room.title") not in room.host.open(f"#match/{finished[0]}").html
    # The way in leads to the match that is played.
    guest.open(room.place)
    assert guest.html.count(ENGLISH("room.return", name="BEN")) == 1
    assert f"#match/{played[1]}" in guest.html


def test_a_device_that_has_joined_twice_is_known_by_the_secret_of_the_match_that_it_opens() -> None:
    room, guest = two_devices()
    first = guest.match
    room.host.do("room-seat", seat=1, player=AT_GUEST)
    guest.open(room.place)
    room.settle()
    guest.do("room-join", fields={"room-seat": "1", "room-name": "Ben"})
    room.settle()
    second = guest.match
    assert isinstance(first.venue, Guest)
    assert isinstance(second.venue, Guest)
    assert first.venue.device != second.venue.device
    guest.do("go", place=f"#match/{first.id}")
    room.settle()
    assert guest.shown_state.is_unseated
    guest.do("go", place=f"#match/{second.id}")
    room.settle()
    assert (guest.shown_state.is_unseated, guest.seats) == (False, [1])


@pytest.mark.parametrize("how", ["link", "here"])
def test_the_host_goes_on_by_link_or_alone_and_tells_the_guests(how: Ending) -> None:
    room, guest = two_devices(turn=1)
    host = room.host
    guest.choose()
    host.do("room-close", how=how)
    assert host.match.venue == (Correspondence(0, seen=host.match.at) if how == "link" else THIS_DEVICE)
    assert host.seats == ([0] if how == "link" else [0, 1])
    for receiver, text in host.current().items():
        room.deliver(host.label, receiver, text)
    ends = connection_of(host.model)
    assert ends is not None
    assert ends["ends"]
    for _ in range(2):
        assert ENGLISH(f"room.ending.{how}") in guest.html
        assert (connection_of(guest.model), guest.page.may_choose, guest.page.sent) == (None, False, None)
        assert UNDO_DISABLED in guest.html
        guest.open(f"#match/{guest.match.id}")
    # A room that begins later is another one.
    host.do("play", fields={"game": "zen-garden", "players": "2", "company": "room"})
    begun = connection_of(host.model)
    assert begun is not None
    assert (begun["room"] == ends["room"], begun["ends"]) == (False, False)


def test_a_guest_on_the_way_in_reads_that_the_room_is_closed() -> None:
    room = RoomOfDevices("zen-garden", 3)
    late = Device("late").open(room.place)
    room.guests.append(late)
    room.settle()
    room.host.do("room-close", how="link")
    for receiver, text in room.host.current().items():
        room.deliver(room.host.label, receiver, text)
    assert ENGLISH("room.closed") in late.html
    assert "room-join" not in late.html


def test_guests_know_that_the_host_cannot_save_and_keep_the_moves_that_it_loses() -> None:
    room, guest = two_devices()
    host = room.host
    room.play()
    before = dict(host.storage)
    room.play()
    key = f"hofgarten/match/{host.match.id}"
    host.do("storage-failed", reason="full", there={key: before[key]})
    room.settle()
    assert ENGLISH("room.unsaved") in guest.html
    longer = guest.match
    host.storage = before
    host.open(f"#match/{host.match.id}")
    room.settle()
    assert_agreed(room)
    assert (len(guest.events) < len(longer.record.events), guest.model.notice) == (True, "room_went_back")
    copies = [saved.match for saved in guest.model.library.matches.values() if saved.id != guest.match.id]
    assert [copy.record.events for copy in copies if copy] == [longer.record.events]
    host.do("storage-works")
    room.settle()
    assert ENGLISH("room.unsaved") not in guest.html


def test_a_guest_keeps_what_is_its_own_of_a_match_and_gives_nobody_its_part_in_the_room() -> None:
    room, guest = two_devices(turn=0)
    guest.change_page(match=replace(guest.match, name="Sunday", hints=(0, 2)))
    room.play()
    assert guest.events == room.host.events
    assert (guest.match.name, guest.match.hints) == ("Sunday", (0, 2))
    friend = Person()
    import_texts(friend, to_text(guest.match))
    (match,) = (saved.match for saved in friend.model.library.matches.values())
    assert match
    assert (match.name, match.hints, match.venue) == ("Sunday", (0, 2), THIS_DEVICE)


def test_a_guest_does_not_call_a_host_that_is_out_of_reach_joined() -> None:
    room = RoomOfDevices("zen-garden", 3)
    guest = room.guests[0]
    guest.do("room-lost", peer=room.host.label)
    assert guest.shown_state.places == ("away", "here", "away")
    guest.open(f"#match/{guest.match.id}")
    assert guest.shown_state.places == ("away", "here", "away")


def test_a_tab_of_the_host_that_shows_another_screen_does_not_speak_for_the_match() -> None:
    room, guest = two_devices()
    host = room.host
    stale = Device("host", model=host.model, storage=host.storage, starts=7)
    stale.do("go", place="#rules/zen-garden")
    room.play()
    for text in stale.current().values():
        guest.do("room-heard", peer=stale.label, text=text)
    assert_agreed(room)
    key = f"hofgarten/match/{host.match.id}"
    stale.do("storage-changed", key=key, text=host.storage[key])
    assert connection_of(stale.model) is None


def test_whoever_reads_the_rule_book_comes_back_into_the_match() -> None:
    room = RoomOfDevices("zen-garden", 2)
    for device in (*room.guests, room.host):
        place = f"#match/{device.match.id}"
        device.do("go", place="#rules/zen-garden")
        for receiver, text in device.current().items():
            room.deliver(device.label, receiver, text)
        for other in room.devices:
            if other is not device:
                other.do("dialog", name="room")
                assert ENGLISH("room.paused") in other.html or ENGLISH("room.place.busy") in other.html
                other.do("close")
        # The browser passes no message on.
        for other in room.devices:
            device.do("room-lost", peer=other.label)
        device.do("go", place=place)
        room.settle()
        room.play()
        assert_agreed(room)


def test_a_host_that_goes_back_again_and_again_cannot_fill_the_storage_of_a_guest() -> None:
    room, guest = two_devices()
    texts = []
    for _ in range(2):
        room.play()
        texts.append(room.host.current()[guest.label])
    for _ in range(2 * MAX_MATCHES):
        for text in texts:
            guest.do("room-lost", peer=room.host.label)
            guest.do("room-heard", peer=room.host.label, text=text)
    assert len(guest.model.library.matches) == MAX_MATCHES
    assert guest.model.notice == "room_full"
    # The longer match stays.
    assert len(guest.events) == 2


def test_a_hostile_host_cannot_fill_the_storage_of_a_guest() -> None:
    room, guest = two_devices()
    view = read_view(room.host.current()[guest.label])
    for number in range(3 * MAX_MATCHES):
        forged = view._replace(match=f"{number:016x}", number=view.number + number)
        guest.do("room-heard", peer=room.host.label, text=write_view(forged))
    assert len(guest.model.library.matches) == MAX_MATCHES
    assert guest.model.notice == "room_full"
    # Another room has its own matches.
    other = RoomOfDevices("zen-garden", 2, seed="5", guests=0)
    other.guests.append(guest)
    guest.do("go", place=other.place)
    other.settle()
    guest.do("room-join", fields={"room-seat": "1", "room-name": "Ben"})
    other.settle()
    assert guest.match.id in guest.model.library.matches


def test_a_guest_that_was_out_of_reach_keeps_no_copy_of_a_move_that_was_taken_back() -> None:
    room = RoomOfDevices("zen-garden", 3)
    play_until(room, 0)
    before = room.host.events
    room.play()
    next_player, guest = room.guests
    assert len(guest.events) > len(before)
    room.guests.remove(guest)
    room.host.do("room-lost", peer=guest.label)
    guest.do("room-lost", peer=room.host.label)
    undone(room, room.host)
    next_player.do("room-answer", allow=True)
    room.settle()
    room.guests.append(guest)
    room.settle()
    assert (guest.events, guest.model.notice, len(guest.model.library.matches)) == (before, "", 1)


def test_a_paused_view_of_a_new_connection_counts_when_the_former_one_ends() -> None:
    room, guest = two_devices()
    host, former = room.host, room.host.label
    paused = write_view(read_view(host.current()[guest.label])._replace(paused=True))
    room.deliver("host again", guest.label, paused)
    assert ENGLISH("room.paused") not in guest.html
    guest.do("room-lost", peer=former)
    assert ENGLISH("room.paused") in guest.html
    room.deliver("host again", guest.label, host.current()[guest.label])
    room.deliver("another tab", guest.label, paused)
    guest.do("room-lost", peer="another tab")
    guest.do("room-lost", peer="host again")
    assert ENGLISH("room.no_host") in guest.html


def test_a_guest_that_reloads_is_told_that_its_host_is_looked_for() -> None:
    room, guest = two_devices()
    guest.open(f"#match/{guest.match.id}")
    assert (ENGLISH("room.back") in guest.html, ENGLISH("room.no_host") in guest.html) == (True, False)
    room.settle()
    assert ENGLISH("room.back") not in guest.html
