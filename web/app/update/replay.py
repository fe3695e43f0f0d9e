"""Actions of a replay: step through the positions, play them automatically, and play on from one."""

from dataclasses import replace
from itertools import pairwise
from typing import Final, Literal

from web.app.model.action import Fields, parse_int
from web.app.model.match import replay
from web.app.model.match.match import Match
from web.app.model.model import Announcement, Handler, Model, Update
from web.app.model.transfer.file_names import file_name
from web.app.update.fork import play_on
from web.app.update.match import PAST, next_focus

LEAST_PAUSE: Final = 300
"""The minimum time for each position of an automatic replay, in milliseconds."""


def open_log(model: Model) -> Update:
    """Start a replay of the current match at its present position. The selection is kept."""
    match = model.match
    if match is None or model.practice is not None:
        return Update(model)
    at = replay.stops(match, match.at)[-1]
    model = replace(
        model,
        replay_at=at,
        autoplaying=False,
        bot_move=None,
        hint=None,
        review=None,
        focused_seat=None,
        hovered_item=None,
    )
    return Update(replace(model, dialog=None, notice=""), Announcement("past"), PAST, stop_timer=True)


def _toggle(model: Model) -> Update:
    """Start or end the replay."""
    if model.replay_at is None:
        return open_log(model)
    model = replace(model, replay_at=None, autoplaying=False, focused_seat=None, hovered_item=None, dialog=None)
    return Update(model, Announcement("turn"), next_focus(model), stop_timer=True)


def _go_to(model: Model, at: int, *, said: bool = True) -> Update:
    """Go to another position. The slider announces its own value."""
    model = replace(model, replay_at=at, autoplaying=False, focused_seat=None)
    return Update(model, Announcement("past") if said else None, stop_timer=True)


def _jump(model: Model, *, at: int) -> Update:
    """Go to a position chosen in the list of moves."""
    if model.match is None or model.replay_at is None:
        return Update(model)
    return _go_to(model, at) if at in replay.stops(model.match, model.match.at) else Update(model)


def _slide(model: Model, *, fields: Fields) -> Update:
    """Go to a position chosen on the slider, whose value is the index among the stops."""
    if model.match is None or model.replay_at is None:
        return Update(model)
    stops = replay.stops(model.match, model.match.at)
    index = parse_int(str(fields.get("past", "")))
    return _go_to(model, stops[index], said=False) if index is not None and index < len(stops) else Update(model)


def _step(model: Model, *, to: Literal["first", "back", "next", "last"]) -> Update:
    """Go to the previous, next, first or last position."""
    if model.match is None or model.replay_at is None:
        return Update(model)
    stops = replay.stops(model.match, model.match.at)
    here = stops.index(model.replay_at)
    there = {"first": 0, "back": max(here - 1, 0), "next": min(here + 1, len(stops) - 1), "last": len(stops) - 1}
    return _go_to(model, stops[there[to]])


def _toggle_autoplay(model: Model) -> Update:
    """Start or pause the automatic replay; at the last position it starts from the beginning."""
    if model.match is None or model.replay_at is None:
        return Update(model)
    if model.autoplaying:
        return Update(replace(model, autoplaying=False), stop_timer=True)
    at = 0 if _next_stop(model.match, model.replay_at) is None else model.replay_at
    return _show_position(replace(model, replay_at=at, autoplaying=True, focused_seat=None))


def _advance(model: Model, *, at: int) -> Update:
    """Show the next position when the timer fires."""
    if model.match is None or model.replay_at is None or not model.autoplaying or at != model.replay_at:
        return Update(model)
    following = _next_stop(model.match, model.replay_at)
    return (
        Update(model) if following is None else _show_position(replace(model, replay_at=following, focused_seat=None))
    )


def _show_position(model: Model) -> Update:
    """Return the update for a position of an automatic replay, which ends at the last position."""
    assert model.match is not None
    assert model.replay_at is not None
    if _next_stop(model.match, model.replay_at) is None:
        return Update(replace(model, autoplaying=False), Announcement("past"), stop_timer=True)
    return Update(model, Announcement("past"), "past-replay", timer=max(model.settings.pause, LEAST_PAUSE))


def _next_stop(match: Match, at: int) -> int | None:
    return next((after for before, after in pairwise(replay.stops(match, match.at)) if before == at), None)


def _play_on(model: Model) -> Update:
    """Start a new match from the replayed position."""
    match, at = model.match, model.replay_at
    if match is None or at is None or match.game.to_move(match.states[at]) < 0:
        return Update(model)
    return play_on(model, match, at, replay.branched)


def _finished(model: Model) -> Match | None:
    """Return the replayed match if it is finished. The record of an unfinished one has hidden information."""
    return model.match if model.match is not None and model.replay_at is not None and model.match.over else None


def _copy(model: Model) -> Update:
    match = _finished(model)
    return Update(model, command={"kind": "copy", "text": replay.whole_record(match)} if match else None)


def _download(model: Model) -> Update:
    match = _finished(model)
    if match is None:
        return Update(model)
    name, text = file_name("jsonl", match.record.game, match.id), replay.whole_record(match)
    return Update(model, command={"kind": "download", "name": name, "type": "application/x-ndjson", "text": text})


HANDLERS: Final[dict[str, Handler]] = {
    "look-back": _toggle,
    "past": _jump,
    "past-slide": _slide,
    "past-step": _step,
    "past-replay": _toggle_autoplay,
    "past-next": _advance,
    "past-play-on": _play_on,
    "past-copy": _copy,
    "past-download": _download,
}
