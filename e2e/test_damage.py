"""What the service worker keeps gets damaged: it is mended from the network, or that is said; matches stay."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e import play, saves
from e2e.conftest import PREFIX
from e2e.play import ENGLISH
from e2e.test_half_deployed import notice
from e2e.versions import Host, look_for_newer, newer, running, version
from e2e.waiting import ready
from e2e.watch import Watch

pytestmark = [pytest.mark.context(service_workers="allow"), pytest.mark.fresh]

PAGE = PREFIX
"""How the address of the page itself ends, beside those of its files."""
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
KEPT_STYLE = "async () => (await (await caches.match(document.querySelector('[rel=stylesheet]').href)).text()).length"


@pytest.fixture
def host() -> Iterator[Host]:
    """Return what serves the page."""
    serving = Host(PREFIX)
    yield serving
    serving.stop()


@pytest.fixture
def site(host: Host, dist: Path) -> str:
    """Return the address at which the page is served, till it is no more."""
    return host.show(dist)


def visit(page: Page, site: str) -> str:
    """Visit the page with a match, until it needs no network any more; returns the address of the match."""
    match = saves.a_match(3)
    saves.keep(page, site, match)
    page.goto(site)
    ready(page)
    expect(play.open_settings(page)).to_contain_text(ENGLISH("offline.ready"))
    return f"{site}#match/{match.id}"


def damage(page: Page, end: str) -> None:
    """Put garbage into the browser's cache for the file whose address ends so, and leave the page."""
    assert page.evaluate(DAMAGE, end) == 1
    page.goto("about:blank")


def play_on(page: Page) -> None:
    """Expect the match, whole, and make a move."""
    ready(page)
    expect(page.get_by_role("alert")).to_have_count(0)
    match = saves.a_match(3)
    play.expect_board(page, match.state)
    play.build(page, match, saves.best_move(match))


@pytest.mark.firefox
@pytest.mark.parametrize("file", ["/library.pack", "/bridge.js"])
def test_a_damaged_file_is_said_and_mended_and_then_needs_no_network(
    page: Page, site: str, host: Host, watch: Watch, dist: Path, file: str
) -> None:
    watch.allow("")
    place = visit(page, site)
    damage(page, file)
    host.stop()
    page.goto(place)
    notice(page).click()
    expect(notice(page)).to_be_enabled()
    host.show(dist)
    notice(page).click()
    play_on(page)
    host.stop()
    page.reload()
    ready(page)
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.firefox
def test_a_damaged_page_is_mended_unasked(page: Page, site: str, host: Host, watch: Watch) -> None:
    place = visit(page, site)
    damage(page, PAGE)
    page.goto(place)
    play_on(page)
    watch.allow("")
    host.stop()
    page.reload()
    ready(page)


@pytest.mark.firefox
def test_a_damaged_page_that_cannot_be_mended_is_said_till_it_can(
    page: Page, site: str, host: Host, watch: Watch, dist: Path
) -> None:
    watch.allow("")
    place = visit(page, site)
    damage(page, PAGE)
    host.stop()
    page.goto(place)
    again = notice(page)
    host.show(dist)
    again.click()
    play_on(page)


@pytest.mark.firefox
def test_loading_the_page_again_mends_what_only_looks_wrong(page: Page, site: str, dist: Path) -> None:
    visit(page, site)
    whole = (dist / "v" / version(dist) / "style.css").stat().st_size
    damage(page, "/style.css")
    page.goto(site)
    ready(page)
    assert page.evaluate(KEPT_STYLE) != whole
    page.reload()
    ready(page)
    assert page.evaluate(KEPT_STYLE) == whole


@pytest.mark.firefox
def test_where_the_server_has_another_build_that_one_takes_the_place_of_the_damaged_one(
    page: Page, site: str, host: Host, watch: Watch, dist: Path, tmp_path: Path
) -> None:
    watch.allow("")
    place = visit(page, site)
    damage(page, "/bridge.js")
    folder = newer(dist, tmp_path / "newer")
    host.show(folder)
    page.goto(place)
    notice(page).click()
    play_on(page)
    assert running(page) == version(folder)
    page.goto(site)
    ready(page)
    expect(play.open_settings(page)).to_contain_text(ENGLISH("offline.ready"))
    host.stop()
    page.reload()
    ready(page)
    assert running(page) == version(folder)


def test_a_newer_version_does_not_inherit_damage(page: Page, site: str, host: Host, dist: Path, tmp_path: Path) -> None:
    visit(page, site)
    assert page.evaluate(DAMAGE, "/embed.js") == 1
    folder = newer(dist, tmp_path / "newer")
    host.show(folder)
    assert look_for_newer(page) == "installed"
    assert [path for path in host.asked if path.endswith("/embed.js")], "what is damaged is not copied"
    assert not [path for path in host.asked if path.endswith("/manifest.webmanifest")]
