"""How much memory the page takes as one match follows another in it: ten, of both games in turn, between computers.

It is to stay flat once each game has been played: what a match has needed is given back, or used again.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle
from typing import Final

from playwright.sync_api import CDPSession, Page, sync_playwright

from bench.model import OURS, Curve, Part, Row, Setting
from hofgarten.registry import GAMES
from tests.kit.memory import browser_with_profile, memory
from tests.kit.served import serve
from tests.kit.storage_seed import begun, keep
from web.app.model.match.match import Match

MATCHES: Final = 10
SETTLED: Final = len(GAMES)
"""After so many matches each game has been played."""
PLAYERS: Final = ("Ada", "Ben")
PATIENCE: Final = 120_000
"""Milliseconds that a match may take."""
MEGABYTE: Final = 1_000_000


@dataclass(frozen=True)
class Reading:
    """What a page takes after a match."""

    processes: float
    """Its processes with all workers, in megabytes: their proportional set size, 0 where the system does not say."""
    heap: float
    """What JavaScript uses in the page itself, in megabytes."""
    nodes: int
    """Nodes of the DOM, in the page or held by a script."""


def matches() -> list[Match]:
    """Return the matches, about to begin; everybody draws lots, so that moves are there at once."""
    bots = dict.fromkeys(range(len(PLAYERS)), "random")
    return [
        begun(game, GAMES[game].variants()[-1], identity=f"memory{n}", bots=bots, names=PLAYERS, seed=str(n))
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
    told = {what: figures for what, figures in lines.items() if all(figures)}
    rows = [row for what, figures in told.items() for row in flatness(what, figures)]
    rows.append(Row("nodes of the DOM after the last match", "", {OURS: [readings[-1].nodes]}))
    points = {what: list(enumerate(figures, 1)) for what, figures in told.items()}
    return Part("Memory", rows, [Curve("memory", "Memory over ten matches", "matches", "MB", points)])


def flatness(what: str, figures: list[float]) -> Iterator[Row]:
    """Yield what something takes after the last match, and how flat it is."""
    grown = figures[-1] / figures[SETTLED - 1]
    yield Row(f"{what} after the last match", "MB", {OURS: [figures[-1]]})
    yield Row(f"{what}: as a part of that after match {SETTLED}", "", {OURS: [grown]}, "at most 1.1")


def read(page: Page, browser: CDPSession, site: str) -> Iterator[Reading]:
    """Have one match after the other played in a page; yields what it takes after each."""
    keep(page, site, *matches())
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    # Nothing moves: that only makes matches longer.
    page.emulate_media(reduced_motion="reduce")
    page.goto(site)
    result = page.locator("#result")
    for match in matches():
        go(page, f"#match/{match.id}")
        result.wait_for(timeout=PATIENCE)
        yield reading(session, browser)
        # By way of the start screen: the next result is not that which is there already.
        go(page, "")
        result.wait_for(state="detached", timeout=PATIENCE)


def go(page: Page, place: str) -> None:
    """Go to a place of the page by its address."""
    page.evaluate("place => { location.hash = place; }", place)


def reading(session: CDPSession, browser: CDPSession) -> Reading:
    """Return what a page takes when all that JavaScript does not need any more has been given back."""
    session.send("HeapProfiler.collectGarbage")
    counted = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    return Reading(memory(browser), counted["JSHeapUsedSize"] / MEGABYTE, counted["Nodes"])
