"""Count the lines that a task runs: unlike its time, the count does not depend on the machine."""

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any


def steps(task: Callable[[], object]) -> int:
    """Return the number of lines of Python that a task runs, with repetitions. Code in C does not count."""
    count = 0

    def trace(_frame: FrameType, event: str, _argument: object) -> Any:
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        task()
    finally:
        sys.settrace(before)
    return count


def growth(task: Callable[[str], object], text: Callable[[int], str], size: int) -> float:
    """Return the factor by which a task's steps grow for a text of twice the size: 2 for linear work."""
    small, large = text(size), text(2 * size)
    return steps(lambda: task(large)) / steps(lambda: task(small))
