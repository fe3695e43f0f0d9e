"""Browsers that measure pages, and visits by a new one: first answered click, first paint, longest task."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, Literal

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, Playwright, sync_playwright

from tests.kit.browsers import chromium, light

SETTLE: Final = 1000
"""Milliseconds in which a browser caches its compiled code, before a page is opened again."""
PATIENCE: Final = 120_000
"""Longest start-up in milliseconds; over a slow network the slowest takes a third of this."""
MEASURED: Final = "measured"
"""Console message of the page when it has reached its end condition."""
OBSERVE: Final = (
    f'const MEASURED = "{MEASURED}";'
    """
window.tasks = [0];
new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((entry) => entry.duration)))
    .observe({ type: "longtask", buffered: true });
const watchFor = (done) => new MutationObserver((_, observer) => {
    if (done()) {
        window.at = performance.now();
        observer.disconnect();
        console.info(MEASURED);
    }
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
)
"""Runs before a page's own scripts."""
SEEN: Final = """() => [
    window.at,
    performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
    Math.max(...window.tasks),
    (navigator.serviceWorker?.controller ?? null) !== null,
]"""
WORKS: Final = """() => Promise.race([
    navigator.serviceWorker.ready.then(() => {}),
    new Promise((_, reject) => setTimeout(reject, 60_000, new Error("The service worker did not start."))),
])"""
"""Waits for the service worker, which is ready when it has stored all files."""


@dataclass(frozen=True)
class Visit:
    """Measurements of one start, in milliseconds since navigation."""

    answered: float
    """Time of the first answered click; for a page that only prints a line, the time of this line."""
    painted: float
    """Time of the first contentful paint."""
    longest: float
    """Duration of the main thread's longest task; 0 if none took 50 ms."""
    controlled: bool
    """True if a service worker served the page."""
    worked: float
    """Processor time of all processes of the browser until the first answered click."""


@dataclass(frozen=True)
class Site:
    """A page to start."""

    address: str
    end: str
    """JavaScript that passes the page's end condition to ``watchFor``."""
    worker: bool = False
    """True to allow the page's service worker, and to wait for it before leaving."""
    slower: int = 1
    """Slowdown factor of the main thread."""


@contextmanager
def browsing(*, windows: bool = True) -> Iterator[Browser]:
    """Start Chromium, and close it at the end; without ``windows`` it lacks its user interface."""
    with sync_playwright() as playwright:
        launch = chromium(playwright)
        browser = playwright.chromium.launch(**(launch.options() if windows else light(launch)))
        yield browser
        browser.close()


@contextmanager
def new_browser(playwright: Playwright, site: Site) -> Iterator[BrowserContext]:
    """Yield a new browser with an empty profile, and close it at the end."""
    options = chromium(playwright).options()
    service_workers: Literal["allow", "block"] = "allow" if site.worker else "block"
    with tempfile.TemporaryDirectory() as profile:
        context = playwright.chromium.launch_persistent_context(profile, service_workers=service_workers, **options)
        context.add_init_script(OBSERVE + site.end)
        context.pages[0].wait_for_timeout(SETTLE / 2)
        yield context
        context.close()


def visit(context: BrowserContext, site: Site) -> Visit:
    """Open a page and wait for its end condition; leave it SETTLE milliseconds later (long tasks still count)."""
    assert context.browser is not None
    processes, page = context.browser.new_browser_cdp_session(), context.new_page()
    page.set_default_timeout(PATIENCE)
    if site.slower > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": site.slower})
    before = processor_time(processes)
    # Waiting for an element would make Playwright run 330 kB of its own code in the page, before the first paint.
    with page.expect_console_message(lambda message: message.text == MEASURED):
        page.goto(site.address, wait_until="commit")
    worked = processor_time(processes) - before
    page.wait_for_timeout(SETTLE)
    answered, painted, longest, controlled = page.evaluate(SEEN)
    if site.worker:
        page.evaluate(WORKS)
    page.close()
    return Visit(answered, painted, longest, controlled, worked)


def processor_time(session: CDPSession) -> float:
    """Return the processor time of all processes of a browser, in milliseconds."""
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    return 1000 * sum(float(process["cpuTime"]) for process in processes)


def count_of(kind: Literal["nodes", "jsEventListeners"], page: Page, *, collected: bool = False) -> int:
    """Return the number of nodes or listeners in the page's process, in the document or not.

    ``collected``: after a garbage collection.
    """
    session = page.context.new_cdp_session(page)
    if collected:
        session.send("HeapProfiler.collectGarbage")
    count: int = session.send("Memory.getDOMCounters")[kind]
    return count
