"""Quote a wrong value in a message: its beginning, since it may come from outside and have any length."""

from typing import Final

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
