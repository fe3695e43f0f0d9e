"""Which browsers the tests drive on this computer: Playwright's own, or Debian's where those cannot be downloaded.

WebKitGTK is always the system's, with its own driver (`e2e/webkit.py`): Playwright's WebKit is for few systems.

`python -m tests.kit.browsers` installs what is missing.
"""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from glob import glob
from pathlib import Path
from typing import Any

from playwright.sync_api import Playwright, sync_playwright

NAMES = ("chromium", "firefox")
DEBIAN_PACKAGES = {"chromium": "chromium", "firefox": "firefox-esr"}
"""Debian's package for each browser; the program has the same name."""
WEBKIT = "webkitgtk"
WEBKIT_PACKAGES = ("webkit2gtk-driver", "libwebkit2gtk-4.1-0", "xvfb")
"""The second has the browser; the third is the screen on which nobody sees it."""
WEBKIT_PLACES = ("/usr/lib*/*/webkit2gtk-4.1/MiniBrowser", "/usr/libexec/webkit2gtk-4.1/MiniBrowser")
"""Where systems keep a browser that is not meant for people; that of GTK 4 insists on a sandbox, in containers too."""
PATIENCE = 300
"""How long a download may take, in seconds; without a network it fails at once."""
QUIET = (
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
)
"""Chromium asks its maker for things; the tests look at every request."""

QUICK: dict[str, dict[str, Any]] = {
    "chromium": {"args": ["--js-flags=--liftoff-only"]},
    "firefox": {"firefox_user_prefs": {"javascript.options.wasm_optimizingjit": False}},
}
"""Lets browsers translate Python's 8.7 MB of WebAssembly once only, without a second, slower pass for faster code.

Hardly any page of a test lives long enough to gain by that pass. A start in Chromium takes 4.1 s of the processor
instead of 5.2, and in Firefox 3.4 instead of 4.2.
"""


@dataclass(frozen=True)
class Launch:
    """How Playwright starts a browser."""

    executable: str
    channel: str | None = None
    arguments: tuple[str, ...] = field(default=())

    def options(self) -> dict[str, Any]:
        """Return the arguments of `launch` in Playwright's browser types."""
        return {"executable_path": self.executable, "channel": self.channel, "args": list(self.arguments)}


def find(name: str, own: str) -> Launch | None:
    """Return how to start a browser, `own` being where Playwright would keep it; None when it is not installed."""
    # Chromium's sandbox cannot start as root, as in most containers.
    arguments = (*QUIET, *(["--no-sandbox"] if os.geteuid() == 0 else [])) if name == "chromium" else ()
    if Path(own).exists():
        return Launch(own, arguments=arguments)
    debian = shutil.which(DEBIAN_PACKAGES[name])
    # Playwright drives its own, patched Firefox, and any other only through this channel.
    return Launch(debian, "moz-firefox" if name == "firefox" else None, arguments) if debian else None


def chromium(playwright: Playwright) -> Launch:
    """Return how to start Chromium, for a command that cannot do without: where there is none, the program ends."""
    launch = find("chromium", playwright.chromium.executable_path)
    if launch is None:
        raise SystemExit("There is no Chromium here: run python -m tests.kit.browsers.")
    return launch


def quick(name: str, options: dict[str, Any]) -> dict[str, Any]:
    """Return the options with which a browser is started, and those that save it work."""
    more = QUICK[name]
    return {**options, **more, "args": [*options["args"], *more.get("args", [])]}


@dataclass(frozen=True)
class WebKit:
    """The programs that make up WebKitGTK in tests, and where they are."""

    driver: str
    browser: str
    screen: str


def find_webkit() -> WebKit | None:
    """Return WebKitGTK's programs; None when one of them is not installed."""
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    browser = next((path for place in WEBKIT_PLACES for path in glob(place)), None)  # noqa: PTH207 - from the root
    return WebKit(driver, browser, screen) if driver and browser and screen else None


def missing() -> list[str]:
    """Return the names of the browsers that are not installed."""
    with sync_playwright() as playwright:
        own = {name: getattr(playwright, name).executable_path for name in NAMES}
    return [name for name in NAMES if find(name, own[name]) is None] + ([] if find_webkit() else [WEBKIT])


def install(names: list[str]) -> None:
    """Install browsers: Playwright's, and where that fails Debian's, as root or through sudo."""
    packages = list(WEBKIT_PACKAGES) if WEBKIT in names else []
    others = [name for name in names if name != WEBKIT]
    if others and not run([sys.executable, "-m", "playwright", "install", *others]):
        print("Playwright's browsers cannot be downloaded; trying Debian's packages.", file=sys.stderr)
        packages += [DEBIAN_PACKAGES[name] for name in others]
    if packages:
        root = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
        run([*root, "apt-get", "update"])
        run([*root, "apt-get", "install", "--yes", *packages])


def run(command: list[str]) -> bool:
    """Run a command, waiting no longer than is reasonable; tells whether it did its work."""
    try:
        return subprocess.run(command, check=False, timeout=PATIENCE).returncode == 0  # noqa: S603 - none is from outside
    except (OSError, subprocess.TimeoutExpired) as error:
        print(error, file=sys.stderr)
        return False


def main() -> int:
    """Install what is missing; returns the exit status."""
    wanted = missing()
    if wanted:
        install(wanted)
        wanted = missing()
    if wanted:
        print(f"Please install {' and '.join(wanted)}: the tests need them.", file=sys.stderr)
    return 1 if wanted else 0


if __name__ == "__main__":
    sys.exit(main())
