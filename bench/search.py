"""Thinking time of each level, in the page's worker and in this Python, in turns; and the value of longer thinking."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from statistics import median
from typing import Final

from playwright.sync_api import Page

from bench import strength_results
from bench.bot_requests import evaluations_of, in_cpython, in_page, positions, request_for
from bench.browsing import browsing
from bench.interleave import in_turns, within
from bench.model import Part, Row, Setting
from bench.strength import read
from hofgarten.bots.levels import LEVELS
from hofgarten.registry import GAMES
from tests.kit.serve import serve
from tests.kit.waiting import ready
from web.app.model.messages import MoveRequest

PAGE: Final = "in the page"
HERE: Final = "in CPython"

AIMS: Final = {"architect": 750, "master": 250}
"""Target in milliseconds for the 95th percentile of moves: a tablet with a quarter of the speed then needs 3 s and 1 s.
"""

EVERY: Final = {"zen-garden": 7, "hanging-gardens": 17}
"""One of this many positions is measured (7 in any other game): about twenty of each game, so that seven runs take two
minutes.
"""

Times = Mapping[str, Sequence[Sequence[float]]]
"""Python -> milliseconds of each position, for each run."""


Answer = tuple[float, str]
"""Milliseconds of a move, and the move."""

NOTES: Final = (
    """A call of the value function: one of `features_of`, `best_move` or `rate_moves` of a game's rules
(`bench/count_evaluations.py`). Valuing one seat is one call, and so is rating all legal moves of a position.""",
    """A level answers in all positions before the next level begins. Every other run has the opposite order of levels,
because Python's caches for a position help the later levels.""",
)


def measure(setting: Setting) -> Part:
    """Let every level answer the same requests in both Pythons, in turns."""
    questions = {
        (game, level): [request_for(match, level) for match in found]
        for game in GAMES
        for found in [list(positions(game, EVERY.get(game, 7)))]
        for level in LEVELS
    }
    with opponents(setting) as page:
        asking = {
            (game, level, where): partial(_answers, ask, texts)
            for (game, level), texts in questions.items()
            for where, ask in ((PAGE, partial(in_page, page)), (HERE, in_cpython))
        }
        answers = in_turns(asking, setting.runs)
    rows: list[Row] = []
    for (game, level), texts in questions.items():
        times = times_of({where: answers[game, level, where] for where in (PAGE, HERE)})
        rows.extend(move_rows(game, level, times))
        if level == "architect":
            rows.append(work_row(game, sum(map(evaluations_of, texts)), times))
    return Part("Opponents", rows, strength_results.curves(read()), [*NOTES, *strength_results.notes(read())])


def _answers(ask: Callable[[MoveRequest], Answer], texts: Sequence[MoveRequest]) -> list[Answer]:
    return [ask(text) for text in texts]


def times_of(answers: Mapping[str, Sequence[Sequence[Answer]]]) -> Times:
    """Return the times of all answers. Raises AssertionError if the moves of one position differ."""
    moves = [[move for _, move in run] for runs in answers.values() for run in runs]
    assert all(each == moves[0] for each in moves), f"different moves for the same position: {moves}"
    return {where: [[spent for spent, _ in run] for run in runs] for where, runs in answers.items()}


@contextmanager
def opponents(setting: Setting) -> Iterator[Page]:
    """Open the page in Chromium, with bots that have started and thought before."""
    with browsing() as browser:
        page = browser.new_context(service_workers="block").new_page()
        page.goto(serve(setting.dist))
        ready(page)
        for game in GAMES:
            for match in positions(game, 40):
                in_page(page, request_for(match, "architect"))
        yield page


def move_rows(game: str, level: str, times: Times) -> Iterator[Row]:
    """Yield the median, the 95th percentile and the maximum."""
    measures: dict[str, Callable[[Sequence[float]], float]] = {
        "median": median,
        "95 % within": partial(within, share=0.95),
        "longest": max,
    }
    for name, of in measures.items():
        aim = f"at most {AIMS[level]} ms in the page" if name == "95 % within" and level in AIMS else ""
        figures = {where: [of(run) for run in runs] for where, runs in times.items()}
        yield Row(f"{game}: {level}'s move, {name}", "ms", figures, aim, ours=PAGE)


def work_row(game: str, work: int, times: Times) -> Row:
    """Return the architect's value function calls per second; ``work`` is the number of calls for all its moves."""
    figures = {where: [1000 * work / sum(run) for run in runs] for where, runs in times.items()}
    return Row(f"{game}: architect's calls of the value function", "a second", figures, ours=PAGE)
