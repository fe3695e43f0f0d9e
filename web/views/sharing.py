"""What a match shown by a link looks like, and the dialog that makes such a link."""

from htpy import Node

from web.state import Table
from web.texts import Words


def bar(words: Words, table: Table) -> Node:
    """Return what stands over the screen; None when there is nothing to say."""
    return None
