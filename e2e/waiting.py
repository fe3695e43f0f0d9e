"""What tests wait for."""

from playwright.sync_api import Page


def ready(page: Page) -> None:
    """Wait until Python has taken over the page, and has answered what was done meanwhile."""
    page.locator("html[data-python=ready]").wait_for(state="attached")
