"""Time from a click to its visible result in a match of each game, and the main thread's tasks while bots think.

*Painted*: from the click's time stamp to the end of the frame that shows Python's reply. *Event timing*: the browser's
own figure, which ends with the next frame, regardless of its content; its 98% is INP.

Chromium slows down only the page's main thread (for a worker it reports "Operation is only supported for pages, not
workers"): Python runs at full speed.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any, Final

from playwright.sync_api import Browser, Page

from bench.clicks import CLICKED, FOUR, POINTED, clicks, opening
from bench.interleave import in_turns
from bench.rows import SLOWER, TITLES, Figure, Setting
from bench.visits import browsing
from hofgarten.registry import GAMES
from tests.kit.serve import serve
from tests.kit.shared_page import new_context
from tests.kit.storage_seed import seed_storage, seeded_match, settings
from tests.kit.waiting import at_rest
from tests.kit.zen_garden_page import panel
from web.app.model.match.match import PlayedMatch

SPEEDS: Final = {1: "", 4: f", {SLOWER}"}
"""Slowdown of the page's main thread -> suffix of the keys."""
CLICKS: Final = {1: 20, 4: 6}
"""Clicks in one run, by slowdown: five runs make 100 and 30 clicks. A click takes half a second, most of it
observation.
"""
SHORTEST: Final = 16.0
"""Milliseconds; the browser does not report shorter events."""
SETTLE: Final = 1500
"""Milliseconds until the page's start-up work has ended."""
THINKING: Final = 4000
"""Milliseconds of observation for the bots of a game, at each speed."""
MAX_THINKING_RUNS: Final = 3

OBSERVE: Final = """(() => {
    const seen = { painted: [], events: {}, tasks: [] };
    let begun = 0;
    let check = () => {};
    window.seen = seen;
    window.forget = () => Object.assign(seen, { painted: [], events: {}, tasks: [] });
    const painted = (count) => new Promise((resolve) => {
        check = () => seen.painted.length >= count && resolve();
        check();
    });
    const late = (count) => new Promise((_, reject) => {
        setTimeout(() => reject(new Error(`click ${count} changed nothing within 10 s`)), 10_000);
    });
    window.painted = (count) => Promise.race([painted(count), late(count)]);
    addEventListener("click", ({ timeStamp }) => { begun = timeStamp; }, { capture: true });
    const after = new MessageChannel();
    after.port1.onmessage = ({ data }) => {
        seen.painted.push(performance.now() - data);
        check();
    };
    const passing = ["style", "data-flying", "data-highlighted", "data-lifted", "data-target"];
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
})();"""
"""Runs before the page's own scripts. A posted message arrives after the frame has been painted. Changes of styles
alone are ignored: they come from preparing an animation, before the reply is shown. Attributes that our scripts set
temporarily are ignored too (`PASSING` in `web/browser/morph.js`).
"""


@dataclass
class ClickedMatch:
    """A match that is clicked through at one speed."""

    page: Page
    waiting: Iterator[str]
    slower: int

    def play(self, count: int) -> dict[str, Any]:
        """Make some clicks as a user does (hover, click, wait for the result); return the observations of these clicks.

        The page is slowed down only during its turn: a slowed page uses two thirds of a core even when idle.
        """
        self.page.evaluate("forget()")
        slow_down(self.page, self.slower)
        for number, selector in enumerate(islice(self.waiting, count), 1):
            target = self.page.locator(selector)
            target.hover()
            if selector.startswith(POINTED):
                self.page.locator(f"{selector}[aria-pressed=true]").wait_for()
            target.click()
            self.page.evaluate("count => window.painted(count)", number)
        at_rest(self.page)
        slow_down(self.page, 1)
        seen: dict[str, Any] = self.page.evaluate("window.seen")
        return seen


def measure(setting: Setting) -> Iterator[Figure]:
    """Measure clicks, and the longest task of the main thread while bots think."""
    with browsing() as browser:
        site = serve(setting.dist)
        seats = {(game, slower): open_session(browser, site, game, slower) for game in CLICKED for slower in SPEEDS}
        clicking = {place: partial(seat.play, CLICKS[place[1]]) for place, seat in seats.items()}
        for (game, slower), seen in in_turns(clicking, setting.runs):
            yield from click_figures(TITLES[game], slower, seen)
        for seat in seats.values():
            seat.page.context.close()
        thinking = {place: partial(longest_task, browser, site, *place) for place in seats}
        for (game, slower), longest in in_turns(thinking, min(setting.runs, MAX_THINKING_RUNS)):
            yield Figure(f"longest task while four architects play{SPEEDS[slower]}", TITLES[game], longest)


def slow_down(page: Page, times: int) -> None:
    """Slow the page's main thread down by this factor from now on; 1 is normal speed."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})


def open_session(browser: Browser, site: str, game: str, slower: int) -> ClickedMatch:
    """Open a match at its start, in a browser of its own, with animations."""
    match = opening(game)
    return ClickedMatch(open_page(browser, site, match), clicks(match), slower)


def open_page(browser: Browser, site: str, match: PlayedMatch[Any], slower: int = 1, **preferences: str) -> Page:
    """Open a match in a browser of its own, with observation and animations on."""
    page = new_context(browser, reduced_motion="no-preference").new_page()
    page.add_init_script(OBSERVE)
    seed_storage(page, site, match, preferences=settings(**preferences))
    page.goto(f"{site}#match/{match.id}")
    panel(page).wait_for()
    slow_down(page, slower)
    page.wait_for_timeout(SETTLE)
    page.evaluate("forget()")
    return page


def click_figures(title: str, slower: int, seen: dict[str, Any]) -> Iterator[Figure]:
    """Yield the figures of some clicks; unreported events count as the shortest reported duration."""
    painted, events = seen["painted"], list(seen["events"].values())
    yield from (Figure(f"click until painted{SPEEDS[slower]}", title, each) for each in painted)
    if slower == 1:
        events += [SHORTEST] * (len(painted) - len(events))
        yield from (Figure("event timing of a click", title, each) for each in events)


def longest_task(browser: Browser, site: str, game: str, slower: int) -> float:
    """Return the longest task of the main thread while bots of the strongest level play; 0 if none takes 50 ms.

    Their moves are not animated: between two moves they only think.
    """
    bots = dict.fromkeys(range(max(GAMES[game].players)), "architect")
    match = seeded_match(game, GAMES[game].variants()[-1], bots=bots, names=FOUR)
    page = open_page(browser, site, match, slower, speed="instant")
    page.wait_for_timeout(THINKING)
    longest: float = page.evaluate("Math.max(0, ...seen.tasks)")
    page.context.close()
    return longest
