"""The pages that tests share, with Python in them."""

from collections.abc import Mapping

from playwright.sync_api import Browser, BrowserContext, Page

from tests.kit.page_guard import Watch
from tests.kit.waiting import PATIENCE

VIEWPORT = {"width": 1280, "height": 720}
USUAL: Mapping[str, object] = {
    "locale": "en-GB",
    "reduced_motion": "reduce",
    "viewport": VIEWPORT,
    "service_workers": "block",
}
"""A person who speaks English and dislikes motion; to keep a build for use without a network takes time."""

UNTOUCHED = """() => [setTimeout, Date, Storage.prototype.setItem, HTMLElement.prototype.focus]
    .every((own) => Function.prototype.toString.call(own).includes("[native code]"))"""
"""Returns whether the browser's own clock still goes in the page, and things do there what they do elsewhere."""


def new_context(browser: Browser, **options: object) -> BrowserContext:
    """Return a person's browser; the usual one, unless it is said otherwise."""
    context: BrowserContext = browser.new_context(**{**USUAL, **options})  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    return context


class Desk:
    """A page that one test after another uses, in a browser with options of its own."""

    def __init__(self, browser: Browser, site: str, options: Mapping[str, object]) -> None:
        """Open nothing yet."""
        self._browser = browser
        self._site = site
        self._options = {**USUAL, **options}
        self._seat: tuple[BrowserContext, Page, Watch] | None = None

    @property
    def page(self) -> Page:
        """The page."""
        return self._taken[1]

    @property
    def watch(self) -> Watch:
        """What keeps an eye on it."""
        return self._taken[2]

    @property
    def _taken(self) -> tuple[BrowserContext, Page, Watch]:
        if self._seat is None:
            context = new_context(self._browser, **self._options)
            watch = Watch(context, self._site)
            self._seat = context, context.new_page(), watch
        return self._seat

    def sit_down(self) -> Page:
        """Return the page; wherever an earlier test has left it, it looks and is pointed at as a new one."""
        context, page, _ = self._taken
        if page.is_closed() or len(context.pages) > 1:
            self.clear()
            context, page, _ = self._taken
        if "permissions" in self._options:
            context.grant_permissions(self._options["permissions"])  # type: ignore[arg-type]
        motion = self._options["reduced_motion"]
        page.set_viewport_size(self._options["viewport"])  # type: ignore[arg-type]
        page.emulate_media(media="null", color_scheme="null", reduced_motion=motion, forced_colors="null")  # type: ignore[arg-type]
        page.mouse.move(0, 0)
        return page

    def get_up(self, *, broken: bool) -> None:
        """Leave the page to the next test, or, once it has been broken, to nobody; fails when it has done wrong.

        It has, too, when it is not left as the browser made it: with a clock that stands, another test would wait for
        ever.
        """
        context, page, watch = self._taken
        faults = watch
        touched = not broken and not page.is_closed() and not page.evaluate(UNTOUCHED)
        if broken or touched or page.is_closed() or not watch.clean:
            self.clear()
        else:
            page.unroute_all()
            context.unroute_all()
            context.clear_permissions()
        faults.check()
        faults.forget()
        assert not touched, "a test that replaces what is the browser's own is to be marked as fresh"

    def clear(self) -> None:
        """Close the page."""
        if self._seat is not None:
            self._seat[0].close()
            self._seat = None


class Desks:
    """The shared pages in one browser: the usual one, and the last with other options."""

    def __init__(self, browser: Browser, site: str) -> None:
        """Open nothing yet."""
        self._browser = browser
        self._site = site
        self._usual = Desk(browser, site, {})
        self._other: tuple[Mapping[str, object], Desk] = {}, self._usual

    def of(self, options: Mapping[str, object]) -> Desk:
        """Return the page in a browser with these options."""
        if not options:
            return self._usual
        if self._other[0] != options:
            if self._other[0]:
                self._other[1].clear()
            self._other = options, Desk(self._browser, self._site, options)
        return self._other[1]

    def clear(self) -> None:
        """Close all pages."""
        for desk in (self._usual, self._other[1]):
            desk.clear()
