"""Tiny pictures of gardens, for the list of saved matches.

They need neither the symbols of a match nor the modules that draw it: ten of them must not delay the start screen.
"""

from web.app.model.match.match import PlayedMatch, pictured_seat
from web.app.view import html as h
from web.app.view.game_api.game_views import squares_of
from web.app.view.html import Element


def thumbnail(match: PlayedMatch) -> Element | None:
    """Return the user's garden; with several local players the winner's, or the first player's.

    None if the game has no such pictures.
    """
    squares = squares_of(match.record.game)
    if squares is None:
        return None
    art = squares(match.state, pictured_seat(match))
    return h.svg(".thumbnail", viewBox=art.view_box, aria_hidden="true")[art.drawing]
