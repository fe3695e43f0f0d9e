"""Actions of a replay: step through the positions, play them automatically, and play on from one."""

from dataclasses import replace
from itertools import pairwise
from typing import Final, Literal

from web.app.model.action import Fields, parse_int
from web.app.model.match import replay
from web.app.model.match.match import PlayedMatch
from web.app.model.model import Announcement, Handler, MatchPage, Model, Replay, Update
from web.app.model.transfer.file_names import file_name
from web.app.update.fork import play_on
from web.app.update.open_match import REPLAY_SLIDER, next_focus
from web.app.update.registry import during, in_match


def open_log(model: Model, page: MatchPage) -> Update:
    """Start a replay of a match at its present position. The selection is kept."""
    at = replay.stops(page.match, page.match.at)[-1]
    page = page._replace(activity=Replay(at), focused_seat=None, hovered_item=None)
    model = replace(model, page=page, dialog=None, notice="")
    return Update(model, Announcement("replayed"), REPLAY_SLIDER)


def _toggle(model: Model, page: MatchPage) -> Update:
    """Start or end the replay."""
    if not page.replay:
        return open_log(model, page)
    page = page._replace(activity=None, focused_seat=None, hovered_item=None)
    model = replace(model, page=page, dialog=None)
    return Update(model, Announcement("turn"), next_focus(page))


def _replaying(model: Model, page: MatchPage, shown: Replay) -> Model:
    """Return the model at another position of the replay."""
    return replace(model, page=page._replace(activity=shown, focused_seat=None))


def _go_to(model: Model, page: MatchPage, at: int, *, said: bool = True) -> Update:
    """Go to another position. The slider announces its own value."""
    return Update(_replaying(model, page, Replay(at)), Announcement("replayed") if said else None)


def _jump(model: Model, page: MatchPage, _replay: Replay, *, at: int) -> Update:
    """Go to a position chosen in the list of moves."""
    return _go_to(model, page, at) if at in replay.stops(page.match, page.match.at) else Update(model)


def _slide(model: Model, page: MatchPage, _replay: Replay, *, fields: Fields) -> Update:
    """Go to a position chosen on the slider, whose value is the index among the stops."""
    stops = replay.stops(page.match, page.match.at)
    index = parse_int(str(fields.get("position", "")))
    return _go_to(model, page, stops[index], said=False) if index is not None and index < len(stops) else Update(model)


def _step(model: Model, page: MatchPage, shown: Replay, *, to: Literal["first", "back", "next", "last"]) -> Update:
    """Go to the previous, next, first or last position."""
    stops = replay.stops(page.match, page.match.at)
    here = stops.index(shown.at)
    there = {"first": 0, "back": max(here - 1, 0), "next": min(here + 1, len(stops) - 1), "last": len(stops) - 1}
    return _go_to(model, page, stops[there[to]])


def _toggle_autoplay(model: Model, page: MatchPage, shown: Replay) -> Update:
    """Start or pause the automatic replay; at the last position it starts from the beginning."""
    if shown.autoplaying:
        return Update(replace(model, page=page._replace(activity=Replay(shown.at))))
    return _autoplay(
        model, page, replay.stop_at(page.match, 0) if _next_stop(page.match, shown.at) is None else shown.at
    )


def _advance(model: Model, page: MatchPage, shown: Replay, *, at: int) -> Update:
    """Show the next position when the timer fires."""
    following = _next_stop(page.match, shown.at)
    if not shown.autoplaying or at != shown.at or following is None:
        return Update(model)
    return _autoplay(model, page, following)


def _autoplay(model: Model, page: MatchPage, at: int) -> Update:
    """Show a position of an automatic replay, which ends at the last position."""
    if _next_stop(page.match, at) is None:
        return Update(_replaying(model, page, Replay(at)), Announcement("replayed"))
    return Update(_replaying(model, page, Replay(at, autoplaying=True)), Announcement("replayed"), "replay-autoplay")


def _next_stop(match: PlayedMatch, at: int) -> int | None:
    return next((after for before, after in pairwise(replay.stops(match, match.at)) if before == at), None)


def _play_on(model: Model, page: MatchPage, shown: Replay) -> Update:
    """Start a new match from the replayed position."""
    match = page.match
    if match.game.to_move(match.states[shown.at]) < 0:
        return Update(model)
    return play_on(model, match, shown.at, replay.branched)


def _copy(model: Model, page: MatchPage, _replay: Replay) -> Update:
    """Copy the record of a finished match. That of an unfinished one has hidden information."""
    if not page.match.over:
        return Update(model)
    return Update(model, command={"kind": "copy", "text": replay.whole_record(page.match)})


def _download(model: Model, page: MatchPage, _replay: Replay) -> Update:
    """Download the record of a finished match."""
    match = page.match
    if not match.over:
        return Update(model)
    name, text = file_name("jsonl", match.record.game, match.id), replay.whole_record(match)
    return Update(model, command={"kind": "download", "name": name, "type": "application/x-ndjson", "text": text})


HANDLERS: Final[dict[str, Handler]] = {
    "replay": in_match(_toggle),
    "replay-jump": during(Replay, _jump),
    "replay-slide": during(Replay, _slide),
    "replay-step": during(Replay, _step),
    "replay-autoplay": during(Replay, _toggle_autoplay),
    "replay-next": during(Replay, _advance),
    "replay-play-on": during(Replay, _play_on),
    "replay-copy": during(Replay, _copy),
    "replay-download": during(Replay, _download),
}
