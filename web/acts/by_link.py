"""Actions about a match that is played by sending a link."""

from typing import Final

from web.state import Handler, Outcome, Table


def open_turn(table: Table, code: str) -> Outcome:
    """Take a match that was sent; ``code`` is what stands in the place after ``#turn/``."""
    return Outcome(table)


HANDLERS: Final[dict[str, Handler]] = {}
