"""Audit the built page with Lighthouse: python -m e2e.lighthouse_audit [--dist FOLDER] [--only NAME...].

Desktop and mobile, each from a server that compresses and from one that does not. Prints each category's
score and its faults, and exits with 1 if one is below the required score. Lighthouse has a folder of its own,
`e2e/lighthouse`, because it is as large as all other dependencies of the tests; make installs it.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO, Final

from playwright.sync_api import sync_playwright

from tests.kit.browsers import chromium
from tests.kit.serve import serve
from web.build.server import Handler

LIGHTHOUSE: Final = Path(__file__).parent / "lighthouse" / "node_modules" / "lighthouse" / "cli" / "index.js"
PERFORMANCE: Final = "performance"
CATEGORIES: Final = (PERFORMANCE, "accessibility", "best-practices", "seo")
PLACES: Final = ("", "#rules", "#puzzles", "#progress", "docs/", "docs/rules/zen-garden/", "docs/api/")
"""Addresses of the page and of the documents; the other audits are of the first one."""
DESKTOP: Final = ("--preset=desktop",)


class PlainHandler(Handler):
    """Serves no compressed files, as simple web hosts do."""

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Answer as if the browser could decompress nothing."""
        del self.headers["Accept-Encoding"]
        return super().send_head()


@dataclass(frozen=True)
class Audit:
    """Audits of some addresses."""

    flags: tuple[str, ...]
    """Flags of Lighthouse, which audits as a mobile phone without one."""
    handler: type[Handler]
    least: int
    """Required score for performance, out of 100; the other categories require 100."""
    places: tuple[str, ...] = PLACES[:1]


AUDITS: Final = {
    "desktop": Audit(DESKTOP, Handler, 95, PLACES),
    "desktop-uncompressed": Audit(DESKTOP, PlainHandler, 95),
    "mobile": Audit((), Handler, 95),
    "mobile-uncompressed": Audit((), PlainHandler, 90),
}


def main() -> int:
    """Audit the page; return the exit status."""
    parser = argparse.ArgumentParser(description="Lighthouse's scores of the built page.")
    parser.add_argument("--dist", type=Path, default=Path("dist"), help="the folder of the page")
    parser.add_argument("--only", nargs="+", choices=AUDITS, default=[*AUDITS], help="some audits")
    options = parser.parse_args()
    passed = True
    for name in options.only:
        audit = AUDITS[name]
        site = serve(options.dist, handler=audit.handler)
        for place in audit.places:
            report = report_on(f"{site}{place}", audit.flags)
            found = scores(report)
            shown = ", ".join(f"{category} {score}" for category, score in found.items())
            print(f"{name}, {place or 'start'}: {shown}")
            print("".join(f"    {fault}\n" for fault in faults(report)), end="", flush=True)
            passed &= all(score >= required(audit, category) for category, score in found.items())
    return int(not passed)


def required(audit: Audit, category: str) -> int:
    """Return the required score of a category, out of 100."""
    return audit.least if category == PERFORMANCE else 100


def report_on(address: str, flags: tuple[str, ...]) -> dict[str, Any]:
    """Return Lighthouse's report about an address."""
    with sync_playwright() as driver:
        launch = chromium(driver)
    command = ["node", str(LIGHTHOUSE), address, *flags, "--quiet", "--output=json"]
    command.append(f"--chrome-flags={' '.join(('--headless=new', *launch.arguments))}")
    command.append(f"--only-categories={','.join(CATEGORIES)}")
    environment = {**os.environ, "CHROME_PATH": launch.executable}
    done = subprocess.run(command, env=environment, check=False, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"Lighthouse failed: {done.stderr[-2000:]}")
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def scores(report: dict[str, Any]) -> dict[str, int]:
    """Return each category's score, out of 100; 0 if Lighthouse has none."""
    return {name: round(100 * (report["categories"][name]["score"] or 0)) for name in CATEGORIES}


def faults(report: dict[str, Any]) -> Iterator[str]:
    """Yield the weighted audits with less than a full score."""
    for name in CATEGORIES:
        for reference in report["categories"][name]["auditRefs"]:
            found = report["audits"][reference["id"]]
            if reference["weight"] and (found["score"] or 0) < 1 and found["scoreDisplayMode"] != "notApplicable":
                yield f"{name}: {found['title']} {found.get('displayValue', '')}"


if __name__ == "__main__":
    sys.exit(main())
