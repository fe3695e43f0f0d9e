"""The dialog of the fixed words that one can say in a room."""

from collections.abc import Mapping
from typing import Final

from web.app.model.match.shown_match import ShownMatch
from web.app.model.model import Model
from web.app.model.room.connection import state_of
from web.app.model.room.messages import SAYINGS, Saying
from web.app.view.components import button, do, menu
from web.app.view.game_api.match_view import Show

PICTURES: Final[Mapping[Saying, str]] = {
    "well_played": "winner",
    "thanks": "heart",
    "sorry": "sorry",
    "one_moment": "pause",
    "good_luck": "dice",
    "undo_please": "undo",
}


def content_of(model: Model, shown: ShownMatch) -> Show | None:
    """Return the dialog; None for those who cannot say anything."""
    if not may_say(shown._replace(room=state_of(model))):
        return None
    return lambda words: (
        words("room.say"),
        menu([button(do("room-say", saying=each), words.of("said", each), picture=PICTURES[each]) for each in SAYINGS]),
    )


def may_say(shown: ShownMatch) -> bool:
    """Return True if a person with a seat in the room is at this device."""
    return shown.room is not None and shown.page.venue.may_play and bool(shown.match.people_here)
