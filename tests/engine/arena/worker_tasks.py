"""Tasks for workers, importable in their processes."""

import os
import signal
from pathlib import Path

from hofgarten.game import IllegalMove


def square(number: int) -> int:
    """Return a result that identifies its task."""
    return number * number


def fail(number: int) -> int:
    """Fail in task 3, with an error that cannot be unpickled."""
    if number == 3:
        raise IllegalMove("Z5.2", "the third")
    return number


def fail_plainly(number: int) -> int:
    """Fail in task 3."""
    if number == 3:
        raise ValueError("the third")
    return number


def die_once(task: tuple[int, str]) -> int:
    """Kill the process in task 3 the first time. A file marks that it happened."""
    number, folder = task
    mark = Path(folder) / "died"
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die(number: int) -> int:
    """Kill the process in task 3 every time."""
    if number == 3:
        os._exit(9)
    return number
