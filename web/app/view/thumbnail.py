"""Tiny pictures of gardens, for the list of saved matches.

They need neither the symbols of a match nor the modules that draw it: ten of them must not delay the start screen.
A game with such pictures has the module ``web.app.games.<folder>.view.thumbnail`` with a function ``squares``, which
takes a position and a seat and returns a ``Thumbnail``.
"""

from typing import NamedTuple

from markupsafe import Markup

from web.app.model.game_api import optional_module
from web.app.model.match.match import Match, pictured_seat
from web.app.view import html as h
from web.app.view.html import Element


class Thumbnail(NamedTuple):
    """A garden in plain colors."""

    view_box: str
    """One square is 1 by 1."""
    drawing: Markup


def thumbnail(match: Match) -> Element | None:
    """Return the user's garden; with several local players the winner's, or the first player's.

    None if the game has no such pictures.
    """
    module = optional_module(match.record.game, "view.thumbnail")
    if module is None:
        return None
    art = module.squares(match.state, pictured_seat(match))
    return h.svg(".thumbnail", viewBox=art.view_box, aria_hidden="true")[art.drawing]
