"""What tests wait for, and how they have Python begin again without waiting for its start."""

from collections.abc import Mapping

from playwright.sync_api import Page

PATIENCE = 60_000
"""How long tests wait for what they expect, in milliseconds: Python's start is slow on a busy computer."""

LEAVE = """() => {
    const page = document.getElementById("page");
    document.getElementById("live").textContent = "";
    page.replaceChildren(Object.assign(document.createElement("button"), { id: "anew" }));
    page.firstElementChild.dataset.do = JSON.stringify({ do: "go", place: "" });
    page.firstElementChild.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
}"""
"""Leaves the match on the table, so that no opponent thinks any more and nothing is kept later."""

BEGIN = """([entries, place]) => {
    localStorage.clear();
    Object.entries(entries).forEach((entry) => localStorage.setItem(...entry));
    const page = document.getElementById("page");
    const { languages } = navigator;
    const entropy = crypto.randomUUID();
    const address = location.origin + location.pathname;
    page.replaceChildren(Object.assign(document.createElement("button"), { id: "anew" }));
    page.firstElementChild.dataset.do = JSON.stringify(
        { do: "start", storage: entries, languages, place, address, fields: {}, entropy, offset: 0 });
    page.firstElementChild.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    document.activeElement?.blur();
}"""
"""Has Python do what it does when the page has been loaded."""


COME_TO_REST = "() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})))"


def at_rest(page: Page) -> None:
    """Wait until nothing moves or changes its colour any more."""
    page.evaluate(COME_TO_REST)


def ready(page: Page) -> None:
    """Wait until Python has taken over the page, and has answered what was done meanwhile."""
    page.locator("html[data-python=ready]").wait_for(state="attached")


def stands(page: Page, site: str) -> bool:
    """Say whether our page is open, with Python there."""
    return page.url.split("#")[0] == site and page.locator("html[data-python=ready]").count() == 1


def start_anew(page: Page, entries: Mapping[str, str], place: str) -> None:
    """Begin as after a load, in a page in which Python is there; ``entries`` is all that the browser has kept."""
    for script, values in ((LEAVE, None), (BEGIN, [entries, place])):
        page.evaluate(script, values)
        page.locator("#page main").wait_for(state="attached")
