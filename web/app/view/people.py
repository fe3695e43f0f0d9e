"""The colour of a seat."""

from web.app.model.match.match import Match
from web.app.model.new_match_form import COLOURS


def colour_of(match: Match, seat: int) -> str:
    """Return the colour of a seat."""
    colour = match.record.players[seat].get("colour")
    return colour if colour in COLOURS else COLOURS[seat]
