"""The text of a traceback, with line numbers if their pack can be had."""

from contextlib import suppress
from traceback import format_exception


def traceback_of(error: Exception) -> str:
    """Return the traceback of an exception; in the page, frames of our own modules have lines unless it is offline."""
    with suppress(OSError):
        from web.app.loading.lines import restore_lines

        restore_lines(error)
    return "".join(format_exception(error))
