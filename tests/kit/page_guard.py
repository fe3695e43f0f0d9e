"""Observe a browser: errors, violations of the Content-Security-Policy, requests to other origins."""

from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response, WebError

REPORT_REFUSALS = """
addEventListener("securitypolicyviolation", (event) =>
    console.error(`refused by ${event.violatedDirective}: ${event.blockedURI}`));
"""
BAD_STATUS = 400
LATE = "was preloaded using link preload but not used within a few seconds"
"""Warning of a browser on a computer that is too busy to start Python in time."""
BLOCKED = "Service Worker registration blocked by Playwright"
"""Message of Playwright when service workers are blocked on purpose."""
LOCAL = {"blob", "data"}
"""URL schemes of data made by the page itself."""


class PageGuard:
    """Collect the faults of all pages in a browser context."""

    def __init__(self, context: BrowserContext, site: str) -> None:
        """Start observing a browser context; `site` is the only permitted address."""
        self.faults: list[str] = []
        self.requests: list[str] = []
        """Requested addresses, in order."""
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
        """True if there was no fault apart from those that the test allowed."""
        return not self._unexpected()

    def rest(self) -> None:
        """Stop observing: later faults are caused by the test itself."""
        self._resting = True

    def allow(self, part: str) -> None:
        """Allow faults that contain a text, because the test causes them."""
        self._allowed.append(part)

    def forget(self) -> None:
        """Reset for the next test that uses the page."""
        self.faults, self.requests, self._allowed, self._resting = [], [], [], False

    def check(self) -> None:
        """Fail if there was an unexpected fault."""
        assert self.clean, "\n".join(self._unexpected())

    def to_other_origins(self) -> list[str]:
        """Return the requested addresses outside the site."""
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
