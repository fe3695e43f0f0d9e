"""Sanitized names of players and matches in imported records."""

from collections.abc import Mapping
from dataclasses import replace

from hofgarten.game import Json
from hofgarten.record import Record
from web.app.model.match.names import clean_players
from web.app.model.match.saved_fields import FIELDS
from web.app.model.match.serialize import EXTRA


def sanitize_record(record: Record) -> Record:
    """Return a record with displayable names: cut to length, without invisible characters, no two players alike.

    Valid names are unchanged.
    """
    return replace(record, players=clean_players(record.players), extra=_clean_page_data(record.extra))


def _clean_page_data(extra: Mapping[str, Json]) -> Mapping[str, Json]:
    """Return the extra keys of a record, with displayable texts in the page's own data."""
    mine = extra.get(EXTRA)
    if not isinstance(mine, dict):
        return extra
    cleaned = {key: field.cleaned(mine[key]) for key, field in FIELDS.items() if field.cleaned and key in mine}
    return {**extra, EXTRA: {**mine, **cleaned}}
