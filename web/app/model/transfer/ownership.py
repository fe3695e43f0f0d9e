"""The seats of the user in saved matches: mark those in imported ones, and keep them on the way to another device."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from typing import Final

from hofgarten.game import Json
from hofgarten.record import Record, RecordError, read_record, write_record
from web.app.model.library.saved_matches import Library, SavedMatch, put, without
from web.app.model.match.saved_fields import FIELDS
from web.app.model.match.serialize import EXTRA
from web.app.model.transfer.merge import fixed_id

MAX_NAMES: Final = 8
"""The number of names to choose from after an import, the most frequent ones."""


def names_in(library: Library, ids: Iterable[str]) -> list[str]:
    """Return the names of people in some matches that are played on this device alone, most frequent first."""
    found = Counter(
        player.name
        for identity in ids
        if (saved := library.matches.get(identity)) and (summary := saved.summary) and summary.seat is None
        for player in summary.players
        if player.bot is None
    )
    return [name for name, _ in found.most_common(MAX_NAMES)]


def own_names(library: Library, ids: Iterable[str]) -> set[str]:
    """Return the names of the people in some matches who count as people at this device."""
    summaries = (saved.summary for identity in ids if (saved := library.matches.get(identity)))
    return {player.name for summary in summaries if summary for player in summary.players if player.is_ours}


def claimed(library: Library, identity: str, names: Collection[str]) -> Library:
    """Return the library with a match in which only people with these names are at this device."""
    saved = library.matches.get(identity)
    if saved is None or saved.summary is None:
        return library
    own = [seat for seat, player in enumerate(saved.summary.players) if player.bot is None and player.name in names]
    text = _with_data(read_record(saved.text), {"own": own})
    return library if text == saved.text else put(library, replace(saved, text=text))


def claimed_import(library: Library, identity: str, names: Collection[str]) -> tuple[Library, str]:
    """Return the same for a match that was just imported, and its id: of a fixed deal the user's has its own id."""
    library = claimed(library, identity, names)
    saved = library.matches.get(identity)
    deal = fixed_id(library, read_record(saved.text)) if saved and saved.summary else ""
    if saved is None or not deal:
        return library, identity
    return put(without(library, identity), replace(saved, id=deal)), deal


def line_of(saved: SavedMatch) -> str:
    """Return a match on one line, with its id and the seats of the user; an empty string if it cannot be read."""
    summary = saved.summary
    try:
        record = read_record(saved.text)
    except RecordError:
        return ""
    if summary is None:
        return ""
    seats: list[Json] = [seat for seat, player in enumerate(summary.players) if player.is_ours]
    people = sum(player.bot is None for player in summary.players)
    own = {"own": seats} if len(seats) < people or "colour" not in record.players[0] else {}
    only_here = [key for key, field in FIELDS.items() if field.merged == "device"]
    return _with_data(record, {"id": saved.id, **own}, only_here)


def _with_data(record: Record, data: Mapping[str, Json], left: Collection[str] = ()) -> str:
    raw = record.extra.get(EXTRA)
    kept = {key: value for key, value in raw.items() if key not in left} if isinstance(raw, dict) else {}
    return write_record(replace(record, extra={**record.extra, EXTRA: {**kept, **data}}))
