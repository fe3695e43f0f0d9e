"""The example for pages with PyScript: it works under its policy and offline; what it copes with is still upstream."""

import runpy
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.kit.serve import serve
from tests.kit.shared_page import new_context

EXAMPLE = Path(__file__).parents[1] / "examples" / "pyscript-app"
START_MS = 90_000
"""A start of Pyodide as published, on a busy machine."""
HEARD = {"exposed-page": "the worker can call functions of the page", "refused-database": "rejected"}
"""The texts of pages that hear of the fault."""


@pytest.fixture(scope="module")
def example(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Build the example and return its address."""
    folder = tmp_path_factory.mktemp("example") / "app"
    runpy.run_path(str(EXAMPLE / "build.py"))["build"](folder)
    return serve(folder)


def sort(page: Page, numbers: str, *expected: str) -> None:
    """Let Python sort numbers, and expect them in order."""
    page.get_by_label("Numbers").fill(numbers)
    page.get_by_role("button", name="Sort").click(timeout=START_MS)
    expect(page.get_by_role("listitem")).to_have_text(expected)


@pytest.mark.thorough
def test_the_example_answers_under_its_policy_and_starts_without_a_network(browser: Browser, example: str) -> None:
    context = new_context(browser, service_workers="allow")
    page = context.new_page()
    faults = list[str]()
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(example)
    sort(page, "3 1 2", "1", "2", "3")
    expect(page.get_by_role("status")).to_have_text("3 numbers are sorted.")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    context.set_offline(True)
    page.reload()
    sort(page, "10 9.5", "9.5", "10")
    assert faults == []
    context.close()


def test_the_example_has_at_most_200_lines() -> None:
    files = [path for path in EXAMPLE.iterdir() if path.is_file()]
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) <= 200


@pytest.mark.thorough
@pytest.mark.parametrize("name", [path.stem for path in sorted((EXAMPLE / "upstream").glob("*.html"))])
def test_what_is_reported_upstream_still_happens(name: str, browser: Browser, example: str) -> None:
    """If this fails, PyScript has mended it: take away how Hofgarten copes, and the page."""
    context = new_context(browser)
    page = context.new_page()
    page.goto(f"{example}upstream/{name}.html")
    expect(page.get_by_role("status")).to_have_text(HEARD.get(name, "nothing was heard"), timeout=START_MS)
    context.close()
