"""The fixed words that people in a room send each other: shown once, for some seconds, and not too often."""

import json
from typing import Any, Final

import pytest

from hofgarten.game import SPECTATOR
from tests.web.harness import actions_in
from tests.web.languages import languages
from tests.web.rooms import ENGLISH, Device, RoomOfDevices, two_devices
from web.app.model.room.messages import SAYINGS, read_guest, read_view
from web.app.texts import Words

LATER: Final = 2000
"""Milliseconds after which a device can say something again."""


def shown(device: Device) -> list[tuple[int, str]]:
    """Return the sayings that a device shows."""
    return [(seat, said.saying) for seat, said in device.shown_state.said]


def wait(room: RoomOfDevices) -> None:
    """Let time pass on all devices."""
    for device in room.devices:
        device.do("unhover", now=device.model.now + LATER)


def say(room: RoomOfDevices, device: Device, saying: str) -> None:
    """Say something, and tell all."""
    wait(room)
    device.do("room-say", saying=saying)
    room.settle()


@languages
@pytest.mark.parametrize("saying", SAYINGS)
def test_each_device_shows_a_saying_in_its_language_until_it_passes(saying: str, language: str) -> None:
    room, guest = two_devices()
    words = Words(language)
    room.host.do("set", name="language", fields={"language": language})
    guest.do("dialog", name="sayings")
    assert {"do": "room-say", "saying": saying} in actions_in(guest.html)
    say(room, guest, saying)
    assert guest.model.dialog is None
    for device, own in ((room.host, words), (guest, ENGLISH)):
        assert shown(device) == [(1, saying)]
        assert own("room.says", name="BEN", text=own.of("said", saying)) in device.html
    (_, said), *_ = room.host.shown_state.said
    for device in room.devices:
        device.do("room-said", seat=1, number=said.number)
        room.settle()
        assert shown(device) == []


def test_a_third_device_and_a_spectator_hear_it_and_a_spectator_says_nothing() -> None:
    room = RoomOfDevices("zen-garden", 3)
    spectator = room.join(SPECTATOR)
    say(room, room.host, "good_luck")
    say(room, room.guests[1], "thanks")
    assert all(shown(device) == [(0, "good_luck"), (2, "thanks")] for device in room.devices)
    say(room, spectator, "sorry")
    assert all(len(shown(device)) == 2 for device in room.devices)
    spectator.do("dialog", name="sayings")
    assert not {"room-say"} & {str(action["do"]) for action in actions_in(spectator.html)}


def test_two_sayings_of_a_device_are_two_seconds_apart() -> None:
    room, guest = two_devices()
    for device, seat in ((room.host, 0), (guest, 1)):
        say(room, device, "sorry")
        device.do("room-say", saying="thanks", now=device.model.now + 1)
        room.settle()
        assert (seat, "sorry") in shown(room.host)
    assert '"saying":"sorry"' in guest.current()[""]
    # The host does not rely on its guests for that.
    wait(room)
    (text,) = guest.current().values()
    message = json.loads(text)
    for number, saying in ((7, "thanks"), (8, "good_luck")):
        changed = json.dumps({**message, "said": {"saying": saying, "number": number}})
        room.host.do("room-heard", peer=guest.label, text=changed)
    assert (1, "thanks") in shown(room.host)


def test_a_saying_is_not_shown_again_after_a_reload() -> None:
    room, guest = two_devices()
    say(room, guest, "sorry")
    (_, said), *_ = room.host.shown_state.said
    room.host.do("room-said", seat=1, number=said.number)
    room.settle()
    for device in room.devices:
        device.open(f"#match/{device.match.id}")
        room.settle()
        assert (shown(room.host), shown(device)) == ([], [])
    say(room, guest, "thanks")
    assert shown(room.host) == shown(guest) == [(1, "thanks")]
    guest.open(f"#match/{guest.match.id}")
    room.settle()
    assert shown(guest) == []


@pytest.mark.parametrize("said", [{"saying": "free text", "number": 1}, None])
def test_a_saying_of_a_newer_build_is_left_out_and_one_of_an_older_build_missing(said: Any) -> None:
    room, guest = two_devices()
    say(room, guest, "thanks")
    (text,) = guest.current().values()
    assert read_guest(json.dumps({**json.loads(text), "said": said})).said is None
    old = {key: value for key, value in json.loads(text).items() if key != "said"}
    assert read_guest(json.dumps(old)).said is None
    view = json.loads(next(iter(room.host.current().values())))
    assert read_view(json.dumps({key: value for key, value in view.items() if key != "said"})).said == ()
    if said:
        assert read_view(json.dumps({**view, "said": [{"seat": 0, **said}]})).said == ()
