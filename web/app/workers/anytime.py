"""Lets something long be thought out step by step, so that whoever waits for it can still say: enough."""

import asyncio
from collections.abc import Callable, Iterator
from time import monotonic
from typing import Final, TypeVar

Step = TypeVar("Step")

BREATH: Final = 0.02
"""Seconds of steps between two breaths. In the page a breath takes some 0.4 ms, and a move of the architect has 190
steps: one after each took a fifth of its time."""


async def last_of(
    steps: Iterator[Step], enough: Callable[[], bool], clock: Callable[[], float] = monotonic
) -> Step | None:
    """Return the last of the steps, or the one after which it is enough; nothing where there is none.

    Now and then, between two steps, it takes breath: the event loop runs, and what arrives then may be what makes it
    enough. ``clock`` tells the seconds.
    """
    last, due = None, clock() + BREATH
    for step in steps:
        last = step
        if clock() < due:
            continue
        await asyncio.sleep(0)
        if enough():
            break
        due = clock() + BREATH
    return last
