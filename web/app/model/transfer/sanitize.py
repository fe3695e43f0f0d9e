"""Sanitized names of players and matches in imported records."""

from dataclasses import replace
from typing import Final

from hofgarten.game import Json
from hofgarten.record import Record
from web.app.model.action import printable
from web.app.model.match.serialize import EXTRA
from web.app.model.new_match_form import LONGEST_MATCH_NAME

LONGEST_PLAYER: Final = 32
"""Characters of a player's name: more than the form allows, since the second of two equal bots has a number."""


def cleaned(record: Record) -> Record:
    """Return a record with displayable names: cut to length, without unprintable characters.

    Unprintable characters include those that change the writing direction. Valid names are unchanged.
    """
    players = tuple(_clean_player(player, seat) for seat, player in enumerate(record.players))
    return replace(record, players=players, extra=_clean_match_name(record.extra))


def _clean_player(player: dict[str, Json], seat: int) -> dict[str, Json]:
    return {**player, "name": printable(player["name"], LONGEST_PLAYER).strip() or str(seat + 1)}


def _clean_match_name(extra: dict[str, Json]) -> dict[str, Json]:
    """Return the extra keys of a record, with a displayable name of the match."""
    mine = extra.get(EXTRA)
    if not isinstance(mine, dict) or "name" not in mine:
        return extra
    return {**extra, EXTRA: {**mine, "name": printable(mine["name"], LONGEST_MATCH_NAME)}}
