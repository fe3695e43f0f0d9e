"""What another page shows of us: a rule's position, a match looked back at, or a game against a computer."""

from web.state import Table


def page(table: Table) -> str:
    """Return all that the embedded page shows."""
    return ""
