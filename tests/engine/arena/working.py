"""Tasks for workers: they must be importable where a worker runs."""

import os
import signal
from pathlib import Path

from hofgarten.game import IllegalMove


def square(number: int) -> int:
    """Return a result that shows which task it belongs to."""
    return number * number


def fail(number: int) -> int:
    """Fail at one task, with an error that pickle cannot make again."""
    if number == 3:
        raise IllegalMove("Z5.2", "the third")
    return number


def fail_plainly(number: int) -> int:
    """Fail at one task."""
    if number == 3:
        raise ValueError("the third")
    return number


def die_once(task: tuple[int, str]) -> int:
    """Kill the process at the third task, if that has not happened yet; a file remembers."""
    number, folder = task
    mark = Path(folder) / "died"
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die(number: int) -> int:
    """Kill the process at the third task, however often it is tried."""
    if number == 3:
        os._exit(9)
    return number
