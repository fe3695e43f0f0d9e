"""How long each level thinks, in the page's worker and in this Python, in turns; and what longer thinking is worth."""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from statistics import median
from typing import Final, NamedTuple

from playwright.sync_api import Page, sync_playwright

from bench import evidence
from bench.model import Part, Row, Setting
from bench.strength import read
from bench.thinking import asked, counted, here, in_page, positions
from e2e.browsers import find
from e2e.served import serve
from e2e.waiting import ready
from engine.bots.levels import LEVELS
from engine.catalogue import GAMES
from engine.lab.statistics import quantile

PAGE: Final = "in the page"
HERE: Final = "in CPython"

AIMS: Final = {"architect": 750, "master": 250}
"""Milliseconds that 95 % of moves may take at most, so that a tablet a quarter as fast keeps within 3 s and 1 s."""

EVERY: Final = {"zen-garden": 7, "hanging-gardens": 17}
"""One of so many positions is measured: some twenty of each game, such that seven runs take two minutes."""

Times = Mapping[str, Sequence[Sequence[float]]]
"""Milliseconds, by Python, run by run, position by position."""


class Question(NamedTuple):
    """One level asked in one position."""

    game: str
    level: str
    text: dict[str, object]


def measure(setting: Setting) -> Part:
    """Put every level the same questions in both Pythons."""
    questions = [
        Question(game, level, asked(match, level))
        for game in GAMES
        for match in positions(game, EVERY[game])
        for level in LEVELS
    ]
    with opponents(setting) as page:
        times = _times(page, questions, setting.runs)
    rows: list[Row] = []
    for game in GAMES:
        for level in LEVELS:
            own = [number for number, one in enumerate(questions) if (one.game, one.level) == (game, level)]
            level_times = {where: [[run[number] for number in own] for run in runs] for where, runs in times.items()}
            rows.extend(move_rows(game, level, level_times))
            if level == "architect":
                work = sum([counted(questions[number].text) for number in own])
                rows.append(work_row(game, work, level_times))
    return Part("Opponents", rows, evidence.curves(read()), evidence.notes(read()))


@contextmanager
def opponents(setting: Setting) -> Iterator[Page]:
    """Open the page in Chromium, with opponents that have started and thought before."""
    with sync_playwright() as playwright:
        launch = find("chromium", playwright.chromium.executable_path)
        assert launch, "there is no Chromium here: run python -m e2e.browsers"
        browser = playwright.chromium.launch(**launch.options())
        page = browser.new_context(service_workers="block").new_page()
        page.goto(serve(setting.dist))
        ready(page)
        for game in GAMES:
            for match in positions(game, 40):
                in_page(page, asked(match, "architect"))
        yield page
        browser.close()


def _times(page: Page, questions: Sequence[Question], runs: int) -> dict[str, list[list[float]]]:
    """Return how long each question takes, in milliseconds, run by run; both Pythons must give the same move."""
    times: dict[str, list[list[float]]] = {PAGE: [], HERE: []}
    for run in range(runs):
        print(f"  run {run + 1} of {runs}", end="\r", file=sys.stderr, flush=True)
        for found in times.values():
            found.append([])
        for game, level, text in questions:
            (in_worker, move), (beside, same) = in_page(page, text), here(text)
            if move != same:
                msg = f"{game}: {level} plays {move} in the page and {same} here"
                raise AssertionError(msg)
            times[PAGE][-1].append(in_worker)
            times[HERE][-1].append(beside)
    return times


def move_rows(game: str, level: str, times: Times) -> Iterator[Row]:
    """Yield the median, the time that 95 % of moves do not exceed, and the longest of all."""
    measures: dict[str, Callable[[Sequence[float]], float]] = {"median": median, "95 % within": p95, "longest": max}
    for name, of in measures.items():
        aim = f"at most {AIMS[level]} ms in the page" if name == "95 % within" and level in AIMS else ""
        figures = {where: [of(run) for run in runs] for where, runs in times.items()}
        yield Row(f"{game}: {level}'s move, {name}", "ms", figures, aim, ours=PAGE)


def work_row(game: str, work: int, times: Times) -> Row:
    """Return how often a second the architect calls the value function, when all its moves take ``work`` calls."""
    figures = {where: [1000 * work / sum(run) for run in runs] for where, runs in times.items()}
    return Row(f"{game}: architect's calls of the value function", "a second", figures, ours=PAGE)


def p95(times: Sequence[float]) -> float:
    """Return the least time that 95 % do not exceed, in milliseconds."""
    return quantile([round(1000 * time) for time in times], 0.95) / 1000
