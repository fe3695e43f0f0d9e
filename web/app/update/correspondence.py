"""Actions of matches by correspondence: open, accept and send turn links."""

from dataclasses import replace
from typing import TYPE_CHECKING, Final, Literal

from web.app.model import new_match_form as forms
from web.app.model.action import Fields, parse_int
from web.app.model.game_api.game_page import move_input_of
from web.app.model.links import turn_link
from web.app.model.links.codec import LinkError
from web.app.model.links.turn_link import Invitation
from web.app.model.match import replay
from web.app.model.match.correspondence import Correspondence
from web.app.model.match.match import PlayedMatch
from web.app.model.match.names import clean_name
from web.app.model.model import (
    SHARE_PLACE,
    Announcement,
    Dialog,
    Handler,
    InvitePage,
    MatchPage,
    Model,
    Own,
    Replay,
    StartPage,
    Update,
)
from web.app.model.new_match_form import MAX_NAME_LENGTH
from web.app.texts import Words
from web.app.update.arrival import page_after_arrival
from web.app.update.open_match import next_focus, store, with_substitute_notice
from web.app.update.registry import at_venue, on_page

if TYPE_CHECKING:
    from web.app.model.messages import TurnSent

CODE: Final = "turn-code"
"""The dialog with the link as a QR code."""

_NOTICES: Final = {"same": "turn_same", "older": "turn_older", "parted": "turn_parted"}
"""The message for each relation of a received match that does not continue the local copy."""


def open_turn(model: Model, code: str) -> Update:
    """Open a turn link; ``code`` is the part of the place after ``#turn/``."""
    try:
        sent = turn_link.read_turn_link(code, model.words)
    except LinkError as error:
        return Update(replace(model, notice=f"turn_{error.key}"))
    saved = turn_link.saved_under(model.library, sent.match.id)
    if saved is None:
        seat = turn_link.seats_to_take(sent)[0]
        return Update(replace(model, page=InvitePage(sent.code, sent, seat, _name_for(model, sent, seat))))
    if saved.match is None:
        return Update(replace(model, notice="newer" if saved.newer else "damaged"))
    return _update_local_copy(model, saved.match, sent)


def _update_local_copy(model: Model, ours: PlayedMatch, sent: Invitation, own: str = "") -> Update:
    """Update the local copy if the received match continues it; else show the reason.

    ``own`` is the message for the last link sent from this device.
    """
    how = turn_link.relation(ours, sent.match)
    if how == "foreign":
        return Update(replace(model, notice="turn_foreign"))
    if how == "newer":
        taken = replace(model, notice="turn_mine") if turn_link.moves_for(ours, sent) else model
        return _show_received(taken, turn_link.adopt(ours, sent))
    notice = own if how == "same" and ours.is_person_here(sent.sender) else _NOTICES[how]
    model = replace(model, notice=notice)
    if how == "parted":
        return _show_received(model, ours, is_new=False)
    return _show_received(model, turn_link.mark_delivered(ours, sent.match.at))


def _show_received(model: Model, match: PlayedMatch, *, is_new: bool = True) -> Update:
    """Show a match that was just received or accepted. A new one is saved."""
    page, said = page_after_arrival(None, match, Own())
    model = store(model, page, match) if is_new else replace(model, page=page)
    model = model if model.notice else with_substitute_notice(model, match)
    return Update(model, said, next_focus(model.page))


def _fill_in(model: Model, invite: InvitePage, *, fields: Fields) -> Update:
    """Change the seat or the name in an invitation; a new seat resets the name to that of its player."""
    return Update(replace(model, page=_fill_invite(model, invite, fields)))


def _fill_invite(model: Model, invite: InvitePage, fields: Fields) -> InvitePage:
    sent = invite.sent
    seat = parse_int(str(fields.get("invite-seat", "")))
    if seat is not None and seat != invite.seat and seat in turn_link.seats_to_take(sent):
        return invite._replace(seat=seat, name=_name_for(model, sent, seat))
    return invite._replace(name=clean_name(fields.get("invite-name", invite.name), MAX_NAME_LENGTH))


def _name_for(model: Model, sent: Invitation, seat: int) -> str:
    """Return the name that an invitation suggests: the user's own, else that of the seat; the sender keeps theirs."""
    named = "" if seat == sent.sender else model.form.own_name
    return named or sent.match.player(seat)


def _with_own_name(model: Model, name: str) -> Model:
    """Remember the user's name for the next match, unless one is remembered."""
    if model.form.own_name or not name:
        return model
    form = forms.fill_in(model.form, {"name-0": name})
    return replace(model, form=form, settings=replace(model.settings, last_form=forms.to_text(form)))


def _accept(model: Model, page: InvitePage, *, fields: Fields) -> Update:
    """Accept an invitation and save the match. A name that the user has entered is remembered."""
    invite = _fill_invite(model, page, fields)
    sent = invite.sent
    if turn_link.saved_under(model.library, sent.match.id):
        return open_turn(replace(model, page=StartPage()), invite.code)
    called = sent.match.player(invite.seat)
    name = invite.name.strip() or called
    model = _with_own_name(model, name if name != called else "")
    return _show_received(model, turn_link.accept(sent, invite.seat, name))


def _send(model: Model, page: MatchPage, _link: Correspondence, *, how: Literal["share", "copy", "code"]) -> Update:
    """Send the match to the next player, or a finished match to all players.

    A QR code counts as delivered when it is shown, other links when the browser reports success. Delivered moves cannot
    be undone.
    """
    match = page.match
    if page.bot_move is not None or not turn_link.is_to_send(match):
        return Update(model)
    if how == "code":
        return Update(replace(_mark_delivered(model, page, match.at), dialog=Dialog(CODE)))
    place = turn_link.turn_link(match, model.words)
    then: TurnSent = {"do": "turn-sent", "identity": match.id, "at": match.at}
    if how == "copy":
        return Update(model, command={"kind": "copy", "text": f"{model.browser.address}{place}", "then": then})
    title, text = _message(Words(model.language), match)
    return Update(model, command={"kind": "share", "title": title, "text": text, "place": place, "then": then})


def _mark_sent(
    model: Model, page: MatchPage, _link: Correspondence, *, identity: str, at: int, how: Literal["copied", "shared"]
) -> Update:
    """Mark the link as delivered; if it was only copied, remind the user to send it."""
    match = page.match
    if identity != match.id:
        return Update(model)
    model = _mark_delivered(model, page, min(at, match.at))
    if how != "copied":
        return Update(model)
    words = Words(model.language)
    names = words.listed(turn_link.addressees(match))
    return Update(replace(model, notice="turn_copied", notice_args={"names": names}) if names else model)


def _mark_delivered(model: Model, page: MatchPage, at: int) -> Model:
    """Mark a number of events as delivered."""
    marked = turn_link.mark_delivered(page.match, at)
    return model if marked is page.match else store(model, page, marked)


def _message(words: Words, match: PlayedMatch) -> tuple[str, str]:
    """Return the title and the text of the message with the link."""
    game = words.of("game", match.record.game)
    if match.over:
        return words("correspondence.message_title", game=game), words("correspondence.message_over", game=game)
    number, rounds = move_input_of(match.record.game).current_round(match.state)
    place = words("round", number=number, of=rounds)
    sentence = words("correspondence.message", name=match.player(match.turn), game=game, round=place)
    return words("correspondence.message_title", game=game), sentence


def _paste(model: Model, page: MatchPage, _link: Correspondence, *, fields: Fields) -> Update:
    """Open a pasted turn link of the current match; links of other matches change nothing."""
    match = page.match
    text = str(fields.get("turn-link"))
    code = turn_link.code_in(text)
    if not code:
        return Update(replace(model, notice="turn_share" if SHARE_PLACE in text else "turn_none"))
    try:
        sent = turn_link.read_turn_link(code, model.words)
    except LinkError as error:
        return Update(replace(model, notice=f"turn_{error.key}"))
    if sent.match.id != turn_link.shared_id(match):
        return Update(replace(model, notice="turn_other"))
    return _update_local_copy(replace(model, notice=""), match, sent, own="turn_own")


def _show_unseen_moves(model: Model, page: MatchPage, link: Correspondence, *, show: bool = False) -> Update:
    """Replay the received moves one by one, or dismiss the notice."""
    match = page.match
    if not turn_link.unseen_moves(match):
        return Update(model)
    begin, seen = link.seen, replace(match, venue=replace(link, seen=match.at))
    if not show:
        model = store(model, page, seen)
        return Update(model, focus=next_focus(model.page))
    at = replay.stop_at(match, begin)
    replaying = page._replace(activity=Replay(at, autoplaying=True), focused_seat=None, hovered_item=None)
    model = store(replace(model, dialog=None, notice=""), replaying, seen)
    return Update(model, Announcement("replayed"), "replay-autoplay")


HANDLERS: Final[dict[str, Handler]] = {
    "invite-form": on_page(InvitePage, _fill_in),
    "invite-accept": on_page(InvitePage, _accept),
    "turn-send": at_venue(Correspondence, _send),
    "turn-sent": at_venue(Correspondence, _mark_sent),
    "turn-paste": at_venue(Correspondence, _paste),
    "turn-news": at_venue(Correspondence, _show_unseen_moves),
}
