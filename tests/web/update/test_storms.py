"""Storms: as many puzzles as possible in three minutes, and the card at their end."""

import pytest

from tests.web.update.test_puzzles import ENGLISH, NOON, Solver
from web.app.model.model import PuzzleMatch, Screen
from web.app.model.puzzles.active_puzzle import STORM_MISSES, STORM_TIME


def test_a_storm_counts_until_three_mistakes() -> None:
    solver = Solver()
    reply = solver.do("storm-begin", game="zen-garden")
    assert reply["timer"] == {"ms": 1000, "action": {"do": "storm-tick"}}
    for _ in range(2):
        solver.solve()
    missed = list[str]()
    for _ in range(STORM_MISSES):
        assert isinstance(solver.page.purpose, PuzzleMatch)
        missed.append(solver.page.purpose.subject.rpartition("/")[2])
        reply = solver.miss()
        assert (ENGLISH("puzzles.slipped") in str(reply.get("announce"))) == (len(missed) < STORM_MISSES)
    assert isinstance(solver.model.page, Screen)
    assert solver.reply["timer"] is None
    course = solver.progress.of("zen-garden")
    assert (course.last_storm, course.best_storm, list(course.again)) == (2, 2, missed)
    assert all(f'href="#puzzles/zen-garden/{one}"' in solver.reply["html"] for one in missed)
    assert course.rating.value == 1500, "a storm does not change the rating"
    card = solver.reply["html"].partition('id="dialog"')[2]
    assert ENGLISH.count("puzzles.storm_solved", 2) in card
    assert ENGLISH("puzzles.storm_record") in card
    assert [f'href="#puzzles/zen-garden/{one}"' in card for one in missed] == [True] * STORM_MISSES
    assert card.count('<svg class="thumbnail"') == STORM_MISSES
    solver.do("puzzle-queue", game="zen-garden", puzzles=",".join(missed))
    for one in missed:
        assert solver.reply["place"] == f"#puzzles/zen-garden/{one}"
        solver.solve()
        solver.do("puzzle-next", game="zen-garden")
    assert solver.reply["place"].rpartition("/")[2] not in missed
    solver.do("storm-begin", game="zen-garden")
    solver.do("storm-end")
    course = solver.progress.of("zen-garden")
    assert (course.last_storm, course.best_storm) == (0, 2)
    assert ENGLISH("puzzles.storm_record") not in solver.reply["html"].partition('id="dialog"')[2]
    for subject in ("", "go/1/2/", "zen-garden", "zen-garden/x/2/a", "zen-garden/1/-2/a"):
        solver.do("dialog", name="storm", subject=subject)
        assert 'id="dialog"' not in solver.reply["html"]


@pytest.mark.parametrize("last", ["storm-tick", "unhover", "solve"])
def test_a_storm_ends_with_its_time_at_any_action(last: str) -> None:
    solver = Solver()
    solver.do("storm-begin", game="zen-garden")
    solver.solve()
    assert "timer" not in solver.do("unhover"), "pointing does not stop the clock"
    assert solver.do("storm-tick")["timer"] == {"ms": 1000, "action": {"do": "storm-tick"}}
    solver.now = NOON + STORM_TIME
    reply = solver.solve() if last == "solve" else solver.do(last)
    assert (isinstance(solver.model.page, Screen), reply["timer"]) == (True, None)
    assert solver.progress.of("zen-garden").last_storm == 1, "a late answer does not count"
