"""How much work a task is, counted instead of timed: whatever else the machine does, it is the same."""

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any


def steps(task: Callable[[], object]) -> int:
    """Return how many lines of Python a task runs, each as often as it does; what is written in C counts nothing."""
    count = 0

    def trace(_frame: FrameType, event: str, _argument: object) -> Any:  # noqa: ANN401 - itself
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
    """Return how many times as many steps a task takes for a text of twice a size: 2 when its work is linear."""
    small, large = text(size), text(2 * size)
    return steps(lambda: task(large)) / steps(lambda: task(small))
