"""The saved progress in puzzles, and mistakes that come back."""

import json
from dataclasses import replace
from typing import Any

import pytest

from tests.kit.golden_matches import finished, storage as saved
from tests.web.two_tabs import Browser
from tests.web.update.test_puzzles import DAY, ENGLISH, NOON, Solver
from web.app.model.library.saved_matches import PREFIX
from web.app.model.match import review as reviews
from web.app.model.match.correspondence import Correspondence
from web.app.model.match.findings import Finding, Findings
from web.app.model.match.match import PlayedMatch
from web.app.model.match.move_estimate import Estimate
from web.app.model.match.room import Host
from web.app.model.model import Screen
from web.app.model.persistence import PUZZLES_KEY
from web.app.model.puzzles.active_puzzle import active_puzzle
from web.app.model.puzzles.progress import PuzzleProgress, progress_of


def reviewed(loss: int = 250, *, last: bool = False) -> tuple[PlayedMatch[Any], int]:
    """Return a finished match whose review found one mistake, and the number of events before it.

    The mistake is in the middle, or the last move.
    """
    match = finished("zen-garden")
    record = replace(match.record, players=tuple({"name": name, "colour": "blue"} for name in match.names))
    match = replace(match, record=record, id="reviewed", saved=NOON)
    turns = reviews.turns_of(match)
    at = turns[-1 if last else len(turns) // 2]
    moves = map(match.game.write_event, match.game.distinct_moves(match.states[at]))
    better = next(move for move in moves if move != match.record.events[at])

    def finding(turn: int) -> Finding:
        played = Estimate(match.record.events[turn], 3000, 100)
        return Finding(turn, played, Estimate(better, 3000, 100 + loss) if turn == at else played)

    totals = tuple((3000,) * len(match.record.players) for _ in range(match.at + 1))
    found = Findings(tuple(finding(turn) for turn in turns), totals)
    return replace(match, review=reviews.to_json(match, found)), at


def test_a_mistake_comes_back_until_it_is_solved_twice() -> None:
    match, at = reviewed()
    storage = saved(match)
    place = f"#puzzles/mistake/{match.id}/{at}"
    days = 0
    for wait, solved in ((1, False), (3, True), (7, True)):
        early = Solver(storage=storage, now=NOON + (days + wait - 1) * DAY)
        assert place not in early.reply["html"], "it is not due"
        known = early.progress
        early.do("puzzle-next", game="mistake")
        early.solve()
        assert early.progress == known, "practice ahead of time does not put it off"
        early.do("puzzle-next", game="mistake")
        assert isinstance(early.model.page, Screen), "there is no other mistake"
        days += wait
        solver = Solver(storage=storage, now=NOON + days * DAY)
        assert place in solver.reply["html"]
        solver.do("go", place=place)
        if not solved:
            solver.miss()
            assert ENGLISH("puzzles.wrong") in solver.reply["announce"]
        solver.solve()
        assert solver.puzzle.purpose.outcome == "solved"
        storage = solver.storage
    learned = Solver(storage=storage, now=NOON + 99 * DAY)
    assert place not in learned.reply["html"]
    assert ENGLISH.count("puzzles.learned", 1) in learned.reply["html"]


@pytest.mark.parametrize("case", ["small", "by link", "by link, at last", "in a room", "another line"])
def test_what_is_no_mistake_of_ours_is_not_listed(case: str) -> None:
    last = case == "by link, at last"
    match, at = reviewed(loss=99 if case == "small" else 100, last=last)
    seat = match.game.to_move(match.states[at])
    changed = {
        "small": match,
        **dict.fromkeys(("by link", "by link, at last"), replace(match, venue=Correspondence((seat + 1) % 4))),
        "in a room": replace(
            match, venue=Host("r" * 22, tuple("d" * 22 if other == seat else None for other in range(4)))
        ),
        "another line": replace(match, review={**(match.review or {}), "line": "another"}),
    }[case]
    solver = Solver(storage=saved(changed), now=NOON + 99 * DAY, place=f"#puzzles/mistake/{match.id}/{at}")
    assert isinstance(solver.model.page, Screen)
    assert "#puzzles/mistake" not in solver.reply["html"]
    assert ENGLISH("puzzles.practise") not in solver.reply["html"]
    own = replace(changed, venue=Correspondence(seat))
    ours = own if case.startswith("by link") else reviewed(loss=100)[0]
    assert f"#puzzles/mistake/{match.id}/{at}" in Solver(storage=saved(ours), now=NOON + 99 * DAY).reply["html"]


def test_a_mistake_whose_match_is_damaged_or_deleted_ends_its_puzzle() -> None:
    match, at = reviewed()
    review: Any = match.review
    damaged = replace(match, review={**review, "prospects": []})
    solver = Solver(storage=saved(damaged, replace(match, id="sound")), now=NOON + 99 * DAY)
    solver.do("puzzle-next", game="mistake")
    assert solver.puzzle.purpose.subject == f"mistake/sound/{at}"
    match, at = reviewed()
    solver = Solver(storage=saved(match), place=f"#puzzles/mistake/{match.id}/{at}")
    assert solver.puzzle.seat == match.game.to_move(match.states[at])
    solver.do("storage-changed", key=f"{PREFIX}{match.id}", text=None)
    assert isinstance(solver.model.page, Screen)


@pytest.mark.parametrize("text", ["{", "[]", '{"version":1}', '{"version":1,"courses":{"x":7},"mistakes":{}}', "7"])
def test_damaged_progress_is_replaced_by_an_empty_one_and_that_of_a_newer_version_left_alone(text: str) -> None:
    solver, newer = (Solver(storage={PUZZLES_KEY: one}) for one in (text, '{"version":2}'))
    assert solver.progress == PuzzleProgress()
    for each in (solver, newer):
        each.do("puzzle-next", game="zen-garden")
        each.solve()
    assert json.loads(solver.storage[PUZZLES_KEY])["version"] == 1
    assert text != "{" or solver.storage["hofgarten/damaged/puzzles"] == "{", "unreadable progress is copied before"
    assert newer.storage[PUZZLES_KEY] == '{"version":2}'


def test_each_part_of_the_progress_is_read_alone_and_a_copy_of_a_damaged_one_is_kept() -> None:
    part = {"rating": [1700, "x"], "solved": -1, "missed": 2, "seen": ["a", 7], "days": {"2026-11-21": 1, "?": 1}}
    raw = {"courses": {"zen-garden": {**part, "storm": 9}, "hanging-gardens": {"solved": 11}}, "mistakes": {"m/1": [1]}}
    text = json.dumps({"version": 1, **raw, "mistakes": {"m/1": [1], "m/2": [1, 1, 5]}})
    solver = Solver(storage={PUZZLES_KEY: text})
    zen, hanging = (solver.progress.of(game) for game in ("zen-garden", "hanging-gardens"))
    assert (zen.rating, zen.solved, zen.missed, zen.seen, zen.days) == ((1700, 300), 0, 2, ("a",), {"2026-11-21": 1})
    assert (hanging.solved, solver.progress.mistakes) == (11, {"m/2": (1, 1, 5)})
    assert solver.storage == {PUZZLES_KEY: text}, "reading writes nothing"
    for _ in range(2):
        solver.do("puzzle-next", game="zen-garden")
        solver.solve()
    assert solver.storage["hofgarten/damaged/puzzles"] == text


@pytest.mark.parametrize("has_room", [True, False])
def test_another_tab_brings_its_progress_and_takes_nothing_away(has_room: bool) -> None:
    browser = Browser()
    one, two = browser.open("#puzzles"), browser.open("#puzzles")
    for tab, game in ((one, "zen-garden"), (two, "hanging-gardens")):
        browser.room = None if has_room or tab is two else 0
        tab.do("puzzle-next", game=game)
        active = active_puzzle(tab.model)
        assert active
        tab.do("puzzle-show")
    for tab in (one, two, one, two):
        tab.hear()
    for tab in (one, two):
        progress = progress_of(tab.model)
        assert [progress.of(game).missed for game in ("zen-garden", "hanging-gardens")] == [1, 1]
        assert browser.storage[PUZZLES_KEY] == tab.model.puzzles
