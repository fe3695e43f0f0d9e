"""Actions of matches by correspondence: open, accept and send turn links."""

from dataclasses import replace
from typing import Final

from web.app.model.action import Action, fields_of, int_field, parse_int
from web.app.model.game_api.move_input import move_input_of
from web.app.model.links import turn_link
from web.app.model.links.codec import LinkError
from web.app.model.links.turn_link import Invitation
from web.app.model.match import replay
from web.app.model.match.match import Match
from web.app.model.match.names import clean_name
from web.app.model.model import SHARE_PLACE, Announcement, Dialog, Handler, Model, PendingInvite, Update
from web.app.model.new_match_form import LONGEST_NAME
from web.app.texts import Words
from web.app.update.match import next_focus, reset_ui, store, with_substitute_notice
from web.app.update.replay import LEAST_PAUSE, open_log

CODE: Final = "turn_code"
"""The dialog with the link as a QR code."""

_NOTICES: Final = {"same": "turn_same", "older": "turn_older", "parted": "turn_parted"}
"""The message for each relation of a received match that does not continue the local copy."""


def open_turn(model: Model, code: str) -> Update:
    """Open a turn link; ``code`` is the part of the place after ``#turn/``."""
    try:
        sent = turn_link.read_turn_link(code)
    except LinkError as error:
        return Update(replace(model, notice=f"turn_{error.key}"), stop_timer=True)
    kept = turn_link.saved_under(model.library, sent.match.id)
    if kept is None:
        seat = turn_link.seats_to_take(sent)[0]
        invite = PendingInvite(code, sent, seat, sent.match.player(seat))
        return Update(reset_ui(replace(model, match=None, screen=None, invite=invite)), stop_timer=True)
    if kept.match is None:
        return Update(replace(model, notice="newer" if kept.newer else "damaged"), stop_timer=True)
    return _update_local_copy(model, kept.match, sent)


def _update_local_copy(model: Model, ours: Match, sent: Invitation, own: str = "") -> Update:
    """Update the local copy if the received match continues it; else show the reason.

    ``own`` is the message for the last link sent from this device.
    """
    how = turn_link.relation(ours, sent.match)
    if how == "foreign":
        return Update(replace(model, notice="turn_foreign"), stop_timer=True)
    if how == "newer":
        taken = replace(model, notice="turn_mine") if turn_link.moves_for(ours, sent) else model
        return _show_match(store(taken, turn_link.adopt(ours, sent)))
    notice = own if how == "same" and ours.correspondence and ours.correspondence.seat == sent.sender else _NOTICES[how]
    model = replace(model, match=ours) if how == "parted" else store(model, turn_link.mark_delivered(ours, sent))
    return _show_match(replace(model, notice=notice))


def _show_match(model: Model) -> Update:
    """Return the update with a match that was just received or accepted, and announce its new moves."""
    model = reset_ui(model) if model.notice else with_substitute_notice(reset_ui(model))
    return Update(model, Announcement("linked"), next_focus(model), stop_timer=True)


def _fill_in(model: Model, action: Action) -> Update:
    """Change the seat or the name in an invitation; a new seat resets the name to that of its player."""
    return Update(replace(model, invite=_fill_invite(model.invite, action)) if model.invite else model)


def _fill_invite(invite: PendingInvite, action: Action) -> PendingInvite:
    fields, sent = fields_of(action), invite.sent
    seat = parse_int(str(fields.get("join-seat", "")))
    if seat is not None and seat != invite.seat and seat in turn_link.seats_to_take(sent):
        return invite._replace(seat=seat, name=sent.match.player(seat))
    return invite._replace(name=clean_name(fields.get("join-name", invite.name), LONGEST_NAME))


def _join(model: Model, action: Action) -> Update:
    """Accept an invitation and save the match."""
    if model.invite is None or model.match is not None or model.screen is not None:
        return Update(model)
    invite = _fill_invite(model.invite, action)
    sent = invite.sent
    model = replace(model, invite=None)
    if turn_link.saved_under(model.library, sent.match.id):
        return open_turn(model, invite.code)
    name = invite.name.strip() or sent.match.player(invite.seat)
    return _show_match(store(model, turn_link.accept(sent, invite.seat, name)))


def _send(model: Model, action: Action) -> Update:
    """Send the match to the next player, or a finished match to all players.

    A QR code counts as delivered when it is shown, other links when the browser reports success. Delivered moves cannot
    be undone.
    """
    match, how = model.match, str(action.get("how"))
    if (
        match is None
        or match.correspondence is None
        or model.is_follower
        or model.bot_move is not None
        or how not in _CHANNELS
    ):
        return Update(model)
    if not (match.over or match.remote(match.turn)):
        return Update(model)
    if how == "code":
        return Update(replace(_mark_delivered(model, match, match.at), dialog=Dialog(CODE)))
    place, then = turn_link.turn_link(match), {"do": "turn-sent", "id": match.id, "at": match.at}
    if how == "copy":
        return Update(model, command={"kind": "copy", "text": f"{model.address}{place}", "then": then})
    title, text = _message(Words(model.language), match)
    return Update(model, command={"kind": "share", "title": title, "text": text, "place": place, "then": then})


def _mark_sent(model: Model, action: Action) -> Update:
    """Mark the link as delivered; if it was only copied, remind the user to send it."""
    match, at = model.match, int_field(action, "at")
    if match is None or match.correspondence is None or model.is_follower or action.get("id") != match.id:
        return Update(model)
    model = _mark_delivered(model, match, min(at, match.at))
    if action.get("how") != "copied":
        return Update(model)
    words = Words(model.language)
    seats = range(len(match.record.players)) if match.over else (match.turn,)
    names = words("list.and").join(match.player(seat) for seat in seats if match.remote(seat))
    return Update(replace(model, notice="turn_copied", notice_args={"names": names}) if names else model)


def _mark_delivered(model: Model, match: Match, at: int) -> Model:
    """Mark a number of events as delivered."""
    if match.correspondence is None or match.correspondence.delivered >= at:
        return model
    return store(model, replace(match, correspondence=replace(match.correspondence, delivered=at)))


_CHANNELS: Final = ("share", "copy", "code")
"""The ways to send a link."""


def _message(words: Words, match: Match) -> tuple[str, str]:
    """Return the title and the text of the message with the link."""
    game = words.of("game", match.record.game)
    if match.over:
        return words("by_link.message_title", game=game), words("by_link.message_over", game=game)
    number, rounds = move_input_of(match.record.game).current_round(match.state)
    place = words("round", number=number, of=rounds)
    sentence = words("by_link.message", name=match.player(match.turn), game=game, round=place)
    return words("by_link.message_title", game=game), sentence


def _paste(model: Model, action: Action) -> Update:
    """Open a pasted turn link of the current match; links of other matches change nothing."""
    match = model.match
    if match is None or match.correspondence is None or model.is_follower:
        return Update(model)
    text = str(fields_of(action).get("turn-link"))
    code = turn_link.code_in(text)
    if not code:
        return Update(replace(model, notice="turn_share" if SHARE_PLACE in text else "turn_none"))
    try:
        sent = turn_link.read_turn_link(code)
    except LinkError as error:
        return Update(replace(model, notice=f"turn_{error.key}"))
    if sent.match.id != turn_link.shared_id(match):
        return Update(replace(model, notice="turn_other"))
    return _update_local_copy(replace(model, notice=""), match, sent, own="turn_own")


def _show_unseen_moves(model: Model, action: Action) -> Update:
    """Replay the received moves one by one, or dismiss the notice."""
    match = model.match
    if match is None or match.correspondence is None or not turn_link.unseen_moves(match):
        return Update(model)
    begin = match.correspondence.seen
    model = store(model, replace(match, correspondence=replace(match.correspondence, seen=match.at)))
    if action.get("show") is not True:
        return Update(model, focus=next_focus(model))
    at = max(stop for stop in replay.stops(match, match.at) if stop <= begin)
    model = replace(open_log(model).model, replay_at=at, autoplaying=True)
    return Update(model, Announcement("past"), "past-replay", timer=max(model.settings.pause, LEAST_PAUSE))


HANDLERS: Final[dict[str, Handler]] = {
    "join-form": _fill_in,
    "join": _join,
    "turn-send": _send,
    "turn-sent": _mark_sent,
    "turn-paste": _paste,
    "turn-news": _show_unseen_moves,
}
