"""Actions about what another page asks for in which this one is embedded."""

from typing import Final

from web.state import Handler, Outcome, Table


def open_embed(table: Table) -> Outcome:
    """Begin with what is embedded."""
    return Outcome(table)


HANDLERS: Final[dict[str, Handler]] = {}
