"""The bridge and what the browser keeps: written, left alone, or refused. A stub stands in for Python."""

import pytest
from playwright.sync_api import Page

from e2e.fake_python import Show, nudge, sent
from tests.kit.waiting import ready

KEPT = """() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith("hofgarten/")))"""
"""All that is kept; beside it the page notes when it has last written (``journal.js``)."""


def test_saves_are_kept_and_forgotten(bridge: Page, show: Show) -> None:
    show("1", save={"hofgarten/a": "1", "hofgarten/b": "2"})
    show("2", save={"hofgarten/a": None})
    assert bridge.evaluate(KEPT) == {"hofgarten/b": "2"}
    bridge.reload()
    ready(bridge)
    assert sent(bridge)[0]["storage"] == {"hofgarten/b": "2"}


def test_nothing_is_written_over_what_python_does_not_know(bridge: Page, show: Show) -> None:
    show("1", save={"hofgarten/a": "1", "hofgarten/b": "2"}, base={"hofgarten/a": None, "hofgarten/b": None})
    bridge.evaluate("() => localStorage.setItem('hofgarten/a', 'else')")
    sent(bridge)
    show("2", save={"hofgarten/a": "3", "hofgarten/b": "4"}, base={"hofgarten/a": "1", "hofgarten/b": "2"})
    assert bridge.evaluate(KEPT) == {"hofgarten/a": "else", "hofgarten/b": "4"}
    show("3", save={"hofgarten/a": "else"}, base={"hofgarten/a": "1"})
    nudge(bridge, {"save": {"hofgarten/b": "5"}, "base": {"hofgarten/b": None}})
    assert sent(bridge)[-1] == {"do": "overtaken", "key": "hofgarten/b", "text": "4", "cleared": False}


@pytest.mark.parametrize(("error", "why"), [("QuotaExceededError", "full"), ("SecurityError", "forbidden")])
def test_storage_that_fails_is_told(bridge: Page, error: str, why: str) -> None:
    bridge.evaluate(
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
    assert sent(bridge)[-1] == {"do": "storage-failed", "why": why, "key": "hofgarten/a", "there": there}
    assert bridge.evaluate(KEPT) == {"hofgarten/b": "2"}, "what could be written has been"
