"""Hints at an address that only this computer reaches, or that is not secure."""

from collections.abc import Callable

import pytest

from tests.web.harness import Person
from tests.web.turn_links import Device
from web.app.model.links.codec import to_base64
from web.app.model.match.room import Host
from web.app.texts import LANGUAGES, Words

ENGLISH = Words("en")
OFFER, ANSWER = (to_base64(bytes([first, *range(40)])) for first in (0x11, 0x12))
LOCAL = (
    "http://127.0.0.1:8000/",
    "http://127.0.0.2/hofgarten/",
    "http://localhost:8000/",
    "https://play.localhost/",
    "http://[::1]:8000/",
)
INSECURE = ("http://192.168.1.7:8000/", "http://hof.test/", "http://localhost.example/", "http://127.0.0.1.example/")
SECURE = ("https://example.org/hofgarten/", "https://192.168.1.7/")


def share(address: str) -> str:
    """Return the page with the share dialog."""
    person = Person(address=address)
    person.start_match()
    return str(person.do("dialog", name="share")["html"])


def room(address: str) -> str:
    """Return the page with the dialog of a room."""
    person = Person(address=address)
    person.start_match(company="room")
    return str(person.do("dialog", name="room")["html"])


def turn(address: str) -> str:
    """Return the page that asks the player to send the first link."""
    return str(first_turn(address).reply["html"])


def turn_code(address: str) -> str:
    """Return the page with the QR code of a turn link."""
    return str(first_turn(address).do("turn-send", how="code")["html"])


def first_turn(address: str) -> Device:
    """Return a device on which the first turn of a match by link was played."""
    ada = Device.beginning("zen-garden", 2, address=address)
    ada.play_turn()
    return ada


@pytest.mark.parametrize("view", [share, room, turn, turn_code])
def test_links_say_if_only_this_computer_opens_them(view: Callable[[str], str]) -> None:
    for address in (*LOCAL, *INSECURE, *SECURE):
        assert (ENGLISH("share.only_here") in view(address)) == (address in LOCAL), address


def test_the_settings_offer_at_an_insecure_address_what_works_there() -> None:
    for address in (*LOCAL, *INSECURE, *SECURE):
        html = str(Person(address=address).do("dialog", name="settings")["html"])
        for key in ("offline.insecure", "offline.unready", "offline.install"):
            assert (ENGLISH(key) in html) == ((key == "offline.insecure") == (address in INSECURE)), address


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_room_offers_a_link_only_where_it_gets_further_than_the_room(language: str) -> None:
    words = Words(language)
    network = ("http://192.168.1.7:8000/", "http://10.0.0.3/", "http://172.20.1.1/", "http://[fd00::1]/", "http://hof/")
    named = ("http://hof.local:8000/", "http://hof.fritz.lan/", "http://hof.home.arpa/")
    anywhere = ("https://example.org/hofgarten/", "http://172.32.1.1/", "http://193.168.1.1/", "https://local.example/")
    for address in (*LOCAL, *network, *named, *anywhere):
        host = Person(address=address, languages=[language])
        host.start_match(company="room")
        offered = str(host.do("dialog", name="room")["html"])
        assert isinstance(host.match.venue, Host)
        place = f"#room/{host.match.venue.id}.{OFFER}"
        guest = Person(address=address, languages=[language], place=place)
        joining = str(guest.do("room-code", code=ANSWER)["html"])
        assert words("room.trouble") in offered
        assert words("room.trouble") in joining
        shown = [
            words("room.otherwise") in offered,
            words("room.otherwise") in joining,
            words("room.anywhere") in offered,
        ]
        assert shown == [address in anywhere] * 3, address
