"""Output on the terminal: tables of plain text, and a progress line, which pipes and files never receive."""

import re
import sys
import time
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, TypeVar
from unicodedata import category

Item = TypeVar("Item")

_WIDTH: Final = 30
"""Width of the bar, in characters."""

_PAUSE: Final = 0.1
"""Seconds between two updates."""

_CONTROLS: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""Categories of characters that change the output instead of being printed."""

_ALLOWED_CONTROLS: Final = re.compile("[\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]")

_CLEAR: Final = "\r\x1b[K"


def printable(text: str) -> str:
    """Return a text in which each control character, which a terminal may obey, is escaped as in ``repr``."""
    if text.isprintable():
        return text
    return "".join(sign.encode("unicode_escape").decode() if category(sign) in _CONTROLS else sign for sign in text)


def printable_json(text: str) -> str:
    """Return a JSON text in which the control characters that JSON allows are escaped."""
    return _ALLOWED_CONTROLS.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


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


def table(rows: Sequence[Sequence[str]], left: Collection[int] = (0,)) -> str:
    """Return rows as lines with aligned columns: those in ``left`` to the left, all others to the right."""
    rows = [[printable(cell) for cell in row] for row in rows]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [
        "  ".join(
            cell.ljust(width) if column in left else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
    return "".join(f"{line}\n" for line in lines)
