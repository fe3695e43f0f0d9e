"""What every test of the page is given: the built page, served under a sub-path, and a browser that is watched."""

import fcntl
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from e2e.fake_python import bridge, show  # noqa: F401 - fixtures
from tests.kit.browsers import NAMES, find, quick
from tests.kit.page_guard import Watch
from tests.kit.shared_page import Desks, new_context
from tests.kit.waiting import PATIENCE, ready, stands, start_anew
from web.build.__main__ import build
from web.build.precompress import ENDS
from web.build.server import address_of, make_server

PREFIX = "/hofgarten/"
"""Not at the root of the server: that is where GitHub Pages would not have it."""
RESULTS = Path(__file__).parent.parent / "test-results"
FAILED = pytest.StashKey[bool]()

expect.set_options(timeout=PATIENCE)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let the page be tested that has been built already."""
    parser.addoption("--built", type=Path, help="a page that has been built; without it, one is")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run each test in Chromium, and those marked `firefox` in Firefox, too."""
    if "browser_name" in metafunc.fixturenames:
        names = NAMES if metafunc.definition.get_closest_marker("firefox") else NAMES[:1]
        metafunc.parametrize("browser_name", names, scope="session")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long, so that all processes end at the same time: what does without Python comes last.

    Tests with the same options follow each other: they share a page.
    """
    items.sort(key=lambda item: (length(item), repr(options_of(item))))


def options_of(item: pytest.Item) -> dict[str, object]:
    """Return what a test's mark `context` asks of the person's browser."""
    marker = item.get_closest_marker("context")
    return dict(marker.kwargs) if marker else {}


def length(item: pytest.Item) -> int:
    """Return 0 for tests with browsers of their own, 1 for Firefox, 2 for Chromium, 3 for that without Python in it."""
    fixtures, name = getattr(item, "fixturenames", ()), browser_of(item)
    if name == NAMES[0]:
        return 3 if "bridge" in fixtures else 2
    return 1 if name else 0


def browser_of(item: pytest.Item) -> str:
    """Return the name of the browser in which a test runs; empty when it has one of its own."""
    params = item.callspec.params if hasattr(item, "callspec") else {}
    return str(params.get("browser_name", ""))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Remember whether a test failed, for the screenshot."""
    report = yield
    if report.when == "call":  # type: ignore[attr-defined]
        item.stash[FAILED] = report.failed  # type: ignore[attr-defined]
    return report


@pytest.fixture(scope="session")
def dist(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """Return the folder of the page, built or copied once for all processes that test it.

    It has no compressed files: tests change others beside them.
    """
    base = tmp_path_factory.getbasetemp()
    shared = base if worker_id == "master" else base.parent
    folder = shared / "dist"
    with (shared / "dist.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            put_page(folder, pytestconfig.getoption("--built"))
    return folder


def put_page(folder: Path, built: Path | None) -> None:
    """Copy the page that has been built to a folder, or build one there."""
    if built is None:
        build(folder)
    else:
        shutil.copytree(built, folder, ignore=shutil.ignore_patterns(*(f"*{end}" for end in ENDS.values())))


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[str]:
    """Return the address at which the page is served."""
    server = make_server(dist, PREFIX)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield address_of(server, PREFIX)
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Return Playwright."""
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def browser(playwright: Playwright, browser_name: str) -> Iterator[Browser]:
    """Return a browser, one for all tests in it."""
    kind = getattr(playwright, browser_name)
    launch = find(browser_name, kind.executable_path)
    if launch is None:
        pytest.fail(f"There is no {browser_name} here: run python -m tests.kit.browsers.")
    running: Browser = kind.launch(**quick(browser_name, launch.options()))
    yield running
    running.close()


@pytest.fixture
def options(request: pytest.FixtureRequest) -> dict[str, object]:
    """Return what the test's mark `context` asks of the person's browser."""
    return options_of(request.node)


@pytest.fixture
def context(browser: Browser, options: dict[str, object]) -> Iterator[BrowserContext]:
    """Return a person's browser with nothing in it yet, as the test's mark `context` wants it; English by default."""
    fresh = new_context(browser, **options)
    yield fresh
    fresh.close()


@pytest.fixture
def watch(context: BrowserContext, site: str) -> Iterator[Watch]:
    """Return what keeps an eye on everything that the browser does; after the test, what it saw must be clean."""
    eye = Watch(context, site)
    yield eye
    eye.check()


@pytest.fixture(scope="session")
def desks(browser: Browser, site: str) -> Iterator[Desks]:
    """Return the pages that tests share which need none of their own: Python's start is most of a short test's time."""
    shared = Desks(browser, site)
    yield shared
    shared.clear()


@pytest.fixture
def page(browser_name: str, options: dict[str, object], request: pytest.FixtureRequest) -> Iterator[Page]:
    """Return a watched page, yet to go anywhere or as another test has left it; a screenshot of a failure is kept.

    A page of its own has a test that is marked `fresh`, that looks at the browser's context or at what was requested,
    or that has something else stand in for Python. The others go on with one in which Python may be there already: see
    `opened`, `open_match` and `revisit`.
    """
    assert browser_name
    own = {"context", "watch", "bridge"} & set(request.fixturenames)
    if own or request.node.get_closest_marker("fresh"):
        eye: Watch = request.getfixturevalue("watch")
        fresh: Page = request.getfixturevalue("context").new_page()
        yield fresh
        keep_failure(request, fresh, eye)
        return
    shared = request.getfixturevalue("desks").of(options)
    yield shared.sit_down()
    keep_failure(request, shared.page, shared.watch)
    shared.get_up(broken=request.node.stash.get(FAILED, False))


def keep_failure(request: pytest.FixtureRequest, page: Page, watch: Watch) -> None:
    """Keep a screenshot when the test has failed."""
    if request.node.stash.get(FAILED, False) and not page.is_closed():
        # Playwright hides the caret with an inline style, which our policy refuses.
        watch.rest()
        RESULTS.mkdir(exist_ok=True)
        page.screenshot(path=RESULTS / f"{request.node.name}.png", full_page=True)


@pytest.fixture
def opened(page: Page, site: str) -> Page:
    """Return our page, opened for the first time as far as it knows, with Python there."""
    if stands(page, site):
        start_anew(page, {}, "")
    else:
        page.goto(site)
        ready(page)
    return page
