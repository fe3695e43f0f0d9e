"""A first visit where files of the page cannot be had: that is said at once, and can be tried again."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from e2e.conftest import PREFIX
from e2e.versions import Host, newer, version
from tests.kit.page_guard import Watch
from tests.kit.waiting import ready
from web.app.model.settings import KEY
from web.app.texts import Words

pytestmark = pytest.mark.fresh

FILES = "**/v/**"
LOCALES = {
    "en": "en-GB",
    "de": "de-AT",
    "nl": "nl-BE",
    "fr": "fr-CH",
}
"""A browser's language, by the one of ours that its owner is to read."""


@pytest.fixture
def host() -> Iterator[Host]:
    """Return what serves the page."""
    serving = Host(PREFIX)
    yield serving
    serving.stop()


def refuse(page: Page, files: str, status: int = 404) -> None:
    """Have the server not find files, or fail."""
    page.context.route(files, lambda route: route.fulfill(status=status, content_type="text/html", body="<p>Sorry"))


def notice(page: Page, language: str = "en") -> Locator:
    """Expect that the page says one thing, which is that something went wrong; returns the button with it."""
    words = Words(language)
    expect(page.get_by_role("alert")).to_have_count(1)
    expect(page.get_by_role("alert")).to_contain_text(words("page.trouble"))
    expect(page.get_by_role("alert")).to_be_in_viewport()
    return page.get_by_role("alert").get_by_role("button", name=words("page.reload"), exact=True)


@pytest.mark.firefox
def test_a_new_page_beside_old_files_says_so_and_works_once_all_is_there(
    page: Page, watch: Watch, host: Host, dist: Path, tmp_path: Path
) -> None:
    watch.allow("")
    whole = newer(dist, tmp_path / "whole")
    half = Path(shutil.copytree(dist, tmp_path / "half"))
    shutil.copyfile(whole / "index.html", half / "index.html")
    assert version(half) != version(whole)
    page.goto(host.show(half))
    again = notice(page)
    host.show(whole)
    again.click()
    ready(page)
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("status", [404, 500])
@pytest.mark.parametrize(
    "language", [pytest.param(own, marks=pytest.mark.context(locale=of)) for own, of in LOCALES.items()]
)
def test_where_no_file_can_be_had_it_is_said_in_the_visitors_language(
    page: Page, site: str, watch: Watch, language: str, status: int
) -> None:
    watch.allow("")
    refuse(page, FILES, status)
    page.goto(site)
    expect(notice(page, language)).to_be_enabled()


def test_the_language_is_the_one_of_the_settings_or_of_the_page_around(page: Page, site: str, watch: Watch) -> None:
    watch.allow("")
    refuse(page, FILES)
    settings = json.dumps({"version": 1, "language": "fr"})
    page.add_init_script(f"localStorage.setItem({json.dumps(KEY)}, {json.dumps(settings)})")
    page.goto(f"{site}#statistics")
    notice(page, "fr")
    page.goto(f"{site}?embed=Z5.1&lang=de")
    notice(page, "de")


@pytest.mark.firefox
@pytest.mark.parametrize(
    ("file", "fault"),
    [("style.css", "missing"), ("pre_paint.js", "missing"), ("main.js", "dropped"), ("morph.js", "damaged")],
)
def test_one_file_that_fails_is_enough(page: Page, site: str, watch: Watch, file: str, fault: str) -> None:
    watch.allow("")

    def fail(route: Route) -> None:
        if fault == "dropped":
            route.abort()
        elif fault == "missing":
            route.fulfill(status=404, content_type="text/html", body="<p>Sorry")
        else:
            route.fulfill(content_type="text/javascript", body="garbage )(")

    page.context.route(f"**/{file}", fail)
    page.goto(site)
    again = notice(page)
    page.context.unroute(f"**/{file}")
    again.click()
    expect(page.get_by_role("alert")).to_have_count(0)
    ready(page)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_slow_network_is_no_fault(page: Page, site: str) -> None:
    page.clock.install()
    held: list[Route] = []
    for file in ("style.css", "main.js", "app.py"):
        page.context.route(f"**/{file}", lambda route: held.append(route))  # noqa: PLW0108 - Playwright takes no built-in
    page.goto(site, wait_until="commit")
    page.locator("html[data-language]").wait_for(state="attached")
    page.clock.fast_forward(20_000)
    expect(page.get_by_role("alert")).to_have_count(0)
    for route in held:
        route.continue_()
    ready(page)
    expect(page.get_by_role("alert")).to_have_count(0)
