"""The journal, a second copy of saved data: damage in it overwrites nothing, and a wrong clock loses nothing."""

from dataclasses import replace

import pytest
from playwright.sync_api import Page

from e2e.test_durability import a_move, entries, put
from tests.kit import storage_seed, zen_garden_page
from tests.kit.page_guard import PageGuard
from tests.kit.waiting import ready
from web.app.model.library.saved_matches import PREFIX
from web.app.model.match.match import Match
from web.app.model.match.serialize import to_text
from web.app.model.persistence import DAMAGED as ASIDE
from web.app.model.settings import KEY

pytestmark = pytest.mark.fresh

NOTE = """(entries) => new Promise((resolve, reject) => {
    const request = indexedDB.open("hofgarten", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("written", { keyPath: "key" });
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
        const transaction = request.result.transaction("written", "readwrite");
        const written = transaction.objectStore("written");
        entries.forEach((entry) => written.put(entry));
        const all = written.getAllKeys();
        transaction.oncomplete = () => {
            request.result.close();
            resolve(all.result);
        };
    };
})"""
"""Writes into the journal (`persistence/journal.js`) in a page without Python; returns all its keys."""
MARK = "hofgarten-written"
"""Storage key of the time up to which all writes are on the disk."""


def put_in_journal(page: Page, site: str, marked: object, found: list[dict[str, object]], *matches: Match) -> None:
    """Fill the storage with matches, and the journal with entries; all entries before a time are on the disk."""
    storage_seed.seed_storage(page, site, *matches)
    put(page, {MARK: str(marked)})
    page.evaluate(NOTE, found)


def test_a_damaged_journal_replaces_no_match_and_writes_nothing_else(page: Page, guard: PageGuard, site: str) -> None:
    assert guard
    now = page.evaluate("Date.now()")
    match = storage_seed.a_match(2)
    other = to_text(storage_seed.a_match(1))
    hostile: dict[str, dict[str, object]] = {
        "deletion": {"text": None, "at": 1e15},
        "future": {"text": other, "at": 1e15},
        "endless": {"text": other, "at": float("inf")},
        "never": {"text": other, "at": float("nan")},
        "timeless": {"text": other},
        "fraction": {"text": other, "at": now + 0.5},
        "moment": {"text": other, "at": {"now": now}},
        "number": {"text": 5, "at": now},
        "object": {"text": {"a": 1}, "at": now},
        "none": {"at": now},
        "spoilt": {"text": "{oops", "at": now},
        "empty": {"text": "{}", "at": now},
    }
    foreign: list[object] = ["other", "hofgarten/", "hofgarten/elo/2", "hofgarten-written/", PREFIX, 7, [f"{PREFIX}x"]]
    sound = f"{PREFIX}sound"
    matches = [replace(match, id=name) for name in (*hostile, "sound", "gone")]
    found = [
        *({"key": PREFIX + name, **entry} for name, entry in hostile.items()),
        *({"key": key, "text": other, "at": now} for key in foreign),
        {"key": sound, "text": to_text(storage_seed.a_match(3)), "at": now},
        {"key": f"{PREFIX}gone", "text": None, "at": now},
        {"key": KEY, "text": "7", "at": now},
    ]
    put_in_journal(page, site, now - 1, found, *matches)
    kept = entries(page)
    del kept[MARK], kept[f"{PREFIX}gone"]
    # A text might be the last copy of some data, and is put aside.
    aside = {name: str(entry["text"]) for name, entry in hostile.items() if isinstance(entry.get("text"), str)}
    kept |= {sound: to_text(storage_seed.a_match(3)), f"{ASIDE}settings": "7"}
    kept |= {f"{ASIDE}match/{name}": text for name, text in aside.items()}
    for _ in range(2):
        page.goto(site)
        ready(page)
        assert {key: text for key, text in entries(page).items() if key != MARK} == kept
        page.goto(f"{site}#match/deletion")
        zen_garden_page.expect_board(page, match.state)
    page.goto(f"{site}blank")
    assert set(page.evaluate(NOTE, [])) == {sound, f"{PREFIX}gone"}


@pytest.mark.parametrize("mark", [1e14, 0.5, "x"])
def test_a_wrong_clock_or_a_damaged_mark_loses_nothing_for_good(page: Page, site: str, mark: object) -> None:
    match, after = storage_seed.a_match(1), storage_seed.a_match(2)
    entry: dict[str, object] = {"key": f"{PREFIX}{match.id}", "text": to_text(after), "at": 1e14 + 60_000}
    put_in_journal(page, site, mark, [entry], match)
    page.goto(f"{site}#match/{match.id}")
    # The clock was far ahead when this was written: the entry is restored, but only once.
    there = after if mark == 1e14 else match
    zen_garden_page.expect_board(page, there.state)
    assert storage_seed.saved(page).record.events == there.record.events
    marked = entries(page)[MARK]
    last = a_move(page)
    page.reload()
    zen_garden_page.expect_board(page, last.state)
    # Later writes have a second copy again.
    put(page, {f"{PREFIX}{match.id}": to_text(match), MARK: marked})
    page.reload()
    zen_garden_page.expect_board(page, last.state)
