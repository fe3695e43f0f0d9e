"""How fast the page starts, beside stock PyScript and bare Pyodide.

The page: from navigation to the first click that has been answered, on a real control, clicked as soon as it is there.
The others: the files of PyScript and Pyodide from npm, as their documentation sets them up, until one line is there.
"""

import shutil
from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Final, TypeAlias

from playwright.sync_api import Playwright, sync_playwright

from bench.model import OURS, Part, Row, Setting
from bench.slow import served_slowly
from bench.turns import in_turns
from bench.visits import SETTLE, Site, Visit, newcomer, visit
from tests.kit.served import serve
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
"""A run's first visit, and its last."""
VISITS: Final = 3
"""The first is cold. With the third a browser has put away what it compiled of all scripts, and it is warm."""
SLOWER: Final = 4
FEWER: Final = 1
"""How often the slower main thread is measured at most, like the slow network, where a start takes half a minute."""

Seen: TypeAlias = Mapping[str, Sequence[Sequence[Visit]]]
"""The visits of each run, by whose page it is."""


def measure(setting: Setting) -> Part:
    """Measure starts."""
    peers = make_peers(setting.dist)
    with sync_playwright() as playwright:
        address = serve(setting.dist)
        sites = {**sites_at(address, serve(peers)), WORKER: Site(address, CLICKED, worker=True)}
        seen = in_turns({whose: partial(visits, playwright, site) for whose, site in sites.items()}, setting.runs)
        slowed = partial(visits, playwright, Site(address, CLICKED, slower=SLOWER, watched=True))
        seen |= in_turns({SLOWED: slowed}, min(FEWER, setting.runs))
        with served_slowly(setting.dist) as ours, served_slowly(peers) as others:
            far = {whose: [cold(playwright, site)] for whose, site in sites_at(ours, others).items()}
    return Part("Boot", rows(seen, far), notes=NOTES)


def sites_at(ours: str, others: str) -> dict[str, Site]:
    """Return the pages by whose they are: ours at an address, and the others below one."""
    return {OURS: Site(ours, CLICKED, watched=True), **{peer: Site(others + name_of(peer), PRINTED) for peer in PAGES}}


@cache
def make_peers(dist: Path) -> Path:
    """Write the others' pages beside ours, their files as they come from npm, compressed like ours.

    Returns their folder, which all parts share.
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
    """Return the name of another's page."""
    return f"{peer.replace(' ', '-')}.html"


class UncontrolledError(RuntimeError):
    """A page that was to come from its service worker did not."""


def visits(playwright: Playwright, site: Site) -> list[Visit]:
    """Start a page in a new browser, again and again, the last time to be left sooner; raises UncontrolledError."""
    settles = [SETTLE] * (VISITS - 1) + [SETTLE if site.watched else 0]
    with newcomer(playwright, site) as context:
        found = [visit(context, site, settle) for settle in settles]
    if site.worker and not found[-1].controlled:
        msg = f"Visit {len(found)} did not come from the service worker."
        raise UncontrolledError(msg)
    return found


def cold(playwright: Playwright, site: Site) -> float:
    """Return when the first visit of a new browser had its end."""
    with newcomer(playwright, site) as context:
        return visit(context, site, settle=0).answered


def rows(seen: Seen, far: dict[str, list[float]]) -> list[Row]:
    """Return the report's rows."""
    pages = {whose: seen[whose] for whose in (OURS, STOCK, BARE)}
    kept = {**pages, OURS: seen[WORKER]}
    slowed = {OURS: seen[SLOWED]}
    slower = f"main thread alone {SLOWER} times slower"
    aim = f"at most 0.45 of {STOCK}, 0.8 of {BARE}"
    return [
        Row("Cold: to the first click answered", "ms", answered(pages, COLD), aim),
        Row("Warm cache", "ms", answered(pages, WARM), aim),
        Row("Service worker, the others with a warm cache", "ms", answered(kept, WARM), aim),
        Row(f"Cold, {slower}", "ms", answered(slowed, COLD)),
        Row(f"Warm cache, {slower}", "ms", answered(slowed, WARM)),
        Row("Cold over Slow 4G", "ms", far),
        Row("First contentful paint, cold", "ms", {OURS: [run[COLD].painted for run in seen[OURS]]}),
        Row("First contentful paint, warm", "ms", {OURS: [run[WARM].painted for run in seen[OURS]]}, "within 300"),
        Row("Longest task of a run's visits", "ms", {OURS: longest(seen[OURS])}, "below 50"),
        Row(f"Longest task of a run's visits, {slower}", "ms", {OURS: longest(seen[SLOWED])}, "at most 100"),
    ]


def answered(seen: Seen, number: int) -> dict[str, list[float]]:
    """Return when one visit of each run had its end, by whose page it is."""
    return {whose: [run[number].answered for run in runs] for whose, runs in seen.items()}


def longest(runs: Sequence[Sequence[Visit]]) -> list[float]:
    """Return the longest task of all visits of each run."""
    return [max(each.longest for each in run) for run in runs]


NOTES: Final = (
    (
        "Cold is a browser that has never been anywhere, warm its third visit. The other pages print one line, which is"
        " less than a page that answers a click."
    ),
    "A longest task of 0 means that none took 50 ms: browsers tell of no shorter one.",
    (
        f"{SLOWER} times slower is the main thread alone, by Chromium's `Emulation.setCPUThrottlingRate`: for a worker,"
        " where our Python runs, it says that this is supported for pages only. So that row says what clicks have to"
        " wait behind, and nothing of slow processors; the others run Python in the main thread, and stand in no such"
        " row."
    ),
    (
        "Slow 4G is 1.6 Mbit a second and 150 ms for each request, held up in the server, so that what workers fetch is"
        " held up as well; measured once."
    ),
)
