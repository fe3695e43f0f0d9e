"""Displayable names of players, and texts of the page's own data, in imported records."""

from dataclasses import replace

from hofgarten.record import Record
from web.app.model.match.names import MAX_PLAYER_LENGTH, clean_players
from web.app.model.match.saved_fields import FIELDS
from web.app.model.match.serialize import EXTRA


def has_long_name(record: Record) -> bool:
    """Return True if a player's name is longer than the page shows."""
    return any(len(str(player.get("name")).strip()) > MAX_PLAYER_LENGTH for player in record.players)


def sanitize_record(record: Record) -> Record:
    """Return a record with displayable texts: cut to length, without invisible characters, no two players alike.

    Valid ones are unchanged.
    """
    mine, extra = record.extra.get(EXTRA), record.extra
    if isinstance(mine, dict):
        read = {key: field.read(mine[key], "", record) for key, field in FIELDS.items() if key in mine}
        extra = {**extra, EXTRA: mine | {key: text for key, text in read.items() if isinstance(text, str)}}
    return replace(record, players=clean_players(record.players), extra=extra)
