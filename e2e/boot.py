"""Measures how fast the page starts, beside stock PyScript and Pyodide: `python -m e2e.boot` prints a table.

The page: from navigation to the first click that has been answered, on a real control, clicked as soon as it is there.
Stock: the same files of PyScript and Pyodide from npm, set up as their documentation does, until one line is printed.
Cold: a browser that has never seen the page. Warm: the same browser, the third time. Both in turns, in the same run.
"""

import argparse
import json
import shutil
import sys
import tempfile
import threading
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from playwright.sync_api import BrowserContext, Playwright, sync_playwright

from e2e.browsers import Launch, find
from web.builder.places import PYODIDE, PYSCRIPT
from web.builder.server import address_of, make_server
from web.site import build

AIM = 0.6
"""What our time may be at most, as a part of the stock time."""
SETTLE = 1500
"""Milliseconds in which a browser puts away what it has compiled, before the page is opened again."""
STOCK = """<!doctype html>
<meta charset="utf-8">
<title>Stock</title>
<link rel="stylesheet" href="v/stock/pyscript/core.css">
<script type="module" src="v/stock/pyscript/core.js"></script>
<script type="py" config='{"interpreter": "./v/stock/pyodide/pyodide.mjs"}'>
from pyscript import display
display("Hello, world!", target="line")
</script>
<p id="line"></p>
"""
OBSERVE = """
window.longest = 0;
new PerformanceObserver((list) => {
    window.longest = Math.max(window.longest, ...list.getEntries().map((entry) => entry.duration));
}).observe({ type: "longtask", buffered: true });
const watchFor = (done) => new MutationObserver((_, observer) => {
    if (window.at === undefined && done()) {
        window.at = performance.now();
        observer.disconnect();
        document.documentElement.dataset.measured = "";
    }
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
OUR_END = """
addEventListener("DOMContentLoaded", () => document.querySelector("#page [data-do]").click());
watchFor(() => document.documentElement.dataset.python === "ready");
"""
STOCK_END = 'watchFor(() => document.querySelector("#line")?.textContent.includes("Hello"));'


@dataclass
class Times:
    """What was measured of one page; times in milliseconds."""

    cold: list[float] = field(default_factory=list)
    warm: list[float] = field(default_factory=list)
    longest: list[float] = field(default_factory=list)
    """The longest task of the main thread in each start, 0 when none took 50 ms."""


def make_stock(folder: Path) -> None:
    """Fill a folder with a page of stock PyScript and Pyodide, as they come from npm."""
    files = folder / "v" / "stock"
    shutil.copytree(PYSCRIPT / "dist", files / "pyscript")
    shutil.copytree(PYODIDE, files / "pyodide")
    (folder / "index.html").write_text(STOCK, encoding="utf-8")


def serve(folder: Path) -> str:
    """Serve a folder till the program ends; returns its address."""
    server = make_server(folder)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return address_of(server)


def start(context: BrowserContext, address: str) -> tuple[float, float]:
    """Open a page and wait for its end; returns the time it took and the longest task, in milliseconds."""
    page = context.new_page()
    page.goto(address, wait_until="commit")
    page.locator("[data-measured]").wait_for(state="attached")
    page.wait_for_timeout(SETTLE)
    at, longest = page.evaluate("() => [window.at, window.longest]")
    page.close()
    return at, longest


def measure(playwright: Playwright, launch: Launch, address: str, end: str, times: Times) -> None:
    """Start a page three times in a new browser: the first is cold, the third is warm."""
    with tempfile.TemporaryDirectory() as profile:
        context = playwright.chromium.launch_persistent_context(profile, **launch.options())
        context.add_init_script(OBSERVE + end)
        context.pages[0].wait_for_timeout(SETTLE)
        results = [start(context, address) for _ in range(3)]
        context.close()
    times.cold.append(results[0][0])
    times.warm.append(results[2][0])
    times.longest += [longest for _, longest in results]


def report(ours: Times, stock: Times) -> dict[str, dict[str, float]]:
    """Return the medians in milliseconds, and ours as a part of stock."""
    rows = {}
    for name in ("cold", "warm", "longest"):
        mine, theirs = median(getattr(ours, name)), median(getattr(stock, name))
        rows[name] = {"ours": round(mine), "stock": round(theirs), "ratio": round(mine / theirs, 2) if theirs else 0.0}
    return rows


def show(rows: dict[str, dict[str, float]], runs: int) -> None:
    """Print a table."""
    print(f"{'median of ' + str(runs):<22}{'ours':>10}{'stock':>10}{'ratio':>8}   aim: at most {AIM}")
    names = {"cold": "cold start", "warm": "warm start", "longest": "longest task"}
    for name, row in rows.items():
        print(f"{names[name]:<22}{row['ours']:>7} ms{row['stock']:>7} ms{row['ratio']:>8.2f}")


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m e2e.boot", description="Measure how fast the page starts.")
    parser.add_argument("--runs", type=int, default=7, help="how often each page is measured (default: 7)")
    parser.add_argument("--json", type=Path, help="a file to write the figures to")
    options = parser.parse_args(arguments)
    ours, stock = Times(), Times()
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        build(folder / "dist")
        make_stock(folder / "stock")
        launch = find("chromium", playwright.chromium.executable_path)
        if launch is None:
            print("There is no Chromium here: run python -m e2e.browsers.", file=sys.stderr)
            return 1
        mine, theirs = serve(folder / "dist"), serve(folder / "stock")
        for run in range(options.runs):
            print(f"{run + 1} of {options.runs}", end="\r", file=sys.stderr)
            measure(playwright, launch, theirs, STOCK_END, stock)
            measure(playwright, launch, mine, OUR_END, ours)
    rows = report(ours, stock)
    show(rows, options.runs)
    if options.json:
        data = {"medians": rows, "ours": vars(ours), "stock": vars(stock)}
        options.json.write_text(json.dumps(data, indent=1), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
