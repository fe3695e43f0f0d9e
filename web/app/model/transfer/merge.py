"""Import matches into the library: add new ones, and merge known ones without loss."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import Final, NamedTuple

from hofgarten.game import Json
from hofgarten.record import Record, RecordError, read_record, write_record
from web.app.model.library.daily import Deal, read_deal
from web.app.model.library.daily_results import MEDALS, medal_of
from web.app.model.library.fixed_deals import FixedDeal, begin
from web.app.model.library.garden_path import stage_of_seed
from web.app.model.library.saved_matches import Library, SavedMatch, put
from web.app.model.links.turn_link import saved_under
from web.app.model.match.correspondence import read_correspondence, write_correspondence
from web.app.model.match.match import MATCH_ID, Events
from web.app.model.match.saved_fields import FIELDS, lines_in, moment, texts_in
from web.app.model.match.serialize import EXTRA
from web.app.model.transfer import device_texts
from web.app.model.transfer.parse import MAX_RECORDS, Piece, checked, is_newer, pieces_of, record_in
from web.app.model.transfer.sanitize import has_long_name, sanitize_record
from web.app.model.transfer.types import ImportFailure, ImportFile, ImportResult

MAX_FAULTS: Final = 8
"""The maximum number of faults that are listed."""


class _Importer(NamedTuple):
    """The arguments of ``import_matches`` that concern each match."""

    now: int
    identify: Callable[[Library], str]
    person: str


@dataclass(frozen=True, slots=True)
class ImportState:
    """The state of an import."""

    library: Library
    deals: Mapping[str, tuple[str, ...]]
    """The ids of the saved matches by deal: several if the same deal was played in different ways."""
    importer: _Importer
    result: ImportResult = field(default_factory=ImportResult)
    examined: int = 0
    """The number of records examined that were not already saved."""
    texts: Mapping[str, str] = field(default_factory=dict)
    """The texts of another device that are no matches, by their key in its storage."""
    renamed: Mapping[str, str] = field(default_factory=dict)
    """The ids of matches of another device that have another id here, and that id."""


class _Target(NamedTuple):
    """The saved match that a record belongs to."""

    id: str
    record: Record
    """The record, or both records merged."""
    changes: bool
    """True if the record adds to the saved match."""


def import_matches(
    library: Library,
    files: Iterable[ImportFile],
    now: int,
    identify: Callable[[Library], str],
    person: str = "",
) -> ImportState:
    """Return the state after the import of all valid matches.

    Args:
        library: The saved matches.
        files: The texts to import.
        now: The time of change of the first match without one. Those that follow it are a millisecond older each.
        identify: Creates a new match's id.
        person: The name of the user, whose seats count as played here; empty if it is unknown.
    """
    state = ImportState(library, _deals(library), _Importer(now, identify, person))
    for piece in chain.from_iterable(map(pieces_of, files)):
        if state.examined == MAX_RECORDS:
            return _with_fault(state, ImportFailure("many", piece.source, piece.line))
        if isinstance(piece, ImportFailure):
            state = _with_fault(state, piece)
        elif texts := device_texts.texts_in(piece.text):
            state = replace(state, texts={**state.texts, **texts})
        else:
            state = _import_piece(state, piece)
    return state


def with_unusable(state: ImportState, keys: Iterable[str]) -> ImportState:
    """Return the state with a fault for each text of another device that cannot be used."""
    for key in keys:
        state = _with_fault(state, ImportFailure("part", key))
    return state


def _with_fault(state: ImportState, fault: ImportFailure) -> ImportState:
    """Return the state with one more fault; the fault for too many records is always listed."""
    before = state.result.faults[: MAX_FAULTS - 1] if fault.key == "many" else state.result.faults
    faults = (*before, fault)[:MAX_FAULTS]
    result = state.result._replace(faults=faults, refused=state.result.refused + 1)
    return replace(state, result=result, examined=state.examined + 1)


def _import_piece(state: ImportState, piece: Piece) -> ImportState:
    """Return the state after the import of one record."""
    raw = record_in(piece)
    if isinstance(raw, ImportFailure):
        return _with_fault(state, raw)
    record, there = _received(sanitize_record(raw))
    result, deal = state.result, _deal(record)
    target = _find_target(state, deal, record)
    if target is not None and not target.changes:
        result = result._replace(unchanged=_append_unless_listed(result, result.unchanged, target.id))
        return _with_id(replace(state, result=result), there, target.id)
    sound = checked(piece, record)
    if isinstance(sound, ImportFailure):
        return _with_fault(state, sound)
    library, now = state.library, state.importer.now - state.examined
    if target is not None:
        saved = _saved_match(target.id, target.record, now)
        result = result._replace(updated=_append_unless_listed(result, result.updated, target.id))
    else:
        record = record if there else _claimed(record, state.importer.person)
        library, saved = _with_better_deal(library, _saved_match(*_new_id(state, record, there), now), state.importer)
        result = result._replace(added=(*result.added, saved.id), shortened=result.shortened + has_long_name(raw))
    deals = {**state.deals, deal: _append(state.deals.get(deal, ()), saved.id)}
    library = put(library, saved)
    return _with_id(
        replace(state, library=library, deals=deals, result=result, examined=state.examined + 1), there, saved.id
    )


def _with_id(state: ImportState, there: str, here: str) -> ImportState:
    """Return the state that knows a match's id on another device, and here."""
    return replace(state, renamed={**state.renamed, there: here}) if there not in {"", here} else state


def _received(record: Record) -> tuple[Record, str]:
    """Return a record without the parts that only the device has that saved it, and its id there.

    A record of a file with all of a device's data has an id, and keeps the seats of the user, who moves. Others are of
    anybody.
    """
    mine = _page_data(record)
    there = mine.get("id")
    there = there if isinstance(there, str) else ""
    left = {key for key, part in FIELDS.items() if part.merged == "device" or (part.merged == "seats" and not there)}
    kept = {key: value for key, value in mine.items() if key not in left | {"id"}}
    return (replace(record, extra={**record.extra, EXTRA: kept}) if kept != mine else record), there


def _claimed(record: Record, person: str) -> Record:
    """Return a new record with the seats of a person as the only ones that count as played here."""
    own = [seat for seat, player in enumerate(record.players) if person and player["name"] == person]
    return replace(record, extra={**record.extra, EXTRA: {**_page_data(record), "own": own}})


def _with_better_deal(library: Library, new: SavedMatch, importer: _Importer) -> tuple[Library, SavedMatch]:
    """Return the library and a new match, as the match of its daily deal if it is better than the one that has the id.

    That one stays in the library, under an id of its own.
    """
    summary = new.summary
    record = read_record(new.text)
    deal = _fixed_deal(str(record.extra.get("seed"))) if summary and summary.players[0].is_ours else None
    old = library.matches.get(deal.id) if isinstance(deal, Deal) else None
    if deal is None or old is None or _worth(old) >= _worth(new) or not _is_match_of(deal, record):
        return library, new
    return put(library, replace(old, id=importer.identify(library))), replace(new, id=deal.id)


def _worth(saved: SavedMatch) -> int:
    """Return the place of a daily deal's medal, from 1; 0 for an unfinished match."""
    summary = saved.summary
    return 1 + MEDALS.index(medal_of(summary)) if summary and summary.over else 0


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


def _new_id(state: ImportState, record: Record, there: str) -> tuple[str, Record]:
    """Return the id and the record of a new match. ``there`` is its id on the other device, which it keeps if it can.

    A match by correspondence keeps its shared id. If another variation is saved under that id, the new match loses its
    correspondence, so that the two cannot be confused.
    """
    library, identify = state.library, state.importer.identify
    link = read_correspondence(_page_data(record).get("link"), "", record)
    if link is None or not link.id:
        is_free = MATCH_ID.fullmatch(there) and there not in library.matches
        return fixed_id(library, record) or (there if is_free else identify(library)), record
    if saved_under(library, link.id) is None:
        return link.id, record
    mine = {key: value for key, value in _page_data(record).items() if key != "link"}
    return identify(library), replace(record, extra={**record.extra, EXTRA: mine})


def fixed_id(library: Library, record: Record) -> str:
    """Return the id of the fixed deal of which this is a match, if one can be added; else an empty string.

    A match of somebody else has no such id: it would be the user's attempt.
    """
    deal = _fixed_deal(str(record.extra.get("seed")))
    own = _page_data(record).get("own")
    if deal is None or (isinstance(own, list) and 0 not in own):
        return ""
    return deal.new_id(library) if _is_match_of(deal, record) else ""


def _is_match_of(deal: FixedDeal, record: Record) -> bool:
    if [player.get("bot") for player in record.players] != [None, *deal.opponents]:
        return False
    dealt = begin(deal, "", "", deal.opponents).record
    return (dealt.game, dealt.options, dealt.start) == (record.game, record.options, record.start)


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
            case "seats":
                value = _both_seats(saved, ours.get(key), theirs.get(key))
        joined[key] = value
    joined = {key: value for key, value in joined.items() if value is not None}
    missing = {key: value for key, value in less.extra.items() if key not in most.extra}
    return replace(most, extra={**most.extra, **missing, EXTRA: joined})


def _both_seats(saved: Record, ours: Json, theirs: Json) -> Json:
    """Return the seats of the user in both records of a match; None if all people of the saved one are at this device.

    The imported record has none unless another device of the user has written it.
    """
    is_here = ours is None and any("colour" in player for player in saved.players)
    if not isinstance(theirs, list) or is_here:
        return ours
    return [seat for seat in range(len(saved.players)) if seat in theirs or (isinstance(ours, list) and seat in ours)]


def _merged_correspondence(saved: Record, new: Record) -> Json:
    """Return the correspondence of the saved match: an import never changes the user's seat.

    Events delivered from another device by the same player count as delivered here, too.
    """
    raw = _page_data(saved).get("link")
    ours, theirs = read_correspondence(raw, "", saved), read_correspondence(_page_data(new).get("link"), "", new)
    if ours and theirs and ours.seat == theirs.seat and ours.delivered < theirs.delivered:
        raw = write_correspondence(replace(ours, delivered=theirs.delivered), ours.id)
    return raw if ours else None


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
