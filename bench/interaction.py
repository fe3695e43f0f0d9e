"""From a click to the picture of what came of it, over a whole match of each game.

Two figures for each click. *Painted*: from the click's time stamp to the end of the frame in which the page shows what
Python has replied. *Event timing*: the browser's own, which ends with the next frame, whatever that shows.

Chromium slows down the page's main thread alone (of a worker it says "Operation is only supported for pages, not
workers"): Python answers as fast as ever.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from bench.clicks import POINTED, clicks, opening
from bench.model import OURS, Part, Row, Setting
from e2e.browsers import find
from e2e.desk import new_context
from e2e.play import panel
from e2e.saves import begun, keep, settings
from e2e.served import serve
from engine.catalogue import GAMES
from engine.lab.statistics import quantile
from web.match import Match

SPEEDS: Final = {1: "", 4: ", 4 times slower"}
"""By how much Chromium slows the page's main thread down, and how the rows call it."""
CLICKS: Final = 30
"""Clicks of a pass: seven passes are 210."""
SHORTEST: Final = 16.0
"""Milliseconds; a shorter event the browser does not tell of."""
THINKING: Final = 6000
"""Milliseconds for which the opponents are watched at each speed."""
AIMS: Final = {1: 50, 4: 150}
"""Milliseconds from click to picture that 95 % of the clicks are to keep within, by the speed."""

OBSERVE = """(() => {
    const seen = { painted: [], events: {}, tasks: [], frames: [] };
    let begun = 0;
    let told = () => {};
    window.seen = seen;
    window.painted = (count) => new Promise((resolve) => {
        told = () => seen.painted.length >= count && resolve();
        told();
    });
    addEventListener("click", ({ timeStamp }) => { begun = timeStamp; }, { capture: true });
    const after = new MessageChannel();
    after.port1.onmessage = ({ data }) => {
        seen.painted.push(performance.now() - data);
        told();
    };
    const shows = ({ target, attributeName }) => attributeName !== "style" && target.parentElement?.closest("#page");
    new MutationObserver((changes) => {
        if (begun && changes.some(shows)) {
            const at = begun;
            begun = 0;
            requestAnimationFrame(() => after.port2.postMessage(at));
        }
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const watch = (type, take, options) =>
        new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, ...options });
    watch("event", ({ interactionId: id, duration }) => {
        if (id) {
            seen.events[id] = Math.max(seen.events[id] ?? 0, duration);
        }
    }, { durationThreshold: 16 });
    watch("longtask", ({ duration }) => seen.tasks.push(duration));
    watch("long-animation-frame", ({ blockingDuration }) => seen.frames.push(blockingDuration));
})();"""
"""Runs before the page's own scripts. A posted message comes once the frame has been painted; while pieces are given
names to travel by, only styles change: that is not the reply yet."""


@dataclass
class Seat:
    """A match that is being clicked through at one speed."""

    page: Page
    waiting: Iterator[str]
    done: int = 0
    passes: list[int] = field(default_factory=list)
    """How many clicks had been made at the end of each pass."""

    def play(self, count: int) -> None:
        """Make some clicks, as a person does: point at something, press, and look."""
        for selector in islice(self.waiting, count):
            target = self.page.locator(selector)
            target.hover()
            if selector.startswith(POINTED):
                self.page.locator(f"{selector}[aria-pressed=true]").wait_for()
            target.click()
            self.done += 1
            self.page.evaluate("count => window.painted(count)", self.done)
        self.passes.append(self.done)

    @property
    def seen(self) -> dict[str, Any]:
        """What the page has observed."""
        seen: dict[str, Any] = self.page.evaluate("window.seen")
        return seen


def measure(setting: Setting) -> Part:
    """Measure clicks, and whether the page can be used while opponents think."""
    with chromium() as browser:
        site = serve(setting.dist)
        seats = {(game, slower): sit_down(browser, site, game, slower) for game in GAMES for slower in SPEEDS}
        for turn in range(setting.runs):
            for key in seats if turn % 2 == 0 else reversed(seats):
                seats[key].play(CLICKS)
        rows = [row for (game, slower), seat in seats.items() for row in click_rows(game, slower, seat.seen)]
        for seat in seats.values():
            seat.page.context.close()
        rows += [row for slower in SPEEDS for row in thinking_rows(browser, site, slower)]
    return Part("Interaction", rows, notes=NOTES)


NOTES: Final = (
    "Slower is the page's main thread alone, not Python: Chromium slows down no worker.",
    "Event timing: an event of less than 16 ms is not told of, and counts as 16.",
)


@contextmanager
def chromium() -> Iterator[Browser]:
    """Start Chromium."""
    with sync_playwright() as playwright:
        launch = find("chromium", playwright.chromium.executable_path)
        if launch is None:
            msg = "there is no Chromium here: run python -m e2e.browsers"
            raise RuntimeError(msg)
        browser = playwright.chromium.launch(**launch.options())
        yield browser
        browser.close()


def slow_down(page: Page, times: int) -> None:
    """Let Chromium work the page's main thread so many times slower."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})


def sit_down(browser: Browser, site: str, game: str, slower: int) -> Seat:
    """Open a match that is about to begin, in a browser of its own, pieces moving as they do for everybody."""
    match = opening(game)
    return Seat(open_page(browser, site, match, slower), clicks(match))


def open_page(browser: Browser, site: str, match: Match, slower: int) -> Page:
    """Open a match in a browser of its own, observed, with pieces moving as they do for everybody."""
    page = new_context(browser, reduced_motion="no-preference").new_page()
    page.add_init_script(OBSERVE)
    keep(page, site, match, wishes=settings())
    page.goto(f"{site}#match/{match.id}")
    panel(page).wait_for()
    slow_down(page, slower)
    return page


def click_rows(game: str, slower: int, seen: dict[str, Any]) -> Iterator[Row]:
    """Yield the figures of all clicks of a match; events that were too short to be told of count as the shortest."""
    painted, events = seen["painted"], list(seen["events"].values())
    events += [SHORTEST] * (len(painted) - len(events))
    name = f"{game}{SPEEDS[slower]}"
    yield Row(f"{name}: painted, median of {len(painted)} clicks", "ms", {OURS: painted})
    yield Row(f"{name}: painted, 95 %", "ms", {OURS: [part(painted, 0.95)]}, f"at most {AIMS[slower]}")
    yield Row(f"{name}: event timing, 95 %", "ms", {OURS: [part(events, 0.95)]}, f"at most {AIMS[slower]}")
    yield Row(f"{name}: event timing, 98 % (INP)", "ms", {OURS: [part(events, 0.98)]})


def part(figures: Sequence[float], share: float) -> float:
    """Return what a share of some figures does not exceed, to a thousandth."""
    return quantile([round(1000 * figure) for figure in figures], share) / 1000


def thinking_rows(browser: Browser, site: str, slower: int) -> Iterator[Row]:
    """Yield how long the main thread was busy at most while opponents of the strongest level played each other."""
    game = list(GAMES)[-1]
    names = ("Ada", "Ben", "Cleo", "Dan")
    bots = dict.fromkeys(range(len(names)), "architect")
    page = open_page(browser, site, begun(game, {}, bots=bots, names=names), slower)
    page.wait_for_timeout(THINKING / 3)
    page.evaluate("window.seen.tasks.length = window.seen.frames.length = 0")
    page.wait_for_timeout(THINKING)
    seen = page.evaluate("window.seen")
    name = f"while four architects play{SPEEDS[slower]}"
    yield Row(
        f"{name}: longest task of the main thread (0: none of 50)", "ms", {OURS: [max(seen["tasks"], default=0)]}, "0"
    )
    yield Row(f"{name}: longest time blocked in a frame", "ms", {OURS: [max(seen["frames"], default=0)]})
    page.context.close()
