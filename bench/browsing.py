"""The browser that pages are measured in."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Playwright, sync_playwright

from e2e.browsers import find


class NoChromiumError(RuntimeError):
    """There is no Chromium on this computer."""


def chromium(playwright: Playwright) -> dict[str, Any]:
    """Return the arguments with which Playwright starts Chromium; raises NoChromiumError."""
    launch = find("chromium", playwright.chromium.executable_path)
    if launch is None:
        raise NoChromiumError("There is no Chromium here: run python -m e2e.browsers.")
    return launch.options()


@contextmanager
def browsing() -> Iterator[Browser]:
    """Start Chromium, and end it in the end; raises NoChromiumError."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium(playwright))
        yield browser
        browser.close()
