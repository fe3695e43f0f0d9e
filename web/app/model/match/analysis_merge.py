"""Lines of one analysis that two tabs have changed, merged line by line."""

from collections.abc import Sequence
from typing import NamedTuple

from hofgarten.game import Json
from web.app.model.match.analysis import Analysis, lines_to_json, raw_line, start_key
from web.app.model.match.match import ANALYSIS_KEY, Events, Match


class Told(NamedTuple):
    """A line of an analysis, apart from its place in a record."""

    whole: Events
    """All its events from the start of the match."""
    start: Json
    name: str
    comment: str

    def is_same(self, other: "Told") -> bool:
        """Return True if one of two lines continues the other."""
        shorter, longer = sorted((self.whole, other.whole), key=len)
        return self.start == other.start and longer[: len(shorter)] == shorter


class MergedLines(NamedTuple):
    """The record's lines of both tabs."""

    raw: list[Json]
    has_both: bool
    """True if both tabs have changed the words of one line: then it is there twice."""


def merged_lines(saved: Match, analysis: Analysis, base: Sequence[Told]) -> MergedLines:
    """Return the lines of a match as another tab has saved it, with this tab's changes since the lines ``base``."""
    events, key = saved.record.events[: saved.at], start_key(saved)
    theirs = told_lines(saved.record.extra.get(ANALYSIS_KEY), events, key)
    mine = told_lines(lines_to_json(saved, analysis), events, key)
    merged, rest, has_both = list[Told](), list(mine), False
    for line in theirs:
        own, before = _counterpart(line, rest), _counterpart(line, base)
        if own is not None:
            rest.remove(own)
            both = _both(before, own, line)
            merged += both
            has_both = has_both or len(both) > 1
        elif before != line:  # else it was deleted here
            merged.append(line)
    merged += (line for line in rest if line not in base)  # the others were deleted there
    raw = [raw_line(saved, line.whole, line.name, line.comment, line.start) for line in merged]
    every = saved.record.extra.get(ANALYSIS_KEY)
    odd = [line for line in every if _told(line, events, key) is None] if isinstance(every, list) else []
    return MergedLines([*raw, *odd], has_both)


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


def _counterpart(line: Told, lines: Sequence[Told]) -> Told | None:
    """Return the same line among others, the one that is most alike; None if there is none."""
    same = [other for other in lines if line.is_same(other)]
    return max(same, key=lambda other: (other == line, other[2:] == line[2:]), default=None)


def _both(base: Told | None, mine: Told, theirs: Told) -> list[Told]:
    """Return a line with the changes of both tabs; both lines if they have changed the same words."""
    longer = max(mine.whole, theirs.whole, key=len)
    words = []
    for before, own, other in zip(base[2:] if base else ("", ""), mine[2:], theirs[2:], strict=True):
        shorter, longer_text = sorted((own, other), key=len)
        if longer_text.startswith(shorter) and shorter != before:
            words.append(longer_text)
        elif before in {own, other}:
            words.append(other if own == before else own)
        else:
            return [theirs, mine]
    return [Told(longer, mine.start, *words)]
