"""Snapshots of memory in browser tests: a page makes one by itself only some time after its start."""

from playwright.sync_api import BrowserContext, Page

from tests.kit.waiting import ready

MAKE = """() => new Promise((resolve, reject) => {
    const main = document.querySelector("script[src$='main.js']").src;
    const worker = new Worker(new URL("workers/make_snapshot.js", main), { type: "module" });
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = reject;
    worker.postMessage(document.documentElement.lang);
})"""
STORED = """async () => {
    const names = (await caches.keys()).filter((name) => name.endsWith(" snapshot"));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().length;
}"""
"""Returns the number of snapshots in this browser."""


def make(page: Page) -> None:
    """Make a snapshot with the worker of an open page."""
    assert page.evaluate(MAKE) is True


def stored(page: Page) -> bool:
    """Return True if this browser has a snapshot."""
    return bool(page.evaluate(STORED))


def remember(context: BrowserContext, site: str) -> None:
    """Make a snapshot for all later pages of a browser context."""
    page = context.new_page()
    page.goto(site)
    ready(page)
    make(page)
    page.close()
