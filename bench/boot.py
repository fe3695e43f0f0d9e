"""How fast the page starts, beside stock PyScript and bare Pyodide.

The page: from navigation to the first click that has been answered, on a real control, clicked as soon as it is there.
The others: the files of PyScript and Pyodide from npm, as their documentation sets them up, until one line is there.
"""

import shutil
import tempfile
from itertools import chain
from pathlib import Path
from typing import Final, TypeAlias

from playwright.sync_api import Playwright, sync_playwright

from bench.model import OURS, Part, Row, Setting
from bench.slow import served_slowly
from bench.visits import Site, Visit, newcomer, visit
from e2e.served import serve
from web.builder.compressed import compress
from web.builder.places import PYODIDE, PYSCRIPT

STOCK: Final = "stock PyScript"
BARE: Final = "bare Pyodide"
WORKER: Final = "Hofgarten, service worker"
WASM: Final = "pyodide.asm.wasm"
PAGES: Final = {
    STOCK: """<!doctype html>
<meta charset="utf-8">
<title>Stock PyScript</title>
<link rel="stylesheet" href="v/pyscript/core.css">
<script type="module" src="v/pyscript/core.js"></script>
<script type="py" config='{"interpreter": "./v/pyodide/pyodide.mjs"}'>
from pyscript import display
display("Hello, world!", target="line")
</script>
<p id="line"></p>
""",
    BARE: """<!doctype html>
<meta charset="utf-8">
<title>Bare Pyodide</title>
<script type="module">
import { loadPyodide } from "./v/pyodide/pyodide.mjs";
const pyodide = await loadPyodide();
document.querySelector("#line").textContent = pyodide.runPython("'Hello, world!'");
</script>
<p id="line"></p>
""",
}
CLICKED: Final = """
addEventListener("DOMContentLoaded", () => document.querySelector("#page [data-do]").click());
watchFor(() => document.documentElement.dataset.python === "ready");
"""
PRINTED: Final = 'watchFor(() => document.querySelector("#line")?.textContent.includes("Hello"));'
VISITS: Final = 3
"""The first is cold. With the third a browser has put away what it compiled of all scripts, and it is warm."""
SLOWER: Final = 4
FEWER: Final = 3
"""How often what takes long is measured at most; over the slow network, where a start takes half a minute, once."""

Seen: TypeAlias = dict[str, list[list[Visit]]]
"""The visits of each run, by whose page it is."""


def measure(setting: Setting) -> Part:
    """Measure starts."""
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        peers = make_peers(Path(name), setting.dist)
        sites = sites_at(serve(setting.dist), serve(peers))
        seen: Seen = {whose: [] for whose in (STOCK, OURS, BARE, WORKER)}
        for run in range(setting.runs):
            for whose in seen if run % 2 == 0 else reversed(seen):
                slowed = run < FEWER and whose != WORKER
                seen[whose].append(visits(playwright, whose, sites[OURS if whose == WORKER else whose], slowed=slowed))
        with served_slowly(setting.dist) as ours, served_slowly(peers) as others:
            far = {whose: [cold(playwright, site)] for whose, site in sites_at(ours, others).items()}
    return Part("Boot", rows(seen, far), notes=NOTES)


def sites_at(ours: str, others: str) -> dict[str, Site]:
    """Return the pages by whose they are: ours at an address, and the others below one."""
    return {OURS: Site(ours, CLICKED), **{peer: Site(others + name_of(peer), PRINTED) for peer in PAGES}}


def make_peers(folder: Path, dist: Path) -> Path:
    """Fill a folder with the others' pages, their files as they come from npm, compressed like ours; returns it."""
    files = folder / "v"
    shutil.copytree(PYODIDE, files / "pyodide", ignore=shutil.ignore_patterns(WASM))
    shutil.copytree(PYSCRIPT / "dist", files / "pyscript", ignore=shutil.ignore_patterns("*.map"))
    for peer, text in PAGES.items():
        (folder / name_of(peer)).write_text(text, encoding="utf-8")
    compress(folder)
    # This file is ours, too, and has been compressed already: that takes half a minute.
    for path in dist.glob(f"v/*/pyodide/{WASM}*"):
        shutil.copy(path, files / "pyodide")
    return folder


def name_of(peer: str) -> str:
    """Return the name of another's page."""
    return f"{peer.replace(' ', '-')}.html"


def visits(playwright: Playwright, whose: str, site: Site, *, slowed: bool) -> list[Visit]:
    """Start a page in a new browser, again and again; a last time with a slower main thread where that is wanted."""
    with newcomer(playwright, site, "allow" if whose == WORKER else "block") as context:
        found = [visit(context, site) for _ in range(VISITS)]
        return [*found, visit(context, site, SLOWER)] if slowed else found


def cold(playwright: Playwright, site: Site) -> float:
    """Return when the first visit of a new browser had its end."""
    with newcomer(playwright, site) as context:
        return visit(context, site).answered


def rows(seen: Seen, far: dict[str, list[float]]) -> list[Row]:
    """Return the report's rows."""
    ours = {OURS: seen[OURS]}
    pages = {whose: runs for whose, runs in seen.items() if whose != WORKER}
    kept = {OURS: seen[WORKER], STOCK: seen[STOCK], BARE: seen[BARE]}
    aim = f"at most 0.45 of {STOCK}, 0.8 of {BARE}"
    return [
        Row("Cold: to the first click answered", "ms", answered(pages, 0), aim),
        Row("Warm cache", "ms", answered(pages, VISITS - 1), aim),
        Row("Service worker, the others with a warm cache", "ms", answered(kept, VISITS - 1), aim),
        Row(f"Warm cache, main thread {SLOWER} times slower", "ms", answered(pages, VISITS), ""),
        Row("Cold over Slow 4G", "ms", far, ""),
        Row("First contentful paint, cold", "ms", {OURS: [run[0].painted for run in seen[OURS]]}),
        Row("First contentful paint, warm", "ms", {OURS: [run[2].painted for run in seen[OURS]]}, "within 300"),
        Row("Longest task of the main thread", "ms", longest(ours, range(VISITS)), "none of 50"),
        Row(f"Longest task, {SLOWER} times slower", "ms", longest(ours, range(VISITS, VISITS + 1)), "at most 100"),
    ]


def answered(seen: Seen, number: int) -> dict[str, list[float]]:
    """Return when one visit of each run had its end, by whose page it is, where there was such a visit."""
    return {whose: [run[number].answered for run in runs if number < len(run)] for whose, runs in seen.items()}


def longest(seen: Seen, numbers: range) -> dict[str, list[float]]:
    """Return the longest task of each of some visits, by whose page it is."""
    return {
        whose: list(chain.from_iterable([each.longest for each in run[numbers.start : numbers.stop]] for run in runs))
        for whose, runs in seen.items()
    }


NOTES: Final = (
    (
        "Cold is a browser that has never been anywhere, warm its third visit. The other pages print one line, which is"
        " less than a page that answers a click."
    ),
    "A longest task of 0 means that none took 50 ms: browsers tell of no shorter one.",
    (
        f"{SLOWER} times slower is the main thread alone, by Chromium's `Emulation.setCPUThrottlingRate`: for a worker,"
        " where our Python runs and the others' does not, it says that this is supported for pages only. So that row"
        " says what clicks have to wait behind, and nothing of slow processors. What is so slowed was measured"
        f" {FEWER} times at most."
    ),
    (
        "Slow 4G is 1.6 Mbit a second and 150 ms for each request, held up in the server, so that what workers fetch is"
        " held up as well; measured once."
    ),
)
