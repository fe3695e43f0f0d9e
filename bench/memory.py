"""Memory of the page over ten successive matches between bots, alternating between the games.

It should stay flat once each game has been played: the memory of a match is released, or used again.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from typing import Final

from playwright.sync_api import CDPSession, Page, sync_playwright

from bench.model import OURS, Curve, Part, Row, Setting
from hofgarten.registry import GAMES
from tests.kit.memory import browser_with_profile, memory
from tests.kit.serve import serve
from tests.kit.storage_seed import seed_storage, seeded_match
from web.app.model.match.match import Match

MATCHES: Final = 10
SETTLED: Final = len(GAMES)
"""Each game has been played after this many matches."""
PLAYERS: Final = ("Ada", "Ben")
PATIENCE: Final = 120_000
"""Longest duration of a match, in milliseconds."""
MEGABYTE: Final = 1_000_000


@dataclass(frozen=True)
class Reading:
    """Memory of a page after a match."""

    processes: float
    """All its processes with workers, in megabytes: proportional set size, 0 if the system does not report it."""
    heap: float
    """JavaScript heap of the page itself, in megabytes."""
    nodes: int
    """DOM nodes, in the page or held by a script."""


def matches() -> list[Match]:
    """Return the matches at their start. All players move at random, so that moves take no time."""
    bots = dict.fromkeys(range(len(PLAYERS)), "random")
    return [
        seeded_match(game, GAMES[game].variants()[-1], identity=f"memory{n}", bots=bots, names=PLAYERS, seed=str(n))
        for n, game in zip(range(MATCHES), cycle(GAMES), strict=False)
    ]


def measure(setting: Setting) -> Part:
    """Measure after each match."""
    with sync_playwright() as playwright, browser_with_profile(playwright) as (context, browser):
        readings = list(read(context.new_page(), browser, serve(setting.dist)))
    lines = {
        "processes": [reading.processes for reading in readings],
        "JavaScript in the page": [reading.heap for reading in readings],
    }
    complete = {what: figures for what, figures in lines.items() if all(figures)}
    rows = [row for what, figures in complete.items() for row in flatness(what, figures)]
    rows.append(Row("nodes of the DOM after the last match", "", {OURS: [readings[-1].nodes]}))
    points = {what: list(enumerate(figures, 1)) for what, figures in complete.items()}
    return Part("Memory", rows, [Curve("memory", "Memory over ten matches", "matches", "MB", points)])


def flatness(what: str, figures: list[float]) -> Iterator[Row]:
    """Yield the memory after the last match, and its growth."""
    grown = figures[-1] / figures[SETTLED - 1]
    yield Row(f"{what} after the last match", "MB", {OURS: [figures[-1]]})
    yield Row(f"{what}: as a part of that after match {SETTLED}", "", {OURS: [grown]}, "at most 1.1")


def read(page: Page, browser: CDPSession, site: str) -> Iterator[Reading]:
    """Play one match after another in a page; yield the memory after each."""
    seed_storage(page, site, *matches())
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    # Animations only make matches longer.
    page.emulate_media(reduced_motion="reduce")
    page.goto(site)
    result = page.locator("#result")
    for match in matches():
        go(page, f"#match/{match.id}")
        result.wait_for(timeout=PATIENCE)
        yield reading(session, browser)
        # Leave through the start screen, so that the next result is not the old one.
        go(page, "")
        result.wait_for(state="detached", timeout=PATIENCE)


def go(page: Page, place: str) -> None:
    """Go to an address of the page."""
    page.evaluate("place => { location.hash = place; }", place)


def reading(session: CDPSession, browser: CDPSession) -> Reading:
    """Return the memory of a page after a garbage collection."""
    session.send("HeapProfiler.collectGarbage")
    counted = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    return Reading(memory(browser), counted["JSHeapUsedSize"] / MEGABYTE, counted["Nodes"])
