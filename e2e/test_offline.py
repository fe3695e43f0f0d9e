"""After one visit the page works without a server; a newer version is loaded in parallel and starts on request."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Playwright, expect

from e2e.versions import Host, look_for_newer, newer, running, version
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from tests.kit import storage_seed, zen_garden_page
from tests.kit.browsers import find
from tests.kit.page_guard import PageGuard
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.match.match import PlayedMatch
from web.app.texts import Words

pytestmark = [pytest.mark.context(service_workers="allow"), pytest.mark.fresh]

NAMES = ("Ada", "Bot")
CACHED = """async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    const versions = kept.flat().map(({ url }) => /[/]v[/]([0-9a-f]+)[/]/.exec(url)?.[1]);
    return [...new Set(versions)].filter(Boolean);
}"""
"""Versions with cached files in the browser."""

COUNT_REQUESTS_TO_KEEP = """StorageManager.prototype.persist = async () => {
    sessionStorage.asked = Number(sessionStorage.asked ?? 0) + 1;
    return true;
}"""
BUSY_TAKE_OVER = """(() => {
    const { postMessage } = ServiceWorker.prototype;
    ServiceWorker.prototype.postMessage = function (message, ...others) {
        postMessage.call(this, message, ...others);
        if (message === "take-over") {
            for (let wait = 0; wait < 400; wait += 2) {
                setTimeout(() => fetch(document.querySelector("script[type=module][src]").src).catch(() => {}), wait);
            }
        }
    };
})()"""
"""Requests a file again and again while a version becomes active."""
RECEIVED = """async (scope) =>
    (await (await caches.match(`${scope}received`, { cacheName: `hofgarten ${scope} received` })).json())"""
FORM = """<!doctype html><title>Another app</title><link rel="icon" href="data:,">
<form method="post" enctype="multipart/form-data" action="received">
<label>Text <input name="text"></label><label>Files <input type="file" name="records" multiple></label>
<button>Share</button></form>"""


@pytest.fixture
def site(host: Host, dist: Path) -> str:
    """Return the address of the page; the server stops after the test."""
    return host.show(dist)


def against_bot() -> tuple[PlayedMatch[Any], PlayedMatch]:
    """Return a match of each game at a bot's turn."""
    zen = storage_seed.a_match(4, bots={1: "greedy"}, names=NAMES, seed="5", identity="zen")
    gardens = storage_seed.seeded_match(
        HANGING_GARDENS.name, {}, bots={1: "greedy"}, names=NAMES, identity="gardens", seed="2"
    )
    assert [match.bot(match.turn) is not None for match in (zen, gardens)] == [True, True]
    return zen, gardens


def visit(page: Page, site: str, place: str = "") -> None:
    """Open the page, and wait until it reports that it works offline."""
    page.goto(f"{site}{place}")
    ready(page)
    expect(zen_garden_page.open_settings(page)).to_contain_text(ENGLISH("offline.ready"))
    zen_garden_page.close(page)


def expect_answer(page: Page, match: PlayedMatch[Any]) -> None:
    """Expect the bot's move, and Ada's turn after it."""
    expect(zen_garden_page.announced(page)).to_contain_text(ENGLISH("say.turn", name="Ada"))
    assert storage_seed.saved(page).at > match.at


@pytest.mark.firefox(thorough=True)
def test_after_one_visit_everything_works_without_the_server(
    page: Page, site: str, host: Host, guard: PageGuard
) -> None:
    zen, gardens = against_bot()
    storage_seed.seed_storage(page, site, zen, gardens)
    visit(page, site)
    host.stop()
    guard.allow("")
    again = page.context.new_page()
    page.close()
    again.goto(f"{site}#match/{zen.id}")
    ready(again)
    expect_answer(again, zen)
    again.goto(f"{site}?embed=Z5.1&lang=de")
    ready(again)
    expect(again.locator("html")).to_have_attribute("lang", "de")
    expect(again.locator("#page")).to_contain_text("Z5.1")
    again.goto(f"{site}index.html#match/{gardens.id}")
    ready(again)
    expect_answer(again, gardens)
    again.goto(f"{site}link/share/{gardens.record.game}/fr/#rules/{gardens.record.game}/H3.2")
    expect(again).to_have_url(f"{site}#rules/{gardens.record.game}/H3.2")
    expect(again.get_by_role("heading", level=1)).to_contain_text("H3.2")
    again.get_by_role("link", name=ENGLISH("page.home"), exact=True).click()
    again.get_by_label(ENGLISH("settings.language"), exact=True).select_option("fr")
    expect(again.get_by_role("heading", level=1)).to_have_text(Words("fr")("start.title"))


@pytest.mark.thorough
def test_a_newer_version_takes_over_during_a_match_on_request(
    page: Page, site: str, host: Host, dist: Path, tmp_path: Path
) -> None:
    match, bots = storage_seed.a_match(5), against_bot()[0]
    storage_seed.seed_storage(page, site, match, bots)
    page.add_init_script(COUNT_REQUESTS_TO_KEEP)
    page.add_init_script(BUSY_TAKE_OVER)
    visit(page, site, f"#match/{match.id}")
    assert page.evaluate("sessionStorage.asked") == "1", "the page asks once for persistent storage"
    other = page.context.new_page()
    other.goto(site)
    ready(other)
    old, new = version(dist), version(newer(dist, tmp_path / "newer"))
    host.show(tmp_path / "newer")
    page.reload()
    ready(page)
    bar = page.get_by_role("region", name=ENGLISH("offline.newer"), exact=True)
    expect(bar).to_be_visible()
    assert running(page) == old, "the one that is there goes on"
    match = zen_garden_page.build(page, match, storage_seed.any_move(match))
    with page.expect_navigation():
        bar.get_by_role("button", name=ENGLISH("offline.update"), exact=True).click()
    ready(page)
    assert running(page) == new
    expect(bar).to_have_count(0)
    match = zen_garden_page.build(page, match, storage_seed.any_move(match))
    assert match.at == storage_seed.saved(page).at
    # The server no longer has the old version, and this tab has not yet loaded the bot worker.
    other.goto(f"{site}#match/{bots.id}")
    expect_answer(other, bots)
    assert running(other) == old
    assert sorted(page.evaluate(CACHED)) == sorted([old, new])
    other.reload()
    ready(other)
    assert running(other) == new
    other.close()
    page.reload()
    ready(page)
    assert page.evaluate(CACHED) == [new]


@pytest.mark.thorough
def test_an_incomplete_version_leaves_the_old_one_working(
    page: Page, site: str, host: Host, dist: Path, tmp_path: Path, guard: PageGuard
) -> None:
    visit(page, site)
    folder = newer(dist, tmp_path / "newer")
    file = folder / "v" / version(folder) / "style.css"
    whole = file.read_bytes()
    guard.allow("")
    for damage in (lambda: file.write_bytes(whole[:-1]), file.unlink):
        damage()
        host.show(folder)
        assert look_for_newer(page) == "redundant"
        host.stop()
        page.reload()
        ready(page)
        assert running(page) == version(dist)
        expect(page.get_by_text(ENGLISH("offline.newer"), exact=True)).to_have_count(0)
    file.write_bytes(whole)
    host.show(folder)
    assert look_for_newer(page) == "installed"
    assert not [path for path in host.asked if path.endswith(".wasm")], "cached files are not requested again"
    with page.expect_navigation():
        zen_garden_page.press(page, "offline.update")
    host.stop()
    ready(page)
    assert running(page) == version(folder)


@pytest.mark.thorough
@pytest.mark.parametrize("host", ["/"], indirect=True)
def test_chromium_would_install_it(playwright: Playwright, browser_name: str, site: str, tmp_path: Path) -> None:
    launch = find(browser_name, playwright.chromium.executable_path)
    assert launch is not None
    # Not a context like those of other tests: those are private windows, which cannot install apps.
    context = playwright.chromium.launch_persistent_context(tmp_path, locale="en-GB", **launch.options())
    page = context.new_page()
    visit(page, site)
    view = context.new_cdp_session(page)
    assert view.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    found = view.send("Page.getAppManifest")
    assert found["errors"] == []
    assert json.loads(found["data"])["name"] == "Hofgarten"
    assert found["url"] == f"{site}manifest.webmanifest"
    assert view.send("Page.getAppId")["appId"] == site
    context.close()


@pytest.mark.thorough
def test_shared_files_arrive_and_other_pages_are_left_alone(
    page: Page, site: str, host: Host, dist: Path, tmp_path: Path
) -> None:
    folder = Path(shutil.copytree(dist, tmp_path / "beside"))
    (folder / "other.html").write_text(FORM, encoding="utf-8")
    host.show(folder)
    visit(page, site)
    page.goto(f"{site}other.html")
    expect(page).to_have_title("Another app")
    page.get_by_label("Text").fill("#share/abc")
    files = [
        {"name": "one.json", "mimeType": "application/json", "buffer": b'{"a": "\xc3\xa9"}'},
        {"name": "large.txt", "mimeType": "text/plain", "buffer": b"x" * 8_000_001},
    ]
    page.get_by_label("Files").set_input_files(files)  # type: ignore[arg-type]
    page.get_by_role("button", name="Share").click(no_wait_after=True)
    page.wait_for_url(f"{site}#received", wait_until="commit")
    received = page.evaluate(RECEIVED, site)
    assert received["version"] == 1
    assert received["gifts"] == [
        {"name": "one.json", "size": 11, "text": '{"a": "é"}'},
        {"name": "large.txt", "size": 8_000_001, "text": None},
        {"name": "", "size": 10, "text": "#share/abc"},
    ]
    ready(page)
    assert "received" not in " ".join(host.asked), "it stays on this device"
