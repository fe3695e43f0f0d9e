"""Errors for wrong values. They quote the beginning of a value, which may come from outside and have any length."""

from operator import index
from typing import Any, Final

LONGEST: Final = 40
"""The maximum length of a quoted text."""


def shortened(text: str) -> str:
    """Return the beginning of a text, escaped if it has invisible or misleading characters."""
    short = text if len(text) <= LONGEST else f"{text[:LONGEST]}..."
    return short if short.isprintable() else ascii(short)


def quoted(value: object) -> str:
    """Return the beginning of a value's ``repr``; the name of its type if ``repr`` fails."""
    try:
        if isinstance(value, str):
            return repr(value) if len(value) <= LONGEST else f"{value[:LONGEST]!r}..."
        return shortened(repr(value))
    except Exception:
        return type(value).__name__


def wrong_type(argument: str, kind: str, value: object) -> TypeError:
    """Return the error for an argument of another type: ``players is a whole number, not '2'``."""
    return TypeError(f"{argument} is {kind}, not {quoted(value)}")


def whole_number(argument: str, value: Any, kind: str = "a whole number") -> int:
    """Return a whole number of any type, such as NumPy's, as an ``int``.

    Raises:
        TypeError: The value is no whole number.
    """
    try:
        return index(value)
    except TypeError:
        raise wrong_type(argument, kind, value) from None
