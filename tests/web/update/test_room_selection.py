"""The choice of a move on one device is seen on the others before it is confirmed."""

import json
from typing import Any

import pytest

from tests.kit.games import COMPLETE
from tests.kit.opaque import of_game
from tests.web.rooms import Device, RoomOfDevices, a_selection
from web.app.model.action import Action
from web.app.model.game_api.game_page import move_input_of
from web.app.model.room.messages import VERSION, MessageError, read_guest
from web.app.update.update import update
from web.app.view.layout import page


def mover(room: RoomOfDevices) -> tuple[Device, list[Device]]:
    """Return the device whose turn it is, and the others."""
    found = next(device for device in room.devices if device.page.may_choose)
    return found, [device for device in room.devices if device is not found]


@pytest.mark.parametrize("game", COMPLETE)
def test_every_screen_shows_the_choice_of_the_player_to_move(game: str) -> None:
    room, play = RoomOfDevices(game, 3), move_input_of(game)
    movers = set()
    for number in range(12):
        device, others = mover(room)
        movers.add(device.name)
        empty = [page(other.model) for other in others]
        selection = a_selection(device.match, number)
        device.select(selection)
        room.settle()
        for other, before in zip(others, empty, strict=True):
            assert other.watched == selection
            assert page(other.model) != before
        assert device.watched is None
        # Some of the fields.
        field = play.fields(device.match.state)[0]
        if (value := getattr(selection, field.name)) is not None:
            device.select(type(selection)(**{field.name: value}))
            room.settle()
            assert all(getattr(other.watched, field.name) == value for other in others)
        device.select(play.empty)
        room.settle()
        assert ([other.watched for other in others], [page(other.model) for other in others]) == ([None, None], empty)
        room.play(number)
        assert [each.watched for each in room.devices] == [None] * 3
    assert len(movers) == 3


def test_a_choice_is_announced_to_nobody_and_changes_no_match() -> None:
    room = RoomOfDevices("zen-garden", 3)
    device, others = mover(room)
    matches, stored = [each.match for each in room.devices], [each.storage for each in others]
    device.select(a_selection(device.match))
    receiver, text = next(iter(device.current().items()))
    other = others[0]
    heard: Action = {"do": "room-heard", "peer": device.label, "text": text, "now": other.model.now + 1}
    assert receiver in {"", other.label}
    assert update(other.model, heard).announcement is None
    room.settle()
    assert ([each.match for each in room.devices], [each.storage for each in others]) == (matches, stored)


def test_a_choice_ends_with_the_connection_and_with_a_move() -> None:
    room = RoomOfDevices("zen-garden", 2)
    while room.host.match.turn != 1:
        room.play()
    (guest,) = room.guests
    guest.select(a_selection(guest.match))
    late = guest.current()[""]
    room.settle()
    assert room.host.watched
    room.host.do("room-lost", peer=guest.label)
    assert room.host.watched is None
    room.settle()
    assert room.host.watched
    # The former connection of a device that is back ends later.
    room.host.do("room-heard", peer="again", text=guest.current()[""])
    room.host.do("room-lost", peer=guest.label)
    assert room.host.watched
    room.host.do("room-lost", peer="again")
    assert room.host.watched is None
    room.settle()
    room.play()
    room.host.do("room-heard", peer=guest.label, text=late)
    assert room.host.watched is None


def test_nothing_is_told_before_the_device_is_handed_over() -> None:
    room = RoomOfDevices("hanging-gardens", 3)
    room.host.do("room-seat", seat=2, here=True)
    room.guests.pop()
    device, _ = mover(room)
    selection = of_game(a_selection(device.match))
    device.change_page(selection=type(selection)(card=selection.card, needs_handover=True))
    device.do("unhover")
    assert '"choice":{}' in room.host.current()[room.guests[0].label]


IMPOSSIBLE: list[Any] = [
    *({"event": event} for event in ("nonsense", 5, "A1")),
    *({"slot": slot} for slot in (99, "0", [0, 0])),
    *({"cell": 3, "slot": -1}, {"holder": 0}, {"refusal": ""}, {"corner": 1}, {"": ""}, {}, None),
]


@pytest.mark.parametrize("choice", IMPOSSIBLE)
def test_a_choice_that_no_move_has_is_not_shown(choice: Any) -> None:
    room = RoomOfDevices("zen-garden", 2)
    (guest,) = room.guests
    for _ in range(2):
        # Once as the host, once as the guest.
        device, (other,) = mover(room)
        device.select(a_selection(device.match))
        text = device.current()[other.label if other is guest else ""]
        forged = json.dumps({**json.loads(text), "choice": choice})
        assert forged != text
        before = other.match
        other.do("room-heard", peer=device.label, text=forged)
        assert page(other.model)
        assert (other.watched, other.match) == (None, before)
        room.play()


BAD_VALUES: list[Any] = ["x" * 201, [1, 2, 3], {}, True, 1.5, None, 2**60, [[1]]]


@pytest.mark.parametrize(
    "choice",
    ["", 0, [], {"a": 1, "b": 1, "c": 1, "d": 1, "e": 1}, *({"a": value} for value in BAD_VALUES), {"x" * 201: 1}],
)
def test_a_message_whose_choice_has_another_form_is_refused(choice: Any) -> None:
    good = {"room": VERSION, "device": "d" * 22, "number": 0, "seat": 1, "name": "", "wish": "", "event": ""}
    assert read_guest(json.dumps(good)).choice == ()
    with pytest.raises(MessageError):
        read_guest(json.dumps({**good, "choice": choice}))
