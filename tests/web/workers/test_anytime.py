"""Thinking step by step, till it is enough."""

import asyncio
from collections.abc import Callable, Iterator
from itertools import count

from web.app.workers.anytime import BREATH, last_of


def steps(done: list[int], number: int = 100) -> Iterator[int]:
    for step in range(number):
        done.append(step)
        yield step


def ticking(seconds: float) -> Callable[[], float]:
    """Return a clock that has moved on whenever somebody looks at it."""
    ticks = count()
    return lambda: next(ticks) * seconds


def test_all_steps_are_taken_and_the_last_one_counts() -> None:
    done: list[int] = []
    assert asyncio.run(last_of(steps(done), lambda: False)) == 99
    assert len(done) == 100
    assert asyncio.run(last_of(steps(done, 0), lambda: False)) is None


def test_it_stops_when_it_is_enough() -> None:
    done: list[int] = []
    assert asyncio.run(last_of(steps(done), lambda: len(done) == 3, ticking(BREATH))) == 2
    assert len(done) == 3


def test_what_arrives_meanwhile_is_heard() -> None:
    async def drive() -> tuple[int | None, int]:
        done: list[int] = []
        stop = asyncio.Event()
        asyncio.get_running_loop().call_soon(stop.set)
        return await last_of(steps(done), stop.is_set, ticking(BREATH)), len(done)

    last, taken = asyncio.run(drive())
    assert last == taken - 1
    assert taken < 5


def test_short_steps_share_a_breath() -> None:
    done: list[int] = []
    breaths: list[int] = []

    def enough() -> bool:
        breaths.append(len(done))
        return False

    # The clock is looked at after each step, and once more after each breath, which therefore come every fourth step.
    asyncio.run(last_of(steps(done, 12), enough, ticking(BREATH / 4)))
    assert breaths == [4, 8, 12]
