"""Waiting in browser tests, and restarting Python without a reload."""

from collections.abc import Mapping

from playwright.sync_api import Page

TIMEOUT_MS = 60_000
"""Maximum time that tests wait for an expected result, in milliseconds: Python starts slowly on a busy computer."""

LEAVE = """() => {
    const page = document.getElementById("page");
    document.getElementById("live").textContent = "";
    page.replaceChildren(Object.assign(document.createElement("button"), { id: "anew" }));
    page.firstElementChild.dataset.do = JSON.stringify({ do: "go", place: "" });
    page.firstElementChild.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
}"""
"""Leaves the open match, so that no bot is thinking and no save is pending."""

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
"""Repeats the first action that the page sends to Python after a load."""


COME_TO_REST = """async () => {
    const frame = () => new Promise((resolve) => { requestAnimationFrame(resolve); });
    await frame();
    await frame();
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
}"""
"""A resize observer fits the content in the frame in which its element has another size: the first of two."""


def at_rest(page: Page) -> None:
    """Wait until the layout is complete and all animations have ended."""
    page.evaluate(COME_TO_REST)


def ready(page: Page) -> None:
    """Wait until Python controls the page and has handled earlier actions."""
    page.locator("html[data-python=ready]").wait_for(state="attached")


def is_open(page: Page, site: str) -> bool:
    """Return True if our page is open and Python is ready."""
    return page.url.split("#")[0] == site and page.locator("html[data-python=ready]").count() == 1


def restart(page: Page, entries: Mapping[str, str], place: str) -> None:
    """Restart in a page with a running Python; ``entries`` is the whole storage of the browser."""
    for script, values in ((LEAVE, None), (BEGIN, [entries, place])):
        page.evaluate(script, values)
        page.locator("#page main").wait_for(state="attached")
