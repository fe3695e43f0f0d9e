"""The analysis board in the page: from a step to another position until its first and its final ranking."""

from typing import Final

from playwright.sync_api import Browser

from bench.browsing import browsing
from bench.interleave import within
from bench.model import OURS, Part, Row, Setting
from hofgarten.arena.load_bot import load_opponent
from hofgarten.arena.play_match import play
from hofgarten.record import write
from hofgarten.registry import GAMES
from tests.kit.serve import serve
from tests.kit.storage_seed import seed_storage
from tests.kit.waiting import ready
from web.app.model.match.match import Match
from web.app.model.match.serialize import from_text
from web.app.texts import Words

ENGLISH: Final = Words("en")

POSITIONS: Final = 16
"""Positions for each game and number of players, spread over a match of masters."""

AIM_FIRST: Final = "at most 150"
AIM_FINAL: Final = "at most 3,000"

LIMIT: Final = 60_000
"""Maximum time for one position in milliseconds."""

_STEP: Final = """async ([at, ranked, limit]) => {
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
            if (first && page.querySelector(".study-progress")?.textContent === ranked) {
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
    found = [tuple(page.evaluate(_STEP, [at, ranked, LIMIT])) for at in _spread(match)]
    page.context.close()
    return found


def _match(game: str, players: int) -> Match:
    rules, master = GAMES[game], load_opponent("master")
    record = play(rules, rules.variants()[-1], [master] * players, "study", players).record
    return from_text(f"study{players}", write(record))


def _spread(match: Match) -> list[int]:
    """Return numbers of events, each after the one before, with a player to move in the position."""
    stops = [at for at in range(1, match.at) if match.game.to_move(match.states[at]) >= 0]
    return stops[:: max(len(stops) // POSITIONS, 1)][:POSITIONS]
