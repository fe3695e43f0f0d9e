"""Matches by link and in a room, open in two tabs: the tab that follows offers and changes nothing."""

import pytest

from tests.web.harness import actions_in
from tests.web.rooms import Device, RoomOfDevices, two_devices
from tests.web.turn_links import two
from tests.web.two_tabs import Browser, Tab, shared
from web.app.model.library.saved_matches import PREFIX
from web.app.model.match.correspondence import Correspondence
from web.app.model.match.room import Guest, Host
from web.app.model.model import Own


def hosted() -> tuple[Browser, Tab, Tab]:
    """Return the tabs of a host, who is to move: the second one follows."""
    room = RoomOfDevices("zen-garden", 2)
    browser, leading, following = shared(room.host.match)
    assert leading.move()
    following.hear()
    assert (leading.page.is_follower, following.page.is_follower) == (False, True)
    return browser, leading, following


def visited() -> tuple[Browser, Tab, Tab]:
    """Return the tabs of a guest, whose first one has the connection."""
    (guest,) = RoomOfDevices("zen-garden", 2).guests
    browser, leading, following = shared(guest.match)
    following.change_page(purpose=Own(is_follower=True))
    following.do("unhover")
    return browser, leading, following


def by_link() -> tuple[Browser, Tab, Tab]:
    """Return the tabs of a player by link, to whom moves have come that only the first tab has."""
    ada, ben, _ = two()
    identity = ada.match.id
    browser = Browser(**ada.storage)
    following, leading = browser.open(f"#match/{identity}"), browser.open(f"#match/{identity}")
    ben.play_turn()
    leading.do("go", place=ben.link())
    following.hear()
    assert (leading.page.is_follower, following.page.is_follower) == (False, True)
    return browser, leading, following


VENUES = {Host: hosted, Guest: visited, Correspondence: by_link}


@pytest.mark.parametrize("how", ["here", "link"])
def test_guests_hear_that_another_tab_has_closed_the_room_of_a_finished_match(how: str) -> None:
    room, guest = two_devices()
    while not room.host.match.over:
        room.play()
    key = PREFIX + room.host.match.id
    other = Device("other tab", storage=dict(room.host.storage)).open(f"#match/{room.host.match.id}")
    other.do("room-close", how=how)
    room.host.do("storage-changed", key=key, text=other.storage[key])
    assert room.host.storage[key] == other.storage[key]
    room.settle()
    assert isinstance(guest.match.venue, Guest)
    assert guest.match.venue.ending == how


@pytest.mark.parametrize("kind", VENUES)
def test_a_following_tab_offers_no_part_of_a_room_or_a_link(kind: type) -> None:
    _, leading, following = VENUES[kind]()
    for dialog in (None, "menu", "room"):
        if dialog:
            following.do("dialog", name=dialog)
        offered = actions_in(following.reply["html"])
        assert not [action for action in offered if action["do"].startswith(("room-", "turn-"))]
        assert {"do": "dialog", "name": "room"} not in offered
        assert "#room/" not in following.reply["html"]
    following.do("dialog", name="")
    assert {"do": "play-here"} in actions_in(following.reply["html"])
    leading.do("unhover")
    names = {action["do"] for action in actions_in(leading.reply["html"])}
    assert ("turn-news" in names) == (kind is Correspondence)
