"""Start-up time of the page, compared with stock PyScript.

Our page: from navigation to the first answered click, on the menu's button, clicked as soon as it exists. Figures of
two builds can only be compared if both answer the same click: another button opened a dialog that took 90 ms more.
Stock PyScript: its npm files and Pyodide's, set up as documented, until one line is printed.
"""

import shutil
import tempfile
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from playwright.sync_api import Playwright, sync_playwright

from bench.interleave import in_turns
from bench.rows import OURS, SLOWER, STOCK, Figure, Setting
from bench.slow_server import served_slowly
from bench.visits import Site, Visit, new_browser, visit
from tests.kit.serve import serve
from web.build.paths import PYODIDE, PYSCRIPT
from web.build.precompress import compress

WORKER: Final = "service worker, stock PyScript with a warm cache"
STOCK_PAGE: Final = """<!doctype html>
<meta charset="utf-8">
<title>Stock PyScript</title>
<link rel="stylesheet" href="v/pyscript/core.css">
<script type="module" src="v/pyscript/core.js"></script>
<script type="py" config='{"interpreter": "./v/pyodide/pyodide.mjs"}'>
from pyscript import display
display("Hello, world!", target="line")
</script>
<p id="line"></p>
"""
CLICKED: Final = """
addEventListener("DOMContentLoaded", () => document.querySelector("#page [aria-label=Menu]").click());
watchFor(() => document.documentElement.dataset.python === "ready");
"""
PRINTED: Final = 'watchFor(() => document.querySelector("#line")?.textContent.includes("Hello"));'
VISITS: Final = 3
"""The first visit is cold. By the third the browser has cached the compiled code of all scripts: this visit is warm."""
TIMES_SLOWER: Final = 4


def measure(setting: Setting) -> Iterator[Figure]:
    """Measure starts. Those with a slower main thread or a slow network are measured once: they take half a minute."""
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        address = serve(setting.dist)
        sites = {OURS: Site(address, CLICKED), WORKER: Site(address, CLICKED, worker=True)}
        if not setting.alone:
            write_stock(Path(folder))
            sites[STOCK] = Site(serve(Path(folder)), PRINTED)
        for name, found in in_turns(
            {name: partial(visits, playwright, site) for name, site in sites.items()}, setting.runs
        ):
            yield from figures(name, found)
        slowed = visits(playwright, Site(address, CLICKED, slower=TIMES_SLOWER))
        yield Figure(f"longest task, {SLOWER}", OURS, longest(slowed))
        if not setting.alone:
            with served_slowly(setting.dist) as slow_address:
                found = visits(playwright, Site(slow_address, CLICKED), count=1)
            yield Figure("Slow 4G, empty cache", OURS, found[0].answered)


def write_stock(folder: Path) -> None:
    """Write a page of stock PyScript, with its npm files, compressed like ours."""
    shutil.copytree(PYODIDE, folder / "v" / "pyodide")
    shutil.copytree(PYSCRIPT / "dist", folder / "v" / "pyscript", ignore=shutil.ignore_patterns("*.map"))
    (folder / "index.html").write_text(STOCK_PAGE, encoding="utf-8")
    compress(folder)


class UncontrolledError(RuntimeError):
    """The service worker did not serve a page that it should have served."""


def visits(playwright: Playwright, site: Site, count: int = VISITS) -> list[Visit]:
    """Open a page repeatedly in a new browser. Raises UncontrolledError."""
    with new_browser(playwright, site) as context:
        found = [visit(context, site) for _ in range(count)]
    if site.worker and not found[-1].controlled:
        raise UncontrolledError(f"Visit {len(found)} did not come from the service worker.")
    return found


def figures(name: str, found: Sequence[Visit]) -> Iterator[Figure]:
    """Yield the figures of the visits of one run."""
    cold, warm = found[0], found[-1]
    if name != OURS:
        yield Figure(WORKER, OURS if name == WORKER else STOCK, warm.answered)
    if name != WORKER:
        yield Figure("empty cache", name, cold.answered)
        yield Figure("warm cache", name, warm.answered)
        yield Figure("warm cache, processor time", name, warm.worked)
    if name == OURS:
        yield Figure("first contentful paint, empty cache", OURS, cold.painted)
        yield Figure("first contentful paint, warm cache", OURS, warm.painted)
        yield Figure("longest task of the main thread", OURS, longest(found))


def longest(found: Sequence[Visit]) -> float:
    """Return the longest task of some visits."""
    return max(each.longest for each in found)
