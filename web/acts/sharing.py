"""Actions about a match that is shown to others by a link."""

from typing import Final

from web.state import Handler, Outcome, Table


def open_shared(table: Table, code: str) -> Outcome:
    """Look at a match that came by a link; ``code`` is what stands in the place after ``#share/``."""
    return Outcome(table)


HANDLERS: Final[dict[str, Handler]] = {}
