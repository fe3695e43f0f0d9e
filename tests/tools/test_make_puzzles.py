"""Making puzzles: one good answer, confirmed over fresh deals, with difficulty and themes."""

from functools import cache

import pytest

from hofgarten.puzzle import position_of
from hofgarten.registry import GAMES
from tests.engine.test_puzzle import puzzle
from tests.tools.some_evaluated_positions import positions
from tools import make_puzzles
from tools.make_puzzles import (
    EvaluatedAnswer,
    EvaluatedPosition,
    PuzzleTask,
    balance_difficulty,
    candidate_of,
    check,
    is_ordered_by_level,
    make_puzzle,
    themes_of,
)
from web.app.model.puzzles.collection import puzzles_of


@cache
def judged(game: str) -> tuple[EvaluatedPosition, ...]:
    return tuple(positions(GAMES[game], "judged 9", 1, 2))


def position(*entries: tuple[str, float, float]) -> EvaluatedPosition:
    """Return a judged position of Zen Garden before the first move."""
    first = puzzle(moves=0)
    listed = tuple(EvaluatedAnswer((event,), 500 - loss, loss, error) for event, loss, error in entries)
    return EvaluatedPosition(*first[:6], listed)


def events() -> list[str]:
    game = GAMES["zen-garden"]
    return [game.write_event(move) for move in game.distinct_moves(position_of(puzzle(moves=0))[1][-1])]


def test_one_answer_must_be_ahead_by_a_point_at_the_lower_bound() -> None:
    one, two, three, *_ = events()
    clear = candidate_of(position((one, 0, 0), (two, 200, 50), (three, 150, 25)))
    assert clear
    assert (clear.solution, clear.gap, clear.lead) == (one, 150, 500)
    assert [other.events for other in clear.others] == [(three,), (two,)]
    assert candidate_of(position((one, 0, 0), (two, 200, 52), (three, 150, 25))) is None
    assert candidate_of(position((one, 0, 0), (two, 99, 0), (three, 150, 25))) is None
    assert candidate_of(position()) is None
    assert candidate_of(position((one, 0, 0), (two, 500, 0))) is None, "there are several answers to choose among"


@pytest.mark.thorough
def test_the_check_refutes_a_solution_that_is_none() -> None:
    """Puzzles are made with fewer deals than usual."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {"DEALS": 8, "MIN_GAP": 30}.items():
            patch.setattr(make_puzzles, name, value)
        tasks = [PuzzleTask(position, "1") for position in judged("zen-garden")]
        task, good = next((task, found) for task in tasks if (found := make_puzzle(task)[1]))
        assert make_puzzle(task)[1] == good, "the same on every machine"
    bad = good._replace(solutions=good.others[-1].events, others=(good.others[0]._replace(events=good.solutions),))
    assert check(bad, "2").is_refuted


def test_themes_follow_from_what_the_solution_does_and_the_next_best_move_does_not() -> None:
    solved = next(each for each in puzzles_of("zen-garden") if "circuit" in each.themes)
    assert "circuit" in themes_of(solved)
    assert "circuit" not in themes_of(solved._replace(solutions=solved.others[0].events, others=solved.others[:1]))
    for each in puzzles_of("hanging-gardens")[::40]:
        assert ("wait" in themes_of(each)) == (each.solution == "pass")


def test_a_known_puzzle_is_taken_over() -> None:
    one, two, three, *_ = events()
    clear = position((one, 0, 0), (two, 200, 0), (three, 150, 0))
    known = puzzle(moves=0)
    assert make_puzzle(PuzzleTask(clear, "1", known)) == ("kept", known)
    assert make_puzzle(PuzzleTask(position((one, 0, 0), (two, 1, 0)), "1", known)) == ("unclear", None)


def test_the_selection_spreads_over_the_difficulties() -> None:
    easy = [puzzle(moves=1, number=number, missed=(4, 0, 0, 0)) for number in range(6)]
    hard = [puzzle(moves=1, number=number, missed=(4, 4, 4, 4)) for number in range(6, 8)]
    chosen = balance_difficulty([*easy, *hard, *easy], 4)
    assert [each.missed for each in chosen] == [(4, 0, 0, 0)] * 2 + [(4, 4, 4, 4)] * 2
    assert chosen == balance_difficulty([*hard, *easy], 4)
    assert len(balance_difficulty([*easy, *easy], 99)) == 6


def test_the_levels_must_rise_strictly() -> None:
    assert is_ordered_by_level([puzzle(missed=(4, 2, 1, 0))])
    assert not is_ordered_by_level([puzzle(missed=(4, 1, 1, 0))])
    assert is_ordered_by_level([puzzle(missed=(4, 1, 1, 0)), puzzle(missed=(4, 3, 2, 1))])
