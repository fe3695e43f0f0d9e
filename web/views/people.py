"""Who plays at a seat, and in which colour."""

from web.form import COLOURS
from web.match import Match


def colour_of(match: Match, seat: int) -> str:
    """Return the colour of a seat."""
    colour = match.record.players[seat].get("colour")
    return colour if colour in COLOURS else COLOURS[seat]
