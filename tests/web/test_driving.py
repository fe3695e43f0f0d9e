"""Thinking step by step, till it is enough."""

import asyncio
from collections.abc import Iterator

from web.driving import last_of


def steps(done: list[int], count: int = 100) -> Iterator[int]:
    for number in range(count):
        done.append(number)
        yield number


def test_all_steps_are_taken_and_the_last_one_counts() -> None:
    done: list[int] = []
    assert asyncio.run(last_of(steps(done), lambda: False)) == 99
    assert len(done) == 100
    assert asyncio.run(last_of(steps(done, 0), lambda: False)) is None


def test_it_stops_when_it_is_enough() -> None:
    done: list[int] = []
    assert asyncio.run(last_of(steps(done), lambda: len(done) == 3)) == 2
    assert len(done) == 3


def test_what_arrives_meanwhile_is_heard() -> None:
    async def drive() -> tuple[int | None, int]:
        done: list[int] = []
        stop = asyncio.Event()
        asyncio.get_running_loop().call_soon(stop.set)
        return await last_of(steps(done), stop.is_set), len(done)

    last, taken = asyncio.run(drive())
    assert last == taken - 1
    assert taken < 5
