"""A progress line on the terminal. Pipes and files never receive it."""

import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final, TypeVar

Item = TypeVar("Item")

_WIDTH: Final = 30
"""Width of the bar, in characters."""

_PAUSE: Final = 0.1
"""Seconds between two updates."""

_CLEAR: Final = "\r\x1b[K"


@contextmanager
def progress(items: Iterable[Item], what: str, total: int = 0, *, printing: bool = False) -> Iterator[Iterator[Item]]:
    """Yield ``items`` and show how many are done: a bar if ``total`` is known, otherwise a number.

    The line is cleared at the end, also after an error. A command that is ``printing`` results at the same time shows
    no progress if the results go to the terminal, too.
    """
    if sys.stderr is None or not sys.stderr.isatty() or (printing and sys.stdout.isatty()):
        yield iter(items)
        return
    try:
        yield _drawing(items, what, total)
    finally:
        _draw("")


def _drawing(items: Iterable[Item], what: str, total: int) -> Iterator[Item]:
    drawn = time.monotonic()
    _draw(f"{_bar(0, total)} {what}")  # the first item may take a long time
    for number, item in enumerate(items):
        if time.monotonic() - drawn > _PAUSE:
            drawn = time.monotonic()
            _draw(f"{_bar(number, total)} {what}")
        yield item


def _draw(text: str) -> None:
    sys.stderr.write(_CLEAR + text)
    sys.stderr.flush()


def _bar(number: int, total: int) -> str:
    if not total:
        return str(number)
    full = _WIDTH * number // total
    return f"[{'#' * full}{'.' * (_WIDTH - full)}] {number} of {total}"
