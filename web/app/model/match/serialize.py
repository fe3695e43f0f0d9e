"""A match as text: a record, with the page's own data under an extra key."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from hofgarten.game import Json
from hofgarten.record import RecordError, read_record, replay_record, result, write_record
from web.app.model import schema_version
from web.app.model.match.correspondence import read_correspondence, write_correspondence
from web.app.model.match.match import Line, Match, with_chance_events, without_closed_lines
from web.app.model.match.names import clean_name, clean_players
from web.app.model.new_match_form import MAX_MATCH_NAME_LENGTH

if TYPE_CHECKING:
    from web.app.model.match.room import Room

EXTRA: Final = "hofgarten"
"""The record's key for the page's own data: name, undone events, variations, time of the last change."""

VERSION: Final = 1
"""The version of the data under that key; the first builds wrote none."""

ROOM: Final = "room"
"""The key, in that data, of the part of this device in a match that is played live on several devices."""

MAX_HINTS: Final = 9999
"""The largest number of hints that counts as valid."""

LATEST: Final = 8_640_000_000_000_000
"""The last millisecond that a browser's date supports."""


def to_text(match: Match) -> str:
    """Return the match as a record with the page's own data; ``from_text`` reads it."""
    events = match.record.events
    mine: dict[str, Json] = {
        schema_version.VERSION: VERSION,
        "name": match.name,
        "saved": match.saved,
        "undone": list(events[match.at :]),
        "lines": [list(line) for line in match.lines],
    }
    if match.day:
        mine["day"] = match.day
    if match.hints:
        mine["hints"] = list(match.hints)
    if match.review is not None:
        mine["review"] = match.review
    if match.correspondence is not None:
        mine["link"] = write_correspondence(match.correspondence, match.id)
    if match.room is not None:
        from web.app.model.match.room import write_room

        mine[ROOM] = write_room(match.room)
    record = replace(
        match.record,
        events=events[: match.at],
        result=result(match.game, match.state) if match.over else None,
        extra={**match.record.extra, EXTRA: mine},
    )
    return write_record(record)


def from_text(identity: str, text: str) -> Match:
    """Return a match from a record, saved by this page or written by another program.

    Raises:
        RecordError: The text is not a record, or has an illegal event.
    """
    record = read_record(text)
    record = replace(record, players=clean_players(record.players))
    raw = record.extra.get(EXTRA)
    mine = raw if isinstance(raw, dict) else {}
    if schema_version.is_later(mine.get(schema_version.VERSION), VERSION):
        raise RecordError("it was saved by a newer version of the page")
    undone = _texts(mine.get("undone"))
    at = len(record.events)
    states = replay_record(record)
    whole = replace(record, result=None, extra={k: v for k, v in record.extra.items() if k != EXTRA})
    if undone:
        try:
            longer = replace(whole, events=record.events + undone)
            states, whole = replay_record(longer), longer
        except RecordError:
            pass
    name, saved = mine.get("name"), mine.get("saved")
    match = Match(
        identity,
        clean_name(name, MAX_MATCH_NAME_LENGTH),
        whole,
        states,
        at,
        moment(saved),
        _lines(mine.get("lines")),
        mine.get("review"),
        read_correspondence(mine.get("link"), identity, whole),
        day=day_in(mine),
        hints=hints_in(mine, len(whole.players)),
        room=room_in(mine, len(whole.players)),
    )
    return without_closed_lines(with_chance_events(match) if at == len(whole.events) else match)


def loses_part(text: str, match: Match) -> bool:
    """Return True if the page's own data in a text have a part that the match, which was read from it, lacks.

    The time, hints and review do not count: they are missing, or made again.
    """
    raw = schema_version.parse_object(text) or {}
    mine, read = raw.get(EXTRA, {}), (schema_version.parse_object(to_text(match)) or {})[EXTRA]
    if not isinstance(mine, dict):
        return True
    undone, lines = mine.get("undone", []), mine.get("lines", [])
    lists = [undone, lines, *lines] if isinstance(lines, list) else [None]
    if not all(isinstance(line, list) for line in lists) or undone != read["undone"][: len(undone)]:
        return True
    return any(key in mine and mine[key] != read.get(key) for key in ("name", "day", "link", ROOM)) or any(
        not isinstance(event, str) for line in lines for event in line
    )


def line_digest(events: Iterable[str]) -> str:
    """Return a digest that identifies a line of a match."""
    return blake2b("\n".join(events).encode(), digest_size=8).hexdigest()


def day_in(mine: Mapping[str, Json]) -> str:
    """Return the date on which a daily deal was finished; empty if it is unknown."""
    day = mine.get("day")
    return day if isinstance(day, str) and len(day) == len("2026-11-02") else ""


def hints_in(mine: Mapping[str, Json], players: int) -> tuple[int, ...]:
    """Return the number of hints that each seat has been given; empty if there were none, or if it is invalid."""
    raw = mine.get("hints")
    if not isinstance(raw, list) or len(raw) != players:
        return ()
    hints = tuple(count for count in raw if type(count) is int and 0 <= count <= MAX_HINTS)
    return hints if len(hints) == players and any(hints) else ()


def room_in(mine: Mapping[str, Json], players: int) -> "Room | None":
    """Return the part of this device in a room; None if there is none, or if it is invalid."""
    if ROOM not in mine:
        return None
    from web.app.model.match.room import read_room

    return read_room(mine[ROOM], players)


def moment(raw: object) -> int:
    """Return a saved moment in milliseconds since 1970; 0 if it is invalid."""
    return raw if type(raw) is int and 0 <= raw <= LATEST else 0


def _texts(raw: object) -> tuple[str, ...]:
    return tuple(text for text in raw if isinstance(text, str)) if isinstance(raw, list) else ()


def _lines(raw: object) -> tuple[Line, ...]:
    return tuple(_texts(line) for line in raw if isinstance(line, list)) if isinstance(raw, list) else ()
