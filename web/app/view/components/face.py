"""The faces of players: portraits of the built-in bots, and animals for people."""

from web.app.model.match.match import PlayedMatch
from web.app.model.new_match_form import OPPONENTS, look_of
from web.app.view import html as h
from web.app.view.components import icon
from web.app.view.html import Element, Node


def face(name: str) -> Element:
    """Return the portrait of a built-in bot, or one of the faces of people. The ring has the colour of the seat."""
    return h.svg(".face", viewBox="0 0 48 48", aria_hidden="true")[h.use(href=f"#face-{name}")]


def player_face(match: PlayedMatch, seat: int) -> Node:
    """Return the face of a seat's player; an icon for a user bot."""
    bot = match.bot(seat)
    if bot is None:
        return face(look_of(match.record.players[seat], seat)[1])
    return face(bot) if bot in OPPONENTS else icon("computer")
