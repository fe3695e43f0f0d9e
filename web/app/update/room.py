"""Actions of a match in a room: what the other devices say, taking a seat, and taking moves back by consent."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final, Literal

from hofgarten.game import SPECTATOR
from hofgarten.rng import Rng
from web.app.model.action import Fields
from web.app.model.library import saved_matches
from web.app.model.match.correspondence import Correspondence
from web.app.model.match.match import PlayedMatch
from web.app.model.match.names import clean_name
from web.app.model.match.replay import move_before
from web.app.model.match.room import AT_GUEST, AT_HOST, OPEN, Ending, Guest, Host, Room
from web.app.model.match.saved_fields import with_own_parts
from web.app.model.match.venue import THIS_DEVICE
from web.app.model.model import (
    ROOM,
    Announcement,
    BotMove,
    Handler,
    MatchPage,
    Model,
    Own,
    Page,
    Screen,
    Sent,
    Update,
    match_page,
)
from web.app.model.new_match_form import MAX_NAME_LENGTH, OPPONENTS, PERSON
from web.app.model.room import referee
from web.app.model.room.adopt import adopted, secret_of, with_known_deal
from web.app.model.room.code import read_code
from web.app.model.room.connection import (
    free_seats,
    hosted,
    is_former,
    known_device,
    open_session,
    room_of,
    state_of,
    views_in,
)
from web.app.model.room.messages import GuestView, MessageError, read_guest, read_view
from web.app.model.room.referee import MAX_PEERS, Peer, Table
from web.app.model.room.sayings import hear_guest, hear_host
from web.app.model.room.selection import choice_of
from web.app.model.room.session import PLAYS, SPECTATES, Courier, GuestSession, HostSession
from web.app.model.user_files.user_bots import default_names
from web.app.texts import Words
from web.app.update.arrival import page_after_arrival
from web.app.update.elsewhere import with_servers
from web.app.update.open_match import next_focus, open_match, store
from web.app.update.registry import at_venue, on_page
from web.app.update.save_copy import save_copy

if TYPE_CHECKING:
    pass


MAX_MATCHES: Final = 50
"""The matches of a room that a guest saves, copies included: more than people play in an evening."""


def new_room(model: Model, match: PlayedMatch, *, wide: bool) -> Host:
    """Return the part of the host in a new room: the first person plays on this device, the others on their own."""
    people = [seat for seat in range(len(match.record.players)) if match.bot(seat) is None]
    seats = tuple(OPEN if seat in people[1:] else None for seat in range(len(match.record.players)))
    return Host(secret_of(model.browser.secret, "room", model.now, match.seed), seats, wide=wide)


def open_screen(model: Model, subject: str, _before: Page) -> Update:
    """Open the way into a room; ``subject`` is untrusted text."""
    found = read_code(subject)
    if found is None:
        return Update(replace(model, notice="room_broken"))
    room, kind, code, wide, watches = found
    if kind == "answer":
        after = replace(model, page=Screen(ROOM, room), room=Courier(room))
        return Update(after, command={"kind": "room-pass", "room": room, "code": code})
    if isinstance(model.room, GuestSession) and model.room.room == room and not kind:
        return _ask_again(model, model.room._replace(watches=watches))
    # A device that comes back with a new offer is known by its secret.
    known = known_device(model.library, room) if kind else ""
    device = known or secret_of(model.browser.secret, "device", room, model.now)
    session = GuestSession(room, device, name=model.form.own_name, offer=code, wide=wide, watches=watches)
    session = session._replace(seat=SPECTATOR if watches else None)
    return with_servers(Update(replace(model, page=Screen(ROOM, found.text), room=session)))


def _ask_again(model: Model, session: GuestSession) -> Update:
    """Open the way into the room to which this device is connected already: the host does not repeat itself."""
    seat = SPECTATOR if session.watches else None
    asking = session._replace(seat=seat, name=model.form.own_name, joins=False, view=None)
    after = replace(model, page=Screen(ROOM, session.room), room=asking)
    return _hear_host(after, asking, session.host, session.view) if session.host and session.view else Update(after)


def after_action(before: Model | None, result: Update, page: MatchPage) -> Update:
    """Start the session of a match that has just been opened, and tell the guests what has changed."""
    model, room = result.model, page.venue
    session = model.room
    assert isinstance(room, Host | Guest)
    known = isinstance(session, HostSession | GuestSession) and session.room == room.id
    if room_of(model) != room.id or (not known and is_former(model.library, page.match)):
        return result
    known = known and _was_open(before, room.id)
    if isinstance(room, Guest):
        session = session if known and isinstance(session, GuestSession) else GuestSession(room.id, room.device)
        # A device that has joined twice has two secrets.
        session = session._replace(device=room.device, wide=room.wide, name=room.name)
        return with_servers(replace(result, model=replace(model, room=session)))
    if isinstance(session, HostSession) and session.scans and model.dialog is None:
        session = session._replace(scans=False)
    if isinstance(session, HostSession) and known and not session.ends:
        table = session.table.with_match(page.match)
    else:
        # Numbers of an earlier session must not be valid in this one.
        session = HostSession(room.id, Table(page.match, Rng.of(model.browser.secret, "table", model.now).bits() >> 20))
        table = session.table
    table = table._replace(unsaved=f"{saved_matches.PREFIX}{page.match.id}" in model.failed_writes)
    if not page.match.waits:
        table = table._replace(choice=choice_of(page))
    views = session.views
    if table.told_to_all != session.table.told_to_all or views.keys() != table.peers.keys():
        views = {label: referee.view_for(table, peer, model.browser.secret) for label, peer in table.peers.items()}
    else:
        views = {label: referee.with_present(view, table) for label, view in views.items()}
    session = session._replace(views=views)
    return with_servers(replace(result, model=replace(model, room=session._replace(table=table))))


def _was_open(before: Model | None, room: str) -> bool:
    """Return True if the connection exists: it ends when the page is left."""
    return before is not None and room_of(before) == room


def _hear(model: Model, *, peer: str, text: str, watches: bool = False) -> Update:
    """Handle a message from another device."""
    session, page = open_session(model), model.page
    if session is None:
        return Update(model)
    try:
        if isinstance(session, GuestSession):
            return _hear_host(model, session, peer, read_view(text))
        if not isinstance(session, HostSession) or not isinstance(page, MatchPage):
            return Update(model)
        table = hear_guest(session.table, peer, read_guest(text), model.now, watches=watches)
        return _with_news(with_table(model, page, table), session.table)
    except MessageError as error:
        if error.key == "broken":
            return Update(model)
    # Another version of the page: it is told so by a view, which it cannot read.
    model = replace(model, notice="room_version")
    if not isinstance(session, HostSession) or not isinstance(page, MatchPage):
        return Update(model)
    peers = {**session.table.peers, peer: Peer("", None)}
    return with_table(model, page, session.table._replace(peers=peers)) if len(peers) <= MAX_PEERS else Update(model)


def _lose(model: Model, *, peer: str) -> Update:
    """Record that another device is out of reach."""
    session, page = open_session(model), model.page
    if isinstance(session, HostSession) and isinstance(page, MatchPage):
        return replace(with_table(model, page, referee.leave(session.table, peer)), announcement=Announcement("room"))
    if isinstance(session, GuestSession) and session.host == peer:
        left = session._replace(host="", other=None)
        if session.other:
            return _hear_host(replace(model, room=left), left, *session.other)
        return Update(replace(model, room=left), Announcement("room"))
    if isinstance(session, GuestSession) and session.other and session.other[0] == peer:
        return Update(replace(model, room=session._replace(other=None)))
    return Update(model)


def with_table(model: Model, page: MatchPage, table: Table) -> Update:
    """Return the update after the host's table has changed by a message or an answer; `after_action` tells it."""
    session = hosted(model)
    assert session is not None
    before, match = session.table.match, table.match
    asked = table.undo if table.undo != session.table.undo else None
    views = session.views if table.without_present == session.table.without_present else {}
    model = replace(model, room=session._replace(table=table, views=views))
    if match is before:
        return Update(model, Announcement("room") if asked else None)
    return Update(store(model, page, match)) if match.at == before.at else _show(model, page, match)


def _with_news(result: Update, before: Table) -> Update:
    """Return the update after a guest's message, with a sentence for the host's user if it is news."""
    model, session = result.model, hosted(result.model)
    if session is None:
        return result
    table, notice, name, dialog = session.table, "", "", model.dialog
    joined = [seat for seat, device in enumerate(before.host.seats) if device == OPEN and table.host.seats[seat]]
    if joined:
        notice, name = "room_joined", table.match.player(joined[0])
        if OPEN not in table.host.seats and dialog is not None and dialog.name == ROOM:
            dialog = None
    elif table.watching.keys() - before.watching.keys():
        notice = "room_watched"
    elif before.undo is not None and table.undo is None and table.match is before.match:
        notice = "room_refused" if before.undo.ask.by in table.match.people_here else ""
    if not notice:
        return result
    return replace(result, model=replace(model, notice=notice, notice_args={"name": name}, dialog=dialog))


def _show(model: Model, page: MatchPage, match: PlayedMatch) -> Update:
    """Show a match that has changed on another device. A move of another player is shown like that of a bot."""
    forward, moved = match.at > page.match.at, move_before(match, match.at)
    own = page.sent is not None and page.sent.wish == "play"
    shown = None
    if forward and moved is not None and not own and model.settings.pause and not match.over:
        shown = BotMove("placed", moved, 0, match.record.events[moved])
    after, said = page_after_arrival(page, match, Own(), page.selection if forward else None, shown)
    return Update(store(model, after, match), said, next_focus(after))


def _hear_host(model: Model, session: GuestSession, peer: str, view: GuestView) -> Update:
    """Handle the host's view. A view older than the known one changes nothing."""
    known = session.view if session.host == peer else None
    if known is not None and view.number < known.number:
        return Update(model)
    if session.host not in {"", peer} and (view.paused or view.ending):
        # Another tab of the host plays the match; or the host has reloaded, and its former connection ends later.
        return Update(replace(model, room=session._replace(other=(peer, view))))
    result = _take_view(model, session, peer, view)
    return _leave(result, view) if view.ending else result


def _leave(result: Update, view: GuestView) -> Update:
    """Leave a room that the host has closed."""
    model, page = result.model, result.model.page
    if not isinstance(page, MatchPage) or not isinstance(page.venue, Guest):
        return result
    match = replace(page.match, venue=replace(page.venue, ending=view.ending))
    page = page._replace(activity=None if page.sent else page.activity)
    return Update(replace(store(model, page, match), room=None, dialog=None), Announcement("room"))


def _take_view(model: Model, session: GuestSession, peer: str, view: GuestView) -> Update:
    """Return the update after a view that is not older than the known one."""
    known = session.view if session.host == peer else None
    page, heard = model.page, hear_host(session, peer, view, model.now)
    after = replace(model, room=heard)
    if not isinstance(page, MatchPage):
        return _open(after, adopted(view, heard)) if view.record else Update(_with_seat(after, heard, view))
    if not view.record:
        return Update(after)
    if session.view is not None and (session.view.match, session.view.record) == (view.match, view.record):
        return Update(_without_answered(after, page, known, view))
    match, old = adopted(view, session), page.match
    if match.id != old.id:
        return _open(after, match)
    if known is None and match.at < old.at and not view.follows(session.view):
        # The host may have lost moves, which it could not save: ours stay beside the match.
        if not _may_save_another(model, session):
            return Update(replace(model, notice="room_full"))
        after = replace(after, room=heard._replace(copies=heard.copies + 1))
        after = replace(save_copy(after, old)[0], notice="room_went_back")
    match = with_own_parts(match, old)
    if match.record.events == old.record.events:
        kept = with_known_deal(match, old)
        page = page._replace(match=kept)
        return Update(_without_answered(store(after, page, kept), page, known, view))
    return _show(after, page, match)


def _without_answered(model: Model, page: MatchPage, known: GuestView | None, view: GuestView) -> Model:
    """Return the model without a wish that the host has answered by a later view of the same position.

    A move goes on: the view has come for another reason.
    """
    page = model.page if isinstance(model.page, MatchPage) else page
    if known is None or view.number == known.number:
        return model
    asked = known.ask is not None and view.ask is None and known.ask.by == view.seat
    withdrawn = page.sent is not None and page.sent.wish == "refuse"
    # A seat that is given away ends the question, too.
    refused = asked and not withdrawn and known.places == view.places
    model = replace(model, notice="room_refused") if refused else model
    if page.sent is None or page.sent.wish == "play":
        return model
    return replace(model, page=page._replace(activity=None))


def _with_seat(model: Model, session: GuestSession, view: GuestView) -> Model:
    """Suggest a seat that is free. Another device may have been faster."""
    free = free_seats(model)
    if session.seat is None and session.joins and len(free) == 1:
        return replace(model, room=session._replace(seat=free[0]))
    if session.seat in free or (session.seat == SPECTATOR and (session.joins or not free)):
        return model
    notice = "room_taken" if session.joins and session.seat is not None else model.notice
    return replace(model, room=session._replace(seat=free[0] if free else SPECTATOR, joins=False), notice=notice)


def _open(model: Model, match: PlayedMatch) -> Update:
    """Open a match of the room, unless the host has begun too many: a hostile one could fill the storage."""
    session = model.room
    assert isinstance(session, GuestSession)
    if match.id not in model.library.matches and not _may_save_another(model, session):
        return Update(replace(model, notice="room_full"))
    model = open_match(replace(model, dialog=None, notice=""), match, Own())
    return Update(model, Announcement("turn"), next_focus(model.page))


def _may_save_another(model: Model, session: GuestSession) -> bool:
    """Return True if one more match of the room may be saved."""
    return len(views_in(model.library, session.room)) + session.copies < MAX_MATCHES


def _fill_in(model: Model, _page: Screen, *, fields: Fields) -> Update:
    """Fill in the form on the way into a room."""
    return Update(_filled(model, fields))


def _filled(model: Model, fields: Fields) -> Model:
    session = open_session(model)
    if not isinstance(session, GuestSession):
        return model
    waits = session.view is None
    seats: dict[str, int | None] = {SPECTATES: SPECTATOR, **{str(seat): seat for seat in free_seats(model)}}
    if waits and not session.watches:
        seats[PLAYS] = None
    name = clean_name(fields.get("room-name", session.name), MAX_NAME_LENGTH)
    seat = seats.get(str(fields.get("room-seat")), session.seat)
    return replace(model, room=session._replace(seat=seat, name=name, joins=session.joins and not waits))


def _join(model: Model, _page: Screen, *, fields: Fields) -> Update:
    """Ask the host for a seat."""
    model, wanted = replace(_filled(model, fields), notice=""), fields.get("room-seat", SPECTATES)
    session = model.room
    if not isinstance(session, GuestSession):
        return Update(model)
    if wanted != SPECTATES and wanted != str(session.seat):
        return Update(replace(model, notice="room_taken"))
    return Update(replace(model, room=session._replace(joins=session.seat is not None)))


def send(model: Model, page: MatchPage, sent: Sent) -> Update:
    """Send a guest's wish to the host. The selection stays until the answer."""
    return Update(replace(model, page=page._replace(activity=sent)), Announcement("room"))


def ask_undo(model: Model, page: MatchPage) -> Update:
    """Take the last move back, or ask those whose turn that touches."""
    if page.venue.is_view:
        state = state_of(model)
        waits = page.sent is not None or state is None or state.ask is not None
        return Update(model) if waits else send(model, page, Sent("undo"))
    return _decide(model, page, referee.ask_undo)


def _answer(model: Model, page: MatchPage, room: Room, *, allow: bool) -> Update:
    """Agree to a move being taken back, or refuse it."""
    if room.is_view:
        return send(model, page, Sent("allow" if allow else "refuse"))
    return _decide(model, page, referee.allow if allow else referee.refuse)


def _decide(model: Model, page: MatchPage, rule: Callable[[Table, tuple[int, ...]], Table]) -> Update:
    """Let the referee apply a rule for the people on the host's device."""
    session, match = hosted(model), page.match
    if session is None:
        return Update(model)
    return with_table(model, page, rule(session.table._replace(match=match), match.people_here))


def _call_back(model: Model, page: MatchPage, _room: Room) -> Update:
    """Call back a wish that the host has not answered."""
    return Update(replace(model, page=page._replace(activity=None)) if page.sent else model)


def _assign(model: Model, page: MatchPage, _room: Host, *, seat: int, player: str) -> Update:
    """Give a seat to a person on this device, to another device, or to a bot."""
    session, match = hosted(model), page.match
    kinds = [match.bot(number) or PERSON for number in range(len(match.names))]
    known = player in {AT_HOST, AT_GUEST, *OPPONENTS} and 0 <= seat < len(kinds)
    if session is None or not known or match.over:
        return Update(model)
    bot, before, parts = {"bot": player} if player in OPPONENTS else {}, kinds[seat], dict(match.record.players[seat])
    kinds[seat] = bot.get("bot", PERSON)
    if kinds[seat] != before:
        parts |= {"name": default_names(Words(model.language), kinds)[seat]}
    parts = {key: value for key, value in parts.items() if key != "bot"} | bot
    table = referee.give_seat(session.table._replace(match=match), seat, parts, here=player != AT_GUEST)
    result = with_table(model, page, table)
    return replace(result, model=replace(result.model, page=_restarted(result.model.page)))


def _dismiss(model: Model, page: MatchPage, _room: Host, *, peer: str) -> Update:
    """End that a device watches."""
    session = hosted(model)
    return Update(model) if session is None else with_table(model, page, referee.dismiss(session.table, peer))


def _restarted(page: object) -> MatchPage:
    """Return the page with an empty selection: other people share the device now, or a bot has another seat."""
    assert isinstance(page, MatchPage)
    return match_page(page.match, page.purpose)._replace(activity=None if page.bot_move else page.activity)


def _close(model: Model, page: MatchPage, _room: Host, *, how: Literal["link", "here"]) -> Update:
    """Leave the room and go on by link, or on this device alone."""
    match = page.match
    people = [seat for seat in range(len(match.names)) if match.bot(seat) is None]
    own = next(iter(match.people_here), people[0])
    link = Correspondence(own, seen=match.at) if how == "link" else None
    after = open_match(
        replace(closed(model, how), dialog=None), replace(match, venue=link or THIS_DEVICE), page.purpose
    )
    return Update(after, Announcement("turn"), next_focus(after.page))


def closed(model: Model, ending: Ending) -> Model:
    """Return the model with the end of the room told to the guests of this tab, if it has some."""
    session = hosted(model)
    if session is None:
        return model
    views = {label: view._replace(ending=ending) for label, view in session.views.items()}
    return replace(model, room=session._replace(views=views, ends=True))


HANDLERS: Final[dict[str, Handler]] = {
    "room-heard": _hear,
    "room-lost": _lose,
    "room-form": on_page(Screen, _fill_in),
    "room-join": on_page(Screen, _join),
    "room-answer": at_venue(Room, _answer),
    "room-call-back": at_venue(Room, _call_back),
    "room-seat": at_venue(Host, _assign),
    "room-close": at_venue(Host, _close),
    "room-dismiss": at_venue(Host, _dismiss),
}
