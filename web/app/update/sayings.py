"""Actions of the fixed words in a room: say something, and take a saying away that was shown long enough."""

from dataclasses import replace
from typing import Final

from web.app.model.match.room import Room
from web.app.model.model import Handler, MatchPage, Model, Update
from web.app.model.room.connection import open_session
from web.app.model.room.messages import Said, Saying
from web.app.model.room.sayings import APART_MS, said_here, without
from web.app.model.room.session import GuestSession, HostSession
from web.app.update.registry import at_venue


def _say(model: Model, page: MatchPage, _room: Room, *, saying: Saying) -> Update:
    """Say something to the others in the room, as the person to move if that is one here."""
    session, seats, said = open_session(model), page.match.people_here, Said(saying, model.now)
    model = replace(model, dialog=None)
    if not seats:
        return Update(model)
    if isinstance(session, HostSession):
        seat = page.match.turn if page.match.turn in seats else seats[0]
        table = said_here(session.table, seat, said, model.now)
        return Update(replace(model, room=session._replace(table=table)))
    if not isinstance(session, GuestSession) or (session.saying and model.now - session.saying.number < APART_MS):
        return Update(model)
    return Update(replace(model, room=session._replace(saying=said)))


def _take_away(model: Model, _page: MatchPage, _room: Room, *, seat: int, number: int) -> Update:
    session = open_session(model)
    if isinstance(session, HostSession):
        table = session.table._replace(said=without(session.table.said, seat, number))
        return Update(replace(model, room=session._replace(table=table)))
    if isinstance(session, GuestSession):
        return Update(replace(model, room=session._replace(said=without(session.said, seat, number))))
    return Update(model)


HANDLERS: Final[dict[str, Handler]] = {
    "room-say": at_venue(Room, _say),
    "room-said": at_venue(Room, _take_away),
}
