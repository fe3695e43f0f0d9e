"""Time from a step to another position on the analysis board to its first and its final ranking of moves."""

import json
from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Browser

from bench.clicks import FOUR
from bench.rows import TITLES, Figure, Setting
from bench.visits import browsing
from hofgarten.registry import GAMES
from tests.kit.golden_matches import played_out
from tests.kit.serve import serve
from tests.kit.shared_page import new_context
from tests.kit.storage_seed import seed_storage
from tests.kit.zen_garden_page import ENGLISH

POSITIONS: Final = 3
"""Positions of a match in one run, for each game and number of players. No position is searched twice."""

OBSERVE: Final = f"""(() => {{
    const [first, final] = {json.dumps([ENGLISH("analysis.ranking"), ENGLISH("analysis.ranked")])};
    let [begun, ranked] = [0, 0];
    window.found = [];
    addEventListener("click", ({{ timeStamp }}) => {{ [begun, ranked] = [timeStamp, 0]; }}, {{ capture: true }});
    new MutationObserver(() => {{
        const text = begun ? document.querySelector("#page").textContent : "";
        if (!ranked && text.includes(first)) {{
            ranked = performance.now() - begun;
        }} else if (ranked && text.includes(final)) {{
            window.found.push([ranked, performance.now() - begun]);
            begun = 0;
        }}
    }}).observe(document, {{ subtree: true, childList: true, characterData: true }});
}})();"""
"""Notes the milliseconds from a click to the message of a first estimate, and to that of a finished search."""


def measure(setting: Setting) -> Iterator[Figure]:
    """Measure the rankings of positions that are spread over matches of greedy players."""
    with browsing() as browser:
        site = serve(setting.dist)
        for game, title in TITLES.items():
            for players in GAMES[game].players:
                for first, final in rankings(browser, site, game, players, POSITIONS * setting.runs):
                    yield Figure("first ranking", title, first)
                    yield Figure("final ranking", title, final)


def rankings(browser: Browser, site: str, game: str, players: int, count: int) -> Iterator[tuple[float, float]]:
    """Go to positions of a match by the list of its moves; yield the times to their rankings."""
    match = played_out(game, [{"name": name} for name in FOUR[:players]])
    page = new_context(browser).new_page()
    page.add_init_script(OBSERVE)
    seed_storage(page, site, match)
    page.goto(f"{site}#analysis/match/{match.id}/0")
    page.get_by_text(ENGLISH("analysis.ranked"), exact=True).wait_for()
    moves = (
        page.get_by_role("region", name=ENGLISH("analysis.lines"), exact=True).get_by_role("list").get_by_role("button")
    )
    # The first button leads to the beginning, the last one to the end: neither is searched now.
    between = range(1, moves.count() - 1)
    for found, number in enumerate(between[:: max(len(between) // count, 1)][:count], 1):
        moves.nth(number).click()
        page.wait_for_function("count => window.found.length === count", arg=found)
    yield from page.evaluate("window.found")
    page.context.close()
