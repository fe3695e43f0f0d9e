"""Lines of one analysis that two tabs have changed. Of a line that both have changed, both versions are kept."""

from collections.abc import Sequence
from typing import NamedTuple

from hofgarten.game import Json
from web.app.model.match.analysis import Analysis, lines_to_json, raw_line, start_key
from web.app.model.match.match import ANALYSIS_KEY, Events, PlayedMatch


class Told(NamedTuple):
    """A line of an analysis, apart from its place in a record."""

    whole: Events
    """All its events from the start of the match."""
    start: Json
    name: str
    comment: str


class MergedLines(NamedTuple):
    """The record's lines of both tabs."""

    raw: list[Json]
    has_both: bool
    """True if both tabs have changed one line: then it is there twice."""


def merged_lines(saved: PlayedMatch, analysis: Analysis, base: Sequence[Told]) -> MergedLines:
    """Return the lines of a match as another tab has saved it, with this tab's changes since the lines ``base``.

    A changed line is another line: the old one is dropped, and the new one added.
    """
    events, key = saved.record.events[: saved.at], start_key(saved)
    raw = saved.record.extra.get(ANALYSIS_KEY)
    every = raw if isinstance(raw, list) else []
    theirs = [_told(line, events, key) for line in every]
    mine = told_lines(lines_to_json(saved, analysis), events, key)
    added = [line for line in mine if line not in theirs and line not in base]
    kept = [line for line, told in zip(every, theirs, strict=True) if told in mine or told not in base]
    kept += (raw_line(saved, line.whole, line.name, line.comment, line.start) for line in added)
    replaced = any(line not in theirs and line not in mine for line in base)
    return MergedLines(kept, replaced and bool(added) and any(line not in base for line in theirs))


def told_lines(raw: object, events: Events, start: str) -> list[Told]:
    """Return the lines in a record with some events; ``start`` is the key of a start. Other values are left out."""
    told = [_told(line, events, start) for line in raw] if isinstance(raw, list) else []
    return [line for line in told if line is not None]


def _told(line: Json, events: Events, start: str) -> Told | None:
    match line:
        case {"at": int(at), "events": list(own)} if 0 <= at <= len(events) and {*map(type, own)} <= {str}:
            words = (str(line.get("name", "")), str(line.get("comment", "")))
            return Told((*events[:at], *own), line.get(start), *words)
    return None
