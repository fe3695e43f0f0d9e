"""A match with a friend elsewhere: consent to a STUN server, and links that travel by messenger."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Playwright, expect

from e2e.conftest import start
from e2e.room_page import button, code_of, host_a_match, join, news, take_zen_turn
from tests.kit import storage_seed, zen_garden_page
from tests.kit.shared_page import new_context
from tests.kit.stun import Stun, stun_server
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import ENGLISH

COUNT = """
const Usual = RTCPeerConnection;
globalThis.made = globalThis.tries = 0;
globalThis.RTCPeerConnection = class extends Usual {
    constructor(...parts) {
        super(...parts);
        made += 1;
    }
    addIceCandidate(candidate) {
        tries = Number(/ generation (\\d+)/.exec(candidate.candidate)[1]);
        this.fails = true;
        this.dispatchEvent(new Event("connectionstatechange"));
        this.fails = false;
        return super.addIceCandidate(candidate);
    }
    get connectionState() {
        return this.fails ? "failed" : super.connectionState;
    }
};
"""
"""Counts a page's connections, and how often the latest one has tried the addresses of the other device.

Between two networks, Chromium says for a moment that it has failed when it tries them again.
"""


LATE_MS = 22_000
"""A page knows within 20 seconds that it has not been connected."""


@pytest.fixture
def stun() -> Iterator[Stun]:
    """Return a STUN server."""
    with stun_server() as server:
        yield server


def name_servers(page: Page, *addresses: str) -> None:
    """Let a page's list of servers name these."""
    page.context.route("**/stun.json", lambda route: route.fulfill(body=json.dumps(addresses)))


def invite(host: Page, guest: Page, stun: Stun) -> str:
    """Let a guest open the link of a host after both have agreed; return the reply."""
    for page in (host, guest):
        name_servers(page, stun.address)
    host_a_match(host, company="elsewhere")
    button(host, "room.agree").click()
    guest.goto(code_of(host))
    ready(guest)
    button(guest, "room.agree").click()
    return code_of(guest)


@pytest.mark.thorough
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
    other.get_by_label(ENGLISH("invite.name"), exact=True).fill("Benedikt")
    button(other, "correspondence.copy").click()
    courier = opened.context.new_page()
    courier.goto(answer)
    expect(courier.get_by_text(ENGLISH("room.passed"))).to_be_visible()
    courier.close()
    expect(zen_garden_page.panel(other)).to_be_visible()
    pages = [opened, other]
    take_zen_turn(pages)
    # Neither is asked again after a reload, and both find each other.
    for page in pages:
        page.reload()
        ready(page)
        take_zen_turn(pages)
    assert storage_seed.saved(other).player(1) == "Benedikt"


@pytest.mark.thorough
def test_a_friend_with_firefox_joins(opened: Page, playwright: Playwright, stun: Stun) -> None:
    firefox = start(playwright, "firefox", is_quick=False)
    guest = new_context(firefox).new_page()
    answer = invite(opened, guest, stun)
    # A person needs longer to carry the answer than Firefox waits.
    opened.wait_for_timeout(12_000)
    opened.get_by_label(ENGLISH("room.far_reply"), exact=True).fill(answer)
    button(opened, "room.connect").click()
    join(guest, "Benedikt")
    take_zen_turn([opened, guest])
    firefox.close()


@pytest.mark.thorough
def test_a_guest_whose_reply_brings_no_connection_is_told_of_the_other_way(
    opened: Page, other: Page, stun: Stun
) -> None:
    answer = invite(opened, other, stun)
    button(other, "correspondence.copy").click()
    expect(other.get_by_role("alert").filter(has_text=ENGLISH("room.late_link"))).to_be_visible(timeout=LATE_MS)
    # The reply stays valid.
    opened.get_by_label(ENGLISH("room.far_reply"), exact=True).fill(answer)
    button(opened, "room.connect").click()
    join(other, "Benedikt")
    take_zen_turn([opened, other])


@pytest.mark.thorough
def test_a_reply_that_waits_stays_valid_and_where_there_is_no_way_the_match_goes_on_by_link(
    opened: Page, other: Page, stun: Stun
) -> None:
    other.add_init_script(COUNT)
    answer = invite(opened, other, stun)
    # Another connection would have another port, which the reply does not name.
    other.wait_for_function("() => tries >= 2 && made === 1")
    other.goto("about:blank")
    opened.get_by_label(ENGLISH("room.far_reply"), exact=True).fill(answer)
    button(opened, "room.connect").click()
    dialog = zen_garden_page.dialog(opened, ENGLISH("room.title"))
    expect(dialog.get_by_role("alert")).to_contain_text(ENGLISH("notice.room_far"), timeout=20_000)
    button(opened, "room.by_link").click()
    expect(dialog).to_have_count(0)
    expect(news(opened)).to_have_count(0)
