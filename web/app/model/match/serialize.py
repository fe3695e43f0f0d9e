"""A match as text: a record, with the page's own data under an extra key."""

from collections.abc import Iterable
from dataclasses import replace
from hashlib import blake2b
from typing import Final

from hofgarten.record import RecordError, read_record, replay_record, result, write_record
from web.app.model import schema_version
from web.app.model.match.match import PlayedMatch, with_chance_events, without_closed_lines
from web.app.model.match.names import clean_players
from web.app.model.match.saved_fields import FIELDS, texts_in

EXTRA: Final = "hofgarten"
"""The record's key for the page's own data (``saved_fields``)."""

VERSION: Final = 1
"""The version of the data under that key; the first builds wrote none."""


def to_text(match: PlayedMatch) -> str:
    """Return the match as a record with the page's own data; ``from_text`` reads it."""
    events = match.record.events
    written = ((key, field.write(match)) for key, field in FIELDS.items())
    mine = {schema_version.VERSION: VERSION} | {key: value for key, value in written if value is not None}
    record = replace(
        match.record,
        events=events[: match.at],
        result=result(match.game, match.state) if match.over else None,
        extra={**match.record.extra, EXTRA: mine},
    )
    return write_record(record)


def from_text(identity: str, text: str) -> PlayedMatch:
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
    undone = texts_in(mine.get("undone"))
    at = len(record.events)
    states = replay_record(record)
    whole = replace(record, result=None, extra={k: v for k, v in record.extra.items() if k != EXTRA})
    if undone:
        try:
            longer = replace(whole, events=record.events + undone)
            states, whole = replay_record(longer), longer
        except RecordError:
            pass
    read = {key: field.read(mine.get(key), identity, whole) for key, field in FIELDS.items()}
    parts = {FIELDS[key].attribute: value for key, value in read.items() if FIELDS[key].attribute and value is not None}
    match = PlayedMatch(identity, record=whole, states=states, at=at, **parts)
    return without_closed_lines(with_chance_events(match) if at == len(whole.events) else match)


def loses_part(text: str, match: PlayedMatch) -> bool:
    """Return True if the page's own data in a text have a part that the match, which was read from it, lacks.

    The time, hints and review do not count: they are missing, or made again. A name of an earlier build may be
    shortened.
    """
    raw = schema_version.parse_object(text) or {}
    mine, read = raw.get(EXTRA, {}), (schema_version.parse_object(to_text(match)) or {})[EXTRA]
    if not isinstance(mine, dict):
        return True
    undone, lines = mine.get("undone", []), mine.get("lines", [])
    lists = [undone, lines, *lines] if isinstance(lines, list) else [None]
    if not all(isinstance(line, list) for line in lists) or undone != read["undone"][: len(undone)]:
        return True
    shortened = {"name"} if isinstance(mine.get("name"), str) else set()
    return any(
        not field.may_differ and mine[key] != read.get(key)
        for key, field in FIELDS.items()
        if key in mine.keys() - shortened
    ) or any(not isinstance(event, str) for line in lines for event in line)


def line_digest(events: Iterable[str]) -> str:
    """Return a digest that identifies a line of a match."""
    return blake2b("\n".join(events).encode(), digest_size=8).hexdigest()
