"""Memory of the page's process and of the whole browser, and nodes of the document.

*MB*: 10⁶ bytes of the proportional set size (Pss), which divides shared memory by the number of its processes. Only
Linux tells it. Each visit has a new browser without a user interface.
"""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page

from bench.clicks import CLICKED, FOUR
from bench.interleave import in_turns
from bench.rows import BROWSER, COLLECTED, NODES, TITLES, Figure, Setting
from bench.visits import browsing, count_of
from e2e.test_series import begin, start_from_one_line
from hofgarten.registry import GAMES
from tests.kit.serve import serve
from tests.kit.shared_page import new_context
from tests.kit.storage_seed import seed_storage, seeded_match
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import ENGLISH, panel

MAX_RUNS: Final = 2
"""A run takes three minutes."""
SETTLE_MS: Final = 3_000
"""Milliseconds until the page's start-up work has ended."""
GIVEN_BACK_MS: Final = 10_000
"""Milliseconds after leaving a place in which its memory is to be given back."""
EACH_MS: Final = 1_000
"""Milliseconds between two figures of a running match or series."""
LOOKS: Final = 20
"""Figures of a series."""
MOST_LOOKS: Final = 600
"""Figures of a match, at most."""
TWO_LANES: Final = """
Object.defineProperty(navigator, "hardwareConcurrency", { get: () => 3 });
Object.defineProperty(navigator, "deviceMemory", { get: () => 8 });
"""
"""Makes the page play two matches of a series at once, as on a computer with three cores and 8 GB."""


def measure(setting: Setting) -> Iterator[Figure]:
    """Measure visits with matches of each game, and a visit of the workshop."""
    site = serve(setting.dist)
    visits = {game: partial(visit_matches, site, game) for game in CLICKED}
    for _, figures in in_turns({**visits, "": partial(visit_workshop, site)}, min(setting.runs, MAX_RUNS)):
        yield from figures


def visit_matches(site: str, game: str) -> list[Figure]:
    """Return the figures of the start screen, of a match of people and of a match of four architects."""
    level = GAMES[game].variants()[-1]
    bots = dict.fromkeys(range(len(FOUR)), "architect")
    people = seeded_match(game, level, identity="people")
    architects = seeded_match(game, level, identity="architects", bots=bots, names=FOUR)
    with browsing(windows=False) as browser:
        page = new_context(browser).new_page()
        seed_storage(page, site, people, architects)
        page.goto(site)
        ready(page)
        page.wait_for_timeout(SETTLE_MS)
        found = look("start screen", game, browser)
        go(page, f"#match/{people.id}")
        panel(page).wait_for()
        page.wait_for_timeout(EACH_MS)
        found += look("first move", game, browser)
        go(page, f"#match/{architects.id}")
        final = page.get_by_role("heading", name=ENGLISH("score.final"))
        for _ in range(MOST_LOOKS):
            page.wait_for_timeout(EACH_MS)
            found += look("four architects", game, browser)
            if final.is_visible():
                break
        found += look("end of their match", game, browser)
        found += [Figure(NODES, TITLES[game], count_of("nodes", page))]
        found += [Figure(NODES + COLLECTED, TITLES[game], count_of("nodes", page, collected=True))]
        leave(page)
        return most(found + look("10 s after leaving it", game, browser))


def visit_workshop(site: str) -> list[Figure]:
    """Return the figures of a series of the game that the workshop offers first."""
    game = next(iter(GAMES))
    with browsing(windows=False) as browser:
        page = new_context(browser).new_page()
        page.add_init_script(TWO_LANES)
        page.goto(site)
        ready(page)
        start_from_one_line(page)
        begin(page)
        found = list[Figure]()
        for _ in range(LOOKS):
            page.wait_for_timeout(EACH_MS)
            found += look("series in two lanes", game, browser)
        leave(page)
        return most(found + look("10 s after leaving the series", game, browser))


def go(page: Page, place: str) -> None:
    """Go to another place of the page, without a reload."""
    page.evaluate("place => { location.hash = place; }", place)


def leave(page: Page) -> None:
    """Go to the start screen, and stay there for a while."""
    go(page, "")
    page.wait_for_timeout(GIVEN_BACK_MS)


def look(point: str, game: str, browser: Browser) -> list[Figure]:
    """Return the megabytes of the largest process with a page, and of all processes of the browser."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    pages = max(pss(process["id"]) for process in found if process["type"] == "renderer")
    (main,) = [process["id"] for process in found if process["type"] == "browser"]
    return [Figure(point, TITLES[game], pages), Figure(point + BROWSER, TITLES[game], sum(map(pss, processes(main))))]


def most(found: list[Figure]) -> list[Figure]:
    """Return the largest figure of each row."""
    largest = {figure.key: figure for figure in sorted(found, key=lambda figure: figure.value)}
    return list(largest.values())


def processes(process: int) -> Iterator[int]:
    """Yield a process and its descendants."""
    yield process
    for children in Path(f"/proc/{process}/task").glob("*/children"):
        for child in children.read_text().split():
            yield from processes(int(child))


def pss(process: int) -> float:
    """Return the megabytes of a process; 0 if it has ended."""
    try:
        lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) * 1024 / 1e6
