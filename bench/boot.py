"""Start-up time of the page, compared with stock PyScript and bare Pyodide.

Our page: from navigation to the first answered click on a real control, clicked as soon as the control exists.
The others: the npm files of PyScript and Pyodide, set up as documented, until one line is printed.
"""

import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Final, TypeAlias

from playwright.sync_api import Playwright, sync_playwright

from bench.interleave import in_turns
from bench.model import OURS, Part, Row, Setting
from bench.slow_server import served_slowly
from bench.visits import SETTLE, Site, Visit, new_browser, visit
from tests.kit.serve import serve
from web.build.paths import PYODIDE, PYSCRIPT
from web.build.precompress import compress

STOCK: Final = "stock PyScript"
BARE: Final = "bare Pyodide"
WORKER: Final = "Hofgarten, service worker"
SLOWED: Final = "Hofgarten, main thread slower"
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
COLD, WARM = 0, -1
"""Indexes of a run's first and last visit."""
VISITS: Final = 3
"""The first visit is cold. By the third the browser has cached the compiled code of all scripts: this visit is warm."""
SLOWER: Final = 4
BUSY: Final = "busy: "
"""Prefix of the names of pages that started while other work took the processor."""
CORES: Final = 2
"""Processes that take the processor, one for each core."""
MAX_BUSY_RUNS: Final = 3
"""Most runs with a busy processor."""
MAX_SLOWED_RUNS: Final = 1
"""Most runs with the slower main thread. Like the slow network, it makes a start take half a minute."""

Seen: TypeAlias = Mapping[str, Sequence[Sequence[Visit]]]
"""Page -> the visits of each run."""


def measure(setting: Setting) -> Part:
    """Measure start-up times."""
    peers = make_peers(setting.dist)
    with sync_playwright() as playwright:
        address = serve(setting.dist)
        sites = {**sites_at(address, serve(peers)), WORKER: Site(address, CLICKED, worker=True)}
        seen = in_turns({name: partial(visits, playwright, site) for name, site in sites.items()}, setting.runs)
        engaged = {name: partial(busy_visits, playwright, sites[name]) for name in (WORKER, STOCK)}
        seen |= {BUSY + name: runs for name, runs in in_turns(engaged, min(MAX_BUSY_RUNS, setting.runs)).items()}
        slowed = partial(visits, playwright, Site(address, CLICKED, slower=SLOWER, watched=True))
        seen |= in_turns({SLOWED: slowed}, min(MAX_SLOWED_RUNS, setting.runs))
        with served_slowly(setting.dist) as ours, served_slowly(peers) as others:
            slow_network = {name: [cold(playwright, site)] for name, site in sites_at(ours, others).items()}
    return Part("Boot", rows(seen, slow_network), notes=NOTES)


def sites_at(ours: str, others: str) -> dict[str, Site]:
    """Return all pages by name: ours at one address, the peers below another."""
    return {OURS: Site(ours, CLICKED, watched=True), **{peer: Site(others + name_of(peer), PRINTED) for peer in PAGES}}


@cache
def make_peers(dist: Path) -> Path:
    """Write the peers' pages next to ours, with their npm files, compressed like ours.

    Returns their folder. All parts share it.
    """
    folder = dist.with_name("peers")
    files = folder / "v"
    shutil.copytree(PYODIDE, files / "pyodide")
    shutil.copytree(PYSCRIPT / "dist", files / "pyscript", ignore=shutil.ignore_patterns("*.map"))
    for peer, text in PAGES.items():
        (folder / name_of(peer)).write_text(text, encoding="utf-8")
    compress(folder)
    return folder


def name_of(peer: str) -> str:
    """Return the file name of a peer's page."""
    return f"{peer.replace(' ', '-')}.html"


class UncontrolledError(RuntimeError):
    """The service worker did not serve a page that it should have served."""


def visits(playwright: Playwright, site: Site) -> list[Visit]:
    """Open a page repeatedly in a new browser; the last visit may end earlier. Raises UncontrolledError."""
    settles = [SETTLE] * (VISITS - 1) + [SETTLE if site.watched else 0]
    with new_browser(playwright, site) as context:
        found = [visit(context, site, settle) for settle in settles]
    if site.worker and not found[-1].controlled:
        msg = f"Visit {len(found)} did not come from the service worker."
        raise UncontrolledError(msg)
    return found


def busy_visits(playwright: Playwright, site: Site) -> list[Visit]:
    """Open a page repeatedly while other processes take the processor. Raises UncontrolledError."""
    others = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(CORES)]
    try:
        return visits(playwright, site)
    finally:
        for other in others:
            other.kill()
            other.wait()


def cold(playwright: Playwright, site: Site) -> float:
    """Return the start-up time of a new browser's first visit."""
    with new_browser(playwright, site) as context:
        return visit(context, site, settle=0).answered


def rows(seen: Seen, slow_network: dict[str, list[float]]) -> list[Row]:
    """Return the rows of the report."""
    pages = {name: seen[name] for name in (OURS, STOCK, BARE)}
    kept = {**pages, OURS: seen[WORKER]}
    busy = {OURS: seen[BUSY + WORKER], STOCK: seen[BUSY + STOCK]}
    slowed = {OURS: seen[SLOWED]}
    slower = f"main thread alone {SLOWER} times slower"
    aim = f"at most 0.40 of {STOCK}, 0.8 of {BARE}"
    return [
        Row("Cold: to the first click answered", "ms", answered(pages, COLD), aim),
        Row("Warm cache", "ms", answered(pages, WARM), aim),
        Row("Service worker, the others with a warm cache", "ms", answered(kept, WARM), aim),
        Row("Service worker, two cores taken by other work", "ms", answered(busy, WARM), f"at most 0.45 of {STOCK}"),
        Row(f"Cold, {slower}", "ms", answered(slowed, COLD)),
        Row(f"Warm cache, {slower}", "ms", answered(slowed, WARM)),
        Row("Cold over Slow 4G", "ms", slow_network),
        Row("First contentful paint, cold", "ms", {OURS: [run[COLD].painted for run in seen[OURS]]}),
        Row("First contentful paint, warm", "ms", {OURS: [run[WARM].painted for run in seen[OURS]]}, "within 300"),
        Row("Longest task of a run's visits", "ms", {OURS: longest(seen[OURS])}, "below 50"),
        Row(f"Longest task of a run's visits, {slower}", "ms", {OURS: longest(seen[SLOWED])}, "at most 100"),
    ]


def answered(seen: Seen, number: int) -> dict[str, list[float]]:
    """Return the start-up time of one visit of each run: page -> times."""
    return {name: [run[number].answered for run in runs] for name, runs in seen.items()}


def longest(runs: Sequence[Sequence[Visit]]) -> list[float]:
    """Return the longest task of each run, over all its visits."""
    return [max(each.longest for each in run) for run in runs]


NOTES: Final = (
    (
        "Cold: a browser with an empty profile. Warm: its third visit. The other pages print one line, which is less"
        " work than answering a click."
    ),
    "A longest task of 0 means that none took 50 ms: browsers do not report shorter ones.",
    (
        f"{SLOWER} times slower: only the main thread, with Chromium's `Emulation.setCPUThrottlingRate`. Chromium does"
        " not support it for workers, where our Python runs. The row shows the delay of clicks, not the effect of a"
        " slow processor. The others run Python in the main thread and have no such row."
    ),
    (
        "Slow 4G: 1.6 Mbit/s and 150 ms for each request. The server is slowed down, so that requests of workers are"
        " slow too. Measured once."
    ),
)
