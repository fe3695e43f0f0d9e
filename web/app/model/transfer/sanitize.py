"""What people and matches are called in records from elsewhere: only what can be shown."""

from dataclasses import replace
from typing import Final

from hofgarten.game import Json
from hofgarten.record import Record
from web.app.model.action import printable
from web.app.model.match.serialize import EXTRA
from web.app.model.new_match_form import LONGEST_MATCH_NAME

LONGEST_PLAYER: Final = 32
"""Characters of a player's name; one that is typed has fewer, the second of two equal bots a number after it."""


def cleaned(record: Record) -> Record:
    """Return a record with names that can be shown: cut to length, without signs that cannot be printed.

    Among these are such as turn the direction of writing. What is sound stays as it is.
    """
    players = tuple(_cleaned(player, seat) for seat, player in enumerate(record.players))
    return replace(record, players=players, extra=_called(record.extra))


def _cleaned(player: dict[str, Json], seat: int) -> dict[str, Json]:
    return {**player, "name": printable(player["name"], LONGEST_PLAYER).strip() or str(seat + 1)}


def _called(extra: dict[str, Json]) -> dict[str, Json]:
    """Return what others keep in a record, with a name of the match that can be shown."""
    mine = extra.get(EXTRA)
    if not isinstance(mine, dict) or "name" not in mine:
        return extra
    return {**extra, EXTRA: {**mine, "name": printable(mine["name"], LONGEST_MATCH_NAME)}}
