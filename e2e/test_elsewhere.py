"""A match with a friend elsewhere: consent to a STUN server, and links that travel by messenger."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from e2e.room_page import button, code_of, host_a_match, join, news, take_zen_turn
from tests.kit import storage_seed, zen_garden_page
from tests.kit.stun import Stun, stun_server
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import ENGLISH


@pytest.fixture
def stun() -> Iterator[Stun]:
    """Return a STUN server."""
    with stun_server() as server:
        yield server


def name_servers(page: Page, *addresses: str) -> None:
    """Let a page's list of servers name these."""
    page.context.route("**/stun.json", lambda route: route.fulfill(body=json.dumps(addresses)))


def test_a_friend_elsewhere_joins_by_two_links_after_both_have_agreed(opened: Page, other: Page, stun: Stun) -> None:
    for page in (opened, other):
        name_servers(page, stun.address)
    host_a_match(opened, company="elsewhere")
    dialog = zen_garden_page.dialog(opened, ENGLISH("room.title"))
    consent = ENGLISH("room.consent", servers="127.0.0.1")
    expect(dialog).to_contain_text(consent)
    assert stun.asked == 0
    button(opened, "room.agree").click()
    other.goto(code_of(opened))
    ready(other)
    expect(other.get_by_role("main")).to_contain_text(consent)
    before = stun.asked
    assert before > 0
    button(other, "room.agree").click()
    answer = code_of(other)
    assert stun.asked > before
    courier = opened.context.new_page()
    courier.goto(answer)
    expect(courier.get_by_text(ENGLISH("room.passed"))).to_be_visible()
    courier.close()
    join(other, "Benedikt")
    pages = [opened, other]
    take_zen_turn(pages)
    # Neither is asked again after a reload, and both find each other.
    for page in pages:
        page.reload()
        ready(page)
        take_zen_turn(pages)
    assert storage_seed.saved(other).player(1) == "Benedikt"


def test_where_there_is_no_way_the_match_goes_on_by_link(opened: Page, other: Page, stun: Stun) -> None:
    for page in (opened, other):
        name_servers(page, stun.address)
    host_a_match(opened, company="elsewhere")
    button(opened, "room.agree").click()
    other.goto(code_of(opened))
    ready(other)
    button(other, "room.agree").click()
    answer = code_of(other)
    other.goto("about:blank")
    opened.get_by_label(ENGLISH("room.answer_label"), exact=True).fill(answer)
    button(opened, "room.connect").click()
    dialog = zen_garden_page.dialog(opened, ENGLISH("room.title"))
    expect(dialog.get_by_role("alert")).to_contain_text(ENGLISH("notice.room_far"), timeout=20_000)
    button(opened, "room.by_link").click()
    expect(dialog).to_have_count(0)
    expect(news(opened)).to_have_count(0)
