"""A match in a room: guests take seats, play and take back, and every device has the same match."""

import re
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import Phase, given, settings, strategies as st

from hofgarten.game import SPECTATOR
from hofgarten.record import verify_record
from tests.kit.games import COMPLETE
from tests.web.rooms import (
    ENGLISH,
    UNDO_DISABLED,
    Device,
    RoomOfDevices,
    a_selection,
    assert_agreed,
    play_until,
    same,
    two_devices,
    undone,
)
from web.app.model.match.match import play
from web.app.model.match.room import AT_GUEST, AT_HOST, OPEN, OPEN_ROOM, Host
from web.app.model.model import MatchPage, Screen
from web.app.model.room.messages import GuestMessage, write_guest
from web.app.model.room.session import GuestSession


def on_the_way(device: Device) -> GuestSession:
    """Return the session of a device that has no seat yet."""
    assert isinstance(device.model.page, Screen)
    assert isinstance(device.model.room, GuestSession)
    return device.model.room


@pytest.mark.parametrize("game", COMPLETE)
def test_a_whole_match_of_three_devices_and_a_bot(game: str) -> None:
    room = RoomOfDevices(game, 3, bots=1)
    assert ([guest.seats for guest in room.guests], room.host.seats) == ([[1], [2]], [0])
    assert room.host.match.names[1:3] == ("BEN", "CARL")
    assert room.join(SPECTATOR).seats == []
    while not room.host.match.over:
        room.play(room.host.match.at)
    assert_agreed(room)
    for guest in room.guests:
        assert guest.match.record == replace(room.host.match.record, extra=guest.match.record.extra)
        assert guest.match.seed == room.host.match.seed
        verify_record(guest.match.record)


def test_a_seat_belongs_to_the_device_that_was_first() -> None:
    room = RoomOfDevices("zen-garden", 2)
    late = Device("late").open(room.place)
    room.guests.append(late)
    room.settle()
    late.do("room-join", fields={"room-seat": "1", "room-name": "Eve"})
    room.settle()
    assert (late.model.notice, on_the_way(late).seat) == ("room_taken", SPECTATOR)
    assert room.host.match.player(1) == "BEN"
    room = RoomOfDevices("zen-garden", 3, guests=0)
    first, second = (Device(name).open(room.place) for name in ("first", "second"))
    room.guests += [first, second]
    room.settle()
    for guest, name in ((first, "One"), (second, "Two")):
        guest.do("room-join", fields={"room-seat": "1", "room-name": name})
    room.settle()
    assert isinstance(first.model.page, MatchPage)
    assert (second.model.notice, on_the_way(second).seat) == ("room_taken", 2)


def test_the_host_can_give_a_seat_to_another_device_or_play_it_itself() -> None:
    room = RoomOfDevices("zen-garden", 2)
    room.host.do("room-seat", seat=1, player=AT_GUEST)
    assert isinstance(room.host.match.venue, Host)
    assert room.host.match.venue.seats == (None, OPEN)
    room.settle()
    before = room.guests[0].events
    other = room.join(1, "Eve")
    room.play()
    room.play()
    assert (room.guests[0].events, other.seats) == (before, [1])
    room.host.do("room-seat", seat=1, player=AT_HOST)
    assert room.host.seats == [0, 1]
    room.settle()
    assert not other.page.may_choose


@pytest.mark.parametrize("guest", ["a player", "a spectator"])
def test_only_the_host_is_asked_to_fill_an_open_seat(guest: str) -> None:
    room = RoomOfDevices("zen-garden", 3, guests=1)
    other = room.guests[0] if guest == "a player" else room.watch()
    play_until(room, 2)
    for device, told in ((room.host, "room.seat_open"), (other, "room.seat_awaited")):
        said = {key: ENGLISH(key) in device.html for key in ("room.seat_open", "room.seat_awaited")}
        assert [key for key, is_told in said.items() if is_told] == [told]
        # A guest's dialog lists the seats and changes none.
        (opens,) = re.findall(f'<button class="([^"]*)"[^>]* id="{OPEN_ROOM}"', device.html)
        assert ("is-main" in opens) == (device is room.host)


def test_the_button_that_gives_a_seat_to_the_computer_says_so() -> None:
    room = RoomOfDevices("zen-garden", 3, guests=1)
    room.host.do("dialog", name="room")
    assert room.host.html.count(f">{ENGLISH('room.bot.apprentice')}<") == 3


@pytest.mark.parametrize("game", COMPLETE)
def test_a_bot_takes_a_seat_over_and_a_person_takes_it_back(game: str) -> None:
    room = RoomOfDevices(game, 3)
    first, second = room.guests
    room.play()
    for player, name in (("apprentice", "Apprentice"), (AT_HOST, "Player 2"), ("master", "Master")):
        room.host.do("room-seat", seat=1, player=player)
        room.settle()
        assert (room.host.match.bot(1), room.host.match.player(1)) == (player if player != AT_HOST else None, name)
        for number in range(4):
            room.play(number)
        assert same(room.host.match, second.match)
        assert first.page.may_choose is False
    # The bot is asked for a move when it loses its seat.
    while room.host.match.turn != 0:
        room.play()
    room.host.choose()
    assert room.host.page.bot_move is not None
    room.host.do("room-seat", seat=1, player=AT_GUEST)
    assert room.host.page.bot_move is None
    room.settle()
    first.do("go", place=room.place)
    room.settle()
    first.do("room-join", fields={"room-seat": "1", "room-name": "Ben"})
    room.settle()
    assert (first.seats, room.host.match.names, second.match.names) == (
        [1],
        ("Ada", "Ben", "CARL"),
        ("Ada", "Ben", "CARL"),
    )
    while not room.host.match.over:
        room.play(room.host.match.at)
    assert_agreed(room)
    verify_record(room.host.match.record)


def test_a_guest_whose_seat_was_given_away_joins_again_over_the_same_connection() -> None:
    room, guest = two_devices()
    room.play()
    room.host.do("room-seat", seat=1, player=AT_GUEST)
    room.settle()
    assert guest.shown_state.is_unseated
    guest.do("go", place=room.place)
    assert on_the_way(guest).view is not None
    room.settle()
    guest.do("room-join", fields={"room-seat": "1", "room-name": "Ben again"})
    room.settle()
    assert (guest.seats, room.host.match.player(1)) == ([1], "Ben again")
    room.play()
    assert_agreed(room)
    # One who has a seat is back in the match at once.
    guest.do("go", place=room.place)
    room.settle()
    assert guest.seats == [1]


def test_one_connection_takes_one_seat() -> None:
    room = RoomOfDevices("zen-garden", 4, guests=0)
    texts = [write_guest(GuestMessage(letter * 22, 0, seat, "Eve", "join")) for seat, letter in ((1, "a"), (2, "b"))]
    for text in (texts[0], texts[1].replace("join", ""), texts[1]):
        room.host.do("room-heard", peer="eve", text=text)
    assert isinstance(room.host.match.venue, Host)
    assert room.host.match.venue.seats == (None, "a" * 22, OPEN, OPEN)
    # A goodbye and a message of another version leave the connection open.
    room.host.do("room-heard", peer="eve", text=texts[1].replace('"room":1', '"room":2'))
    room.host.do("room-heard", peer="eve", text=texts[1])
    room.host.do("room-lost", peer="eve")
    room.host.do("room-heard", peer="eve", text=texts[1])
    assert room.host.match.venue.seats == (None, "a" * 22, OPEN, OPEN)
    room.host.do("room-heard", peer="another", text=texts[1])
    assert room.host.match.venue.seats == (None, "a" * 22, "b" * 22, OPEN)


def test_the_host_is_told_who_joins_and_who_watches_and_the_dialog_closes_with_the_last_seat() -> None:
    room = RoomOfDevices("zen-garden", 3, guests=1)
    host = room.host
    assert "BEN has joined." in host.html
    assert host.model.dialog is not None
    room.join(2, "CARL")
    assert host.model.notice == "room_joined"
    assert "<dialog" not in host.html
    room.join(SPECTATOR)
    assert host.model.notice == "room_watched"
    host.do("dialog", name="room")
    assert ENGLISH("room.spectator") in host.html
    host.do("room-lost", peer=room.guests[2].label)
    assert ENGLISH("room.spectator") not in host.html


def test_a_move_is_taken_back_at_once_if_it_touches_nobody_else() -> None:
    room = RoomOfDevices("zen-garden", 2, bots=1)
    play_until(room, 0)
    before = room.host.events
    room.play()
    if room.host.match.turn == 1:
        undone(room, room.host)
        assert None not in (room.host.model.room, room.guests[0].model.room)
        room.guests[0].do("room-answer", allow=True)
        room.settle()
    assert room.host.events == before
    assert_agreed(room)


@pytest.mark.parametrize("allow", [True, False])
def test_a_guest_takes_a_move_back_if_the_next_player_agrees(allow: bool) -> None:
    room, guest = two_devices(turn=1)
    before = room.host.events
    room.play()
    after = room.host.events
    undone(room, guest)
    assert room.host.events == after
    room.host.do("room-answer", allow=allow)
    room.settle()
    assert (room.host.events, guest.model.notice) == ((before, "") if allow else (after, "room_refused"))
    assert_agreed(room)
    assert guest.page.sent is None


@pytest.mark.parametrize("asker", [0, 1])
@pytest.mark.parametrize("withdrawn", [True, False])
def test_a_refused_undo_is_told_to_the_one_who_asked_and_a_withdrawn_one_is_not(asker: int, withdrawn: bool) -> None:
    room, _ = two_devices(turn=asker)
    room.play()
    by, other = room.devices[asker], room.devices[1 - asker]
    events = room.host.events
    undone(room, by)
    assert all(UNDO_DISABLED in device.html for device in room.devices)
    undone(room, by)
    assert by.page.sent is None
    (by if withdrawn else other).do("room-answer", allow=False)
    room.settle()
    assert (by.model.notice, other.model.notice) == ("" if withdrawn else "room_refused", "")
    assert (room.host.events, UNDO_DISABLED in by.html) == (events, False)


def test_an_undo_that_ends_with_a_seat_is_not_called_refused() -> None:
    room = RoomOfDevices("zen-garden", 3)
    play_until(room, 1)
    room.play()
    undone(room, room.guests[0])
    room.host.do("room-seat", seat=2, player=AT_HOST)
    room.settle()
    assert (room.guests[0].shown_state.ask, room.guests[0].model.notice) == (None, "")


def test_a_move_made_meanwhile_ends_the_question() -> None:
    room, guest = two_devices(turn=1)
    room.play()
    undone(room, guest)
    room.play(3)
    events = room.host.events
    room.host.do("room-answer", allow=True)
    room.settle()
    assert room.host.events == events
    assert_agreed(room)


def test_a_move_made_while_the_host_is_away_is_played_when_it_is_back() -> None:
    room, guest = two_devices(turn=1)
    guest.do("room-lost", peer=room.host.label)
    before = guest.events
    assert guest.choose()
    assert (guest.page.may_choose, guest.events) == (False, before)
    room.host.open(f"#match/{room.host.match.id}")
    room.settle()
    assert len(room.host.events) > len(before)
    assert_agreed(room)
    # A wish that is called back is not played.
    play_until(room, 1)
    guest.choose()
    guest.do("room-call-back")
    before = room.host.events
    room.settle()
    assert (room.host.events, guest.page.may_choose) == (before, True)


def test_a_rematch_takes_the_guests_along() -> None:
    room, guest = two_devices()
    first = guest.match.id
    room.host.do("rematch")
    room.settle()
    assert (guest.match.id != first, guest.seats) == (True, [1])
    room.play()
    assert_agreed(room)
    # A guest does not start one.
    events = guest.events
    guest.do("rematch")
    assert guest.events == events


def test_the_same_deal_with_other_seats_takes_the_guests_along() -> None:
    room, guest = two_devices()
    start = room.host.match.states[0]
    room.host.do("rematch", same=True, turned=True)
    room.settle()
    assert (room.host.match.states[0], room.host.seats, guest.seats) == (start, [1], [0])
    assert guest.match.names == ("BEN", "Ada")
    room.play()
    assert_agreed(room)


BAD: list[Any] = ["", "{}", "[]", "x" * 20_000, '{"room":1}', '{"room":2,"device":"' + "a" * 22 + '"}', "\ud800"]


@pytest.mark.parametrize("text", BAD)
def test_a_message_that_is_none_changes_no_match(text: str) -> None:
    room = RoomOfDevices("zen-garden", 2)
    before = [device.match for device in room.devices]
    for device in room.devices:
        device.do("room-heard", peer=room.host.label, text=text)
    assert [device.match for device in room.devices] == before


def test_a_move_that_the_rules_forbid_or_of_another_seat_changes_nothing() -> None:
    room, guest = two_devices(turn=0)
    text = guest.current()[""]
    legal = room.host.match.game.write_event(next(room.host.match.game.moves(room.host.match.state)))
    before = room.host.match
    for event in (legal, "nonsense", ""):
        forged = text.replace('"wish":"","event":""', f'"wish":"play","event":"{event}"')
        assert forged != text
        room.host.do("room-heard", peer=guest.label, text=forged)
        assert room.host.match == before
    assert play(before, legal) != before


WHAT = st.sampled_from(["play", "play", "select", "tell", "tell", "late", "undo", "allow", "refuse", "reload", "lose"])
STEPS = st.lists(st.tuples(WHAT, st.integers(0, 2), st.integers(0, 30)), min_size=20, max_size=60)


@settings(deadline=None, phases=[Phase.explicit, Phase.reuse, Phase.generate])
@given(game=st.sampled_from(COMPLETE), steps=STEPS)
def test_no_move_is_lost_when_messages_are_doubled_dropped_and_late(
    game: str, steps: list[tuple[str, int, int]]
) -> None:
    room = RoomOfDevices(game, 3)
    history = [room.host.events]
    for what, which, number in steps:
        device = room.devices[which]
        match what:
            case "play":
                device.choose(number)
            case "select" if device.open_match and device.page.may_choose:
                device.select(a_selection(device.match, number))
            case "tell":
                for receiver, text in device.current().items():
                    room.deliver(device.label, receiver, text)
            case "late" if device.told:
                room.deliver(*device.told[-1 - number % len(device.told)])
            case "undo":
                device.do("undo")
            case "allow" | "refuse":
                device.do("room-answer", allow=what == "allow")
            case "reload":
                device.open(f"#match/{device.match.id}")
            case "lose":
                device.do("room-lost", peer=room.devices[number % 3].label)
        if room.host.events != history[-1]:
            # One move more, with its chance events, or some taken back.
            old, new = history[-1], room.host.events
            assert old[: len(new)] == new or new[: len(old)] == old
            history.append(new)
        # A guest never has a line that the host has not had.
        assert all(guest.events in history for guest in room.guests)
    room.settle()
    assert_agreed(room)
