"""Tests for anytime computation: step by step, until the result is good enough."""

import asyncio
from collections.abc import Callable, Iterator
from itertools import count

from web.app.workers.anytime import SLICE_SECONDS, last_of


def steps(done: list[int], number: int = 100) -> Iterator[int]:
    for step in range(number):
        done.append(step)
        yield step


def ticking(seconds: float) -> Callable[[], float]:
    """Return a clock that advances at each call."""
    ticks = count()
    return lambda: next(ticks) * seconds


def test_all_steps_run_until_the_result_is_enough_and_the_last_one_is_the_result() -> None:
    done: list[int] = []
    assert asyncio.run(last_of(steps(done), lambda: False)) == 99
    assert len(done) == 100
    assert asyncio.run(last_of(steps(done, 0), lambda: False)) is None
    done.clear()
    assert asyncio.run(last_of(steps(done), lambda: len(done) == 3, ticking(SLICE_SECONDS))) == 2
    assert len(done) == 3


def test_event_loop_runs_between_steps() -> None:
    async def drive() -> tuple[int | None, int]:
        done: list[int] = []
        stop = asyncio.Event()
        asyncio.get_running_loop().call_soon(stop.set)
        return await last_of(steps(done), stop.is_set, ticking(SLICE_SECONDS)), len(done)

    last, taken = asyncio.run(drive())
    assert last == taken - 1
    assert taken < 5


def test_short_steps_share_a_breath() -> None:
    done: list[int] = []
    breaths: list[int] = []

    def enough() -> bool:
        breaths.append(len(done))
        return False

    # The clock is read after each step, and once more after each breath: so there is a breath every fourth step.
    asyncio.run(last_of(steps(done, 12), enough, ticking(SLICE_SECONDS / 4)))
    assert breaths == [4, 8, 12]
