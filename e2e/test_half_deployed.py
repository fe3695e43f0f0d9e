"""A first visit with missing files: the fault is reported at once, with a button to retry."""

import json
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from e2e.versions import Host, newer, version
from tests.kit.page_guard import PageGuard
from tests.kit.thorough import first_of, first_row_of
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
"""Our language -> a browser language that leads to it."""


def half_deployed(dist: Path, folder: Path) -> tuple[Path, Path]:
    """Return a newer build, and one with its page and the files of the old build."""
    whole, half = newer(dist, folder / "whole"), Path(shutil.copytree(dist, folder / "half"))
    shutil.copyfile(whole / "index.html", half / "index.html")
    return whole, half


def refuse(page: Page, files: str, status: int = 404) -> None:
    """Let the server answer with an error for these files."""
    page.context.route(files, lambda route: route.fulfill(status=status, content_type="text/html", body="<p>Sorry"))


def notice(page: Page, language: str = "en") -> Locator:
    """Expect a single notice, about a fault; return its button."""
    words = Words(language)
    expect(page.get_by_role("alert")).to_have_count(1)
    expect(page.get_by_role("alert")).to_contain_text(words("page.trouble"))
    expect(page.get_by_role("alert")).to_be_in_viewport()
    return page.get_by_role("alert").get_by_role("button", name=words("page.reload"), exact=True)


@pytest.mark.firefox(thorough=True)
@pytest.mark.parametrize("then", first_of(["complete", "older"]))
def test_a_new_page_with_old_files_reports_it_and_works_once_complete_or_rolled_back(
    page: Page, guard: PageGuard, host: Host, dist: Path, tmp_path: Path, then: str
) -> None:
    guard.allow("")
    whole, half = half_deployed(dist, tmp_path)
    assert version(half) != version(whole)
    page.goto(host.show(half))
    again = notice(page)
    # The older page has the older date, so that the server answers a conditional request with 304.
    host.show(whole if then == "complete" else dist)
    again.click()
    ready(page)
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("status", first_of([404, 500]))
@pytest.mark.parametrize(
    "language",
    [
        pytest.param(own, marks=[pytest.mark.context(locale=of), *([] if own == "de" else [pytest.mark.thorough])])
        for own, of in LOCALES.items()
    ],
)
def test_without_any_file_the_fault_is_in_the_visitors_language(
    page: Page, site: str, guard: PageGuard, language: str, status: int
) -> None:
    guard.allow("")
    refuse(page, FILES, status)
    page.goto(site)
    expect(notice(page, language)).to_be_enabled()


@pytest.mark.thorough
def test_the_language_is_that_of_the_settings_or_of_the_embedding_page(page: Page, site: str, guard: PageGuard) -> None:
    guard.allow("")
    refuse(page, FILES)
    settings = json.dumps({"version": 1, "language": "fr"})
    page.add_init_script(f"localStorage.setItem({json.dumps(KEY)}, {json.dumps(settings)})")
    page.goto(f"{site}#progress")
    notice(page, "fr")
    page.goto(f"{site}?embed=Z5.1&lang=de")
    notice(page, "de")


@pytest.mark.thorough
@pytest.mark.firefox
@pytest.mark.parametrize(
    ("file", "fault"),
    first_row_of(
        [("style.css", "missing"), ("pre_paint.js", "missing"), ("main.js", "dropped"), ("morph.js", "damaged")]
    ),
)
def test_one_missing_file_is_enough(page: Page, site: str, guard: PageGuard, file: str, fault: str) -> None:
    guard.allow("")

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


@pytest.mark.thorough
def test_a_slow_network_is_no_fault(page: Page, site: str) -> None:
    page.clock.install()
    held: list[Route] = []
    slow = [True]
    for file in ("style.css", "main.js", "app_worker.py"):
        page.context.route(f"**/{file}", lambda route: held.append(route) if slow else route.continue_())
    page.goto(site, wait_until="commit")
    page.locator("html[data-language]").wait_for(state="attached")
    page.clock.fast_forward(20_000)
    expect(page.get_by_role("alert")).to_have_count(0)
    # Chromium requests scripts only after the style sheet.
    slow.clear()
    for route in held:
        route.continue_()
    ready(page)
    expect(page.get_by_role("alert")).to_have_count(0)
