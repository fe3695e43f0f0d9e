"""Run a long computation in steps, so that it can be stopped with the best result so far."""

import asyncio
from collections.abc import Callable, Iterator
from time import monotonic
from typing import Final, TypeVar

Step = TypeVar("Step")

SLICE_SECONDS: Final = 0.02
"""Seconds of computation between two pauses.

In the page a pause takes about 0.4 ms, and a move of the architect has 190 steps: a pause after each step would take a
fifth of its time.
"""


async def last_of(
    steps: Iterator[Step], enough: Callable[[], bool], clock: Callable[[], float] = monotonic
) -> Step | None:
    """Return the last of the steps, or the one after which ``enough`` returns True; None if there are no steps.

    Between some steps the event loop runs, so that messages can arrive and change the result of ``enough``. ``clock``
    returns seconds.
    """
    last, due = None, clock() + SLICE_SECONDS
    for step in steps:
        last = step
        if clock() < due:
            continue
        await asyncio.sleep(0)
        if enough():
            break
        due = clock() + SLICE_SECONDS
    return last
