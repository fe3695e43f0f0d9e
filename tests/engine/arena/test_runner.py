"""Run tasks in processes."""

import pytest

from hofgarten.arena.runner import WorkError, workers
from hofgarten.game import IllegalMove
from tests.engine.arena.worker_tasks import die, fail, square


@pytest.mark.parametrize("jobs", [1, 2, None])
def test_results_come_in_the_order_of_the_tasks(jobs: int | None) -> None:
    with workers(jobs) as run:
        for size in (40, 0, 1):
            assert list(run(square, iter(range(size)))) == [number * number for number in range(size)]


def test_a_dead_process_loses_no_earlier_result() -> None:
    with workers(2) as run:
        results = run(die, range(12))
        assert [next(results) for _ in range(3)] == [0, 1, 2]
        with pytest.raises(WorkError, match="a process died: the last 9 tasks have no result"):
            next(results)


@pytest.mark.parametrize("jobs", [1, 2])
def test_errors_are_raised_in_the_parent_process(jobs: int) -> None:
    with workers(jobs) as run:
        with pytest.raises(IllegalMove, match="the third") as caught:
            list(run(fail, range(12)))
        assert (caught.value.rule, caught.value.reason) == ("Z5.2", "the third")
        results = run(square, range(2000))  # after an error, and with unread results
        assert next(results) == 0
        del results
        assert list(run(square, range(3))) == [0, 1, 4]
