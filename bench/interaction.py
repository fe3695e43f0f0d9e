"""From a click to the picture of what came of it, over a whole match of each game.

Two figures for each click. *Painted*: from the click's time stamp to the end of the frame in which the page shows what
Python has replied. *Event timing*: the browser's own, which ends with the next frame, whatever that shows.

Chromium slows down the page's main thread alone (of a worker it says "Operation is only supported for pages, not
workers"): Python answers as fast as ever.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any, Final

from playwright.sync_api import Browser, Page

from bench.browsing import browsing
from bench.clicks import POINTED, clicks, opening
from bench.model import OURS, Part, Row, Setting
from bench.turns import in_turns, within
from bench.works import storage
from hofgarten.cli.bench import samples
from hofgarten.record import write
from hofgarten.registry import GAMES
from tests.kit.served import serve
from tests.kit.shared_page import new_context
from tests.kit.storage_seed import begun, keep, settings
from tests.kit.zen_garden_page import panel
from web.app.model.library.saved_matches import PREFIX
from web.app.model.match.match import Match

SPEEDS: Final = {1: "", 4: ", main thread 4 times slower"}
"""By how much Chromium slows the page's main thread down, and how the rows call it."""
CLICKS: Final = {1: 29, 4: 6}
"""Clicks of a pass, by the speed: seven passes are 203, and 42. A click takes half a second, most of it the looking."""
SHORTEST: Final = 16.0
"""Milliseconds; a shorter event the browser does not tell of."""
SETTLE: Final = 1500
"""Milliseconds after which nothing of a page's start is going on any more."""
THINKING: Final = 4000
"""Milliseconds for which the opponents of a game are watched at each speed."""
KEPT: Final = (1, 500)
"""With so many matches kept the start screen is gone to."""
AIMS: Final = {1: 50, 4: 150}
"""Milliseconds from click to picture that 95 % of the clicks are to keep within, by the speed."""

OBSERVE = """(() => {
    const seen = { painted: [], events: {}, tasks: [], frames: [] };
    let begun = 0;
    let told = () => {};
    window.seen = seen;
    const painted = (count) => new Promise((resolve) => {
        told = () => seen.painted.length >= count && resolve();
        told();
    });
    const late = (count) => new Promise((_, reject) => {
        setTimeout(() => reject(new Error(`click ${count} has changed nothing for 10 s`)), 10_000);
    });
    window.painted = (count) => Promise.race([painted(count), late(count)]);
    addEventListener("click", ({ timeStamp }) => { begun = timeStamp; }, { capture: true });
    const after = new MessageChannel();
    after.port1.onmessage = ({ data }) => {
        seen.painted.push(performance.now() - data);
        told();
    };
    const passing = ["style", "data-counting", "data-flying", "data-highlighted", "data-lifted", "data-over"];
    const shows = ({ type, target, attributeName }) =>
        !passing.includes(attributeName) && (type === "childList" ? target : target.parentElement)?.closest("#page");
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
names to travel by, only styles change: that is not the reply yet. Nor is what our scripts set for a while and take away
when an earlier animation ends (`PASSING` in `web/browser/morph.js`)."""


@dataclass
class Seat:
    """A match that is being clicked through at one speed."""

    page: Page
    waiting: Iterator[str]
    slower: int = 1
    done: int = 0

    def play(self, count: int) -> int:
        """Make some clicks, as a person does: point, press, and look; returns how many were made so far.

        Slow is the page while it is its turn: one that is slowed down uses up two thirds of a core, even when it rests.
        """
        slow_down(self.page, self.slower)
        for selector in islice(self.waiting, count):
            target = self.page.locator(selector)
            target.hover()
            if selector.startswith(POINTED):
                self.page.locator(f"{selector}[aria-pressed=true]").wait_for()
            target.click()
            self.done += 1
            self.page.evaluate("count => window.painted(count)", self.done)
        slow_down(self.page, 1)
        return self.done

    @property
    def seen(self) -> dict[str, Any]:
        """What the page has observed."""
        seen: dict[str, Any] = self.page.evaluate("window.seen")
        return seen


def measure(setting: Setting) -> Part:
    """Measure clicks, and whether the page can be used while opponents think."""
    with browsing() as browser:
        site = serve(setting.dist)
        seats = {(game, slower): sit_down(browser, site, game, slower) for game in GAMES for slower in SPEEDS}
        in_turns({key: partial(seat.play, CLICKS[key[1]]) for key, seat in seats.items()}, setting.runs)
        rows = [row for (game, slower), seat in seats.items() for row in click_rows(game, slower, seat.seen)]
        for seat in seats.values():
            seat.page.context.close()
        rows += [row for game in GAMES for slower in SPEEDS for row in thinking_rows(browser, site, game, slower)]
        rows.append(home_row(browser, site, setting.runs))
    return Part("Interaction", rows, notes=NOTES)


NOTES: Final = (
    "Slower is the page's main thread alone, not Python: Chromium slows down no worker.",
    "Event timing: an event of less than 16 ms is not told of, and counts as 16.",
    "Longest task: a task of less than 50 ms is not told of, and counts as 0.",
)


def slow_down(page: Page, times: int) -> None:
    """Let Chromium work the page's main thread so many times slower from now on; 1 is as fast as ever."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})


def sit_down(browser: Browser, site: str, game: str, slower: int) -> Seat:
    """Open a match that is about to begin, in a browser of its own, pieces moving as they do for everybody."""
    match = opening(game)
    return Seat(open_page(browser, site, match), clicks(match), slower)


def open_page(browser: Browser, site: str, match: Match, slower: int = 1, speed: str = "", **texts: str) -> Page:
    """Open a match in a browser of its own, observed from now on, with pieces moving as they do for everybody.

    ``speed`` is that of the computers' moves, unless it is the usual one; ``texts`` are other saves by the match's id.
    """
    page = new_context(browser, reduced_motion="no-preference").new_page()
    page.add_init_script(OBSERVE)
    keep(page, site, match, wishes=settings(**({"speed": speed} if speed else {})), **texts)
    page.goto(f"{site}#match/{match.id}")
    panel(page).wait_for()
    slow_down(page, slower)
    page.wait_for_timeout(SETTLE)
    page.evaluate("seen.tasks.length = seen.frames.length = 0")
    return page


def click_rows(game: str, slower: int, seen: dict[str, Any]) -> Iterator[Row]:
    """Yield the figures of all clicks of a match; events that were too short to be told of count as the shortest."""
    painted, events = seen["painted"], list(seen["events"].values())
    events += [SHORTEST] * (len(painted) - len(events))
    name = f"{game}{SPEEDS[slower]}"
    yield Row(f"{name}: painted, median of {len(painted)} clicks", "ms", {OURS: painted})
    yield Row(f"{name}: painted, 95 %", "ms", {OURS: [within(painted, 0.95)]}, f"at most {AIMS[slower]}")
    yield Row(f"{name}: event timing, median of {len(events)} clicks", "ms", {OURS: events})
    yield Row(f"{name}: event timing, 95 %", "ms", {OURS: [within(events, 0.95)]}, f"at most {AIMS[slower]}")
    yield Row(f"{name}: event timing, 98 % (INP)", "ms", {OURS: [within(events, 0.98)]})
    yield Row(f"{name}: longest task of the main thread", "ms", {OURS: [max(seen["tasks"], default=0)]})


def thinking_rows(browser: Browser, site: str, game: str, slower: int) -> Iterator[Row]:
    """Yield how long the main thread was busy at most while opponents of the strongest level played each other.

    Their moves come at once: between two of them there is nothing but thinking.
    """
    names = ("Ada", "Ben", "Cleo", "Dan")
    bots = dict.fromkeys(range(len(names)), "architect")
    page = open_page(
        browser, site, begun(game, GAMES[game].variants()[-1], bots=bots, names=names), slower, speed="instant"
    )
    page.wait_for_timeout(THINKING)
    seen = page.evaluate("window.seen")
    name = f"{game}, while four architects play{SPEEDS[slower]}"
    yield Row(f"{name}: longest task of the main thread", "ms", {OURS: [max(seen["tasks"], default=0)]}, "0")
    yield Row(f"{name}: longest time blocked in a frame", "ms", {OURS: [max(seen["frames"], default=0)]})
    page.context.close()


def home_row(browser: Browser, site: str, runs: int) -> Row:
    """Return how long it takes from a click on a match's way home to the picture of the start screen."""
    names = {number: f"{number} kept" for number in KEPT}
    pages = {name: with_kept(browser, site, number) for number, name in names.items()}
    figures = in_turns({name: partial(go_home, page) for name, page in pages.items()}, runs)
    for page in pages.values():
        page.context.close()
    most = names[max(KEPT)]
    return Row(f"from a match to the start screen, painted, {most}", "ms", figures, "at most 100", ours=most)


def with_kept(browser: Browser, site: str, number: int) -> Page:
    """Open a match in a browser that keeps so many, with the one on the table."""
    texts = [write(record) for game in GAMES.values() for record in samples(game)]
    kept = {key.removeprefix(PREFIX): text for key, text in storage(texts, number - 1).items()}
    return open_page(browser, site, opening(next(iter(GAMES))), slower=1, **kept)


def go_home(page: Page) -> float:
    """Go to the start screen and back to the match; returns the milliseconds till the start screen was painted."""
    place = page.evaluate("location.hash")
    done = page.evaluate("seen.painted.length")
    page.locator("a.brand").click()
    page.evaluate("count => window.painted(count)", done + 1)
    page.locator("[data-form]").first.wait_for()
    spent: float = page.evaluate("seen.painted.at(-1)")
    page.evaluate("place => { location.hash = place; }", place)
    panel(page).wait_for()
    return spent
