"""Visits of a page by a new browser: when its first click was answered, when it was painted, what held it up."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, Literal

from playwright.sync_api import BrowserContext, Playwright

from tests.kit.browsers import chromium

SETTLE: Final = 1000
"""Milliseconds in which a browser puts away what it has compiled, before a page is opened again."""
PATIENCE: Final = 120_000
"""Milliseconds that a start may take; over a slow network the slowest takes a third of that."""
MEASURED: Final = "measured"
"""What the page's console says when it has come so far."""
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
    new Promise((_, reject) => setTimeout(reject, 60_000, new Error("No service worker has come."))),
])"""
"""Waits for the service worker, which is there when it has put away all files."""


@dataclass(frozen=True)
class Visit:
    """What was seen of one start; milliseconds since the navigation began."""

    answered: float
    """When the first click had been answered; of a page that only prints a line, when that was there."""
    painted: float
    """When anything was to be seen."""
    longest: float
    """How long the longest task of the main thread took; 0 when none took 50 ms."""
    controlled: bool
    """Whether a service worker served it."""


@dataclass(frozen=True)
class Site:
    """A page that is started."""

    address: str
    end: str
    """JavaScript that tells ``watchFor`` when the page has come so far."""
    worker: bool = False
    """Whether the page may have its service worker, and is then left only when that is there."""
    slower: int = 1
    """So many times slower the main thread is made."""
    watched: bool = False
    """Whether its long tasks are told of, those too that come after the last visit's end."""


@contextmanager
def newcomer(playwright: Playwright, site: Site) -> Iterator[BrowserContext]:
    """Yield a browser that has never been anywhere; it ends when nobody needs it any more."""
    options = chromium(playwright).options()
    service_workers: Literal["allow", "block"] = "allow" if site.worker else "block"
    with tempfile.TemporaryDirectory() as profile:
        context = playwright.chromium.launch_persistent_context(profile, service_workers=service_workers, **options)
        context.add_init_script(OBSERVE + site.end)
        context.pages[0].wait_for_timeout(SETTLE / 2)
        yield context
        context.close()


def visit(context: BrowserContext, site: Site, settle: float = SETTLE) -> Visit:
    """Open a page and wait for its end; it is left so many milliseconds later, in which long tasks still count."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    if site.slower > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": site.slower})
    # Waiting for an element would let Playwright run 330 kB of its own in the page, before the first paint.
    with page.expect_console_message(lambda message: message.text == MEASURED):
        page.goto(site.address, wait_until="commit")
    page.wait_for_timeout(settle)
    seen = Visit(*page.evaluate(SEEN))
    if site.worker:
        page.evaluate(WORKS)
    page.close()
    return seen
