"""The scripts without Python: what they read from the browser and ask of it."""

import json

import pytest
from playwright.sync_api import Page, expect

from e2e.fake_python import Show, send_replies, sent
from tests.kit.thorough import first_row_of
from tests.kit.waiting import ready


@pytest.mark.fresh
def test_a_shared_link_does_not_say_where_the_sender_has_found_it(stub_page: Page, site: str) -> None:
    stub_page.goto(f"{site}?fbclid=IwAR0abc&utm_source=facebook")
    ready(stub_page)
    stub_page.evaluate(
        """() => {
            navigator.clipboard.writeText = async (text) => { window.copied = text; };
        }"""
    )
    send_replies(stub_page, {"command": {"kind": "share", "title": "T", "text": "Look", "place": "#share/1ab"}})
    stub_page.wait_for_function("() => window.copied")
    assert stub_page.evaluate("window.copied") == f"Look\n{site}#share/1ab"


@pytest.mark.fresh
def test_the_screen_is_kept_on_by_one_lock_at_a_time(stub_page: Page) -> None:
    stub_page.evaluate(
        """() => {
            window.locks = [];
            const request = () => new Promise((resolve) => {
                const lock = { released: false, release: async () => { lock.released = true; } };
                window.locks.push(lock);
                window.grant = () => resolve(lock);
            });
            Object.defineProperty(navigator, "wakeLock", { value: { request } });
        }"""
    )
    send_replies(stub_page, {"awake": True})
    stub_page.wait_for_function("() => window.locks.length > 0")
    for _ in range(2):
        stub_page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    stub_page.evaluate("() => window.grant()")
    sent(stub_page)
    send_replies(stub_page, {"awake": False})
    sent(stub_page)
    assert stub_page.evaluate("window.locks.map(({ released }) => released)") == [True]


@pytest.mark.fresh
@pytest.mark.parametrize(("languages", "language"), first_row_of([(["fry-NL", "nl"], "nl"), (["frr", "de_DE"], "de")]))
def test_a_language_is_more_than_two_letters(page: Page, stub_page: Page, languages: list[str], language: str) -> None:
    page.add_init_script(f"Object.defineProperty(navigator, 'languages', {{ value: {json.dumps(languages)} }})")
    stub_page.reload()
    expect(stub_page.locator("html")).to_have_attribute("lang", language)


def test_what_was_not_there_before_ignores_the_second_press_of_a_double_click(stub_page: Page, show: Show) -> None:
    show("""<main data-do='{"do":"skip"}' data-single><button data-do='{"do":"confirm"}'>Place</button></main>""")
    press = """(presses) => presses.forEach(([selector, detail]) => {
        document.querySelector(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
    })"""
    stub_page.evaluate(press, [["main button", 1], ["main", 1], ["main", 2]])
    assert [action["do"] for action in sent(stub_page)] == ["confirm"]
    stub_page.evaluate(press, [["main", 3], ["main", 1], ["main", 2]])
    assert [action["do"] for action in sent(stub_page)] == ["skip"] * 3


@pytest.mark.fresh
def test_timers_fire_later_and_can_be_replaced(stub_page: Page) -> None:
    never = {"timer": {"ms": 20, "action": {"do": "never"}}}
    sent(stub_page)
    send_replies(stub_page, never, {"timer": {"ms": 10, "action": {"do": "later"}}})
    assert [action["do"] for action in sent(stub_page)] == ["go", "go", "later"]
    send_replies(stub_page, never, {"timer": None})
    assert [action["do"] for action in sent(stub_page)] == ["go", "go"]
