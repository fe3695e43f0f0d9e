"""Fixtures of all browser tests: the built page, served under a sub-path, and an observed browser."""

import fcntl
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from e2e.fake_python import show, stub_page  # noqa: F401 - fixtures
from e2e.versions import Host
from tests.kit import built_page
from tests.kit.browsers import NAMES, find, light, quick
from tests.kit.built_page import pytest_report_header  # noqa: F401 - a hook
from tests.kit.page_guard import PageGuard
from tests.kit.shared_page import SharedPages, close, lasting, new_context, take_picture
from tests.kit.third_party_site import ThirdPartySite, third_party_site
from tests.kit.waiting import TIMEOUT_MS, is_open, ready, restart
from web.build.server import address_of, make_server

PREFIX = "/hofgarten/"
"""A sub-path, as on GitHub Pages, not the root of the server."""
PLAYWRIGHT_WEBKIT = "--playwright-webkit"
RESULTS = Path(__file__).parent.parent / "test-results"
FAILED = pytest.StashKey[bool]()

expect.set_options(timeout=TIMEOUT_MS)

HOW_FAR = "() => `Python ${document.documentElement.dataset.python}: ${document.body?.innerText.slice(0, 500)}`"
"""State of Python and the beginning of the text."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options to test a page that is already built, and to test it in Playwright's WebKit."""
    built_page.add_option(parser)
    parser.addoption(PLAYWRIGHT_WEBKIT, action="store_true", help="run the tests marked `firefox`, and only in WebKit")


def pytest_configure(config: pytest.Config) -> None:
    """Check the page."""
    built_page.check(config)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run each test in Chromium, and those marked `firefox` in Firefox as well."""
    if "browser_name" in metafunc.fixturenames:
        firefox = metafunc.definition.get_closest_marker("firefox")
        if metafunc.config.getoption(PLAYWRIGHT_WEBKIT):
            names: tuple[object, ...] = ("webkit",) if firefox else ()
        else:
            marks = [pytest.mark.thorough] if firefox and firefox.kwargs.get("thorough") else []
            names = ("chromium", pytest.param("firefox", marks=marks)) if firefox else ("chromium",)
        metafunc.parametrize("browser_name", names, scope="session")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Start with slow tests, so that all processes end at the same time. Tests without Python come last.

    Tests with the same options are consecutive: they share a page.
    """
    items.sort(key=lambda item: (length(item), repr(lasting(options_of(item))), repr(options_of(item))))


def options_of(item: pytest.Item) -> dict[str, object]:
    """Return the browser context options of a test's mark `context`."""
    marker = item.get_closest_marker("context")
    return dict(marker.kwargs) if marker else {}


def length(item: pytest.Item) -> int:
    """Return 0 for tests with their own browsers, 1 for Firefox, 2 for Chromium, 3 for Chromium without Python."""
    fixtures, name = getattr(item, "fixturenames", ()), browser_of(item)
    if name == NAMES[0]:
        return 3 if "stub_page" in fixtures else 2
    return 1 if name else 0


def browser_of(item: pytest.Item) -> str:
    """Return the name of a test's browser, or an empty string if it has its own."""
    params = item.callspec.params if hasattr(item, "callspec") else {}
    return str(params.get("browser_name", ""))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Store the test's result for the screenshot."""
    report = yield
    if report.when != "teardown":  # type: ignore[attr-defined]
        item.stash[FAILED] = report.failed  # type: ignore[attr-defined]
    return report


@pytest.fixture(scope="session")
def dist(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """Return the folder of the page, built or copied once for all processes.

    It has no compressed files, because tests change their sources.
    """
    base = tmp_path_factory.getbasetemp()
    shared = base if worker_id == "master" else base.parent
    folder = shared / "dist"
    with (shared / "page.lock").open("w") as lock:  # the build itself locks dist.lock
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            built_page.put_page(folder, pytestconfig.getoption("--built"))
    return folder


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[str]:
    """Return the address of the served page."""
    server = make_server(dist, PREFIX)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield address_of(server, PREFIX)
    server.shutdown()
    server.server_close()


@pytest.fixture
def host(request: pytest.FixtureRequest) -> Iterator[Host]:
    """Return a server of the page that the test starts and stops, under a sub-path unless the test says otherwise."""
    serving = Host(getattr(request, "param", PREFIX))
    yield serving
    serving.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Return the Playwright driver."""
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def browser(playwright: Playwright, browser_name: str) -> Iterator[Browser]:
    """Return a browser that starts Python quickly, shared by all tests with pages of their own."""
    running = start(playwright, browser_name, is_quick=True)
    yield running
    running.close()


@pytest.fixture(scope="session")
def lasting_browser(playwright: Playwright, browser_name: str) -> Iterator[Browser]:
    """Return a browser that optimizes Python, for pages that many tests share: 7 % less CPU time."""
    running = start(playwright, browser_name, is_quick=False)
    yield running
    running.close()


def start(playwright: Playwright, name: str, *, is_quick: bool) -> Browser:
    """Start a browser."""
    kind = getattr(playwright, name)
    launch = find(name, kind.executable_path)
    if launch is None:
        pytest.fail(f"There is no {name} here: run python -m tests.kit.browsers.")
    options = light(launch) if name == NAMES[0] else launch.options()
    running: Browser = kind.launch(**(quick(name, options) if is_quick else options))
    return running


@pytest.fixture
def options(request: pytest.FixtureRequest) -> dict[str, object]:
    """Return the browser context options of the test's mark `context`."""
    return options_of(request.node)


@pytest.fixture
def context(browser: Browser, options: dict[str, object]) -> Iterator[BrowserContext]:
    """Return a new browser context with the options of the test's mark `context`; English by default."""
    fresh = new_context(browser, **options)
    yield fresh
    close(fresh)


@pytest.fixture
def guard(context: BrowserContext, site: str) -> Iterator[PageGuard]:
    """Return the observer of the browser context; after the test it must have seen no fault."""
    eye = PageGuard(context, site)
    yield eye
    eye.check()


@pytest.fixture
def blog(guard: PageGuard) -> Iterator[ThirdPartySite]:
    """Return a third-party site that may embed our page."""
    with third_party_site() as there:
        guard.allow(f"another origin was asked: {there.address}")
        yield there


@pytest.fixture(scope="session")
def shared_pages(lasting_browser: Browser, site: str) -> Iterator[SharedPages]:
    """Return the shared pages, for tests without a page of their own: Python's start takes most of a test's time."""
    shared = SharedPages(lasting_browser, site)
    yield shared
    shared.clear()


@pytest.fixture(scope="session")
def shared_stubs(lasting_browser: Browser, site: str) -> Iterator[SharedPages]:
    """Return the shared pages of tests with a stub instead of Python."""
    shared = SharedPages(lasting_browser, site)
    yield shared
    shared.clear()


@pytest.fixture
def page(browser_name: str, options: dict[str, object], request: pytest.FixtureRequest) -> Iterator[Page]:
    """Return an observed page, new or as another test has left it. A failure leaves a screenshot.

    A test gets a page of its own if it is marked `fresh`, or uses the browser context or its requests. The others
    continue with a page in which Python, or its stub, may be running already: see `opened`, `stub_page`, `open_match`
    and `revisit`.
    """
    assert browser_name
    own = {"context", "guard"} & set(request.fixturenames)
    if own or request.node.get_closest_marker("fresh"):
        eye: PageGuard = request.getfixturevalue("guard")
        fresh: Page = request.getfixturevalue("context").new_page()
        yield fresh
        keep_failure(request, fresh, eye)
        return
    kind = "shared_stubs" if "stub_page" in request.fixturenames else "shared_pages"
    shared = request.getfixturevalue(kind).of(options)
    yield shared.acquire(options)
    try:
        keep_failure(request, shared.page, shared.guard)
    finally:
        shared.release(broken=request.node.stash.get(FAILED, False))


def keep_failure(request: pytest.FixtureRequest, page: Page, guard: PageGuard) -> None:
    """Save a screenshot if the test has failed, and print how far Python is in each frame."""
    if request.node.stash.get(FAILED, False) and not page.is_closed():
        # Playwright hides the caret with an inline style, which our policy refuses.
        guard.rest()
        for frame in page.frames:
            print(frame.url, frame.evaluate(HOW_FAR))
        RESULTS.mkdir(exist_ok=True)
        take_picture(page, RESULTS / f"{request.node.name}.png")


@pytest.fixture
def opened(page: Page, site: str) -> Page:
    """Return our page with an empty storage and Python ready."""
    if is_open(page, site):
        restart(page, {}, "")
    else:
        page.goto(site)
        ready(page)
    return page


@pytest.fixture
def other(browser: Browser, site: str) -> Iterator[Page]:
    """Return a page on another device."""
    context = new_context(browser)
    guard = PageGuard(context, site)
    yield context.new_page()
    guard.check()
    context.close()
