"""Visits that few people make: a device that sleeps, a page left and returned to, no storage at all, a huge import."""

from pathlib import Path

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.kit import storage_seed, zen_garden_page
from tests.kit.page_guard import PageGuard
from tests.kit.zen_garden_page import ENGLISH

pytestmark = pytest.mark.fresh

HOURS_OF_SLEEP = 8
NO_STORAGE = """
for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
    Object.defineProperty(window, name, { get() { throw new DOMException("", "SecurityError"); } });
}
if (navigator.serviceWorker) {
    navigator.serviceWorker.register = () => Promise.reject(new DOMException("", "SecurityError"));
}
"""
"""A browser that denies all kinds of storage, as some do in private windows or inside frames."""


@pytest.mark.thorough
def test_a_bot_moves_after_the_device_has_slept(page: Page, site: str) -> None:
    page.clock.install()
    match = zen_garden_page.open_match(
        page, site, storage_seed.a_match(0, bots={1: "apprentice"}, names=("Ada", "Bot"), seed="11")
    )
    while match.turn == 0:
        match = zen_garden_page.build(page, match, storage_seed.best_move(match))
    session: CDPSession = page.context.new_cdp_session(page)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    session.send("Page.setWebLifecycleState", {"state": "active"})
    page.clock.fast_forward(HOURS_OF_SLEEP * 3_600_000)
    expect(zen_garden_page.announced(page)).to_contain_text(ENGLISH("say.turn", name="Ada"))
    expect(page.get_by_role("alert")).to_have_count(0)
    assert storage_seed.saved(page).at > match.at


@pytest.mark.thorough
def test_a_page_left_and_returned_to_goes_on(page: Page, site: str) -> None:
    match = zen_garden_page.open_match(page, site, storage_seed.a_match(4))
    zen_garden_page.lay(page, match, storage_seed.best_move(match))
    page.goto(f"{site}blank")
    page.evaluate("history.back()")
    zen_garden_page.expect_board(page, match.state)
    after = zen_garden_page.build(page, match, storage_seed.best_move(match))
    assert storage_seed.saved(page).record.events == after.record.events


def test_a_page_opened_as_a_file_says_that_it_needs_a_server(page: Page, guard: PageGuard, dist: Path) -> None:
    guard.allow("")
    page.goto((dist / "index.html").as_uri())
    expect(page.get_by_role("alert").filter(visible=True)).to_have_text(ENGLISH("unable.disk"))


@pytest.mark.thorough
@pytest.mark.firefox
def test_a_match_is_played_without_any_storage(page: Page, guard: PageGuard, site: str) -> None:
    guard.allow("SecurityError")
    page.add_init_script(NO_STORAGE)
    page.goto(site)
    zen_garden_page.set_players(page, storage_seed.PEOPLE)
    zen_garden_page.begin(page, seed="7")
    expect(page.get_by_role("alert")).to_contain_text(ENGLISH.of("notice", "storage_forbidden"))
    match = storage_seed.a_match(0)
    move = storage_seed.any_move(match)
    zen_garden_page.lay(page, match, move)
    zen_garden_page.confirm(page, move)
