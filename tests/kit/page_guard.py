"""Keeps an eye on a browser: errors, refusals of the Content-Security-Policy, requests to other origins."""

from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response, WebError

REPORT_REFUSALS = """
addEventListener("securitypolicyviolation", (event) =>
    console.error(`refused by ${event.violatedDirective}: ${event.blockedURI}`));
"""
BAD_STATUS = 400
LATE = "was preloaded using link preload but not used within a few seconds"
"""What a browser finds fault with on a computer that is too busy to start Python in that time."""
BLOCKED = "Service Worker registration blocked by Playwright"
"""What Playwright says where it is told to."""
LOCAL = {"blob", "data"}
"""Schemes of what a page makes itself."""


class Watch:
    """Collects what must not happen."""

    def __init__(self, context: BrowserContext, site: str) -> None:
        """Begin to look at all pages of a browser context; `site` is the address that it may ask."""
        self.faults: list[str] = []
        self.requests: list[str] = []
        """The addresses that were asked for, in order."""
        self._origin = urlsplit(site)[:2]
        self._allowed: list[str] = []
        self._resting = False
        context.add_init_script(REPORT_REFUSALS)
        context.on("console", self._on_console)
        context.on("weberror", self._on_error)
        context.on("request", self._on_request)
        context.on("response", self._on_response)

    @property
    def clean(self) -> bool:
        """Whether nothing has happened that must not, but for what the test allowed."""
        return not self._unexpected()

    def rest(self) -> None:
        """Look no longer: what comes now is the test's own doing."""
        self._resting = True

    def allow(self, part: str) -> None:
        """Expect faults that contain a text: the test brings them about itself."""
        self._allowed.append(part)

    def forget(self) -> None:
        """Begin afresh: another test has the page now."""
        self.faults, self.requests, self._allowed, self._resting = [], [], [], False

    def check(self) -> None:
        """Fail when something happened that must not."""
        assert self.clean, "\n".join(self._unexpected())

    def to_other_origins(self) -> list[str]:
        """Return the addresses that were asked for and are not the site's."""
        return [url for url in self.requests if self._is_foreign(url)]

    def _unexpected(self) -> list[str]:
        return [fault for fault in self.faults if not any(part in fault for part in self._allowed)]

    def _is_foreign(self, url: str) -> bool:
        parts = urlsplit(url)
        return parts[:2] != self._origin and parts.scheme not in LOCAL

    def _on_console(self, message: ConsoleMessage) -> None:
        usual = LATE in message.text or BLOCKED in message.text
        if message.type in {"error", "warning"} and not usual and not self._resting:
            self.faults.append(f"console {message.type}: {message.text}")

    def _on_error(self, error: WebError) -> None:
        if not self._resting:
            self.faults.append(f"uncaught: {error.error}")

    def _on_request(self, request: Request) -> None:
        self.requests.append(request.url)
        if self._is_foreign(request.url):
            self.faults.append(f"another origin was asked: {request.url}")

    def _on_response(self, response: Response) -> None:
        if response.status >= BAD_STATUS:
            self.faults.append(f"{response.status} for {response.url}")
