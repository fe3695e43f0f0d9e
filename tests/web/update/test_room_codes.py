"""The codes with which devices in a room find each other: shown, pasted, scanned, passed on from a second tab."""

import pytest

from tests.web.harness import Person
from tests.web.rooms import RoomOfDevices
from web.app.model.links.codec import to_base64
from web.app.model.match.room import Room
from web.app.model.room.adopt import watching_room
from web.app.model.room.code import RoomCode, code_in, read_code
from web.app.model.room.connection import connection_of
from web.app.model.room.messages import MAX_MESSAGE_LENGTH

ID = "r" * 22
OFFER, ANSWER = (to_base64(bytes([first, *range(40)])) for first in (0x11, 0x12))


def host() -> Person:
    """Return the page of a host, with the dialog of the seats."""
    person = Person(address="https://example.org/")
    person.start_match(company="room")
    return person


def room_of(person: Person) -> str:
    """Return the id of the room."""
    assert isinstance(person.match.venue, Room)
    return person.match.venue.id


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (ID, RoomCode(ID)),
        (f"{ID}.{OFFER}", RoomCode(ID, "offer", OFFER)),
        (f"{ID}.{ANSWER}", RoomCode(ID, "answer", ANSWER)),
        (f"{ID}.{OFFER}%20&utm=1", RoomCode(ID, "offer", OFFER)),
        (f"{ID}.watch", RoomCode(ID, watches=True)),
        (f"{ID}.watch.{OFFER}", RoomCode(ID, "offer", OFFER, watches=True)),
        (f"{ID}.watch.x", None),
        (f"{ID}.watchful", None),
        (f"{ID}.wat", None),
        (f"{ID}.{to_base64(bytes(9))}", None),
        (f"{ID}.x", None),
        (ID[1:], None),
        ("", None),
    ],
)
def test_a_code_is_read_or_refused(text: str, code: RoomCode | None) -> None:
    assert (read_code(text), code_in(f"Come in: https://example.org/#room/{text}")) == (code, code)


def test_a_code_that_was_cut_off_is_still_known_as_one() -> None:
    for length in range(2, len(ANSWER)):
        assert read_code(f"{ID}.{ANSWER[:length]}") == RoomCode(ID, "answer", ANSWER[:length])


def test_a_new_room_shows_its_seats_and_wants_an_offer() -> None:
    person = host()
    room = room_of(person)
    parts = {"offer": "", "paused": False, "servers": None, "ends": False, "tell": {}, "drops": [], "waits": False}
    assert person.reply["room"] == {
        "room": room,
        "host": True,
        "invites": room,
        "watch": watching_room(room),
        **parts,
    }
    assert '<svg class="qr"' not in person.reply["html"]
    person.do("room-code", code=OFFER)
    assert f"https://example.org/#room/{room_of(person)}.{OFFER}" in person.reply["html"]
    assert '<svg class="qr"' in person.reply["html"]
    assert person.do("room-link", how="copy")["command"]["text"].endswith(f"#room/{room_of(person)}.{OFFER}")
    assert person.do("close")["room"]["invites"] == ""
    assert person.do("go", place="#rules/zen-garden")["room"]["paused"] is True


@pytest.mark.parametrize("text", ["", "nonsense", f"#room/{ID}.{ANSWER}", "own offer"])
def test_a_text_that_is_no_answer_to_this_room_is_refused(text: str) -> None:
    person = host()
    link = f"#room/{room_of(person)}.{OFFER}" if text == "own offer" else text
    assert "command" not in person.do("room-accept", fields={"room-answer": link})
    assert person.model.notice == "room_no_answer"


def test_an_answer_is_pasted_or_scanned() -> None:
    person = host()
    fields = {"room-answer": f"https://example.org/#room/{room_of(person)}.{ANSWER}"}
    accepts = {"kind": "room-accept", "room": room_of(person), "code": ANSWER}
    assert person.do("room-accept", fields=fields)["command"] == accepts
    assert person.do("room-scan", on=True)["command"]["kind"] == "room-scan"
    assert "<video" in person.reply["html"]
    # The camera sees another code first.
    assert person.do("room-accept", fields={"room-answer": "WIFI:T:WPA"})["command"]["kind"] == "room-scan"
    assert person.do("room-accept", fields=fields)["command"] == accepts
    assert "<video" not in person.reply["html"]
    person.do("room-scan", on=True)
    person.do("close")
    assert "<video" not in person.do("dialog", name="room")["html"]
    # The browser has asked for the camera until now.
    person.do("room-scan", on=False, failed=True)
    assert person.model.notice == ""
    person.do("room-scan", on=True)
    person.do("room-scan", on=False, failed=True)
    assert person.model.notice == "room_no_camera"


def test_a_damaged_answer_is_named_and_leaves_the_code() -> None:
    person = host()
    person.do("room-code", code=OFFER)
    person.do("room-failed", damaged=True)
    assert OFFER in person.reply["html"]
    assert person.model.words("notice.room_damaged") in person.reply["html"]
    # So is a damaged offer.
    guest = Person(place=f"#room/{ID}.{OFFER}")
    guest.do("room-failed", damaged=True)
    assert guest.model.notice == "room_broken"


def test_an_invitation_to_watch_has_a_room_a_code_and_a_sentence_of_its_own() -> None:
    person = host()
    room = room_of(person)
    person.do("room-code", code=OFFER)
    assert person.model.words("room.who") in person.reply["html"]
    reply = person.do("room-invite", fields={"room-gives": "watch"})
    assert reply["room"]["invites"] == watching_room(room) != room
    assert person.model.words("room.who_watches") in reply["html"]
    person.do("room-code", code=OFFER)
    link = f"https://example.org/#room/{watching_room(room)}.watch.{OFFER}"
    assert link in person.reply["html"]
    assert room not in link
    shared = person.do("room-link", how="share")["command"]
    assert shared["text"] == person.model.words("room.watch_message")
    fields = {"room-answer": f"https://example.org/#room/{watching_room(room)}.{ANSWER}"}
    accepts = {"kind": "room-accept", "room": watching_room(room), "code": ANSWER}
    assert person.do("room-accept", fields=fields)["command"] == accepts
    assert person.do("room-invite", fields={"room-gives": ""})["room"]["invites"] == room
    # The page of a guest says it, too.
    guest = Person(place=link.removeprefix("https://example.org/"))
    assert guest.model.words("room.watch_hint") in guest.reply["html"]
    assert guest.reply["room"]["room"] == watching_room(room)


@pytest.mark.parametrize(("taken", "key"), [(True, "room.passed"), (False, "room.nobody")])
def test_a_second_tab_passes_an_answer_on(taken: bool, key: str) -> None:
    person = Person(place=f"#room/{ID}.{ANSWER}")
    assert person.reply["command"] == {"kind": "room-pass", "room": ID, "code": ANSWER}
    assert "room" not in person.reply
    person.do("room-passed", taken=taken)
    assert person.model.words(key) in person.reply["html"]


def test_a_guest_answers_the_offer_and_shows_its_answer() -> None:
    person = Person(place=f"#room/{ID}.{OFFER}", address="https://example.org/")
    assert person.reply["room"]["offer"] == OFFER
    person.do("room-code", code=ANSWER)
    assert f"https://example.org/#room/{ID}.{ANSWER}" in person.reply["html"]
    person.do("room-failed")
    assert ANSWER not in person.reply["html"]
    assert person.model.notice == "room_failed"


def test_a_guest_that_comes_back_has_its_seat_at_once_and_an_embedded_page_no_connection() -> None:
    room = RoomOfDevices("zen-garden", 2)
    (guest,) = room.guests
    room.play()
    before = guest.match
    guest.open(f"{room.place}.{OFFER}")
    room.settle()
    assert (guest.match.venue, guest.events) == (before.venue, room.host.events)
    embedded = Person(query="?embed=play&game=zen-garden", storage=room.guests[0].storage, place=room.place)
    assert connection_of(embedded.model) is None
    assert all("room" not in reply for reply in embedded.replies)


def test_no_view_is_longer_than_a_message_may_be() -> None:
    room = RoomOfDevices("hanging-gardens", 4)
    while not room.host.match.over:
        room.play()
    assert max(len(text) for device in room.devices for *_, text in device.told) < MAX_MESSAGE_LENGTH / 4
