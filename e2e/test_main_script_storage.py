"""The scripts and the browser's storage: written, left alone, or refused. A stub replaces Python."""

import json

import pytest
from playwright.sync_api import Page, expect

from e2e.fake_python import Show, send_replies, sent
from tests.kit.page_guard import PageGuard
from tests.kit.thorough import first_of
from tests.kit.waiting import ready
from web.app.texts import Words

KEPT = """() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith("hofgarten/")))"""
"""All saved entries, without the number of the last write (`persistence/journal.js`)."""


def test_entries_are_saved_and_deleted(stub_page: Page, show: Show) -> None:
    show("1", save={"hofgarten/a": "1", "hofgarten/b": "2"})
    show("2", save={"hofgarten/a": None})
    assert stub_page.evaluate(KEPT) == {"hofgarten/b": "2"}
    stub_page.reload()
    ready(stub_page)
    assert sent(stub_page)[0]["storage"] == {"hofgarten/b": "2"}


def test_entries_unknown_to_python_are_not_overwritten(stub_page: Page, show: Show) -> None:
    show("1", save={"hofgarten/a": "1", "hofgarten/b": "2"}, base={"hofgarten/a": None, "hofgarten/b": None})
    stub_page.evaluate("() => localStorage.setItem('hofgarten/a', 'else')")
    sent(stub_page)
    show("2", save={"hofgarten/a": "3", "hofgarten/b": "4"}, base={"hofgarten/a": "1", "hofgarten/b": "2"})
    assert stub_page.evaluate(KEPT) == {"hofgarten/a": "else", "hofgarten/b": "4"}
    show("3", save={"hofgarten/a": "else"}, base={"hofgarten/a": "1"})
    send_replies(stub_page, {"save": {"hofgarten/b": "5"}, "base": {"hofgarten/b": None}})
    conflict = {"do": "storage-conflict", "key": "hofgarten/b", "text": "4", "base": None, "cleared": False}
    assert sent(stub_page)[-1] == conflict


@pytest.mark.parametrize("text", first_of(['{"toString":1}', "[[1]]", "{}", "null", "true"]))
def test_other_values_in_saved_settings_are_skipped(stub_page: Page, text: str) -> None:
    seats = f'[{{"name":{text},"kind":{text}}},{text}]'
    form = f'{{"game":{text},"count":{text},"seats":{seats},"device":{text},"opponent":{text},"options":{text}}}'
    settings = f'{{"language":{text},"theme":{text},"players":{json.dumps(form)}}}'
    stub_page.evaluate("(text) => localStorage.setItem('hofgarten/settings', text)", settings)
    stub_page.reload()
    ready(stub_page)
    expect(stub_page.locator("#page")).to_be_visible()
    expect(stub_page.get_by_role("radio", name="Zen Garden", exact=True)).to_be_checked()


@pytest.mark.fresh
@pytest.mark.parametrize("embedded", first_of([False, True]))
def test_nothing_is_promised_where_nothing_is_saved(
    stub_page: Page, site: str, guard: PageGuard, embedded: bool
) -> None:
    guard.allow("Traceback")
    banner, promise = stub_page.get_by_role("alert"), stub_page.get_by_text(Words("en")("page.saved"))
    send_replies(stub_page, {"failed": "Traceback", "save": {"hofgarten/settings": "{}"}})
    expect(banner).to_contain_text(Words("en")("page.trouble"))
    expect(promise).to_be_hidden()
    send_replies(stub_page, {"save": {"hofgarten/match/a": "{}"}}, {"failed": "Traceback"})
    expect(promise).to_be_visible()
    # Some browsers inside apps have no storage.
    stub_page.add_init_script("Object.defineProperty(window, 'localStorage', { value: null })" if not embedded else "")
    stub_page.add_init_script("window.replies = [{ failed: 'Traceback' }]")
    stub_page.goto(f"{site}{'?embed=Z1.1' if embedded else ''}")
    expect(banner).to_contain_text(Words("en")("page.trouble"))
    expect(promise).to_be_hidden()


def test_a_text_of_another_tab_is_read_when_its_turn_comes(stub_page: Page, show: Show, site: str) -> None:
    show("1", save={"hofgarten/a": "1"})
    other = stub_page.context.new_page()
    other.goto(f"{site}#other")
    ready(other)
    sent(stub_page)
    stub_page.evaluate("() => { window.gate = new Promise((resolve) => { window.open = resolve; }); }")
    send_replies(stub_page, {"save": {"hofgarten/a": "3"}, "base": {"hofgarten/a": "2"}})
    heard = stub_page.evaluate_handle(
        "() => ({ event: new Promise((resolve) => addEventListener('storage', resolve, { once: true })) })"
    )
    other.evaluate("() => localStorage.setItem('hofgarten/a', '2')")
    heard.evaluate("async ({ event }) => { await event; window.open(); }")
    assert sent(stub_page)[-1] == {"do": "storage-changed", "key": "hofgarten/a", "text": "3"}


@pytest.mark.parametrize(("error", "reason"), [("QuotaExceededError", "full"), ("SecurityError", "forbidden")])
@pytest.mark.fresh
def test_failed_writes_are_reported(stub_page: Page, error: str, reason: str) -> None:
    stub_page.evaluate(
        """(name) => {
            const setItem = Storage.prototype.setItem;
            Storage.prototype.setItem = function (key, text) {
                if (key !== "hofgarten/b") {
                    throw new DOMException("", name);
                }
                setItem.call(this, key, text);
            };
            window.replies.push({ save: { "hofgarten/a": "1", "hofgarten/b": "2", "hofgarten/c": "3" } });
            location.hash = "save";
        }""",
        error,
    )
    there = {"hofgarten/a": None, "hofgarten/c": None}
    assert sent(stub_page)[-1] == {"do": "storage-failed", "reason": reason, "there": there}
    assert stub_page.evaluate(KEPT) == {"hofgarten/b": "2"}, "the other entries are written"
