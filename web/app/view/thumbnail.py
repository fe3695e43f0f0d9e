"""Tiny pictures of gardens, for the list of saved matches.

They need neither the symbols of a match nor the modules that draw it: ten of them must not delay the start screen.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from markupsafe import Markup

from web.app.game_page import page_of
from web.app.model.match.match import Match, State, pictured_seat
from web.app.view import html as h
from web.app.view.html import Element


class Thumbnail(NamedTuple):
    """A garden in plain colors."""

    view_box: str
    """One square is 1 by 1."""
    drawing: Markup


Squares: TypeAlias = Callable[[State, int], Thumbnail]
"""Draws a seat's garden in a position."""


def thumbnail(match: Match) -> Element | None:
    """Return the user's garden; with several local players the winner's, or the first player's.

    None if the game has no such pictures.
    """
    squares = page_of(match.record.game).thumbnail()
    if squares is None:
        return None
    art = squares(match.state, pictured_seat(match))
    return h.svg(".thumbnail", viewBox=art.view_box, aria_hidden="true")[art.drawing]
