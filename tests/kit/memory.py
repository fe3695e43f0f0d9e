"""Measure five embeds in a page of another origin: `python -m tests.kit.memory` prints a table.

Time: from the moment when the reader has scrolled to an embed until it is ready. Memory: growth of all the browser's
page processes in this time (their proportional set size, on Linux). Cold: a browser with an empty profile. Warm: the
second visit of the same browser.
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, Playwright, sync_playwright

from tests.kit.browsers import chromium
from tests.kit.deals import Deal, match_of
from tests.kit.serve import serve
from tests.kit.third_party_site import third_party_site
from web.app.model.links.codec import pack, public_part
from web.build.__main__ import build

SETTLE = 1500
"""Milliseconds in which a browser caches its compiled code and collects garbage."""
PATIENCE = 120_000
KILOBYTES = 1024


def demos(site: str) -> dict[str, str]:
    """Return the attributes of five embeds by name."""
    code = pack(public_part(match_of(Deal("hanging-gardens", 16))))
    return {
        "rule Z5.1": 'rule="Z5.1"',
        "rule H3.2": 'rule="H3.2"',
        "replay": f'share="{site}#share/{code}"',
        "play": 'game="zen-garden" opponent="gardener" seed="7"',
        "rule Z6.1": 'rule="Z6.1"',
    }


def memory(session: CDPSession) -> float:
    """Return the memory of the browser's page processes in megabytes; 0 if the system does not report it."""
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    return sum(_share(process["id"]) for process in processes if process["type"] == "renderer") / KILOBYTES


def _share(process: int) -> int:
    """Return a process's proportional set size in kilobytes."""
    rollup = Path(f"/proc/{process}/smaps_rollup")
    lines = rollup.read_text("ascii").splitlines() if rollup.exists() else []
    return next((int(line.split()[1]) for line in lines if line.startswith("Pss:")), 0)


def visit(page: Page, session: CDPSession, address: str, count: int) -> list[tuple[float, float]]:
    """Open the page and scroll to one embed after another; return the seconds and megabytes of each."""
    page.goto(address)
    page.wait_for_timeout(SETTLE)
    results = []
    for number in range(count):
        before, begun = memory(session), time.monotonic()
        page.locator(f"#demo-{number}").evaluate("element => element.scrollIntoView({ block: 'center' })")
        page.get_by_role("listitem").filter(has_text=f"demo-{number} ready").wait_for(
            state="attached", timeout=PATIENCE
        )
        seconds = time.monotonic() - begun
        page.wait_for_timeout(SETTLE)
        results.append((seconds, memory(session) - before))
    return results


@contextmanager
def browser_with_profile(playwright: Playwright) -> Iterator[tuple[BrowserContext, CDPSession]]:
    """Start Chromium with a profile of its own."""
    launch = chromium(playwright)
    with tempfile.TemporaryDirectory() as profile:
        context = playwright.chromium.launch_persistent_context(profile, **launch.options())
        browser = context.browser
        assert isinstance(browser, Browser)
        yield context, browser.new_browser_cdp_session()
        context.close()


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.kit.memory", description="Measure five embeds in another page."
    )
    parser.add_argument("--runs", type=int, default=3, help="how often the page is opened cold and warm (default: 3)")
    parser.add_argument("--dist", type=Path, help="a page that has been built; without it, one is")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright, third_party_site() as blog:
        dist = options.dist or Path(folder, "dist")
        if options.dist is None:
            build(dist)
        site = serve(dist)
        shown = demos(site)
        elements = (
            f'<p>Text</p><hofgarten-demo {what} id="demo-{n}"></hofgarten-demo><p>Text</p>'
            for n, what in enumerate(shown.values())
        )
        blog.put("".join(elements), head=f'<script async src="{site}embed.js"></script>')
        runs: list[list[list[tuple[float, float]]]] = []
        for run in range(options.runs):
            print(f"{run + 1} of {options.runs}", end="\r", file=sys.stderr)
            with browser_with_profile(playwright) as (context, session):
                runs.append([visit(context.new_page(), session, blog.address, len(shown)) for _ in ("cold", "warm")])
    print(f"{f'median of {options.runs}':<14}{'cold':>10}{'warm':>10}{'memory':>12}")
    for number, name in enumerate(shown):
        cold, warm = (median(run[which][number][0] for run in runs) for which in (0, 1))
        grown = median(run[0][number][1] for run in runs)
        print(f"{name:<14}{cold:>8.2f} s{warm:>8.2f} s{grown:>9.0f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
