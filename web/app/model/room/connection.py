"""The connection of the page to a room: the messages to the other devices, and the state that the match shows."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hofgarten.game import SPECTATOR
from web.app.model.library.saved_matches import Library
from web.app.model.match.match import PlayedMatch
from web.app.model.match.room import ROOM_PLACE, Guest, Room
from web.app.model.model import ROOM, MatchPage, Model, Own, Screen
from web.app.model.room.adopt import watching_room
from web.app.model.room.code import RoomCode
from web.app.model.room.messages import GuestMessage, SeatStatus, write_guest, write_view
from web.app.model.room.referee import busy_of, places_of
from web.app.model.room.selection import choice_of
from web.app.model.room.servers import has_agreed, is_wide, servers_of
from web.app.model.room.session import Courier, GuestSession, HostSession, RoomState, Session

if TYPE_CHECKING:
    from web.app.model.messages import Connection, IceServer


def connection_of(model: Model) -> "Connection | None":
    """Return the connection that the page has to have; None if it needs none.

    It stays while another screen is open: to connect again, people would have to carry codes again.
    """
    session = model.room
    if not isinstance(session, HostSession | GuestSession) or not model.has_library:
        return None
    paused = session.room != room_of(model)
    hosts, offer, ends, known = isinstance(session, HostSession), "", False, _servers(model)
    watch, waits = "", False
    drops: list[str] = []
    if isinstance(session, HostSession):
        ends, watch = session.ends, watching_room(session.room)
        drops = [label for label, peer in session.table.peers.items() if peer.dismissed]
        views = {label: view._replace(paused=paused and not ends) for label, view in session.views.items()}
        tell = {label: write_view(view) for label, view in views.items()}
    else:
        if session.wide and known is None:
            return None
        offer, waits = session.offer, session.sent and not session.host
        tell = {"": write_guest(_message(model, session, paused=paused))}
    if isinstance(model.page, MatchPage) and model.page.is_follower:
        tell = {}  # the other tab speaks
    asks = is_wide(model) and known is None
    invites = hosts and not paused and not asks and model.dialog is not None and model.dialog.name == ROOM
    return {
        "room": session.room,
        "host": hosts,
        "offer": offer,
        "paused": paused,
        "invites": invited_room(session) if invites else "",
        "watch": watch,
        "drops": drops,
        "waits": waits,
        "servers": known,
        "ends": ends,
        "tell": tell,
    }


def _servers(model: Model) -> "list[IceServer] | None":
    """Return the servers to ask for friends elsewhere; None if none of them may be far away, or without consent."""
    if not is_wide(model) or not has_agreed(model):
        return None
    return [{"urls": url, "username": user, "credential": password} for url, user, password in servers_of(model) or ()]


def room_of(model: Model) -> str:
    """Return the id of the room whose match, or the way to which, is open; an empty string if there is none."""
    match model.page:
        case Screen(name=name, subject=subject) if name == ROOM:
            return subject.partition(".")[0]
        case MatchPage(purpose=Own(), venue=Room() as room, match=match) if room.may_play:
            return "" if _is_left(model.room, match) else room.id
        case _:
            return ""


def hosted(model: Model) -> HostSession | None:
    """Return the session of this device if it is a host's, open or not."""
    return model.room if isinstance(model.room, HostSession) else None


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
        message, decided = GuestMessage(session.device, number), session.joins and session.seat is not None
        return message._replace(seat=session.seat, name=session.name, wish="join") if decided else message
    assert isinstance(page.match.venue, Guest)
    sent, message = page.sent, GuestMessage(session.device, number, page.match.venue.seat, said=session.saying)
    if page.match.venue.seat == SPECTATOR:
        return message._replace(name=session.name)
    return message._replace(wish=sent.wish, event=sent.event) if sent else message._replace(choice=choice_of(page))


def state_of(model: Model) -> RoomState | None:
    """Return the state of the room of the open match; None if no match in a room is open that this tab plays."""
    session, page = open_session(model), model.page
    if not isinstance(page, MatchPage) or not isinstance(page.venue, Room):
        return None
    if isinstance(session, HostSession):
        table = session.table
        state = RoomState(places_of(table), table.undo and table.undo.ask, choice=table.choice, busy=busy_of(table))
        choosing = sum(peer.chooses for peer in table.peers.values())
        watching = tuple(table.watching.values())
        return state._replace(watching=watching, choosing=choosing, said=tuple(table.said.items()))
    match = page.match
    if session is None and match.over and match.venue.may_play:
        return None
    view, host = (session.view, session.host) if isinstance(session, GuestSession) else (None, "")
    ending = match.venue.ending if isinstance(match.venue, Guest) else ""
    unseated = view is not None and view.seat is None
    if view is None or not host or len(view.places) != len(match.names):
        places: list[SeatStatus] = ["away" if match.remote(seat) else "here" for seat in range(len(match.names))]
        back = view is None
        return RoomState(tuple(places), is_connected=False, is_back=back, is_unseated=unseated, ending=ending)
    state = RoomState(view.places, view.ask, is_unseated=unseated, choice=view.choice, busy=view.busy)
    said = tuple(session.said.items()) if isinstance(session, GuestSession) else ()
    return state._replace(is_paused=view.paused, is_unsaved=view.unsaved, said=said)


def place_of_room(model: Model) -> str:
    """Return the place at which others join the room; at a guest, that which brings the host its answer."""
    session = model.room
    if isinstance(session, HostSession) and session.room == room_of(model):
        code = RoomCode(invited_room(session), code=session.code, watches=session.watches)
    else:
        code = RoomCode(room_of(model), code=session.code if isinstance(session, GuestSession) else "")
    return f"{ROOM_PLACE}{code.text}"


def invited_room(session: Session) -> str:
    """Return the id of the room to which the dialog invites: that of players, or that of those who only watch."""
    watches = isinstance(session, HostSession) and session.watches
    return watching_room(session.room) if watches else session.room


def free_seats(model: Model) -> list[int]:
    """Return the seats that a device may take."""
    session = model.room
    places = session.view.places if isinstance(session, GuestSession) and session.view and not session.watches else ()
    return [seat for seat, place in enumerate(places) if place == "open"]


def views_in(library: Library, room: str) -> list[PlayedMatch]:
    """Return the saved views of matches in a room, which this browser can continue, last changed first."""
    return [match for match in matches_in(library, room) if isinstance(match.venue, Guest)]


def known_device(library: Library, room: str) -> str:
    """Return the secret of this device in the latest view of a room; empty if it was in none."""
    return next((match.venue.device for match in views_in(library, room) if isinstance(match.venue, Guest)), "")


def seats_played(library: Library, room: str) -> dict[int, PlayedMatch]:
    """Return the latest view for each seat that this browser has played in the latest match of a room."""
    known = views_in(library, room)
    return {
        match.venue.seat: match
        for match in reversed(known)
        if isinstance(match.venue, Guest) and match.venue.seat >= 0 and is_of_one_match(match, known[0])
    }


def _is_left(session: Session | None, match: PlayedMatch) -> bool:
    """Return True if a match is finished, and this device is connected for a later one in its room."""
    if not match.over or session is None or isinstance(session, Courier):
        return False
    return (
        isinstance(match.venue, Room)
        and session.room == match.venue.id
        and session.current not in {"", _identity(match)}
    )


def is_former(library: Library, match: PlayedMatch) -> bool:
    """Return True if a match is finished, and a later one has been begun in its room: it needs no connection."""
    assert isinstance(match.venue, Room)
    return match.over and not is_of_one_match(match, next(matches_in(library, match.venue.id), match))


def _identity(match: PlayedMatch) -> str:
    """Return the id of a match on the host's device."""
    return match.venue.match if isinstance(match.venue, Guest) else match.id


def is_of_one_match(one: PlayedMatch, other: PlayedMatch) -> bool:
    """Return True if two saved matches of a room are one on the host's device."""
    return _identity(one) == _identity(other)


def matches_in(library: Library, room: str) -> Iterator[PlayedMatch]:
    """Yield the saved matches of a room, last changed first."""
    matches = (each.match for each in library.newest_first() if room in each.text)
    return (match for match in matches if match and isinstance(match.venue, Room) and match.venue.id == room)
