"""A match with friends elsewhere: consent to servers, servers of the user's own, and wide codes."""

import json
from typing import Any

import pytest

from tests.web.harness import Person
from tests.web.rooms import ENGLISH, Device, RoomOfDevices
from web.app.model.links.codec import to_base64
from web.app.model.match.room import Room
from web.app.model.room.code import RoomCode, read_code
from web.app.model.room.connection import connection_of
from web.app.model.room.servers import MAX_DEFAULTS, MAX_LENGTH, Server, defaults_in, own_server, server_in

ID = "r" * 22
OFFER, ANSWER = (to_base64(bytes([first, *range(40)])) for first in (0x21, 0x22))
STUN = json.dumps(["stun:stun.example.org:3478"])
SERVER = {"urls": "stun:stun.example.org:3478", "username": "", "credential": ""}
TURN = {"server-address": "turn:turn.example.org", "server-user": "ada", "server-password": "secret"}


def host(**parts: Any) -> Person:
    """Return the page of a host of a match with friends elsewhere, which knows the page's list of servers."""
    person = Person(address="https://example.org/", **parts)
    person.start_match(company="elsewhere")
    assert person.reply["command"] == {"kind": "room-servers"}
    # Nobody can agree before the page names them.
    assert person.model.words("room.agree") not in person.reply["html"]
    person.do("room-servers", text=STUN)
    return person


def test_wide_codes_are_read_and_known_as_such() -> None:
    assert read_code(f"{ID}.{OFFER}") == RoomCode(ID, "offer", OFFER, wide=True)
    assert read_code(f"{ID}.{ANSWER}") == RoomCode(ID, "answer", ANSWER, wide=True)


def test_no_server_is_asked_before_the_user_agrees_and_the_consent_is_remembered() -> None:
    person = host()
    words = person.model.words
    assert words("room.consent", servers="stun.example.org") in person.reply["html"]
    connection = connection_of(person.model)
    assert connection is not None
    assert (connection["servers"], connection["invites"]) == (None, "")
    room = person.do("elsewhere-agree")["room"]
    assert (room["servers"], room["invites"]) == ([SERVER], room["room"])
    person.do("room-code", code=OFFER)
    assert OFFER in person.reply["html"]
    again = host(storage=person.storage)
    assert connection_of(again.model)["servers"] == [SERVER]  # type: ignore[index]
    # It holds for these servers only.
    again.do("room-servers", text=json.dumps(["stun:another.example.org"]))
    assert connection_of(again.model)["servers"] is None  # type: ignore[index]
    again.do("room-servers", text=STUN)
    again.do("elsewhere-forget")
    assert connection_of(again.model)["servers"] is None  # type: ignore[index]


def test_without_a_server_nobody_is_asked() -> None:
    person = host()
    person.do("room-servers", text="[]")
    room = person.reply["room"]
    assert (room["servers"], room["invites"]) == ([], room["room"])
    assert person.model.words("room.no_servers") in person.reply["html"]


def test_a_server_of_the_users_own_takes_the_place_of_the_pages() -> None:
    person = host()
    person.do("elsewhere-server", fields={**TURN, "server-password": ""})
    assert person.model.notice == "room_no_server"
    room = person.do("elsewhere-server", fields=TURN)["room"]
    assert room["servers"] == [{"urls": "turn:turn.example.org", "username": "ada", "credential": "secret"}]
    again = host(storage=person.storage)
    assert connection_of(again.model)["servers"] == room["servers"]  # type: ignore[index]
    again.do("elsewhere-forget")
    assert connection_of(again.model)["servers"] is None  # type: ignore[index]


def test_the_host_invites_friends_elsewhere_into_a_room_and_back() -> None:
    person = Person(address="https://example.org/")
    person.start_match(company="room")
    assert "command" not in person.reply
    assert person.do("elsewhere", on=True)["command"] == {"kind": "room-servers"}
    assert isinstance(person.match.venue, Room)
    assert person.match.venue.wide
    person.do("room-servers", text=STUN)
    person.do("elsewhere", on=False)
    assert not person.match.venue.wide
    assert connection_of(person.model)["invites"]


def test_a_guest_elsewhere_connects_only_after_consent_also_after_a_reload() -> None:
    person = Person(place=f"#room/{ID}.{OFFER}", address="https://example.org/")
    assert person.reply["command"] == {"kind": "room-servers"}
    assert "room" not in person.reply
    person.do("room-servers", text=STUN)
    assert "room" not in person.reply
    room = person.do("elsewhere-agree")["room"]
    assert (room["servers"], room["offer"]) == ([SERVER], OFFER)
    person.do("room-code", code=ANSWER)
    assert f"https://example.org/#room/{ID}.{ANSWER}" in person.reply["html"]
    assert person.do("room-failed")["html"]
    assert person.model.notice == "room_far"
    # A guest that has been reloaded knows that its host is far away.
    wide = RoomOfDevices("zen-garden", 2, guests=0)
    guest = Device("guest", storage=dict(person.storage)).open(f"{wide.place}.{OFFER}")
    guest.do("room-servers", text=STUN)
    wide.guests.append(guest)
    wide.settle()
    guest.do("room-join", fields={"room-seat": "1", "room-name": "Ben"})
    wide.settle()
    assert guest.match.venue.wide  # type: ignore[attr-defined]
    guest.open(f"#match/{guest.match.id}")
    assert connection_of(guest.model) is None
    guest.do("room-servers", text=STUN)
    assert connection_of(guest.model)["servers"] == [SERVER]  # type: ignore[index]


@pytest.mark.parametrize(("code", "links"), [(OFFER, True), (f"watch.{OFFER}", False)])
def test_a_guest_who_has_sent_the_answer_is_told_that_it_takes_long_and_of_the_other_way(
    code: str, links: bool
) -> None:
    person = Person(place=f"#room/{ID}.{code}", address="https://example.org/")
    person.do("room-servers", text=STUN)
    assert person.do("elsewhere-agree")["room"]["waits"] is False
    person.do("room-code", code=ANSWER)
    words = person.model.words
    assert person.do("room-link", how="copy")["room"]["waits"] is True
    assert words("room.late") not in person.reply["html"]
    html = person.do("room-failed")["html"]
    assert (words("room.late") in html, words("room.late_link") in html) == (True, links)
    # Its reply stays valid.
    assert ANSWER in html
    assert person.model.notice == ""


@pytest.mark.parametrize(
    ("people", "fields", "edits", "seats"),
    [
        (2, {"room-seat": "play", "room-name": "Bea"}, False, [1]),
        (2, {"room-seat": "look", "room-name": "Bea"}, False, []),
        # These are asked when the seats are known.
        (3, {"room-seat": "play", "room-name": "Bea"}, False, None),
        (2, {"room-seat": "play", "room-name": ""}, False, None),
        (2, {"room-seat": "play", "room-name": "Bea"}, True, None),
    ],
)
def test_a_guest_who_has_sent_the_answer_takes_the_only_free_seat_without_a_press(
    people: int, fields: dict[str, str], edits: bool, seats: list[int] | None
) -> None:
    room = RoomOfDevices("zen-garden", people, guests=0)
    guest = Device("guest").open(f"{room.place}.{OFFER}")
    guest.do("room-servers", text=STUN)
    guest.do("elsewhere-agree")
    guest.do("room-code", code=ANSWER)
    assert ENGLISH("room.answer_link") in guest.html
    assert ENGLISH("room.link") not in guest.html
    guest.do("room-form", fields=fields)
    guest.do("room-link", how="copy")
    if edits:
        guest.do("room-form", fields={**fields, "room-name": "Be"})
    room.guests.append(guest)
    room.settle()
    assert guest.model.notice == ""
    if seats is None:
        assert guest.open_match is None
        assert "room-join" in guest.html
    else:
        assert guest.seats == seats
        assert room.host.match.player(1) == ("Bea" if seats else "Ben")


LISTS: list[tuple[Any, int]] = [
    (["stun:a.example", "stun:b.example:3478", "turn:[::1]:3478?transport=udp"], 3),
    (["stun:a.example"] * 9, MAX_DEFAULTS),
    (["https://a.example", "stun:", "stun:a b", "stun:a\nb", 5, None, ["stun:a"], f"stun:{'a' * MAX_LENGTH}"], 0),
    ({"stun:a.example": 1}, 0),
]


@pytest.mark.parametrize(("content", "count"), LISTS)
def test_a_list_of_servers_is_untrusted(content: Any, count: int) -> None:
    assert len(defaults_in(json.dumps(content))) == count


@pytest.mark.parametrize("text", ["", "<!doctype html>", "[" * 50, "null"])
def test_a_text_that_is_no_list_names_no_server(text: str) -> None:
    assert defaults_in(text) == ()


FIELDS: list[tuple[dict[str, Any], Server | None]] = [
    ({"server-address": " stun.example.org "}, Server("stun:stun.example.org")),
    ({**TURN, "server-address": "turn.example.org:5349"}, Server("turn:turn.example.org:5349", "ada", "secret")),
    ({}, None),
    ({"server-address": "javascript:alert(1)"}, None),
    ({**TURN, "server-user": "a" * 201}, None),
    ({"server-address": "turn:turn.example.org"}, None),
    ({**TURN, "server-address": "stun:stun.example.org"}, None),
]


@pytest.mark.parametrize(("fields", "server"), FIELDS)
def test_a_server_that_a_user_enters_is_checked(fields: dict[str, Any], server: Server | None) -> None:
    assert server_in(fields) == server


@pytest.mark.parametrize("text", ["", "5", "[]", '["stun:a.example", "", 5]', '["x:y", "", ""]', "[" * 50])
def test_a_saved_server_that_is_none_is_ignored(text: str) -> None:
    settings = json.dumps({"version": 1, "server": text})
    person = Person(storage={"hofgarten/settings": settings})
    assert own_server(person.model.settings) is None
