"""What other pages can show of us, and what to write there: see ``web.views.screen``."""

import htpy as h
from htpy import Element

from web.state import Table
from web.texts import Words


def title(words: Words, table: Table) -> str:
    """Return what the screen is called."""
    return words("embed.title")


def screen(words: Words, table: Table) -> Element:
    """Return the screen."""
    return h.main[h.h1[words("embed.title")]]
