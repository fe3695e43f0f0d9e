"""Start of the page: painted before Python runs, without requests to other origins, without losing early input."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.kit import zen_garden_page
from tests.kit.page_guard import PageGuard
from tests.kit.shared_page import new_context
from tests.kit.thorough import first_of, first_row_of
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import ENGLISH
from web.app.texts import Words
from web.build.index_html import oldest_browsers

pytestmark = pytest.mark.fresh

WASM = re.compile(r".*/pyodide\.asm\.wasm$")
GERMAN = Words("de", "zen-garden")
UNABLE = [
    ("delete window.WebAssembly", "", "unable.scripts"),
    ("", "script-src 'self' 'unsafe-inline'", "unable.scripts"),
    ("window.Worker = class { constructor() { throw new DOMException('', 'SecurityError'); } }", "", "unable.workers"),
    ("", "worker-src 'none'", "unable.workers"),
    ("delete window.Worker", "", "unable.workers"),
    ("CSS.supports = (...asked) => !String(asked).includes('lh')", "", "unable.old"),
    ("CSS.supports = (...asked) => !String(asked).includes(':has')", "", "unable.old"),
]
"""A script that runs first, a policy of the server, and the text that is shown."""
NO_MEMORY = """
WebAssembly.Memory = function () { throw new RangeError("WebAssembly.Memory(): could not allocate memory"); };
"""
"""The error that V8 throws if it does not get the memory."""


@dataclass(frozen=True)
class Start:
    """A first visit just after Python's first reply."""

    page: Page
    guard: PageGuard
    requests: tuple[str, ...]
    """Requests so far, in order."""


@pytest.fixture(scope="module")
def start(browser: Browser, site: str) -> Iterator[Start]:
    """Return a first visit, shared by all tests that only inspect it."""
    context = new_context(browser)
    guard, page = PageGuard(context, site), context.new_page()
    page.goto(site)
    ready(page)
    yield Start(page, guard, tuple(guard.requests))
    guard.check()
    context.close()


def hold_python(page: Page) -> Callable[[], None]:
    """Block the request for Python; return a function that lets it pass, also if it has not been sent yet."""
    held: list[Route] | None = []

    def hold(route: Route) -> None:
        if held is None:
            route.continue_()
        else:
            held.append(route)

    def release() -> None:
        nonlocal held
        routes, held = held or [], None
        for route in routes:
            route.continue_()

    page.context.route(WASM, hold)
    return release


@pytest.mark.firefox(thorough=True)
def test_page_starts_cleanly_and_asks_no_other_origin(start: Start) -> None:
    expect(start.page.locator("#page")).not_to_be_empty()
    assert len(start.requests) > 10
    assert start.guard.clean
    assert start.guard.to_other_origins() == []


@pytest.mark.thorough
def test_another_place_is_not_preceded_by_the_start_screen(page: Page, site: str) -> None:
    release = hold_python(page)
    with page.expect_request(WASM):
        page.goto(f"{site}#rules/zen-garden")
    expect(page.get_by_text(ENGLISH("start.coming"))).to_be_visible()
    expect(zen_garden_page.play_button(page)).to_be_hidden()
    release()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text(ENGLISH("start.coming"))).to_have_count(0)


def test_python_runs_only_in_a_worker(start: Start) -> None:
    python = [url for url in start.requests if "/pyodide/" in url]
    assert python, "Python was loaded"
    loaded = start.page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    assert not [url for url in loaded if "/pyodide/" in url], "the main thread loads none of it"
    assert len(start.page.workers) == 1, "opponents get their worker when they are needed"


def test_pyscript_still_has_the_hook_that_we_remove(start: Start) -> None:
    core = start.page.evaluate(
        """async () => {
            const bridge = document.querySelector("script[src$='main.js']").src;
            const { hooks } = await import(new URL("pyscript/core.js", bridge).href);
            return hooks.worker.onBeforeRunAsync.size;
        }"""
    )
    assert core == 0, "PyScript's hook is gone: it is a function"


@pytest.mark.thorough
@pytest.mark.context(locale="de-DE")
@pytest.mark.firefox
def test_page_has_the_language_of_the_browser(page: Page, site: str) -> None:
    release = hold_python(page)
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert not page.locator("html").evaluate("(root) => root.hidden")
    release()
    zen_garden_page.play_button(page, words=GERMAN).click()
    expect(page.get_by_role("grid", name=GERMAN("board.title"), exact=True)).to_be_visible()


@pytest.mark.parametrize(
    "file", first_of(["python_worker.js", "pyscript/core.js", "app_worker.py", "pyodide/pyodide.js"])
)
def test_failure_to_load_python_is_shown(page: Page, site: str, guard: PageGuard, file: str) -> None:
    guard.allow("")
    page.context.route(f"**/{file}", lambda route: route.abort())
    page.goto(f"{site}#progress")
    expect(page.locator("html")).to_have_attribute("data-python", "failed")
    expect(page.get_by_text(ENGLISH("start.coming"))).to_be_hidden()
    expect(page.get_by_role("alert").get_by_text(ENGLISH("page.trouble"))).to_be_visible()
    expect(page.get_by_text(ENGLISH("page.saved"))).to_be_hidden()
    page.context.unroute(f"**/{file}")
    page.get_by_role("button", name=ENGLISH("page.reload")).click()
    ready(page)
    expect(page.locator("[data-trouble=en]")).to_be_hidden()


@pytest.mark.parametrize("file", first_of(["pyodide.asm.wasm", "library.pack", "main.js", "python_worker.js"]))
def test_a_connection_lost_on_the_first_visit_is_called_one(page: Page, site: str, guard: PageGuard, file: str) -> None:
    guard.allow("")
    for lost in (file, "service-worker.js"):
        page.context.route(f"**/{lost}", lambda route: route.abort())
    page.goto(site)
    alert = page.get_by_role("alert")
    expect(alert.get_by_text(ENGLISH("page.unreachable"))).to_be_visible()
    expect(alert.get_by_text(ENGLISH("page.trouble"))).to_be_hidden()
    expect(alert.get_by_text(ENGLISH("page.saved"))).to_be_hidden()


@pytest.mark.context(locale="de-DE")
@pytest.mark.parametrize(("script", "policy", "text"), first_row_of(UNABLE))
def test_a_browser_that_cannot_run_the_page_says_why(
    page: Page, site: str, guard: PageGuard, script: str, policy: str, text: str
) -> None:
    guard.allow("")
    page.add_init_script(script)
    if policy:
        page.route(site, lambda route: under_policy(route, policy))
    page.goto(site)
    expect_reason(page, text)


@pytest.mark.thorough
@pytest.mark.context(locale="de-DE")
def test_a_lack_of_memory_is_said(page: Page, site: str, guard: PageGuard) -> None:
    guard.allow("")
    page.context.route("**/load_pyodide.js", lambda route: before_script(route, NO_MEMORY))
    page.goto(site)
    expect_reason(page, "unable.memory")


def under_policy(route: Route, policy: str) -> None:
    """Answer a request with a further policy."""
    answer = route.fetch()
    route.fulfill(response=answer, headers={**answer.headers, "Content-Security-Policy": policy})


def before_script(route: Route, first: str) -> None:
    """Answer a request for a script with another one before it."""
    answer = route.fetch()
    route.fulfill(response=answer, body=f"{first}\n{answer.text()}")


def expect_reason(page: Page, text: str) -> None:
    """Expect one message with this text in German, before the time that tells of a slow start, and no other help."""
    message = page.get_by_role("alert").filter(visible=True)
    expect(message).to_have_text(GERMAN(text, **oldest_browsers()), timeout=20_000)
    expect(message.get_by_role("button")).to_have_count(0)


UNTYPED = ["application/octet-stream", "text/plain", "application/wasm; charset=utf-8"]
"""Types of WebAssembly at hosts that do not know it; browsers take the last one for wrong, too."""


@pytest.mark.thorough
@pytest.mark.firefox
@pytest.mark.parametrize("kind", UNTYPED)
def test_a_host_may_not_know_webassembly(page: Page, site: str, kind: str) -> None:
    serve_as(page, kind)
    page.goto(site)
    zen_garden_page.play_button(page).click()
    expect(zen_garden_page.board(page)).to_be_visible()
    # The bots have a Python of their own.
    page.get_by_role("button", name=ENGLISH("hint.ask"), exact=True).click()
    expect(page.get_by_text(ENGLISH("hint.title"), exact=True)).to_be_visible()


@pytest.mark.thorough
def test_so_may_the_host_of_an_embed(page: Page, site: str) -> None:
    serve_as(page, UNTYPED[0])
    page.goto(f"{site}?embed=Z5.1")
    ready(page)


@pytest.mark.thorough
def test_a_damaged_file_of_such_a_host_is_noticed(page: Page, site: str, guard: PageGuard) -> None:
    guard.allow("")
    serve_as(page, UNTYPED[0], most=100_000)
    page.goto(site)
    expect(page.get_by_role("alert").get_by_text(ENGLISH("page.trouble"))).to_be_visible()


def serve_as(page: Page, kind: str, most: int | None = None) -> None:
    """Serve the WebAssembly with this type, and at most so many bytes of it."""

    def answer(route: Route) -> None:
        whole = route.fetch()
        route.fulfill(response=whole, headers={**whole.headers, "content-type": kind}, body=whole.body()[:most])

    page.context.route(WASM, answer)


def test_slow_start_of_python_is_shown(page: Page, site: str) -> None:
    page.clock.install()
    release = hold_python(page)
    page.goto(site)
    expect(page.locator("[data-trouble=en]")).to_be_hidden()
    page.clock.fast_forward(31_000)
    expect(page.locator("[data-trouble=en]")).to_be_visible()
    release()


def test_two_builds_never_share_a_file(start: Start, site: str) -> None:
    paths = [url.removeprefix(site) for url in start.requests if url.startswith(site) and url != site]
    assert paths
    assert all(re.match(r"v/[0-9a-f]{16}/", path) for path in paths), paths


def test_page_without_javascript_says_that_it_needs_it(browser: Browser, site: str) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(site)
        expect(page.locator("noscript")).to_be_visible()
        expect(page.get_by_role("main")).to_be_hidden()


@pytest.mark.thorough
def test_a_game_that_fails_to_load_is_reported_and_retried(page: Page, site: str, guard: PageGuard) -> None:
    guard.allow("")
    packs = "**/*_garden*.pack"
    page.context.route(packs, lambda route: route.abort())
    page.goto(site)
    ready(page)
    zen_garden_page.play_button(page).click()
    expect(page.locator("[data-trouble=en]")).to_be_visible()
    page.context.unroute(packs)
    zen_garden_page.play_button(page).click()
    expect(zen_garden_page.board(page)).to_be_visible()
    expect(page.locator("[data-trouble=en]")).to_be_hidden()
