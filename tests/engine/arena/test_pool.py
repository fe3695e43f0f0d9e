"""Run tasks in a pool of processes."""

from pathlib import Path

import pytest

from hofgarten.arena.pool import WorkError, in_order, workers
from tests.engine.arena.worker_tasks import die, die_once, fail, fail_plainly, square


@pytest.mark.parametrize("jobs", [1, 2, 3, None])
def test_results_come_in_the_order_of_the_tasks(jobs: int | None) -> None:
    with workers(jobs) as run:
        assert list(run(square, range(40))) == [number * number for number in range(40)]
        assert list(run(square, [])) == []
        assert list(run(square, iter([5]))) == [25]


def test_early_results_wait_for_previous_ones() -> None:
    assert list(in_order([(2, "c"), (0, "a"), (1, "b"), (3, "d")])) == ["a", "b", "c", "d"]


def test_the_task_of_a_dead_process_is_run_again(tmp_path: Path) -> None:
    with workers(2) as run:
        assert list(run(die_once, [(number, str(tmp_path)) for number in range(12)])) == list(range(12))
    assert (tmp_path / "died").exists()


def test_a_task_that_kills_three_processes_fails() -> None:
    with workers(2) as run, pytest.raises(WorkError, match="3 processes died of the same task, the last with code 9"):
        list(run(die, range(12)))


@pytest.mark.parametrize("jobs", [1, 2])
def test_errors_are_raised_in_the_parent_process(jobs: int) -> None:
    with workers(jobs) as run:
        with pytest.raises(ValueError, match="the third"):
            list(run(fail_plainly, range(12)))
        assert list(run(square, range(3))) == [0, 1, 4]  # the pool can be used after an error


def test_an_error_that_cannot_be_unpickled_keeps_its_text() -> None:
    with workers(2) as run, pytest.raises(Exception, match="the third"):
        list(run(fail, range(12)))


def test_unread_results_do_not_block_later_tasks() -> None:
    with workers(2) as run:
        results = run(square, range(1000))
        assert next(results) == 0
        del results
        assert list(run(square, range(3))) == [0, 1, 4]
