"""The state of a connection in a room, as long as its page is open: that of the host, and that of a guest."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from web.app.model.library.saved_matches import Library
from web.app.model.match.match import Match
from web.app.model.match.room import ROOM_PLACE, Ending, Guest
from web.app.model.match.shown_match import ShownMatch
from web.app.model.model import ROOM, MatchPage, Model, Own, Screen
from web.app.model.room.messages import Ask, Choice, GuestMessage, Place, View, write_guest, write_view
from web.app.model.room.referee import Table, busy_of, places_of
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
    ends: bool = False
    """True once the room is closed: the messages are the last ones."""

    @property
    def current(self) -> str:
        """The id of the match that is played in the room; an empty string if it is not known."""
        return self.table.match.id


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
    copies: int = 0
    """The number of matches that were saved as a copy, since the host had gone back."""

    @property
    def current(self) -> str:
        """The id of the match that is played in the room; an empty string if it is not known."""
        return self.view.match if self.view else ""


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
    paused = session.room != room_of(model)
    hosts, offer, ends = isinstance(session, HostSession), "", False
    if isinstance(session, HostSession):
        ends = session.ends
        views = {label: view._replace(paused=paused and not ends) for label, view in session.views.items()}
        tell = {label: write_view(view) for label, view in views.items()}
    else:
        offer = session.offer
        tell = {"": write_guest(_message(model, session, paused=paused))}
    if isinstance(model.page, MatchPage) and model.page.is_follower:
        tell = {}  # the other tab speaks
    invites = hosts and not paused and model.dialog is not None and model.dialog.name == ROOM
    return {
        "room": session.room,
        "host": hosts,
        "offer": offer,
        "paused": paused,
        "invites": invites,
        "ends": ends,
        "tell": tell,
    }


def room_of(model: Model) -> str:
    """Return the id of the room whose match, or the way to which, is open; an empty string if there is none."""
    match model.page:
        case Screen(name=name, subject=subject) if name == ROOM:
            return subject.partition(".")[0]
        case MatchPage(purpose=Own(is_follower=False), match=match) if match.room is not None:
            return "" if match.has_left_room or _is_left(model.room, match) else match.room.id
        case _:
            return ""


def _is_left(session: Session | None, match: Match) -> bool:
    """Return True if a match is finished, and this device is connected for a later one in its room."""
    if not match.over or match.room is None or session is None or isinstance(session, Courier):
        return False
    return session.room == match.room.id and session.current not in {"", _identity(match)}


def is_former(library: Library, match: Match) -> bool:
    """Return True if a match is finished, and a later one has been begun in its room: it needs no connection."""
    assert match.room is not None
    return match.over and not is_of_one_match(match, next(matches_in(library, match.room.id), match))


def _identity(match: Match) -> str:
    """Return the id of a match on the host's device."""
    return match.room.match if isinstance(match.room, Guest) else match.id


def open_session(model: Model) -> Session | None:
    """Return the session of the room whose match, or the way to which, is open; None if there is none."""
    return model.room if model.room and model.room.room == room_of(model) else None


def _message(model: Model, session: GuestSession, *, paused: bool) -> GuestMessage:
    """Return the message of a guest to its host."""
    number = session.view.number if session.view and session.host else 0
    page = model.page
    if paused:
        return GuestMessage(session.device, number, session.view.seat if session.view else None, paused=True)
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
    busy: tuple[int, ...] = ()
    """The seats whose devices show another screen."""
    is_paused: bool = False
    """True at a guest while the host shows another screen."""
    is_unsaved: bool = False
    """True while the host cannot save the match."""
    ending: Ending = ""
    """See ``Guest.ending``."""
    watching: int = 0
    """At the host, the number of devices that look on."""

    @property
    def may_undo(self) -> bool:
        """True unless a question about undo is open, or the room is closed."""
        return self.ask is None and not self.ending


def state_of(model: Model) -> RoomState | None:
    """Return the state of the room of the open match; None if no match in a room is open."""
    session, page = open_session(model), model.page
    if not isinstance(page, MatchPage) or page.match.room is None:
        return None
    if isinstance(session, HostSession):
        table = session.table
        state = RoomState(places_of(table), table.undo and table.undo.ask, choice=table.choice, busy=busy_of(table))
        return state._replace(watching=len(table.watching))
    match = page.match
    if session is None and match.over and not match.has_left_room:
        return None
    view, host = (session.view, session.host) if isinstance(session, GuestSession) else (None, "")
    unseated = view is not None and view.seat is None
    if view is None or not host or len(view.places) != len(match.names):
        places: list[Place] = ["away" if match.remote(seat) else "here" for seat in range(len(match.names))]
        return RoomState(tuple(places), is_connected=False, is_unseated=unseated, ending=page.match.room.ending)
    state = RoomState(view.places, view.ask, is_unseated=unseated, choice=view.choice, busy=view.busy)
    return state._replace(is_paused=view.paused, is_unsaved=view.unsaved)


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


def is_of_one_match(one: Match, other: Match) -> bool:
    """Return True if two saved matches of a room are one on the host's device."""
    return _identity(one) == _identity(other)


def matches_in(library: Library, room: str) -> Iterator[Match]:
    """Yield the saved matches of a room, last changed first."""
    matches = (each.match for each in library.newest_first() if room in each.text)
    return (match for match in matches if match and match.room is not None and match.room.id == room)


def views_in(library: Library, room: str) -> list[Match]:
    """Return the saved views of matches in a room, which this browser can continue, last changed first."""
    return [match for match in matches_in(library, room) if isinstance(match.room, Guest)]
