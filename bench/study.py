"""The analysis board in the page: from a step to another position until its first and its final ranking."""

from typing import Final

from playwright.sync_api import Browser, Page

from bench.browsing import browsing
from bench.model import OURS, Part, Row, Setting
from bench.turns import within
from hofgarten.arena.load_bot import opponent
from hofgarten.arena.play_match import play
from hofgarten.record import write
from hofgarten.registry import GAMES
from tests.kit.served import serve
from tests.kit.storage_seed import seed_storage
from tests.kit.waiting import ready
from web.app.model.match.match import Match
from web.app.model.match.serialize import from_text
from web.app.texts import Words

ENGLISH: Final = Words("en")

POSITIONS: Final = 24
"""Positions for each game and number of players, spread over a match of masters."""

AIM_FIRST: Final = "at most 150"
AIM_FINAL: Final = "at most 3,000"

_STEP: Final = """async ([at, ranked]) => {
    const begin = performance.now();
    const button = document.createElement("button");
    button.dataset.do = JSON.stringify({ do: "analysis-go", at });
    document.getElementById("page").append(button);
    const list = document.querySelector(".hint-list");
    const found = new Promise((resolve) => {
        let first = 0;
        const look = () => {
            const shown = document.querySelector(".hint-list");
            const isNew = gone && shown !== null;
            gone ||= shown === null;
            if (isNew && !first) {
                first = performance.now() - begin;
            }
            if (first && document.querySelector(".study-progress")?.textContent === ranked) {
                observer.disconnect();
                resolve([first, performance.now() - begin]);
            }
        };
        let gone = list === null;
        const observer = new MutationObserver(look);
        const changes = { childList: true, subtree: true, characterData: true };
        observer.observe(document.getElementById("page"), changes);
    });
    button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    return found;
}"""
"""Goes to a position that has not been searched; returns the milliseconds until its first and its final ranking."""


def measure(setting: Setting) -> Part:
    """Step through matches of each game, and wait for the rankings of every position."""
    rows = []
    with browsing() as browser:
        site = serve(setting.dist)
        for game, rules in GAMES.items():
            times = [each for players in rules.players for each in _rankings(browser, site, game, players)]
            first, final = [one for one, _ in times], [other for _, other in times]
            name = f"{game}, {len(times)} positions"
            rows += [
                Row(f"{name}: first ranking, median", "ms", {OURS: first}),
                Row(f"{name}: first ranking, 95 %", "ms", {OURS: [within(first, 0.95)]}, AIM_FIRST),
                Row(f"{name}: final ranking, median", "ms", {OURS: final}),
                Row(f"{name}: final ranking, 95 %", "ms", {OURS: [within(final, 0.95)]}, AIM_FINAL),
            ]
    return Part("The analysis board", rows)


def _rankings(browser: Browser, site: str, game: str, players: int) -> list[tuple[float, float]]:
    match = _match(game, players)
    page = browser.new_context(reduced_motion="reduce", service_workers="block").new_page()
    seed_storage(page, site, match)
    page.goto(f"{site}#analysis/match/{match.id}/0")
    ready(page)
    ranked = ENGLISH("analysis.ranked")
    page.get_by_text(ranked, exact=True).wait_for()
    found = [_step(page, at, ranked) for at in _spread(match)]
    page.context.close()
    return found


def _step(page: Page, at: int, ranked: str) -> tuple[float, float]:
    first, final = page.evaluate(_STEP, [at, ranked])
    return first, final


def _match(game: str, players: int) -> Match:
    rules, master = GAMES[game], opponent("master")
    record = play(rules, rules.variants()[-1], [master] * players, "study", players).record
    return from_text(f"study{players}", write(record))


def _spread(match: Match) -> list[int]:
    """Return numbers of events, each after the one before, with a player to move in the position."""
    stops = [at for at in range(1, match.at) if match.game.to_move(match.states[at]) >= 0]
    return stops[:: max(len(stops) // POSITIONS, 1)][:POSITIONS]
