"""Actions in the rule book."""

from typing import Final

from web.state import Handler, Outcome, Table


def open_screen(table: Table) -> Outcome:
    """Open the rule book."""
    return Outcome(table, stop_timer=True)


HANDLERS: Final[dict[str, Handler]] = {}
