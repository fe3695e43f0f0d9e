"""Audit the built page with Lighthouse's desktop preset: python -m e2e.lighthouse_audit [--dist FOLDER].

Prints each category's score and its faults, and exits with 1 if one is below the required score. Lighthouse has a
folder of its own, `e2e/lighthouse`, because it is as large as all other dependencies of the tests; make installs it.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright

from tests.kit.browsers import chromium
from tests.kit.serve import serve

LIGHTHOUSE: Final = Path(__file__).parent / "lighthouse" / "node_modules" / "lighthouse" / "cli" / "index.js"
AT_LEAST: Final = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}
"""Required score of each category, out of 100."""

PLACES: Final = ("", "#rules", "#puzzles", "#progress", "docs/", "docs/rules/zen-garden/", "docs/api/")
"""Audited addresses of the page and of the documents."""


def main() -> int:
    """Audit the page; return the exit status."""
    parser = argparse.ArgumentParser(description="Lighthouse's scores of the built page.")
    parser.add_argument("--dist", type=Path, default=Path("dist"), help="the folder of the page")
    site = serve(parser.parse_args().dist)
    reports = {place: audit(f"{site}{place}") for place in PLACES}
    for place, report in reports.items():
        print(f"{place or 'start'}: {', '.join(f'{name} {score}' for name, score in scores(report).items())}")
        print("".join(f"    {fault}\n" for fault in faults(report)), end="")
    return int(any(scores(report)[name] < least for report in reports.values() for name, least in AT_LEAST.items()))


def audit(address: str) -> dict[str, Any]:
    """Return Lighthouse's report about an address."""
    with sync_playwright() as driver:
        launch = chromium(driver)
    flags = " ".join(("--headless=new", *launch.arguments))
    command = ["node", str(LIGHTHOUSE), address, "--preset=desktop", "--quiet", "--output=json"]
    command.append(f"--chrome-flags={flags}")
    command.append(f"--only-categories={','.join(AT_LEAST)}")
    environment = {**os.environ, "CHROME_PATH": launch.executable}
    done = subprocess.run(command, env=environment, check=False, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"Lighthouse failed: {done.stderr[-2000:]}")
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def scores(report: dict[str, Any]) -> dict[str, int]:
    """Return each category's score, out of 100; 0 if Lighthouse has none."""
    return {name: round(100 * (report["categories"][name]["score"] or 0)) for name in AT_LEAST}


def faults(report: dict[str, Any]) -> Iterator[str]:
    """Yield the weighted audits with less than a full score."""
    for name in AT_LEAST:
        for reference in report["categories"][name]["auditRefs"]:
            found = report["audits"][reference["id"]]
            if reference["weight"] and (found["score"] or 0) < 1 and found["scoreDisplayMode"] != "notApplicable":
                yield f"{name}: {found['title']} {found.get('displayValue', '')}"


if __name__ == "__main__":
    sys.exit(main())
