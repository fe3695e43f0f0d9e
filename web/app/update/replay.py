"""Actions of looking back at a match: from position to position, by hand or by themselves, and playing on from one."""

from dataclasses import replace
from itertools import pairwise
from typing import Final

from web.app.model.action import Action, decimal, fields_of, whole
from web.app.model.match import replay
from web.app.model.match.match import Match
from web.app.model.model import Handler, Outcome, Said, Table
from web.app.model.transfer.file_names import file_name
from web.app.update.fork import play_on
from web.app.update.match import PAST, next_focus

LEAST_PAUSE: Final = 300
"""How long each position is to be seen at least while they go by themselves, in milliseconds."""


def open_log(table: Table) -> Outcome:
    """Look back at the match on the table, from where it stands; what has been chosen in it stays chosen."""
    match = table.match
    if match is None or table.practice is not None:
        return Outcome(table)
    at = replay.stops(match, match.at)[-1]
    table = replace(table, past=at, replaying=False, showing=None, hint=None, review=None, stage=None, pointed=None)
    return Outcome(replace(table, dialog=None, notice=""), Said("past"), PAST, stop_timer=True)


def _toggle(table: Table, _action: Action) -> Outcome:
    """Look back; or go back to the match as it stands."""
    if table.past is None:
        return open_log(table)
    table = replace(table, past=None, replaying=False, stage=None, pointed=None, dialog=None)
    return Outcome(table, Said("turn"), next_focus(table), stop_timer=True)


def _to(table: Table, at: int, *, said: bool = True) -> Outcome:
    """Look at another position; who moves a slider hears from the slider itself where it is."""
    table = replace(table, past=at, replaying=False, stage=None)
    return Outcome(table, Said("past") if said else None, stop_timer=True)


def _visit(table: Table, action: Action) -> Outcome:
    """Look at a position that was chosen in the list of moves, or on the slider by its number among the stops."""
    if table.match is None or table.past is None:
        return Outcome(table)
    stops = replay.stops(table.match, table.match.at)
    slid = decimal(str(fields_of(action).get("past", "")))
    if slid is not None and slid < len(stops):
        return _to(table, stops[slid], said=False)
    at = whole(action, "at")
    return _to(table, at) if "at" in action and at in stops else Outcome(table)


def _step(table: Table, action: Action) -> Outcome:
    """Go a step back or on, or to the beginning or the end."""
    if table.match is None or table.past is None:
        return Outcome(table)
    stops = replay.stops(table.match, table.match.at)
    here = stops.index(table.past)
    there = {"first": 0, "back": max(here - 1, 0), "next": min(here + 1, len(stops) - 1), "last": len(stops) - 1}
    to = str(action.get("to"))
    return _to(table, stops[there[to]]) if to in there else Outcome(table)


def _replay(table: Table, _action: Action) -> Outcome:
    """Let the positions go by, from the beginning when the last one is looked at; or pause."""
    if table.match is None or table.past is None:
        return Outcome(table)
    if table.replaying:
        return Outcome(replace(table, replaying=False), stop_timer=True)
    at = 0 if _following(table.match, table.past) is None else table.past
    return _replaying(replace(table, past=at, replaying=True, stage=None))


def _go_on(table: Table, action: Action) -> Outcome:
    """Show the next position, when its time has come."""
    if table.match is None or table.past is None or not table.replaying or action.get("at") != table.past:
        return Outcome(table)
    following = _following(table.match, table.past)
    return Outcome(table) if following is None else _replaying(replace(table, past=following, stage=None))


def _replaying(table: Table) -> Outcome:
    """Return the table while its positions go by: with the last one that ends."""
    assert table.match is not None
    assert table.past is not None
    if _following(table.match, table.past) is None:
        return Outcome(replace(table, replaying=False), Said("past"), stop_timer=True)
    return Outcome(table, Said("past"), "past-replay", timer=max(table.settings.pause, LEAST_PAUSE))


def _following(match: Match, at: int) -> int | None:
    return next((after for before, after in pairwise(replay.stops(match, match.at)) if before == at), None)


def _play_on(table: Table, _action: Action) -> Outcome:
    """Begin a new match that has been played as far as the position that is looked at."""
    match, at = table.match, table.past
    if match is None or at is None or match.game.turn(match.states[at]) < 0:
        return Outcome(table)
    return play_on(table, match, at, replay.branched)


def _hand_out(kind: str) -> Handler:
    """Return what hands out the record of a finished match: until then it holds what nobody may know."""

    def handle(table: Table, _action: Action) -> Outcome:
        match = table.match
        if match is None or table.past is None or not match.over:
            return Outcome(table)
        name, text = file_name("jsonl", match.record.game, match.id), replay.whole_record(match)
        return Outcome(table, deed={"kind": kind, "name": name, "type": "application/x-ndjson", "text": text})

    return handle


HANDLERS: Final[dict[str, Handler]] = {
    "look-back": _toggle,
    "past": _visit,
    "past-step": _step,
    "past-replay": _replay,
    "past-next": _go_on,
    "past-play-on": _play_on,
    "past-copy": _hand_out("copy"),
    "past-download": _hand_out("download"),
}
