"""Pages with a running Python that several tests share."""

import asyncio
import warnings
from collections.abc import Mapping
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Error, Page

from tests.kit.page_guard import PageGuard
from tests.kit.waiting import TIMEOUT_MS

VIEWPORT = {"width": 1280, "height": 720}
USUAL: Mapping[str, object] = {
    "locale": "en-GB",
    "reduced_motion": "reduce",
    "viewport": VIEWPORT,
    "service_workers": "block",
}
"""Options of most tests: English, reduced motion, no service worker, because storing a build for offline use takes
time.
"""

CHANGEABLE = ("permissions", "reduced_motion", "viewport")
"""Options that a page changes between two tests. For another value of the other ones Python starts again."""

PAINT_MS = 5000
"""Time in which a page must paint two frames, in milliseconds: clicks and pictures wait for them.

It takes 0.03 s, but on a computer with 20 processes for 2 cores up to 1.8 s, and a new page costs 5 s of CPU time.
"""
PICTURE_MS = 5000
"""Limit for the picture of a failure, in milliseconds: a page that paints no frame has none."""
CLOSING_S = 10
"""Limit for closing a browser context, in seconds; it takes less than 0.1 s."""

UNTOUCHED = """() => [setTimeout, Date, Storage.prototype.setItem, HTMLElement.prototype.focus]
    .every((own) => Function.prototype.toString.call(own).includes("[native code]"))"""
"""Returns true if the page's clock and browser functions are not replaced."""


def new_context(browser: Browser, **options: object) -> BrowserContext:
    """Return a new browser context with the default options, and these changes."""
    context: BrowserContext = browser.new_context(**{**USUAL, **options})  # type: ignore[arg-type]
    context.set_default_timeout(TIMEOUT_MS)
    return context


def lasting(options: Mapping[str, object]) -> dict[str, object]:
    """Return the options that a page cannot change."""
    return {name: value for name, value in options.items() if name not in CHANGEABLE}


def close(context: BrowserContext) -> None:
    """Close a browser context. One that cannot be closed within ``CLOSING_S`` ends with its browser."""

    async def closing() -> None:
        async with asyncio.timeout(CLOSING_S):
            await context._impl_obj.close()

    try:
        # Playwright has no limit for this one.
        context._sync(closing())
    except TimeoutError:
        warnings.warn(f"a browser context was not closed within {CLOSING_S} s", stacklevel=2)


def paints(page: Page) -> bool:
    """Return True if a page paints frames: its size stays the same in two of them.

    Playwright measures this beside the scripts of the page, and stops measuring when those never end.
    """
    try:
        root = page.locator(":root").element_handle(timeout=PAINT_MS)
        root.wait_for_element_state("stable", timeout=PAINT_MS)
    except Error:
        return False
    return True


def take_picture(page: Page, path: Path) -> None:
    """Save a picture of a failed test's page. A page without one must not hide why the test failed."""
    try:
        page.screenshot(path=path, full_page=True, timeout=PICTURE_MS)
    except Error as error:
        warnings.warn(f"no picture of the page: {error.message.splitlines()[0]}", stacklevel=2)


class SharedPage:
    """A page that one test after another uses, in a browser context with its own options."""

    def __init__(self, browser: Browser, site: str, options: Mapping[str, object]) -> None:
        """Store the parameters; the page is opened on first use."""
        self._browser = browser
        self._site = site
        self._options = {**USUAL, **options}
        self._parts: tuple[BrowserContext, Page, PageGuard] | None = None

    @property
    def page(self) -> Page:
        """The page."""
        return self._opened[1]

    @property
    def guard(self) -> PageGuard:
        """Its observer."""
        return self._opened[2]

    @property
    def _opened(self) -> tuple[BrowserContext, Page, PageGuard]:
        if self._parts is None:
            context = new_context(self._browser, **self._options)
            guard = PageGuard(context, self._site)
            self._parts = context, context.new_page(), guard
        return self._parts

    def acquire(self, options: Mapping[str, object] = USUAL) -> Page:
        """Return the page in front of the others, with the window and media settings of the options.

        A page that paints no frame any more is replaced.
        """
        options = {**USUAL, **options}
        if self._parts is not None:
            context, page, _ = self._parts
            if page.is_closed() or len(context.pages) > 1:
                self.clear()
            elif not paints(page):
                self._drop("it painted no frame")
        context, page, _ = self._opened
        if "permissions" in options:
            context.grant_permissions(options["permissions"])  # type: ignore[arg-type]
        # In Firefox, a page has a focus only while it is the front one of all contexts.
        page.bring_to_front()
        motion = options["reduced_motion"]
        page.set_viewport_size(options["viewport"])  # type: ignore[arg-type]
        page.emulate_media(media="null", color_scheme="null", reduced_motion=motion, forced_colors="null")  # type: ignore[arg-type]
        page.mouse.move(0, 0)
        return page

    def release(self, *, broken: bool) -> None:
        """Release the page to the next test, or close it if it is broken. Fails if the page had a fault.

        Fails also if the test replaced browser functions: with a stopped clock, another test would wait forever.
        """
        context, page, guard = self._opened
        faults = guard
        touched = not broken and not page.is_closed() and not page.evaluate(UNTOUCHED)
        if broken:
            self._drop("its test failed")
        elif touched or page.is_closed() or not guard.clean:
            self.clear()
        else:
            page.unroute_all()
            context.unroute_all()
            context.clear_permissions()
        faults.check()
        faults.forget()
        assert not touched, "a test that replaces browser functions needs the mark `fresh`"

    def clear(self) -> None:
        """Close the page."""
        if self._parts is not None:
            context, self._parts = self._parts[0], None
            close(context)

    def _drop(self, reason: str) -> None:
        """Close the page, and say so in the summary of the tests: the next one starts Python again."""
        warnings.warn(f"a shared page was dropped: {reason}", stacklevel=2)
        self.clear()


class SharedPages:
    """The shared pages of one browser: one with the default options, and one with the last other options.

    Options that a page can change do not count.
    """

    def __init__(self, browser: Browser, site: str) -> None:
        """Open no page yet."""
        self._browser = browser
        self._site = site
        self._usual = SharedPage(browser, site, {})
        self._other: tuple[Mapping[str, object], SharedPage] = {}, self._usual

    def of(self, options: Mapping[str, object]) -> SharedPage:
        """Return the page in a browser context with these options."""
        options = lasting(options)
        if not options:
            return self._usual
        if self._other[0] != options:
            if self._other[0]:
                self._other[1].clear()
            self._other = options, SharedPage(self._browser, self._site, options)
        return self._other[1]

    def clear(self) -> None:
        """Close all pages."""
        for shared_page in (self._usual, self._other[1]):
            shared_page.clear()
