"""Lets something long be thought out step by step, so that whoever waits for it can still say: enough."""

import asyncio
from collections.abc import Callable, Iterator
from typing import TypeVar

Step = TypeVar("Step")


async def last_of(steps: Iterator[Step], enough: Callable[[], bool]) -> Step | None:
    """Return the last of the steps, or the one after which it is enough; nothing where there is none.

    Between two steps the event loop runs: what arrives then may be what makes it enough.
    """
    last = None
    for step in steps:
        last = step
        await asyncio.sleep(0)
        if enough():
            break
    return last
