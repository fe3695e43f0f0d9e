"""Hints at an address that only this computer reaches, or that is not secure."""

from collections.abc import Callable

import pytest

from tests.web.harness import Person
from tests.web.turn_links import Device
from web.app.texts import Words

ENGLISH = Words("en")
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
