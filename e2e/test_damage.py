"""A file in the service worker's cache is damaged: it is replaced from the server, or reported; matches stay."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import PREFIX
from e2e.test_half_deployed import notice
from e2e.versions import Host, look_for_newer, newer
from tests.kit import storage_seed, zen_garden_page
from tests.kit.page_guard import PageGuard
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.match.match import PlayedMatch

pytestmark = [pytest.mark.context(service_workers="allow"), pytest.mark.fresh]

PAGE = PREFIX
"""Suffix of the address of the page itself."""
DAMAGE = """async (end) => {
    let damaged = 0;
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of (await cache.keys()).filter(({ url }) => url.endsWith(end))) {
            const { headers } = await cache.match(url);
            await cache.put(url, new Response("garbage )(", { headers }));
            damaged += 1;
        }
    }
    return damaged;
}"""

NO_LONG_TIMERS = """{
    const { setTimeout: later } = window;
    window.setTimeout = (then, ms, ...rest) => (ms >= 20_000 ? 0 : later(then, ms, ...rest));
}"""
"""Disables the notice about a slow start, which comes after 30 s: a damaged file must be reported without it."""


@pytest.fixture
def site(host: Host, dist: Path) -> str:
    """Return the address of the page; the server stops after the test."""
    return host.show(dist)


def visit(page: Page, site: str) -> str:
    """Visit the page with a match until it works offline; return the match's address."""
    match = storage_seed.a_match(3)
    storage_seed.seed_storage(page, site, match)
    page.goto(site)
    ready(page)
    expect(zen_garden_page.open_settings(page)).to_contain_text(ENGLISH("offline.ready"))
    return f"{site}#match/{match.id}"


def damage(page: Page, end: str) -> None:
    """Damage the browser's cached file with this suffix, and leave the page."""
    assert page.evaluate(DAMAGE, end) == 1
    page.goto("about:blank")


def play_on(page: Page, match: PlayedMatch[Any] | None = None) -> PlayedMatch[Any]:
    """Expect the whole match, by default that of ``visit``; make a move and return the match after it."""
    ready(page)
    expect(page.get_by_role("alert")).to_have_count(0)
    match = match or storage_seed.a_match(3)
    zen_garden_page.expect_board(page, match.state)
    return zen_garden_page.build(page, match, storage_seed.best_move(match))


@pytest.mark.thorough
@pytest.mark.firefox
@pytest.mark.parametrize("file", ["/library.pack", "/main.js", "/pyodide.asm.wasm", "/style.css"])
def test_a_damaged_file_is_reported_at_once_and_replaced_by_the_button(
    page: Page, site: str, guard: PageGuard, file: str
) -> None:
    guard.allow("")
    page.add_init_script(NO_LONG_TIMERS)
    place = visit(page, site)
    damage(page, file)
    page.goto(place)
    notice(page).click()
    play_on(page)


@pytest.mark.thorough
def test_damaged_files_of_a_game_are_replaced_without_a_notice(page: Page, site: str, host: Host) -> None:
    place, match = visit(page, site), storage_seed.a_match(3)
    for file in ("/games/zen-garden.css", "/games/zen-garden.svg"):
        damage(page, file)
        page.goto(place)
        match = play_on(page, match)
    host.stop()
    page.reload()
    ready(page)
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.thorough
@pytest.mark.parametrize("file", ["/library.pack", "/main.js"])
def test_without_a_server_a_damaged_file_is_reported_and_nothing_is_removed(
    page: Page, site: str, host: Host, guard: PageGuard, dist: Path, file: str
) -> None:
    guard.allow("")
    place = visit(page, site)
    damage(page, file)
    host.stop()
    page.goto(place)
    notice(page).click()
    expect(page.get_by_text(ENGLISH("page.unreachable"))).to_be_visible()
    host.show(dist)
    notice(page).click()
    play_on(page)
    expect(zen_garden_page.open_settings(page)).to_contain_text(ENGLISH("offline.ready"))
    host.stop()
    page.reload()
    ready(page)


def test_a_damaged_page_is_repaired_automatically(page: Page, site: str, host: Host, guard: PageGuard) -> None:
    place = visit(page, site)
    damage(page, PAGE)
    page.goto(place)
    play_on(page)
    guard.allow("")
    host.stop()
    page.reload()
    ready(page)


@pytest.mark.thorough
def test_a_newer_version_does_not_inherit_damage(page: Page, site: str, host: Host, dist: Path, tmp_path: Path) -> None:
    visit(page, site)
    assert page.evaluate(DAMAGE, "/embed.js") == 1
    folder = newer(dist, tmp_path / "newer")
    host.show(folder)
    assert look_for_newer(page) == "installed"
    assert [path for path in host.asked if path.endswith("/embed.js")], "damaged files are not copied"
    assert not [path for path in host.asked if path.endswith("/manifest.webmanifest")]
