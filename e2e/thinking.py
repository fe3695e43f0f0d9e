"""Measures how long each level thinks about a move, in the page's worker and beside it in this Python.

`python -m e2e.thinking --game zen-garden` prints a table. The positions are those of matches between masters, for every
number of players with all that the game has; each is put to every level in both Pythons, in turns. The page's is
started, and has thought, before.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from playwright.sync_api import Page, sync_playwright

from e2e.boot import serve
from e2e.browsers import find
from e2e.waiting import ready
from engine.bots.levels import LEVELS
from engine.catalogue import GAMES
from engine.lab.match import play
from engine.lab.opponents import opponent
from engine.lab.statistics import quantile
from engine.record import write
from web.match import Match, from_text, go_to
from web.site import build
from web.thinking import answers, question

AIMS = {"architect": 750, "master": 250}
"""Milliseconds that a move may take here, so that a tablet a quarter as fast keeps within 3 s and 1 s."""
UNLIMITED = 10**9
ASK = """async (text) => {
    const bridge = document.querySelector("script[type=module][src$='bridge.js']");
    const { ask } = await import(new URL("opponents.js", bridge.src).href);
    const begin = performance.now();
    const action = await ask(JSON.parse(text));
    return [performance.now() - begin, action.event];
}"""


def positions(game: str, every: int) -> Iterator[Match]:
    """Yield some of the positions, in which somebody is to move, of a match of masters for each number of players."""
    rules = GAMES[game]
    for players in rules.players:
        master = opponent("master")
        record = play(rules, rules.variants()[-1], [master] * players, "thinking", players).record
        match = from_text(f"thinking{players}", write(record))
        yield from (go_to(match, at) for at in range(0, match.at, every) if rules.turn(match.states[at]) >= 0)


def asked(match: Match, level: str) -> dict[str, Any]:
    """Return what an opponent of a level is asked in a position, with all the time in the world."""
    players = tuple({**player, "bot": level} for player in match.record.players)
    played = replace(match, record=replace(match.record, players=players))
    return {**question(played, 1), "limit": UNLIMITED}


def in_page(page: Page, what: dict[str, Any]) -> tuple[float, str]:
    """Return the milliseconds that the page's worker took to answer, and its move."""
    spent, event = page.evaluate(ASK, json.dumps(what))
    return spent, event


def here(what: dict[str, Any]) -> tuple[float, str]:
    """Return the milliseconds that this Python took for the same, and its move."""
    begin = perf_counter()
    *_, action = answers(what)
    return 1000 * (perf_counter() - begin), action["event"]


def measure(page: Page, game: str, every: int) -> dict[str, dict[str, list[float]]]:
    """Return the times by level and Python. Both must give the same moves."""
    times: dict[str, dict[str, list[float]]] = {level: {"page": [], "here": []} for level in LEVELS}
    for match in positions(game, every):
        for level in LEVELS:
            what = asked(match, level)
            (in_worker, move), (beside, same) = in_page(page, what), here(what)
            if move != same:
                msg = f"{level} plays {move} in the page and {same} here, after {match.at} events"
                raise AssertionError(msg)
            times[level]["page"].append(in_worker)
            times[level]["here"].append(beside)
    return times


def show(times: dict[str, dict[str, list[float]]]) -> None:
    """Print a table."""
    row = "{:<20}{:>8}{:>8}{:>8}{:>10}{:>8}{:>8}   {}"
    print(row.format("ms a move", "page", "p95", "most", "here", "p95", "ratio", "aim for p95 in the page"))
    for level, found in times.items():
        page, beside = found["page"], found["here"]
        figures = (median(page), p95(page), max(page), median(beside), p95(beside), median(page) / median(beside))
        print(row.format(level, *(f"{figure:.1f}" for figure in figures), AIMS.get(level, "")))


def p95(times: Sequence[float]) -> float:
    """Return the least time that 95 % do not exceed, in milliseconds."""
    return quantile([round(1000 * time) for time in times], 0.95) / 1000


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m e2e.thinking", description="Measure how long opponents think.")
    parser.add_argument("--game", default=next(iter(GAMES)), choices=list(GAMES))
    parser.add_argument("--every", type=int, default=3, help="one of so many positions (default: 3)")
    parser.add_argument("--json", type=Path, help="a file to write the figures to")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        build(folder / "dist")
        launch = find("chromium", playwright.chromium.executable_path)
        if launch is None:
            print("There is no Chromium here: run python -m e2e.browsers.", file=sys.stderr)
            return 1
        page = playwright.chromium.launch(**launch.options()).new_page()
        page.goto(serve(folder / "dist"))
        ready(page)
        for match in positions(options.game, 40):
            in_page(page, asked(match, "architect"))
        times = measure(page, options.game, options.every)
    show(times)
    if options.json:
        options.json.write_text(json.dumps(times, indent=1), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
