"""Import matches into the library: add new ones, and merge known ones without loss."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import Final, NamedTuple

from hofgarten.game import Json
from hofgarten.record import Record, RecordError, read_record, write_record
from web.app.model.library.daily import read_deal
from web.app.model.library.fixed_deals import FixedDeal, begin
from web.app.model.library.garden_path import stage_of_seed
from web.app.model.library.saved_matches import Library, SavedMatch, put
from web.app.model.links.turn_link import saved_under
from web.app.model.match.correspondence import read_correspondence, write_correspondence
from web.app.model.match.match import Events
from web.app.model.match.saved_fields import FIELDS, lines_in, moment, texts_in
from web.app.model.match.serialize import EXTRA
from web.app.model.transfer.parse import MAX_RECORDS, Piece, checked, is_newer, pieces_of, record_in
from web.app.model.transfer.sanitize import sanitize_record
from web.app.model.transfer.types import ImportFailure, ImportFile, ImportResult

MAX_FAULTS: Final = 8
"""The maximum number of faults that are listed."""


@dataclass(frozen=True, slots=True)
class ImportState:
    """The state of an import."""

    library: Library
    deals: Mapping[str, tuple[str, ...]]
    """The ids of the saved matches by deal: several if the same deal was played in different ways."""
    result: ImportResult = field(default_factory=ImportResult)
    examined: int = 0
    """The number of records examined that were not already saved."""


class _Target(NamedTuple):
    """The saved match that a record belongs to."""

    id: str
    record: Record
    """The record, or both records merged."""
    changes: bool
    """True if the record adds to the saved match."""


def import_matches(
    library: Library, files: Iterable[ImportFile], now: int, identify: Callable[[Library], str]
) -> tuple[Library, ImportResult]:
    """Return the library with all valid matches imported, and the result.

    ``now`` is the time of change for matches without one; ``identify`` creates a new match's id.
    """
    state = ImportState(library, _deals(library))
    for piece in chain.from_iterable(map(pieces_of, files)):
        if state.examined == MAX_RECORDS:
            return state.library, _with_fault(state, ImportFailure("many", piece.source, piece.line)).result
        state = (
            _with_fault(state, piece)
            if isinstance(piece, ImportFailure)
            else _import_piece(state, piece, now, identify)
        )
    return state.library, state.result


def _with_fault(state: ImportState, fault: ImportFailure) -> ImportState:
    """Return the state with one more fault; the fault for too many records is always listed."""
    before = state.result.faults[: MAX_FAULTS - 1] if fault.key == "many" else state.result.faults
    faults = (*before, fault)[:MAX_FAULTS]
    result = state.result._replace(faults=faults, refused=state.result.refused + 1)
    return replace(state, result=result, examined=state.examined + 1)


def _import_piece(state: ImportState, piece: Piece, now: int, identify: Callable[[Library], str]) -> ImportState:
    """Return the state after the import of one record."""
    record = record_in(piece)
    if isinstance(record, ImportFailure):
        return _with_fault(state, record)
    result, deal = state.result, _deal(record)
    target = _find_target(state, deal, record)
    if target is not None and not target.changes:
        return replace(
            state, result=result._replace(unchanged=_append_unless_listed(result, result.unchanged, target.id))
        )
    record = _without_own_parts(record)
    sound = checked(piece, record)
    if isinstance(sound, ImportFailure):
        return _with_fault(state, sound)
    if target is not None:
        saved = _saved_match(target.id, target.record, now)
        result = result._replace(updated=_append_unless_listed(result, result.updated, target.id))
    else:
        saved = _saved_match(*_new_id(state.library, record, identify), now)
        result = result._replace(added=(*result.added, saved.id))
    deals = {**state.deals, deal: _append(state.deals.get(deal, ()), saved.id)}
    return ImportState(put(state.library, saved), deals, result, state.examined + 1)


def _append_unless_listed(result: ImportResult, ids: tuple[str, ...], identity: str) -> tuple[str, ...]:
    """Return ids with one more, unless the match is already listed as added or updated."""
    return ids if identity in (*result.added, *result.updated) else _append(ids, identity)


def _append(ids: tuple[str, ...], identity: str) -> tuple[str, ...]:
    return ids if identity in ids else (*ids, identity)


def _saved_match(identity: str, record: Record, now: int) -> SavedMatch:
    """Return a record as a saved match; the time of change defaults to ``now``."""
    mine = _page_data(record)
    dated = mine if moment(mine.get("saved")) else {**mine, "saved": now}
    return SavedMatch(identity, write_record(replace(record, extra={**record.extra, EXTRA: dated})))


def _new_id(library: Library, record: Record, identify: Callable[[Library], str]) -> tuple[str, Record]:
    """Return the id and the record of a new match.

    A match by correspondence keeps its shared id. If another variation is saved under that id, the new match loses its
    correspondence, so that the two cannot be confused.
    """
    link = read_correspondence(_page_data(record).get("link"), "", record)
    if link is None or not link.id:
        return _fixed_id(library, record) or identify(library), record
    if saved_under(library, link.id) is None:
        return link.id, record
    mine = {key: value for key, value in _page_data(record).items() if key != "link"}
    return identify(library), replace(record, extra={**record.extra, EXTRA: mine})


def _fixed_id(library: Library, record: Record) -> str:
    """Return the id of the fixed deal of which this is a match, if one can be added; else an empty string."""
    deal = _fixed_deal(str(record.extra.get("seed")))
    if deal is None or [player.get("bot") for player in record.players] != [None, *deal.opponents]:
        return ""
    dealt = begin(deal, "", "", deal.opponents).record
    known = (dealt.game, dealt.options, dealt.start) == (record.game, record.options, record.start)
    return deal.new_id(library) if known else ""


def _fixed_deal(seed: str) -> FixedDeal | None:
    """Return the daily deal, or the stage of the garden path, with a seed."""
    game, _, day = seed.partition(" ")
    return read_deal(game, day) or stage_of_seed(seed)


def _deals(library: Library) -> dict[str, tuple[str, ...]]:
    """Return the ids of the readable saved matches, by deal."""
    deals = dict[str, tuple[str, ...]]()
    for saved in library.matches.values():
        if (record := _readable(saved)) is not None:
            deal = _deal(record)
            deals[deal] = (*deals.get(deal, ()), saved.id)
    return deals


def _readable(saved: SavedMatch) -> Record | None:
    """Return the record of a saved match; None if it is damaged or from a newer version of the page."""
    try:
        record = read_record(saved.text)
    except RecordError:
        return None
    return None if is_newer(record) else sanitize_record(record)


def _deal(record: Record) -> str:
    """Return a text that is equal for two records with the same players and the same deal."""
    return json.dumps([record.game, record.options, record.players, record.start], sort_keys=True)


def _find_target(state: ImportState, deal: str, record: Record) -> _Target | None:
    """Return the saved match that a record belongs to; None if the record is new."""
    for identity in state.deals.get(deal, ()):
        saved = _readable(state.library.matches[identity])
        joined = _merged(saved, record) if saved else None
        if saved is not None and joined is not None:
            return _Target(identity, joined, write_record(joined) != write_record(saved))
    return None


def _merged(saved: Record, new: Record) -> Record | None:
    """Merge two records of the same deal; None if neither contains the other."""
    if not _contains(saved, new) and not _contains(new, saved):
        return None
    most, less = (saved, new) if _contains(saved, new) else (new, saved)
    ours, theirs, mine, others = map(_page_data, (saved, new, most, less))
    same_line = _main_line(most) == _main_line(less)
    joined = mine | {key: value for key, value in others.items() if key not in mine}
    for key, part in FIELDS.items():
        match part.merged:
            case "longer":
                value = mine.get(key)
            case "filled":
                value = joined.get(key)
            case "line":
                value = (same_line and (mine.get(key) or others.get(key))) or mine.get(key)
            case "either":
                value = ours.get(key) or theirs.get(key) or mine.get(key)
            case "link":
                value = _merged_correspondence(saved, new)
            case "device":
                value = ours.get(key)
        joined[key] = value
    joined = {key: value for key, value in joined.items() if value is not None}
    missing = {key: value for key, value in less.extra.items() if key not in most.extra}
    return replace(most, extra={**most.extra, **missing, EXTRA: joined})


def _merged_correspondence(saved: Record, new: Record) -> Json:
    """Return the correspondence of the saved match: an import never changes the user's seat.

    Events delivered from another device by the same player count as delivered here, too.
    """
    raw = _page_data(saved).get("link")
    ours, theirs = read_correspondence(raw, "", saved), read_correspondence(_page_data(new).get("link"), "", new)
    if ours and theirs and ours.seat == theirs.seat and ours.delivered < theirs.delivered:
        raw = write_correspondence(replace(ours, delivered=theirs.delivered), ours.id)
    return raw if ours else None


def _without_own_parts(record: Record) -> Record:
    """Return an imported record without the parts that only the device has that saved it."""
    mine = _page_data(record)
    own = [key for key, part in FIELDS.items() if part.merged == "device" and key in mine]
    kept = {key: value for key, value in mine.items() if key not in own}
    return replace(record, extra={**record.extra, EXTRA: kept}) if own else record


def _contains(longer: Record, shorter: Record) -> bool:
    """Return True if a record contains another: its main line, and each of its variations."""
    lines = (_main_line(longer), *_variations(longer))
    return _is_prefix(_main_line(shorter), _main_line(longer)) and all(
        any(_is_prefix(left, line) for line in lines) for left in _variations(shorter)
    )


def _is_prefix(part: Events, line: Events) -> bool:
    return line[: len(part)] == part


def _page_data(record: Record) -> dict[str, Json]:
    """Return the page's own keys of a record."""
    mine = record.extra.get(EXTRA)
    return mine if isinstance(mine, dict) else {}


def _main_line(record: Record) -> Events:
    """Return all events of a record's main line, with the undone ones."""
    return (*record.events, *texts_in(_page_data(record).get("undone")))


def _variations(record: Record) -> Sequence[Events]:
    return lines_in(_page_data(record).get("lines"))
