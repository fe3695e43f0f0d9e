"""Actions of the codes with which devices in a room find each other: shown, sent, pasted, scanned, passed on."""

from dataclasses import replace
from typing import TYPE_CHECKING, Final, Literal

from hofgarten.game import SPECTATOR
from web.app.model.action import Fields
from web.app.model.match.room import Host
from web.app.model.model import Handler, MatchPage, Model, Update
from web.app.model.room.adopt import watching_room
from web.app.model.room.code import WATCHES, code_in, read_code
from web.app.model.room.connection import hosted, open_session, place_of_room
from web.app.model.room.servers import is_wide
from web.app.model.room.session import CAMERA, INVITES, Courier, GuestSession, HostSession
from web.app.texts import Words
from web.app.update.registry import at_venue

if TYPE_CHECKING:
    from web.app.model.messages import RoomAccept, RoomScan


def _invite(model: Model, _page: MatchPage, _room: Host, *, fields: Fields) -> Update:
    """Invite to play, or to watch. The browser has an offer for each."""
    session = hosted(model)
    if session is None:
        return Update(model)
    watches = fields.get(INVITES) == WATCHES
    return Update(replace(model, room=session._replace(watches=watches, code=""), notice=""))


def _show_code(model: Model, *, code: str) -> Update:
    """Record the code that the browser has made: an offer or an answer."""
    session = open_session(model)
    if not isinstance(session, HostSession | GuestSession):
        return Update(model)
    known = read_code(f"{session.room}.{code}")
    return Update(replace(model, room=session._replace(code=known.code if known else "")))


def _fail(model: Model, *, damaged: bool = False) -> Update:
    """Say that the devices cannot reach each other, or that the code of the other one is damaged.

    A guest cannot know whether the host has opened its answer: it is told that it takes long.
    """
    session = open_session(model)
    if not isinstance(session, HostSession | GuestSession):
        return Update(model)
    if damaged:
        return Update(replace(model, notice="room_damaged" if isinstance(session, HostSession) else "room_broken"))
    if isinstance(session, GuestSession) and session.sent:
        return Update(replace(model, room=session._replace(late=True)))
    notice = "room_far" if is_wide(model) else "room_failed"
    return Update(replace(model, room=session._replace(code=""), notice=notice))


def _accept(model: Model, _page: MatchPage, room: Host, *, fields: Fields) -> Update:
    """Take the answer of a guest that was pasted."""
    found, session = code_in(fields.get("room-answer")), hosted(model)
    if found is None or found.kind != "answer" or found.room not in {room.id, watching_room(room.id)}:
        again = _scan_command() if session and session.scans else None
        return Update(replace(model, notice="room_no_answer"), command=again)
    accepts: RoomAccept = {"kind": "room-accept", "room": found.room, "code": found.code}
    return Update(_scanning(replace(model, notice=""), on=False), command=accepts)


def _scan(model: Model, _page: MatchPage, _room: Host, *, on: bool, failed: bool = False) -> Update:
    """Let the camera look for an answer, or end that."""
    session = hosted(model)
    if failed and not (session and session.scans):
        return Update(model)  # the dialog was closed while the browser asked
    model = replace(_scanning(model, on=on), notice="room_no_camera" if failed else "")
    return Update(model, command=_scan_command() if on else None)


def _scanning(model: Model, *, on: bool) -> Model:
    session = hosted(model)
    return replace(model, room=session._replace(scans=on)) if session else model


def _scan_command() -> "RoomScan":
    return {"kind": "room-scan", "id": CAMERA}


def _pass(model: Model, *, taken: bool) -> Update:
    """Record whether the host's tab has accepted the answer."""
    session = open_session(model)
    if not isinstance(session, Courier):
        return Update(model)
    return Update(replace(model, room=session._replace(outcome="taken" if taken else "nobody")))


def _send_link(model: Model, *, how: Literal["copy", "share"]) -> Update:
    """Copy or share the link to the room, or the link with the answer."""
    session = open_session(model)
    if not isinstance(session, HostSession | GuestSession):
        return Update(model)
    place, words = place_of_room(model), Words(model.language)
    if isinstance(session, GuestSession) and session.wide and session.view is None:
        # The last press of a guest elsewhere: the only free seat is taken when the host has opened the link.
        joins = bool(session.name) or session.seat == SPECTATOR
        model = replace(model, room=session._replace(joins=joins, sent=True))
    if how == "copy":
        return Update(model, command={"kind": "copy", "text": f"{model.browser.address}{place}"})
    title, text = "room.answer_code", "room.answer_message"
    if isinstance(session, HostSession):
        title, text = "room.join", "room.far_message" if is_wide(model) else "room.message"
        if session.watches:
            title, text = "room.watch_title", "room.watch_message"
    return Update(model, command={"kind": "share", "title": words(title), "text": words(text), "place": place})


HANDLERS: Final[dict[str, Handler]] = {
    "room-invite": at_venue(Host, _invite),
    "room-link": _send_link,
    "room-code": _show_code,
    "room-failed": _fail,
    "room-accept": at_venue(Host, _accept),
    "room-passed": _pass,
    "room-scan": at_venue(Host, _scan),
}
