"""Saved data survives killed pages and browsers, and storage that is full, cleared or damaged."""

from contextlib import suppress
from pathlib import Path
from threading import Timer
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Error, Page, Playwright, expect

from e2e.test_workshop import new_bot, saved_bots
from tests.kit import storage_seed, zen_garden_page
from tests.kit.browsers import NAMES
from tests.kit.kills import browsing, kill, kills, processes
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.library.saved_matches import PREFIX
from web.app.model.match.match import PlayedMatch, play as play_on
from web.app.model.match.serialize import from_text
from web.app.model.settings import KEY
from web.app.model.workshop.examples import EXAMPLES

pytestmark = pytest.mark.fresh

FILL_UP = """() => {
    // To the last character: another program's junk of some five million.
    let size = 1 << 22;
    let junk = "";
    for (; size >= 1; size >>= 1) {
        try {
            localStorage.setItem("junk", junk + "x".repeat(size));
            junk += "x".repeat(size);
        } catch {
            // Half as much, then.
        }
    }
    return junk.length;
}"""
SLOW_DISK = """
const open = IDBFactory.prototype.open;
IDBFactory.prototype.open = function (...wanted) {
    const request = open.apply(this, wanted);
    const set = Object.getOwnPropertyDescriptor(IDBRequest.prototype, "onsuccess").set;
    Object.defineProperty(request, "onsuccess", { set: (hear) => {
        set.call(request, (event) => setTimeout(hear, 4000, event));
    } });
    return request;
};"""
"""Databases open only after four seconds, when Python is ready already, as after a crash on a busy machine."""


def alert(page: Page, key: str, **parts: object) -> None:
    """Expect a notice with this text."""
    expect(page.get_by_role("alert").filter(has_text=ENGLISH(key, **parts)).first).to_be_visible()


def entries(page: Page) -> dict[str, str]:
    """Return all entries of the storage."""
    found: dict[str, str] = page.evaluate("() => ({ ...localStorage })")
    return found


def put(page: Page, texts: dict[str, str]) -> None:
    """Write into the storage like another program."""
    page.evaluate("(entries) => Object.entries(entries).forEach((entry) => localStorage.setItem(...entry))", texts)


def a_move(page: Page) -> PlayedMatch[Any]:
    """Play a move; return the match as saved after it."""
    match = storage_seed.saved(page)
    return zen_garden_page.build(page, match, storage_seed.best_move(match))


def test_a_killed_page_or_browser_loses_at_most_the_current_move(
    playwright: Playwright, site: str, tmp_path: Path
) -> None:
    with browsing(playwright, tmp_path) as context:
        page = context.new_page()
        zen_garden_page.open_match(page, site, storage_seed.a_match(1))
        after = a_move(page)
        # The page's process is killed in the middle of the next move.
        zen_garden_page.lay(page, after, storage_seed.best_move(after))
        with page.expect_event("crash"):
            # The other processes are spare ones for later pages.
            kill(processes(tmp_path, "renderer")[0])
        again = context.new_page()
        again.goto(f"{site}#match/{after.id}")
        zen_garden_page.expect_board(again, after.state)
        # Then the whole browser is killed during the next move. The last reply was waiting for the disk.
        after = a_move(again)
        zen_garden_page.lay(again, after, storage_seed.best_move(after))
        with context.expect_event("close"):
            kill(*processes(tmp_path))
    with browsing(playwright, tmp_path) as context:
        context.add_init_script(SLOW_DISK)
        page = context.new_page()
        page.goto(f"{site}#match/{after.id}")
        zen_garden_page.expect_board(page, after.state)
        assert storage_seed.saved(page).record.events == after.record.events
        a_move(page)


@pytest.mark.thorough
@pytest.mark.parametrize("name", NAMES)
def test_a_browser_killed_at_a_random_moment_loses_no_acknowledged_move(
    playwright: Playwright, site: str, name: str
) -> None:
    (result,) = kills(playwright, site, name, times=1, seed="1", longest=2000)
    assert result.acknowledged > 0
    assert result.lost == 0


@pytest.mark.thorough
def test_a_browser_killed_during_steady_typing_loses_two_seconds_of_it_at_most(
    playwright: Playwright, site: str, tmp_path: Path
) -> None:
    times = list[float]()
    with browsing(playwright, tmp_path) as context:
        page = context.new_page()
        new_bot(page, site, "one_line").press("Control+End")
        timer = Timer(6, lambda: kill(*processes(tmp_path)))
        timer.start()
        with suppress(Error):
            while True:
                page.keyboard.type(f"{len(times)} ", delay=40)
                times.append(monotonic())
        timer.join()
    with browsing(playwright, tmp_path) as context:
        page = context.new_page()
        page.goto(site)
        ready(page)
        words = saved_bots(page)[0].source.removeprefix(EXAMPLES["one_line"]).split()
    # The last number may have been saved after its first digit.
    assert words[:-1] == [str(number) for number in range(len(words) - 1)]
    assert str(len(words) - 1).startswith(words[-1])
    assert times[-1] - times[len(words) - 1] < 2


def test_a_full_storage_is_reported_and_the_match_exported_or_saved_later(page: Page, site: str) -> None:
    match = zen_garden_page.open_match(page, site, storage_seed.a_match(3))
    assert page.evaluate(FILL_UP) > 4_000_000
    before = storage_seed.saved_texts(page)
    for _ in range(2):
        move = storage_seed.best_move(match)
        zen_garden_page.lay(page, match, move)
        zen_garden_page.confirm(page, move)
        match = play_on(match, match.game.write_event(move))
    alert(page, "notice.storage_full")
    assert storage_seed.saved_texts(page) == before, "earlier entries are still there"
    with page.expect_download() as download:
        zen_garden_page.press(page, "storage.save")
    text = download.value.path().read_text("utf-8")
    assert from_text(match.id, text).record.events == match.record.events
    page.evaluate("() => localStorage.removeItem('junk')")
    zen_garden_page.press(page, "storage.again")
    alert(page, "notice.works_again")
    assert storage_seed.saved(page).record.events == match.record.events
    page.reload()
    zen_garden_page.expect_board(page, match.state)


@pytest.mark.thorough
def test_storage_cleared_or_damaged_during_a_match_loses_nothing(page: Page, site: str) -> None:
    zen_garden_page.open_match(page, site, storage_seed.a_match(2))
    settings = entries(page)[KEY]
    page.evaluate("() => localStorage.clear()")
    match = storage_seed.a_match(2)
    move = storage_seed.best_move(match)
    zen_garden_page.lay(page, match, move)
    zen_garden_page.confirm(page, move)
    alert(page, "notice.cleared")
    match = storage_seed.saved(page)
    assert match.at == 3
    assert entries(page)[KEY] == settings
    page.get_by_role("alert").get_by_role("button", name=ENGLISH("dialog.close"), exact=True).click()
    expect(page.get_by_role("alert")).to_have_count(0)
    # Another tab clears it while this one is idle.
    other = page.context.new_page()
    storage_seed.open_blank(other, site)
    before = {key: text for key, text in entries(page).items() if key.startswith("hofgarten/")}
    other.evaluate("() => localStorage.clear()")
    alert(page, "notice.cleared")
    assert before.items() <= entries(page).items()
    # It overwrites the match with invalid text: this text stays, and the match continues under a new id.
    other.evaluate("(key) => localStorage.setItem(key, '{oops')", f"{PREFIX}{match.id}")
    alert(page, "notice.apart_damaged", name=ENGLISH("storage.apart", name="Ada · Ben"))
    assert entries(page)[f"{PREFIX}{match.id}"] == "{oops"
    after = a_move(page)
    assert after.at == 4
    assert after.id != match.id
