"""Tiny pictures of gardens, for the list of saved matches.

They need neither the symbols of a match nor the modules that draw it: ten of them must not delay the start screen.
Each game draws its own: the module ``web.app.games.<folder>.view.thumbnail`` has a function ``squares``, which takes a
position and a seat and returns a ``Thumbnail``.
"""

from importlib import import_module
from typing import NamedTuple

from markupsafe import Markup

from hofgarten.game import folder_of
from web.app.model.match.match import Match, viewer_seat
from web.app.view import html as h
from web.app.view.html import Element


class Thumbnail(NamedTuple):
    """A garden in plain colors."""

    view_box: str
    """One square is 1 by 1."""
    drawing: Markup


def thumbnail(match: Match) -> Element:
    """Return the user's garden; with several local players the winner's, or the first player's."""
    seat = viewer_seat(match) if viewer_seat(match) >= 0 else match.winners[0] if match.over else 0
    art = import_module(f"web.app.games.{folder_of(match.record.game)}.view.thumbnail").squares(match.state, seat)
    return h.svg(".thumbnail", viewBox=art.view_box, aria_hidden="true")[art.drawing]
