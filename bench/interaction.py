"""Time from a click to its visible result, over a whole match of each game, and to a ranking on the analysis board.

Two figures for each click. *Painted*: from the click's time stamp to the end of the frame that shows Python's reply.
*Event timing*: the browser's own figure, which ends with the next frame, regardless of its content.

Chromium slows down only the page's main thread (for a worker it reports "Operation is only supported for pages, not
workers"): Python runs at full speed.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from typing import Any, Final

from playwright.sync_api import Browser, Page

from bench.clicks import CLICKED, POINTED, clicks, opening
from bench.interleave import in_turns, within
from bench.model import OURS, Part, Row, Setting
from bench.room import room_rows
from bench.visits import browsing
from hofgarten.arena.load_bot import load_opponent
from hofgarten.arena.play_match import play
from hofgarten.record import write_record
from hofgarten.registry import GAMES
from tests.kit.serve import serve
from tests.kit.shared_page import new_context
from tests.kit.storage_seed import seed_storage, seeded_match, settings
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import panel
from tools.bench_command import samples
from web.app.model.library.saved_matches import PREFIX
from web.app.model.match.match import Match
from web.app.model.match.serialize import from_text, to_text
from web.app.texts import Words

SPEEDS: Final = {1: "", 4: ", main thread 4 times slower"}
"""Slowdown of the page's main thread -> suffix of the rows' names."""
CLICKS: Final = {1: 29, 4: 6}
"""Clicks in one pass, by slowdown: seven passes make 203 and 42 clicks. A click takes half a second, most of it
observation.
"""
SHORTEST: Final = 16.0
"""Milliseconds; the browser does not report shorter events."""
SETTLE: Final = 1500
"""Milliseconds until the page's start-up work has ended."""
THINKING: Final = 4000
"""Milliseconds of observation for the bots of a game, at each speed."""
KEPT: Final = (1, 500)
"""Numbers of saved matches for the way to the start screen."""
NOW: Final = 1_800_000_000_000
"""When the latest of the saved matches changed, in milliseconds since 1970."""
NAMES: Final = ("Ada", "Ben", "Cleo", "Dan")
COUNTED: Final = {1: "one", 2: "two", 3: "three", 4: "four"}
AIMS: Final = {1: 50, 4: 150}
"""Target in milliseconds for the 95th percentile of clicks, by slowdown."""
LONGEST: Final = {1: "below 50", 4: "at most 100"}
"""Target in milliseconds for the longest task of the main thread, by slowdown."""
POSITIONS: Final = 16
"""Positions on the analysis board for each game and number of players, spread over a match of masters."""
LIMIT: Final = 60_000
"""Maximum time for the rankings of one position in milliseconds."""

OBSERVE = """(() => {
    const seen = { painted: [], events: {}, tasks: [], frames: [] };
    let begun = 0;
    let check = () => {};
    window.seen = seen;
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
    const passing = ["style", "data-counting", "data-flying", "data-highlighted", "data-lifted", "data-target"];
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
"""Runs before the page's own scripts. A posted message arrives after the frame has been painted. Changes of styles
alone
are ignored: they come from preparing an animation, before the reply is shown. Attributes that our scripts set
temporarily are ignored too (`PASSING` in `web/browser/morph.js`).
"""

STEP: Final = """async ([at, ranked, limit]) => {
    const page = document.getElementById("page");
    const listed = () => page.querySelector(".hint-list")?.textContent ?? "";
    const [before, begin] = [listed(), performance.now()];
    const button = document.createElement("button");
    button.dataset.do = JSON.stringify({ do: "analysis-go", at });
    page.append(button);
    const found = new Promise((resolve, reject) => {
        let first = 0;
        const observer = new MutationObserver(() => {
            first ||= ["", before].includes(listed()) ? 0 : performance.now() - begin;
            if (first && page.querySelector(".analysis-progress")?.textContent === ranked) {
                observer.disconnect();
                resolve([first, performance.now() - begin]);
            }
        });
        observer.observe(page, { childList: true, subtree: true, characterData: true });
        setTimeout(() => reject(new Error(`no ranking after move ${at}`)), limit);
    });
    button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    return found;
}"""
"""Goes to a position that has not been searched; returns the milliseconds until its first and its final ranking."""


@dataclass
class ClickedMatch:
    """A match that is clicked through at one speed."""

    page: Page
    waiting: Iterator[str]
    slower: int = 1
    done: int = 0

    def play(self, count: int) -> int:
        """Make some clicks as a user does (hover, click, wait for the result) and return the number of clicks so far.

        The page is slowed down only during its turn: a slowed page uses two thirds of a core even when idle.
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
        """Observations of the page."""
        seen: dict[str, Any] = self.page.evaluate("window.seen")
        return seen


def measure(setting: Setting) -> Part:
    """Measure clicks, and whether the page stays responsive while bots think."""
    with browsing() as browser:
        site = serve(setting.dist)
        seats = {(game, slower): open_session(browser, site, game, slower) for game in CLICKED for slower in SPEEDS}
        in_turns({key: partial(seat.play, CLICKS[key[1]]) for key, seat in seats.items()}, setting.runs)
        rows = [row for (game, slower), seat in seats.items() for row in click_rows(game, slower, seat.seen)]
        for seat in seats.values():
            seat.page.context.close()
        rows += [row for game in GAMES for slower in SPEEDS for row in thinking_rows(browser, site, game, slower)]
        rows.append(home_row(browser, site, setting.runs))
        rows += [row for game in GAMES for row in analysis_rows(browser, site, game)]
        rows += room_rows(browser, site)
    return Part("Interaction", rows, notes=NOTES)


NOTES: Final = (
    "Slower: only the page's main thread, not Python. Chromium cannot slow down workers.",
    "Event timing: an event of less than 16 ms is not reported, and counts as 16.",
    "Longest task: a task of less than 50 ms is not reported, and counts as 0.",
)


def slow_down(page: Page, times: int) -> None:
    """Slow the page's main thread down by this factor from now on; 1 is normal speed."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})


def open_session(browser: Browser, site: str, game: str, slower: int) -> ClickedMatch:
    """Open a match at its start, in a browser of its own, with animations."""
    match = opening(game)
    return ClickedMatch(open_page(browser, site, match), clicks(match), slower)


def open_page(browser: Browser, site: str, match: Match, slower: int = 1, speed: str = "", **texts: str) -> Page:
    """Open a match in a browser of its own, with observation and animations on.

    ``speed`` is the speed of bot moves (empty: the default); ``texts`` are further saves by match id.
    """
    page = new_context(browser, reduced_motion="no-preference").new_page()
    page.add_init_script(OBSERVE)
    seed_storage(page, site, match, preferences=settings(**({"speed": speed} if speed else {})), **texts)
    page.goto(f"{site}#match/{match.id}")
    panel(page).wait_for()
    slow_down(page, slower)
    page.wait_for_timeout(SETTLE)
    page.evaluate("seen.tasks.length = seen.frames.length = 0")
    return page


def click_rows(game: str, slower: int, seen: dict[str, Any]) -> Iterator[Row]:
    """Yield the figures of all clicks of a match; unreported events count as the shortest reported duration."""
    painted, events = seen["painted"], list(seen["events"].values())
    events += [SHORTEST] * (len(painted) - len(events))
    name = f"{game}{SPEEDS[slower]}"
    yield Row(f"{name}: painted, median of {len(painted)} clicks", "ms", {OURS: painted})
    yield Row(f"{name}: painted, 95 %", "ms", {OURS: [within(painted, 0.95)]}, f"at most {AIMS[slower]}")
    yield Row(f"{name}: event timing, median of {len(events)} clicks", "ms", {OURS: events})
    yield Row(f"{name}: event timing, 95 %", "ms", {OURS: [within(events, 0.95)]}, f"at most {AIMS[slower]}")
    yield Row(f"{name}: event timing, 98 % (INP)", "ms", {OURS: [within(events, 0.98)]})
    yield Row(
        f"{name}: longest task of the main thread", "ms", {OURS: [max(seen["tasks"], default=0)]}, LONGEST[slower]
    )


def thinking_rows(browser: Browser, site: str, game: str, slower: int) -> Iterator[Row]:
    """Yield the longest time for which the main thread was busy while bots of the strongest level played.

    Their moves are not animated: between two moves they only think.
    """
    names = NAMES[: max(GAMES[game].players)]
    bots = dict.fromkeys(range(len(names)), "architect")
    page = open_page(
        browser, site, seeded_match(game, GAMES[game].variants()[-1], bots=bots, names=names), slower, speed="instant"
    )
    page.wait_for_timeout(THINKING)
    seen = page.evaluate("window.seen")
    name = f"{game}, while {COUNTED[len(names)]} architects play{SPEEDS[slower]}"
    yield Row(
        f"{name}: longest task of the main thread", "ms", {OURS: [max(seen["tasks"], default=0)]}, LONGEST[slower]
    )
    yield Row(f"{name}: longest time blocked in a frame", "ms", {OURS: [max(seen["frames"], default=0)]})
    page.context.close()


def home_row(browser: Browser, site: str, runs: int) -> Row:
    """Return the time from a click on the home link of a match to the painted start screen."""
    names = {number: f"{number} saved" for number in KEPT}
    pages = {name: open_with_saved(browser, site, number) for number, name in names.items()}
    figures = in_turns({name: partial(go_home, page) for name, page in pages.items()}, runs)
    for page in pages.values():
        page.context.close()
    most = names[max(KEPT)]
    return Row(f"from a match to the start screen, painted, {most}", "ms", figures, "at most 100", ours=most)


def open_with_saved(browser: Browser, site: str, number: int) -> Page:
    """Open a match in a browser with this number of saved matches, including the open one."""
    texts = [write_record(record) for game in GAMES.values() for record in samples(game)]
    kept = {key.removeprefix(PREFIX): text for key, text in storage(texts, number - 1).items()}
    return open_page(browser, site, opening(next(iter(GAMES))), slower=1, **kept)


def go_home(page: Page) -> float:
    """Go to the start screen and back to the match; return the milliseconds until the start screen was painted."""
    place = page.evaluate("location.hash")
    done = page.evaluate("seen.painted.length")
    page.locator("a.brand").click()
    page.evaluate("count => window.painted(count)", done + 1)
    page.locator("[data-form]").first.wait_for()
    spent: float = page.evaluate("seen.painted.at(-1)")
    page.evaluate("place => { location.hash = place; }", place)
    panel(page).wait_for()
    return spent


def storage(texts: Sequence[str], number: int) -> dict[str, str]:
    """Return the browser's storage with this number of saved matches, latest first, repeating the given ones."""
    matches = [from_text("", text) for text in texts]
    return {
        f"{PREFIX}m{index}": to_text(replace(matches[index % len(matches)], saved=NOW - index))
        for index in range(number)
    }


def analysis_rows(browser: Browser, site: str, game: str) -> Iterator[Row]:
    """Yield the times from a step to another position until its first and its final ranking of moves."""
    times = [each for players in GAMES[game].players for each in rankings(browser, site, game, players)]
    name = f"{game}, analysis board, {len(times)} positions"
    for what, spent, aim in zip(("first", "final"), zip(*times, strict=True), ("150", "3,000"), strict=True):
        yield Row(f"{name}: {what} ranking, 95 %", "ms", {OURS: [within(spent, 0.95)]}, f"at most {aim}")


def rankings(browser: Browser, site: str, game: str, players: int) -> list[tuple[float, float]]:
    """Step through a match of masters on the analysis board and wait for the rankings of every position."""
    rules, master = GAMES[game], load_opponent("master")
    record = play(rules, rules.variants()[-1], [master] * players, "study", players).record
    match = from_text(f"study{players}", write_record(record))
    stops = [at for at in range(1, match.at) if rules.to_move(match.states[at]) >= 0]
    page = browser.new_context(reduced_motion="reduce", service_workers="block").new_page()
    seed_storage(page, site, match)
    page.goto(f"{site}#analysis/match/{match.id}/0")
    ready(page)
    ranked = Words("en")("analysis.ranked")
    page.get_by_text(ranked, exact=True).wait_for()
    steps = stops[:: max(len(stops) // POSITIONS, 1)][:POSITIONS]
    found = [tuple(page.evaluate(STEP, [at, ranked, LIMIT])) for at in steps]
    page.context.close()
    return found
