"""Actions about a match that is played by sending a link."""

from dataclasses import replace
from typing import Final

from web.app.model.action import Action, decimal, fields_of, printable, whole
from web.app.model.game_api.move_input import play_of
from web.app.model.links import turn_link
from web.app.model.links.codec import LinkError
from web.app.model.links.turn_link import Sent
from web.app.model.match import replay
from web.app.model.match.match import Match
from web.app.model.model import SHARE_PLACE, Dialog, Handler, Joining, Outcome, Said, Table
from web.app.model.new_match_form import LONGEST_NAME
from web.app.texts import Words
from web.app.update.match import anew, next_focus, store, with_stand_in
from web.app.update.replay import LEAST_PAUSE, open_log

CODE: Final = "turn_code"
"""The dialog with the link as a QR code."""

_NOTHING_NEW: Final = {"same": "turn_same", "older": "turn_older", "parted": "turn_parted"}
"""What is said when our match stays as it is, by how the link's fits it."""


def open_turn(table: Table, code: str) -> Outcome:
    """Take a match that was sent; ``code`` is what stands in the place after ``#turn/``."""
    try:
        sent = turn_link.receive(code)
    except LinkError as error:
        return Outcome(replace(table, notice=f"turn_{error.key}"), stop_timer=True)
    kept = turn_link.kept_as(table.shelf, sent.match.id)
    if kept is None:
        seat = turn_link.seats_to_take(sent)[0]
        joining = Joining(code, sent, seat, sent.match.player(seat))
        return Outcome(anew(replace(table, match=None, screen=None, joining=joining)), stop_timer=True)
    if kept.match is None:
        return Outcome(replace(table, notice="newer" if kept.newer else "damaged"), stop_timer=True)
    return _fitted(table, kept.match, sent)


def _fitted(table: Table, ours: Match, sent: Sent, own: str = "") -> Outcome:
    """Go on with our match as it was sent, if that continues it; else say why nothing of ours has changed.

    ``own`` is what is said of the link that was sent from here last.
    """
    how = turn_link.fit(ours, sent.match)
    if how == "foreign":
        return Outcome(replace(table, notice="turn_foreign"), stop_timer=True)
    if how == "newer":
        taken = replace(table, notice="turn_mine") if turn_link.moves_for(ours, sent) else table
        return _opened(store(taken, turn_link.take(ours, sent)))
    notice = own if how == "same" and ours.link and ours.link.seat == sent.sender else _NOTHING_NEW[how]
    table = replace(table, match=ours) if how == "parted" else store(table, turn_link.known(ours, sent))
    return _opened(replace(table, notice=notice))


def _opened(table: Table) -> Outcome:
    """Return the table with the match that has just been put on it: what has been played there is said."""
    table = anew(table) if table.notice else with_stand_in(anew(table))
    return Outcome(table, Said("linked"), next_focus(table), stop_timer=True)


def _fill_in(table: Table, action: Action) -> Outcome:
    """Say who one is in a match that was sent; with the seat the name changes to that of its player."""
    return Outcome(replace(table, joining=_filled(table.joining, action)) if table.joining else table)


def _filled(joining: Joining, action: Action) -> Joining:
    fields, sent = fields_of(action), joining.sent
    seat = decimal(str(fields.get("join-seat", "")))
    if seat is not None and seat != joining.seat and seat in turn_link.seats_to_take(sent):
        return joining._replace(seat=seat, name=sent.match.player(seat))
    return joining._replace(name=printable(fields.get("join-name", joining.name), LONGEST_NAME))


def _join(table: Table, action: Action) -> Outcome:
    """Play the match that was sent, from now on also on this device."""
    if table.joining is None or table.match is not None or table.screen is not None:
        return Outcome(table)
    joining = _filled(table.joining, action)
    sent = joining.sent
    table = replace(table, joining=None)
    if turn_link.kept_as(table.shelf, sent.match.id):
        return open_turn(table, joining.code)
    name = joining.name.strip() or sent.match.player(joining.seat)
    return _opened(store(table, turn_link.join(sent, joining.seat, name)))


def _send(table: Table, action: Action) -> Outcome:
    """Hand the match over to whoever is to move, or its end to all.

    Once it is out nothing of it is taken back: a code when it is shown, else when the browser says that it has done so.
    """
    match, how = table.match, str(action.get("how"))
    if match is None or match.link is None or table.following or table.showing is not None or how not in _WAYS:
        return Outcome(table)
    if not (match.over or match.remote(match.turn)):
        return Outcome(table)
    if how == "code":
        return Outcome(replace(_out(table, match, match.at), dialog=Dialog(CODE)))
    place, then = turn_link.send(match), {"do": "turn-sent", "id": match.id, "at": match.at}
    if how == "copy":
        return Outcome(table, deed={"kind": "copy", "text": f"{table.address}{place}", "then": then})
    title, text = _message(Words(table.language), match)
    return Outcome(table, deed={"kind": "share", "title": title, "text": text, "place": place, "then": then})


def _sent(table: Table, action: Action) -> Outcome:
    """Note that the link is out; where it was only copied, say that it is still to be sent."""
    match, at = table.match, whole(action, "at")
    if match is None or match.link is None or table.following or action.get("id") != match.id:
        return Outcome(table)
    table = _out(table, match, min(at, match.at))
    if action.get("how") != "copied":
        return Outcome(table)
    words = Words(table.language)
    seats = range(len(match.record.players)) if match.over else (match.turn,)
    names = words("list.and").join(match.player(seat) for seat in seats if match.remote(seat))
    return Outcome(replace(table, notice="turn_copied", notice_parts={"names": names}) if names else table)


def _out(table: Table, match: Match, at: int) -> Table:
    """Return the table with so many events of its match known to others."""
    if match.link is None or match.link.sent >= at:
        return table
    return store(table, replace(match, link=replace(match.link, sent=at)))


_WAYS: Final = ("share", "copy", "code")
"""How a link can be handed over."""


def _message(words: Words, match: Match) -> tuple[str, str]:
    """Return the title and the sentence that are sent with the link."""
    game = words.of("game", match.record.game)
    if match.over:
        return words("by_link.message_title", game=game), words("by_link.message_over", game=game)
    number, rounds = play_of(match.record.game).rounds(match.state)
    place = words("round", number=number, of=rounds)
    sentence = words("by_link.message", name=match.player(match.turn), game=game, round=place)
    return words("by_link.message_title", game=game), sentence


def _paste(table: Table, action: Action) -> Outcome:
    """Take the link of the match on the table from a text; that of any other match changes nothing."""
    match = table.match
    if match is None or match.link is None or table.following:
        return Outcome(table)
    text = str(fields_of(action).get("turn-link"))
    code = turn_link.code_in(text)
    if not code:
        return Outcome(replace(table, notice="turn_share" if SHARE_PLACE in text else "turn_none"))
    try:
        sent = turn_link.receive(code)
    except LinkError as error:
        return Outcome(replace(table, notice=f"turn_{error.key}"))
    if sent.match.id != turn_link.shared_id(match):
        return Outcome(replace(table, notice="turn_other"))
    return _fitted(replace(table, notice=""), match, sent, own="turn_own")


def _news(table: Table, action: Action) -> Outcome:
    """Let what has come by link go by, move by move; or put it away."""
    match = table.match
    if match is None or match.link is None or not turn_link.news(match):
        return Outcome(table)
    begin = match.link.heard
    table = store(table, replace(match, link=replace(match.link, heard=match.at)))
    if action.get("show") is not True:
        return Outcome(table, focus=next_focus(table))
    at = max(stop for stop in replay.stops(match, match.at) if stop <= begin)
    table = replace(open_log(table).table, past=at, replaying=True)
    return Outcome(table, Said("past"), "past-replay", timer=max(table.settings.pause, LEAST_PAUSE))


HANDLERS: Final[dict[str, Handler]] = {
    "join-form": _fill_in,
    "join": _join,
    "turn-send": _send,
    "turn-sent": _sent,
    "turn-paste": _paste,
    "turn-news": _news,
}
