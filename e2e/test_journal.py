"""The journal, a second copy of the newest writes: no damage, no other build and no other tab makes it lose data."""

import json
from dataclasses import replace
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.test_durability import a_move, entries, put
from tests.kit import storage_seed, zen_garden_page
from tests.kit.page_guard import PageGuard
from tests.kit.waiting import ready
from web.app.model.library.saved_matches import PREFIX
from web.app.model.match.match import PlayedMatch
from web.app.model.match.serialize import to_text
from web.app.model.persistence import DAMAGED as ASIDE, PUZZLES_KEY
from web.app.model.settings import KEY

pytestmark = pytest.mark.fresh

NOTE = """(entries) => new Promise((resolve, reject) => {
    const request = indexedDB.open("hofgarten", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("written", { keyPath: "key" });
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
        const transaction = request.result.transaction("written", "readwrite");
        const written = transaction.objectStore("written");
        // JSON has no numbers of this kind.
        entries.forEach((entry) => written.put(entry.at === "5n" ? { ...entry, at: 5n } : entry));
        const all = written.getAll();
        transaction.oncomplete = () => {
            request.result.close();
            resolve(all.result);
        };
    };
})"""
"""Writes into the journal (`persistence/journal.js`) in a page without Python; returns all its entries."""
OTHER_FORM = """() => new Promise((resolve, reject) => {
    const create = (version, store, options) => {
        const request = indexedDB.open("hofgarten", version);
        request.onupgradeneeded = () => request.result.createObjectStore(store, options);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => resolve(request.result.close());
    };
    create(FORM);
})"""
"""Makes a database of the journal's name: version, store and options in place of FORM."""
SILENT = """(() => {
    const { open } = IDBFactory.prototype;
    const answered = new Promise((resolve) => { window.answer = resolve; });
    IDBFactory.prototype.open = function (...database) {
        const request = open.apply(this, database);
        const late = {};
        request.onsuccess = () => answered.then(() => {
            late.result = request.result;
            late.onsuccess();
        });
        return late;
    };
})();"""
"""Lets databases answer only after `window.answer()`."""
NUMBER = "hofgarten-written"
"""Key of the last number, in both stores."""
LIMIT = 2**52
"""No number is higher."""
KEPT = 1000
"""Number of entries in localStorage that remain in the journal at a start."""
DURABLE = """async () => {
    const [main] = document.querySelectorAll("script[type=module][src]");
    await (await import(new URL("persistence/storage.js", main.src))).whenDurable();
}"""
"""Waits until the last write is in the journal."""
WRITE_AT_ONCE = """([tab, count]) => {
    const write = async () => {
        const [main] = document.querySelectorAll("script[type=module][src]");
        const { save, whenDurable } = await import(new URL("persistence/storage.js", main.src));
        const all = [];
        for (let number = 0; number < count; number++) {
            save({ [`hofgarten/match/${tab}-${number}`]: "{}", "hofgarten/match/shared": `${tab}-${number}` });
            all.push(whenDurable());
            await new Promise((resolve) => setTimeout(resolve));
        }
        await Promise.all(all);
    };
    window.written = write();
    return true;
}"""
"""Starts many writes in one tab, without waiting for them, so that other tabs write at the same time."""
NO_ROOM = """(key) => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (...entry) {
        if (entry[0] === key) {
            throw new DOMException("", "QuotaExceededError");
        }
        setItem.apply(this, entry);
    };
}"""
"""Makes writes of one key fail."""


class Stores(NamedTuple):
    """The content of both stores: the last number, and the entries of the journal by key."""

    number: str | None
    journal: dict[str, dict[str, object]]


def put_in_journal(
    page: Page, site: str, number: object, found: list[dict[str, object]], *matches: PlayedMatch[Any]
) -> None:
    """Fill the storage with matches, and the journal with entries; ``number``: of the last write in the storage."""
    storage_seed.seed_storage(page, site, *matches)
    if number is not None:
        put(page, {NUMBER: str(number)})
    page.evaluate(NOTE, found)


def read_stores(page: Page, site: str) -> Stores:
    """Return the content of both stores after the last write, read in a page without Python."""
    page.evaluate(DURABLE)
    page.goto(f"{site}blank")
    return Stores(entries(page).get(NUMBER), {entry["key"]: entry for entry in page.evaluate(NOTE, [])})


def lose_writes(page: Page, before: dict[str, str]) -> None:
    """Reset localStorage to earlier content, as a browser that was killed before it wrote to disk."""
    page.evaluate(DURABLE)
    page.evaluate("() => localStorage.clear()")
    put(page, before)


def expect_saved(page: Page, match: PlayedMatch[Any]) -> None:
    """Expect an open match on the page and in the storage."""
    zen_garden_page.expect_board(page, match.state)
    assert storage_seed.saved(page).record.events == match.record.events


def test_a_damaged_journal_replaces_no_match_and_writes_nothing_else(page: Page, guard: PageGuard, site: str) -> None:
    assert guard
    match = storage_seed.a_match(2)
    other = to_text(storage_seed.a_match(1))
    hostile: dict[str, dict[str, object]] = {
        "deletion": {"text": None, "at": LIMIT},
        "future": {"text": other, "at": LIMIT},
        "endless": {"text": other, "at": float("inf")},
        "never": {"text": other, "at": float("nan")},
        "timeless": {"text": other},
        "fraction": {"text": other, "at": 12.5},
        "moment": {"text": other, "at": {"now": 12}},
        "big": {"text": other, "at": "5n"},
        "number": {"text": 5, "at": 12},
        "object": {"text": {"a": 1}, "at": 12},
        "none": {"at": 12},
        "spoilt": {"text": "{oops", "at": 12},
        "empty": {"text": "{}", "at": 12},
    }
    foreign: list[object] = ["other", "hofgarten/", "hofgarten-written/", PREFIX, 7, [f"{PREFIX}x"]]
    later = "hofgarten/elo/2"  # of a version that has more keys
    sound, progress = f"{PREFIX}sound", json.dumps({"version": 1, "courses": {}, "mistakes": {}})
    matches = [replace(match, id=name) for name in (*hostile, "sound", "gone")]
    found: list[dict[str, object]] = [
        *({"key": PREFIX + name, **entry} for name, entry in hostile.items()),
        *({"key": key, "text": other, "at": 12} for key in foreign),
        {"key": sound, "text": to_text(storage_seed.a_match(3)), "at": 12},
        {"key": f"{PREFIX}gone", "text": None, "at": 12},
        {"key": KEY, "text": "7", "at": 12},
        {"key": PUZZLES_KEY, "text": progress, "at": 12},
        {"key": later, "text": progress, "at": 12},
        {"key": NUMBER, "text": None, "at": float("inf")},
    ]
    put_in_journal(page, site, 11, found, *matches)
    kept = entries(page)
    del kept[NUMBER], kept[f"{PREFIX}gone"]
    # A text might be the last copy of some data, and is put aside.
    aside = {name: str(entry["text"]) for name, entry in hostile.items() if isinstance(entry.get("text"), str)}
    kept |= {sound: to_text(storage_seed.a_match(3)), f"{ASIDE}settings": "7", PUZZLES_KEY: progress, later: progress}
    kept |= {f"{ASIDE}match/{name}": text for name, text in aside.items()}
    for _ in range(2):
        page.goto(site)
        ready(page)
        assert {key: text for key, text in entries(page).items() if key != NUMBER} == kept
        page.goto(f"{site}#match/deletion")
        zen_garden_page.expect_board(page, match.state)
    stores = read_stores(page, site)
    assert stores.number == "12"
    assert stores.journal.keys() == {sound, f"{PREFIX}gone", PUZZLES_KEY, later, NUMBER}


@pytest.mark.thorough
@pytest.mark.parametrize("form", ['3, "other", {}', '1, "written", {}', '7, "written", { keyPath: "key" }'])
def test_a_journal_of_another_form_or_version_is_used_or_created_again(page: Page, site: str, form: str) -> None:
    match = storage_seed.a_match(1)
    storage_seed.seed_storage(page, site, match)
    page.evaluate(OTHER_FORM.replace("FORM", form))
    page.goto(f"{site}#match/{match.id}")
    # The first start stores a number: a storage without one counts as cleared.
    zen_garden_page.expect_board(page, match.state)
    before = entries(page)
    last = a_move(page)
    lose_writes(page, before)
    page.reload()
    expect_saved(page, last)


def test_a_page_starts_without_a_silent_journal_which_repeats_lost_writes_later(page: Page, site: str) -> None:
    match = zen_garden_page.open_match(page, site, storage_seed.a_match(1))
    before = entries(page)
    last = a_move(page)
    lose_writes(page, before)
    page.add_init_script(SILENT)
    page.reload()
    expect_saved(page, match)
    page.evaluate("() => window.answer()")
    expect_saved(page, last)
    following = a_move(page)
    lose_writes(page, before)
    page.reload()
    page.evaluate("() => window.answer()")
    expect_saved(page, following)


@pytest.mark.thorough
@pytest.mark.parametrize("number", [None, "x", -1, LIMIT])
def test_without_a_number_the_storage_counts_as_cleared(page: Page, site: str, number: object) -> None:
    match, gone = storage_seed.a_match(1), storage_seed.a_match(2, identity="gone")
    found: list[dict[str, object]] = [
        {"key": PREFIX + old.id, "text": to_text(storage_seed.a_match(3)), "at": 40} for old in (match, gone)
    ]
    put_in_journal(page, site, number, found, match)
    page.goto(f"{site}#match/{match.id}")
    expect_saved(page, match)
    # The numbers go on after those of the journal, so later starts do not restore its entries, either.
    before = entries(page)
    assert before[NUMBER] == "40"
    last = a_move(page)
    lose_writes(page, before)
    page.reload()
    expect_saved(page, last)
    assert set(storage_seed.saved_texts(page)) == {match.id}


@pytest.mark.thorough
@pytest.mark.parametrize("number", [1_700_000_000_000, 100_000_000_000_000])
def test_an_upgrade_and_a_return_to_an_earlier_build_lose_no_write(page: Page, site: str, number: int) -> None:
    match, after = storage_seed.a_match(1), storage_seed.a_match(2)
    # An earlier build wrote times, also with a clock that was far ahead.
    found = [
        {"key": f"{PREFIX}{match.id}", "text": to_text(after), "at": number + 7_200_000},
        {"key": f"{PREFIX}known", "text": to_text(match), "at": number - 7_200_000},
    ]
    put_in_journal(page, site, number, found, match)
    page.goto(f"{site}#match/{match.id}")
    expect_saved(page, after)
    last = a_move(page)
    stores = read_stores(page, site)
    (entry,) = (entry for key, entry in stores.journal.items() if key == f"{PREFIX}{match.id}")
    # An earlier build restores entries whose times are later than the mark, by a day after it at most.
    assert entry == {"key": f"{PREFIX}{match.id}", "text": to_text(last), "at": number + 7_200_001}
    assert stores.number == str(number + 7_200_001)
    assert (
        page.evaluate("async () => (await indexedDB.databases()).find(({ name }) => name === 'hofgarten').version") == 1
    )


@pytest.mark.thorough
def test_the_journal_keeps_the_newest_writes_only(page: Page, site: str) -> None:
    keys = [f"{PREFIX}{at}" for at in range(KEPT + 500)]
    found: list[dict[str, object]] = [{"key": key, "text": None, "at": at + 1} for at, key in enumerate(keys)]
    match, after = storage_seed.a_match(1), storage_seed.a_match(2)
    missing: dict[str, object] = {"key": f"{PREFIX}{match.id}", "text": to_text(after), "at": len(keys) + 1}
    put_in_journal(page, site, len(keys), [*found, missing], match)
    page.goto(f"{site}#match/{match.id}")
    expect_saved(page, after)
    assert read_stores(page, site).journal.keys() == {*keys[-KEPT:], missing["key"], NUMBER}


@pytest.mark.thorough
def test_a_full_storage_without_room_for_a_number_or_for_the_lost_writes(page: Page, site: str) -> None:
    match = zen_garden_page.open_match(page, site, storage_seed.a_match(1))
    page.evaluate(NO_ROOM, NUMBER)
    before = entries(page)
    a_move(page)
    last = a_move(page)
    page.reload()
    expect_saved(page, last)
    # The next start has no room either: once there is room again, the writes are restored.
    lose_writes(page, before)
    page.add_init_script(f"({NO_ROOM})(sessionStorage.full)")
    page.evaluate("(key) => sessionStorage.setItem('full', key)", f"{PREFIX}{match.id}")
    page.reload()
    expect_saved(page, match)
    page.evaluate("() => sessionStorage.removeItem('full')")
    page.reload()
    expect_saved(page, last)


@pytest.mark.thorough
def test_three_tabs_that_write_at_once_get_different_numbers(page: Page, context: BrowserContext, site: str) -> None:
    storage_seed.seed_storage(page, site)
    tabs = [page, context.new_page(), context.new_page()]
    for tab in tabs:
        tab.goto(site)
        ready(tab)
    for name, tab in enumerate(tabs):
        tab.evaluate(WRITE_AT_ONCE, [name, 40])
    for tab in tabs:
        tab.evaluate("() => window.written")
    shared = entries(page)[f"{PREFIX}shared"]
    for tab in tabs[1:]:
        tab.close()
    stores = read_stores(page, site)
    own = {key: entry for key, entry in stores.journal.items() if key not in {f"{PREFIX}shared", NUMBER}}
    assert len(own) == len({entry["at"] for entry in own.values()}) == 120
    assert stores.journal[f"{PREFIX}shared"]["text"] == shared
    assert stores.number == str(stores.journal[f"{PREFIX}shared"]["at"]) == str(stores.journal[NUMBER]["at"])
