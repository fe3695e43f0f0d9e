"""Import matches into the library: add new ones, and merge known ones without loss."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import Any, Final, NamedTuple

from hofgarten.game import Json
from hofgarten.record import Record, RecordError, read, write
from web.app.model.library.daily import OPPONENT, begin, read_deal
from web.app.model.library.saved_matches import Library, SavedMatch, put
from web.app.model.links.turn_link import kept_as
from web.app.model.match.correspondence import read_correspondence, write_correspondence
from web.app.model.match.match import Line
from web.app.model.match.serialize import EXTRA, moment
from web.app.model.transfer.parse import MOST, Piece, checked, is_newer, pieces_of, record_in
from web.app.model.transfer.types import ImportFailure, ImportFile, ImportResult

MOST_FAULTS: Final = 8
"""The maximum number of faults that are listed."""

_COURSE: Final = frozenset({"undone", "lines", "review", "name"})
"""The page's keys of a record that are not copied from one record to another."""


@dataclass(frozen=True, slots=True)
class ImportState:
    """The state of an import."""

    shelf: Library
    deals: Mapping[str, tuple[str, ...]]
    """The ids of the saved matches by deal: several if the same deal was played in different ways."""
    arrivals: ImportResult = field(default_factory=ImportResult)
    looked_at: int = 0
    """The number of records examined that were not already saved."""


class _Target(NamedTuple):
    """The saved match that a record belongs to."""

    id: str
    record: Record
    """The record, or both records merged."""
    changes: bool
    """True if the record adds to the saved match."""


def take(
    library: Library, gifts: Iterable[ImportFile], now: int, identify: Callable[[Library], str]
) -> tuple[Library, ImportResult]:
    """Return the library with all valid matches imported, and the result.

    ``now`` is the time of change for matches without one; ``identify`` creates a new match's id.
    """
    desk = ImportState(library, _deals(library))
    for piece in chain.from_iterable(map(pieces_of, gifts)):
        if desk.looked_at == MOST:
            return desk.shelf, _refused(desk, ImportFailure("many", piece.source, piece.line)).arrivals
        desk = _refused(desk, piece) if isinstance(piece, ImportFailure) else _arrived(desk, piece, now, identify)
    return desk.shelf, desk.arrivals


def _refused(desk: ImportState, fault: ImportFailure) -> ImportState:
    """Return the state with one more fault; the fault for too many records is always listed."""
    before = desk.arrivals.faults[: MOST_FAULTS - 1] if fault.key == "many" else desk.arrivals.faults
    faults = (*before, fault)[:MOST_FAULTS]
    arrivals = desk.arrivals._replace(faults=faults, refused=desk.arrivals.refused + 1)
    return replace(desk, arrivals=arrivals, looked_at=desk.looked_at + 1)


def _arrived(desk: ImportState, piece: Piece, now: int, identify: Callable[[Library], str]) -> ImportState:
    """Return the state after the import of one record."""
    record = record_in(piece)
    if isinstance(record, ImportFailure):
        return _refused(desk, record)
    arrivals, deal = desk.arrivals, _deal(record)
    place = _place(desk, deal, record)
    if place is not None and not place.changes:
        return replace(desk, arrivals=arrivals._replace(unchanged=_told(arrivals, arrivals.unchanged, place.id)))
    sound = checked(piece, record)
    if isinstance(sound, ImportFailure):
        return _refused(desk, sound)
    if place is not None:
        kept = _kept(place.id, place.record, now)
        arrivals = arrivals._replace(updated=_told(arrivals, arrivals.updated, place.id))
    else:
        kept = _kept(*_settled(desk.shelf, record, identify), now)
        arrivals = arrivals._replace(added=(*arrivals.added, kept.id))
    deals = {**desk.deals, deal: _with(desk.deals.get(deal, ()), kept.id)}
    return ImportState(put(desk.shelf, kept), deals, arrivals, desk.looked_at + 1)


def _told(arrivals: ImportResult, ids: tuple[str, ...], identity: str) -> tuple[str, ...]:
    """Return ids with one more, unless the match is already listed as added or updated."""
    return ids if identity in (*arrivals.added, *arrivals.updated) else _with(ids, identity)


def _with(ids: tuple[str, ...], identity: str) -> tuple[str, ...]:
    return ids if identity in ids else (*ids, identity)


def _kept(identity: str, record: Record, now: int) -> SavedMatch:
    """Return a record as a saved match; the time of change defaults to ``now``."""
    mine = _mine(record)
    dated = mine if moment(mine.get("saved")) else {**mine, "saved": now}
    return SavedMatch(identity, write(replace(record, extra={**record.extra, EXTRA: dated})))


def _settled(library: Library, record: Record, identify: Callable[[Library], str]) -> tuple[str, Record]:
    """Return the id and the record of a new match.

    A match by correspondence keeps its shared id. If another variation is saved under that id, the new match loses its
    correspondence, so that the two cannot be confused.
    """
    link = read_correspondence(_mine(record).get("link"), "", record)
    if link is None or not link.id:
        return _daily_id(library, record) or identify(library), record
    if kept_as(library, link.id) is None:
        return link.id, record
    mine = {key: value for key, value in _mine(record).items() if key != "link"}
    return identify(library), replace(record, extra={**record.extra, EXTRA: mine})


def _daily_id(library: Library, record: Record) -> str:
    """Return the id of the daily deal if this is its match and none is saved yet; else an empty string."""
    game, _, day = str(record.extra.get("seed")).partition(" ")
    deal = read_deal(game, day) if game == record.game else None
    if deal is None or deal.id in library.kept or [one.get("bot") for one in record.players] != [None, OPPONENT]:
        return ""
    dealt = begin(deal, "", "").record
    return deal.id if (dealt.options, dealt.setup) == (record.options, record.setup) else ""


def _deals(library: Library) -> dict[str, tuple[str, ...]]:
    """Return the ids of the readable saved matches, by deal."""
    deals = dict[str, tuple[str, ...]]()
    for kept in library.kept.values():
        if (record := _readable(kept)) is not None:
            deal = _deal(record)
            deals[deal] = (*deals.get(deal, ()), kept.id)
    return deals


def _readable(kept: SavedMatch) -> Record | None:
    """Return the record of a saved match; None if it is damaged or from a newer version of the page."""
    try:
        record = read(kept.text)
    except RecordError:
        return None
    return None if is_newer(record) else record


def _deal(record: Record) -> str:
    """Return a text that is equal for two records with the same players and the same deal."""
    return json.dumps([record.game, record.options, record.players, record.setup], sort_keys=True)


def _place(desk: ImportState, deal: str, record: Record) -> _Target | None:
    """Return the saved match that a record belongs to; None if the record is new."""
    for identity in desk.deals.get(deal, ()):
        kept = _readable(desk.shelf.kept[identity])
        joined = _joined(kept, record) if kept else None
        if kept is not None and joined is not None:
            return _Target(identity, joined, write(joined) != write(kept))
    return None


def _joined(kept: Record, new: Record) -> Record | None:
    """Merge two records of the same deal; None if neither contains the other."""
    if not _holds(kept, new) and not _holds(new, kept):
        return None
    most, other = (kept, new) if _holds(kept, new) else (new, kept)
    mine, others = _mine(most), _mine(other)
    joined = mine | {key: value for key, value in others.items() if key not in mine.keys() | _COURSE}
    joined = {key: value for key, value in joined.items() if key != "link"} | _link(kept, new)
    if name := _mine(kept).get("name") or _mine(new).get("name"):
        joined["name"] = name
    if _line(most) == _line(other) and not mine.get("review") and others.get("review"):
        joined["review"] = others["review"]
    extra = most.extra | {key: value for key, value in other.extra.items() if key not in most.extra}
    return replace(most, extra={**extra, EXTRA: joined})


def _link(kept: Record, new: Record) -> dict[str, Json]:
    """Return the correspondence of the saved match: an import never changes the user's seat.

    Events delivered from another device by the same player count as delivered here, too.
    """
    raw = _mine(kept).get("link")
    ours, theirs = read_correspondence(raw, "", kept), read_correspondence(_mine(new).get("link"), "", new)
    if ours and theirs and ours.seat == theirs.seat and ours.delivered < theirs.delivered:
        raw = write_correspondence(replace(ours, delivered=theirs.delivered), ours.id)
    return {"link": raw} if ours else {}


def _holds(one: Record, other: Record) -> bool:
    """Return True if a record contains another: its main line, and each of its variations."""
    lines = (_line(one), *_left(one))
    return _begins(_line(other), _line(one)) and all(
        any(_begins(left, line) for line in lines) for left in _left(other)
    )


def _begins(part: Line, line: Line) -> bool:
    return line[: len(part)] == part


def _mine(record: Record) -> dict[str, Json]:
    """Return the page's own keys of a record."""
    mine = record.extra.get(EXTRA)
    return mine if isinstance(mine, dict) else {}


def _line(record: Record) -> Line:
    """Return all events of a record's main line, with the undone ones."""
    return (*record.events, *_texts(_mine(record).get("undone")))


def _left(record: Record) -> Sequence[Line]:
    lines = _mine(record).get("lines")
    return [_texts(line) for line in lines] if isinstance(lines, list) else []


def _texts(raw: Any) -> Line:  # noqa: ANN401 - whatever a record may hold there
    return tuple(text for text in raw if isinstance(text, str)) if isinstance(raw, list) else ()
