"""Matches by link and in a room, open in two tabs: the tab that follows offers and changes nothing."""

from typing import Any

import pytest

from tests.web.harness import ACTIONS, actions_in
from tests.web.rooms import RoomOfDevices
from tests.web.turn_links import two
from tests.web.two_tabs import Browser, Tab
from web.app.model.library.saved_matches import PREFIX
from web.app.model.match.correspondence import Correspondence
from web.app.model.match.room import Guest, Host

FIELDS: dict[str, list[dict[str, Any]]] = {
    "room-close": [{"how": "link"}, {"how": "here"}],
    "room-seat": [{"seat": seat, "player": player} for seat in (0, 1) for player in ("here", "elsewhere", "master")],
    "room-answer": [{"allow": allow} for allow in (True, False)],
    "room-accept": [{"fields": {"room-answer": "#room/1"}}],
    "room-call-back": [{}],
    "room-scan": [{"on": True}],
    "turn-news": [{}, {"show": True}],
    "turn-send": [{"how": how} for how in ("copy", "share", "code")],
    "turn-sent": [{"identity": "", "at": 1, "how": "copied"}],
    "turn-paste": [{"fields": {"turn-link": ""}}],
}
"""The fields of the actions of a room and of a match by link."""

ELSEWHERE = {
    "room-heard",
    "room-lost",
    "room-form",
    "room-join",
    "room-link",
    "room-code",
    "room-failed",
    "room-passed",
}
"""The actions of a room that the browser sends, or that apply on the way into it."""


def followed(storage: dict[str, str], identity: str, *, plays: bool) -> tuple[Browser, Tab, Tab]:
    """Return a browser with a match in two tabs, of which the second one follows the first one."""
    browser = Browser(**storage)
    leading, following = browser.open(f"#match/{identity}"), browser.open(f"#match/{identity}")
    if plays:
        assert leading.move()
    else:
        browser.write(leading, PREFIX + identity, browser.storage[PREFIX + identity].replace('"saved":', '"saved": '))
    following.hear()
    assert (leading.page.is_follower, following.page.is_follower) == (False, True)
    return browser, leading, following


def hosted() -> tuple[Browser, Tab, Tab]:
    """Return the tabs of a host, who is to move."""
    room = RoomOfDevices("zen-garden", 2)
    return followed(room.host.storage, room.host.match.id, plays=True)


def visited() -> tuple[Browser, Tab, Tab]:
    """Return the tabs of a guest."""
    room = RoomOfDevices("zen-garden", 2)
    (guest,) = room.guests
    return followed(guest.storage, guest.match.id, plays=False)


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


def test_all_actions_of_rooms_and_links_are_tried() -> None:
    assert FIELDS.keys() | ELSEWHERE == {name for name in ACTIONS if name.startswith(("room-", "turn-"))}


@pytest.mark.parametrize("kind", VENUES)
@pytest.mark.parametrize("name", FIELDS)
def test_an_action_in_a_following_tab_leaves_the_match_to_the_other_tab(kind: type, name: str) -> None:
    browser, leading, following = VENUES[kind]()
    assert isinstance(leading.match.venue, kind)
    before = dict(browser.storage)
    for fields in FIELDS[name]:
        following.do(name, **fields)
        assert browser.storage == before
    leading.hear()
    assert (leading.page.is_follower, following.page.is_follower) == (False, True)
    assert isinstance(leading.match.venue, kind)


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
