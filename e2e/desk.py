"""The page that tests share, one in each browser, with Python in it."""

from playwright.sync_api import Browser, BrowserContext, Page

from e2e.watch import Watch

VIEWPORT = {"width": 1280, "height": 720}


def new_context(browser: Browser, **options: object) -> BrowserContext:
    """Return a person's browser; one that speaks English and dislikes motion, unless it is said otherwise.

    It keeps no build for use without a network: that takes time, and only few tests are about it.
    """
    usual = {"locale": "en-GB", "reduced_motion": "reduce", "viewport": VIEWPORT, "service_workers": "block"}
    context: BrowserContext = browser.new_context(**{**usual, **options})  # type: ignore[arg-type]
    return context


class Desk:
    """A page that one test after another uses."""

    def __init__(self, browser: Browser, site: str) -> None:
        """Open nothing yet."""
        self._browser = browser
        self._site = site
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
            context = new_context(self._browser)
            watch = Watch(context, self._site)
            self._seat = context, context.new_page(), watch
        return self._seat

    def sit_down(self) -> Page:
        """Return the page; wherever an earlier test has left it, it looks and is pointed at as a new one."""
        context, page, _ = self._taken
        if page.is_closed() or len(context.pages) > 1:
            self.clear()
            page = self.page
        page.set_viewport_size(VIEWPORT)  # type: ignore[arg-type]
        page.emulate_media(media="null", color_scheme="null", reduced_motion="reduce", forced_colors="null")
        page.mouse.move(0, 0)
        return page

    def get_up(self, *, broken: bool) -> None:
        """Leave the page to the next test, or, once it has been broken, to nobody; fails when it has done wrong."""
        context, page, watch = self._taken
        faults = watch
        if broken or page.is_closed() or not watch.clean:
            self.clear()
        else:
            page.unroute_all()
            context.unroute_all()
            context.clear_permissions()
        faults.check()
        faults.forget()

    def clear(self) -> None:
        """Close the page."""
        if self._seat is not None:
            self._seat[0].close()
            self._seat = None
