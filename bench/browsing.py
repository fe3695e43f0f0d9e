"""The browser that pages are measured in."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from tests.kit.browsers import chromium


@contextmanager
def browsing() -> Iterator[Browser]:
    """Start Chromium, and end it in the end."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium(playwright).options())
        yield browser
        browser.close()
