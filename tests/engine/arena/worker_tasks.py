"""Tasks for workers, importable in their processes."""

import os
import time

from hofgarten.game import IllegalMove


def square(number: int) -> int:
    """Return a result that identifies its task."""
    return number * number


def fail(number: int) -> int:
    """Fail in task 3."""
    if number == 3:
        raise IllegalMove("Z5.2", "the third")
    return number


def die(number: int) -> int:
    """Kill the process in task 3, when all earlier results have arrived."""
    if number == 3:
        time.sleep(0.5)
        os._exit(9)
    return number
