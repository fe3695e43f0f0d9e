"""Browsers that the tests use on this computer: Playwright's own, or Debian's if those cannot be downloaded.

WebKitGTK is always the system's, with its own driver (`e2e/webkit.py`): Playwright's WebKit supports few systems. Where
it is installed, `pytest e2e --playwright-webkit` runs the tests marked `firefox` in it.

`python -m tests.kit.browsers` installs missing browsers.
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
HEADLESS_SHELL = "chromium-headless-shell"
"""Debian's program and package of Chromium without the windows of its user interface.

Playwright's own Chromium has one, too. A start of the page takes 1.8 s of CPU time in it instead of 3.5 s.
"""
WEBKIT = "webkitgtk"
WEBKIT_PACKAGES = ("webkit2gtk-driver", "libwebkit2gtk-4.1-0", "xvfb")
"""The second package contains the browser; the third is a virtual display."""
WEBKIT_PLACES = ("/usr/lib*/*/webkit2gtk-4.1/MiniBrowser", "/usr/libexec/webkit2gtk-4.1/MiniBrowser")
"""Locations of MiniBrowser in various systems. The GTK 4 version requires a sandbox, even in containers."""
OLD_BROWSERS = Path(__file__).parents[2] / "e2e" / "old_browsers"
"""The folder of the packages with old versions of Chromium."""
OLD_VERSIONS = ("109", "112", "119", "126")
"""The oldest supported Chromium, the last one of Android 7 (119), and others between features that the page replaces.

Nested rules came with 112, empty registered properties with 119, `light-dark()` with 123, `round()` with 125.
"""
TOO_OLD = "92"
"""A Chromium in which the page cannot run."""
TIMEOUT_S = 1800
"""Maximum duration of a download or an installation in seconds; without a network it fails at once.

On a slow line or a busy machine Debian's browsers take more than five minutes, and apt leaves packages half
installed when it is killed."""
QUIET = (
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
)
"""Prevent Chromium's requests to its vendor, because the tests check all requests."""

QUICK: dict[str, dict[str, Any]] = {
    "chromium": {"args": ["--js-flags=--liftoff-only"]},
    "firefox": {"firefox_user_prefs": {"javascript.options.wasm_optimizingjit": False}},
}
"""Options that compile Python's 7.3 MB of WebAssembly only once, without a second, optimising pass.

Few pages of a test live long enough to gain from this pass. A start in Chromium takes 4.1 s of CPU time instead of
5.2 s, and in Firefox 3.4 s instead of 4.2 s.
"""


@dataclass(frozen=True)
class Launch:
    """Parameters with which Playwright starts a browser."""

    executable: str
    channel: str | None = None
    arguments: tuple[str, ...] = field(default=())
    is_debian: bool = False
    """True if it is Debian's browser, not Playwright's."""

    def options(self) -> dict[str, Any]:
        """Return the arguments of `launch` in Playwright's browser types."""
        return {"executable_path": self.executable, "channel": self.channel, "args": list(self.arguments)}


def find(name: str, own: str) -> Launch | None:
    """Return how to start a browser, or `None` if it is not installed. ``own``: the path of Playwright's copy."""
    # Chromium's sandbox cannot start as root, as in most containers.
    arguments = (*QUIET, *(["--no-sandbox"] if os.geteuid() == 0 else [])) if name == "chromium" else ()
    if Path(own).exists():
        return Launch(own, arguments=arguments)
    debian = shutil.which(DEBIAN_PACKAGES[name]) if name in DEBIAN_PACKAGES else None
    # Playwright controls its own patched Firefox, and others only through this channel.
    channel = "moz-firefox" if name == "firefox" else None
    return Launch(debian, channel, arguments, is_debian=True) if debian else None


def chromium(playwright: Playwright) -> Launch:
    """Return how to start Chromium, for a command that requires it: the program ends if it is missing."""
    launch = find("chromium", playwright.chromium.executable_path)
    if launch is None:
        raise SystemExit("There is no Chromium here: run python -m tests.kit.browsers.")
    return launch


def old_chromium(version: str) -> Launch:
    """Return how to start an old version of Chromium, which is decompressed if it has not been started before."""
    package = f"chromium-{version}"
    executable = OLD_BROWSERS / "node_modules" / package / "chromium"
    if not executable.exists():
        new = executable.with_name(f"new-{os.getpid()}")
        subprocess.run(["node", OLD_BROWSERS / "extract.mjs", package, new], check=True, timeout=TIMEOUT_S)
        new.rename(executable)
    return Launch(str(executable), arguments=(*QUIET, "--no-sandbox", "--no-zygote"))


def light(launch: Launch) -> dict[str, Any]:
    """Return the options to start Chromium without windows, if that program is installed."""
    # Playwright starts its own headless shell if no program is named.
    executable = (shutil.which(HEADLESS_SHELL) or launch.executable) if launch.is_debian else None
    return {**launch.options(), "executable_path": executable}


def quick(name: str, options: dict[str, Any]) -> dict[str, Any]:
    """Return the options to start a browser, including those that reduce its work."""
    more = QUICK.get(name, {})
    return {**options, **more, "args": [*options["args"], *more.get("args", [])]}


@dataclass(frozen=True)
class WebKit:
    """Paths of the programs of WebKitGTK."""

    driver: str
    browser: str
    screen: str


def find_webkit() -> WebKit | None:
    """Return WebKitGTK's programs, or `None` if one of them is not installed."""
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    browser = next((path for place in WEBKIT_PLACES for path in glob(place)), None)
    return WebKit(driver, browser, screen) if driver and browser and screen else None


def missing() -> list[str]:
    """Return the names of the browsers that are not installed."""
    with sync_playwright() as playwright:
        own = {name: getattr(playwright, name).executable_path for name in NAMES}
    return [name for name in NAMES if find(name, own[name]) is None] + ([] if find_webkit() else [WEBKIT])


def install(names: list[str]) -> None:
    """Install browsers: Playwright's, or if this fails Debian's, as root or with sudo."""
    packages = list(WEBKIT_PACKAGES) if WEBKIT in names else []
    others = [name for name in names if name != WEBKIT]
    if others:
        print(f"Downloading Playwright's {' and '.join(others)}.", flush=True)
        # It reports a failure by several stack traces, although Debian's packages will do.
        if not run([sys.executable, "-m", "playwright", "install", *others], quiet=True):
            print("That failed (python -m playwright install says why): trying Debian's packages.", flush=True)
            packages += [DEBIAN_PACKAGES[name] for name in others]
    install_packages(packages)


def install_packages(packages: list[str]) -> None:
    """Install Debian's packages, as root or with sudo."""
    if packages:
        root = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
        run([*root, "apt-get", "update"])
        run([*root, "apt-get", "install", "--yes", *packages])


def run(command: list[str], *, quiet: bool = False) -> bool:
    """Run a command with a time limit and return True if it succeeded. ``quiet`` drops its output."""
    try:
        return subprocess.run(command, check=False, timeout=TIMEOUT_S, capture_output=quiet).returncode == 0
    except (OSError, subprocess.TimeoutExpired) as error:
        print(error, file=sys.stderr)
        return False


def main() -> int:
    """Install missing browsers; return the exit status."""
    wanted = missing()
    if wanted:
        install(wanted)
        wanted = missing()
    if shutil.which(DEBIAN_PACKAGES["chromium"]) and not shutil.which(HEADLESS_SHELL):
        # Tests are only slower without it, and not every system has the package.
        install_packages([HEADLESS_SHELL])
    if wanted:
        print(f"Please install {' and '.join(wanted)}: the tests need them.", file=sys.stderr)
    return 1 if wanted else 0


if __name__ == "__main__":
    sys.exit(main())
