"""The state of a connection in a room, as long as its page is open: that of the host, and that of a guest."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from web.app.model.library.saved_matches import Library
from web.app.model.match.match import Match
from web.app.model.match.room import ROOM_PLACE, Guest
from web.app.model.match.shown_match import ShownMatch
from web.app.model.model import ROOM, MatchPage, Model, Own, Screen
from web.app.model.room.messages import Ask, Choice, GuestMessage, Place, View, write_guest, write_view
from web.app.model.room.referee import Table, places_of
from web.app.model.room.selection import choice_of, selection_of

if TYPE_CHECKING:
    from web.app.model.messages import Connection


class HostSession(NamedTuple):
    """The state of the host."""

    room: str
    table: Table
    code: str = ""
    """The offer of a connection that waits for an answer; empty if there is none."""
    scans: bool = False
    """True while the camera looks for an answer."""
    views: Mapping[str, View] = {}
    """The message to each device, by the label of its connection."""


class GuestSession(NamedTuple):
    """The state of a guest."""

    room: str
    device: str
    """The secret of this device."""
    host: str = ""
    """The label of the host's connection; empty while it is out of reach."""
    view: View | None = None
    """The last view; it stays when the host is out of reach."""
    seat: int | None = None
    """On the way into the room, the seat that the user would like, or ``SPECTATOR``."""
    name: str = ""
    joins: bool = False
    """True once the user has decided."""
    offer: str = ""
    """The host's offer of a connection; empty in a tab of its browser, and after a reload."""
    code: str = ""
    """The answer to that, for the host; empty until the browser has made it."""


class Courier(NamedTuple):
    """The state of a tab that passes an answer on to that of the host."""

    room: str
    outcome: Literal["", "taken", "nobody"] = ""


CAMERA: Final = "room-camera"
"""The id of the video element with the camera's picture."""

SPECTATES: Final = "look"
"""The value of the field for the seat that stands for none."""

Session: TypeAlias = HostSession | GuestSession | Courier


def connection_of(model: Model) -> "Connection | None":
    """Return the connection that the page has to have; None if it needs none.

    It stays while another screen is open: to connect again, people would have to carry codes again.
    """
    session = model.room
    if not isinstance(session, HostSession | GuestSession) or model.embed is not None:
        return None
    room, paused = session.room, session.room != room_of(model)
    if isinstance(session, HostSession):
        invites = not paused and model.dialog is not None and model.dialog.name == ROOM
        tell = {} if paused else {label: write_view(view) for label, view in session.views.items()}
        return {"room": room, "host": True, "offer": "", "paused": paused, "invites": invites, "tell": tell}
    tell = {} if paused else {"": write_guest(_message(model, session))}
    return {"room": room, "host": False, "offer": session.offer, "paused": paused, "invites": False, "tell": tell}


def room_of(model: Model) -> str:
    """Return the id of the room whose match, or the way to which, is open; an empty string if there is none."""
    match model.page:
        case Screen(name=name, subject=subject) if name == ROOM:
            return subject.partition(".")[0]
        case MatchPage(purpose=Own(is_follower=False), match=match) if match.room is not None:
            return match.room.id
        case _:
            return ""


def open_session(model: Model) -> Session | None:
    """Return the session of the room whose match, or the way to which, is open; None if there is none."""
    return model.room if model.room and model.room.room == room_of(model) else None


def _message(model: Model, session: GuestSession) -> GuestMessage:
    """Return the message of a guest to its host."""
    number = session.view.number if session.view and session.host else 0
    page = model.page
    if not isinstance(page, MatchPage):
        message = GuestMessage(session.device, number)
        return message._replace(seat=session.seat, name=session.name, wish="join") if session.joins else message
    assert isinstance(page.match.room, Guest)
    sent, message = page.sent, GuestMessage(session.device, number, page.match.room.seat)
    return message._replace(wish=sent.wish, event=sent.event) if sent else message._replace(choice=choice_of(page))


class RoomState(NamedTuple):
    """The state of the room of the open match, as the views draw it."""

    places: tuple[Place, ...]
    """By seat."""
    ask: Ask | None = None
    is_connected: bool = True
    """False at a guest while the host is out of reach."""
    is_unseated: bool = False
    """True at a guest to whose seat the host has let another player."""
    choice: Choice = ()
    """The choice of the player to move on another device. It is untrusted."""


def state_of(model: Model) -> RoomState | None:
    """Return the state of the room of the open match; None if no match in a room is open."""
    session, page = open_session(model), model.page
    if not isinstance(page, MatchPage) or page.match.room is None:
        return None
    if isinstance(session, HostSession):
        table = session.table
        return RoomState(places_of(table), table.undo and table.undo.ask, choice=table.choice)
    view = session.view if isinstance(session, GuestSession) else None
    seats = range(len(page.match.names))
    if view is None or not isinstance(session, GuestSession) or len(view.places) != len(seats):
        return RoomState(tuple("there" if page.match.remote(seat) else "here" for seat in seats), is_connected=False)
    choice = view.choice if session.host else ()
    return RoomState(view.places, view.ask, session.host != "", view.seat is None, choice)


def in_room(shown: ShownMatch, model: Model) -> ShownMatch:
    """Return the match as the screen shows it, with the state of its room and the choice of a player elsewhere."""
    state = state_of(model)
    if state is None or shown.bot_move is not None or not shown.match.remote(shown.match.turn):
        return shown._replace(room=state)
    return shown._replace(room=state, watched=selection_of(shown.match, state.choice))


def place_of_room(model: Model) -> str:
    """Return the place at which others join the room; at a guest, that which brings the host its answer."""
    session = model.room
    code = session.code if isinstance(session, HostSession | GuestSession) else ""
    return f"{ROOM_PLACE}{'.'.join(filter(None, (room_of(model), code)))}"


def free_seats(model: Model) -> list[int]:
    """Return the seats that a device may take."""
    session = model.room
    places = session.view.places if isinstance(session, GuestSession) and session.view else ()
    return [seat for seat, place in enumerate(places) if place == "open"]


def views_in(library: Library, room: str) -> list[Match]:
    """Return the saved views of matches in a room, which this browser can continue, last changed first."""
    matches = (each.match for each in library.newest_first() if room in each.text)
    return [match for match in matches if match and isinstance(match.room, Guest) and match.room.id == room]
