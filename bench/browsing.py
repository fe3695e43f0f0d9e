"""The browser that measures pages."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from tests.kit.browsers import chromium


@contextmanager
def browsing() -> Iterator[Browser]:
    """Start Chromium, and close it at the end."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium(playwright).options())
        yield browser
        browser.close()
