"""News of the own turn while the page is out of sight: title, badge and notification, taken back when it is seen."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.room_page import guest_in_tab, open_seats, take_zen_turn
from tests.kit import storage_seed, zen_garden_page
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import ENGLISH

PERMIT = "() => { Notification.requestPermission = async () => 'granted'; }"
OUT_OF_SIGHT = """() => {
    window.away = true;
    window.badges = [];
    window.posted = [];
    Object.defineProperty(document, "hidden", { get: () => window.away, configurable: true });
    navigator.setAppBadge = async () => { window.badges.push("set"); };
    navigator.clearAppBadge = async () => { window.badges.push("cleared"); };
    const usual = ServiceWorker.prototype.postMessage;
    ServiceWorker.prototype.postMessage = function (message, ...others) {
        message.notify ? window.posted.push(message) : usual.call(this, message, ...others);
    };
}"""
"""Playwright shows all pages: none is ever hidden. Chromium without windows shows no notifications."""
IN_SIGHT = "() => { window.away = false; document.dispatchEvent(new Event('visibilitychange')); }"


@pytest.mark.thorough
@pytest.mark.fresh
@pytest.mark.context(service_workers="allow")
def test_a_hidden_page_tells_of_its_turn_until_it_is_seen(page: Page, site: str) -> None:
    storage_seed.revisit(page, site)
    ready(page)
    guest = guest_in_tab(page)
    open_seats(page)
    switch = page.get_by_role("switch", name=ENGLISH("notify.title"), exact=True)
    page.evaluate(PERMIT)
    switch.click()
    expect(switch).to_be_checked()
    zen_garden_page.close(page)
    name = page.title()
    take_zen_turn([page, guest])
    page.evaluate(OUT_OF_SIGHT)
    take_zen_turn([page, guest])
    mark = f"\N{BLACK CIRCLE} {ENGLISH('saved.your_turn')} "
    expect(page).to_have_title(re.compile(f"^{mark}.*{re.escape(name)}$"))
    page.wait_for_function("() => window.posted.length > 0")
    (posted,) = page.evaluate("window.posted")
    assert (posted["notify"], "Benedikt" in posted["options"]["body"]) == (ENGLISH("saved.your_turn"), True)
    assert page.evaluate("window.badges") == ["set"]
    page.evaluate(IN_SIGHT)
    expect(page).to_have_title(name)
    assert page.evaluate("window.badges") == ["set", "cleared"]
    assert not guest.title().startswith(mark)
