"""Sanitized names of players and matches in imported records."""

from collections.abc import Mapping
from dataclasses import replace

from hofgarten.game import Json
from hofgarten.record import Record
from web.app.model.match.names import clean_name, clean_players
from web.app.model.match.serialize import EXTRA
from web.app.model.new_match_form import MAX_MATCH_NAME_LENGTH


def sanitize_record(record: Record) -> Record:
    """Return a record with displayable names: cut to length, without invisible characters, no two players alike.

    Valid names are unchanged.
    """
    return replace(record, players=clean_players(record.players), extra=_clean_match_name(record.extra))


def _clean_match_name(extra: Mapping[str, Json]) -> Mapping[str, Json]:
    """Return the extra keys of a record, with a displayable name of the match."""
    mine = extra.get(EXTRA)
    if not isinstance(mine, dict) or "name" not in mine:
        return extra
    return {**extra, EXTRA: {**mine, "name": clean_name(mine["name"], MAX_MATCH_NAME_LENGTH)}}
