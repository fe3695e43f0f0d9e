"""Compare the starts of several builds of the page: `python -m bench.builds DIST DIST...`.

Each mechanism that shortens a start must be worth its code: build the page without it, and compare. All builds take
turns. The first is the base of the ratios, which are medians of the ratios run by run, with their quartiles. The
processor time is that of all processes of the browser, so other work on the machine changes it less.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import CDPSession, Playwright, sync_playwright

from bench.boot import CLICKED, COLD, VISITS, WARM
from bench.interleave import in_turns
from bench.visits import SETTLE, Site, new_browser, visit
from tests.kit.serve import serve


@dataclass(frozen=True)
class Start:
    """One start, in milliseconds."""

    answered: float
    """From navigation to the first answered click."""
    worked: float
    """Processor time until then."""


def starts(playwright: Playwright, site: Site) -> list[Start]:
    """Visit a page repeatedly in a new browser."""
    found = []
    with new_browser(playwright, site) as context:
        assert context.browser is not None
        session = context.browser.new_browser_cdp_session()
        for _ in range(VISITS):
            before = processor_time(session)
            answered = visit(context, site, settle=0).answered
            found.append(Start(answered, processor_time(session) - before))
            context.pages[0].wait_for_timeout(SETTLE)
    return found


def processor_time(session: CDPSession) -> float:
    """Return the processor time of all processes of a browser, in milliseconds."""
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    return 1000 * sum(float(process["cpuTime"]) for process in processes)


def line(name: str, base: Sequence[float], figures: Sequence[float]) -> str:
    """Return a line of the table: the median, and the ratio to the base with its quartiles."""
    low, ratio, high = quantiles([one / other for one, other in zip(figures, base, strict=True)], n=4)
    return f"| {name} | {median(figures):.0f} ms | {ratio:.3f} ({low:.3f} to {high:.3f}) |"


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.builds", description="Compare the starts of several builds.")
    parser.add_argument("dist", nargs="+", type=Path, help="the folder of a build")
    parser.add_argument("--runs", type=int, default=9, help="number of new browsers for each build (default: 9)")
    options = parser.parse_args()
    with sync_playwright() as playwright:
        sites = {str(dist): partial(starts, playwright, Site(serve(dist), CLICKED)) for dist in options.dist}
        found = in_turns(sites, options.runs)
    base = found[str(options.dist[0])]
    for name, number in (("cold", COLD), ("warm", WARM)):
        for figure in ("answered", "worked"):
            print(f"\n| {name}, {figure} | median | ratio |\n| --- | --- | --- |")
            for build, runs in found.items():
                mine, theirs = ([getattr(run[number], figure) for run in each] for each in (runs, base))
                print(line(build, theirs, mine))


if __name__ == "__main__":
    main()
