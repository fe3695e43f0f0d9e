"""Actions in the deal of the day."""

from typing import Final

from web.state import Handler, Outcome, Table


def open_screen(table: Table) -> Outcome:
    """Open the deal of the day."""
    return Outcome(table, stop_timer=True)


HANDLERS: Final[dict[str, Handler]] = {}
