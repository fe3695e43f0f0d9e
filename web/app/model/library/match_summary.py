"""What a kept match's record tells without being replayed, so that hundreds of matches are listed at once.

Whoever opens one of them sees whether its play is sound.
"""

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from hofgarten.game import BadSetup, Json
from hofgarten.record import Record, RecordError, read
from hofgarten.registry import GAMES
from web.app.model import schema_version
from web.app.model.match.serialize import EXTRA, VERSION, moment
from web.app.model.new_match_form import COLOURS

LARGEST_TOTAL: Final = 9999
"""A total beyond it, above or below zero, no match of any game has reached: such a result is damaged."""

_MINE: Final = f'"{EXTRA}":{{'
_SAVED: Final = re.compile(
    rf'"{schema_version.VERSION}":\d+,"name":"(?:[^"\\]|\\.)*+","saved":(\d{{1,16}})[,}}]', re.ASCII
)

NAMELESS: Final = "?"
"""What a player is called whose record has no name: an empty one stands for everybody."""


class Player(NamedTuple):
    """One seat of a kept match."""

    name: str
    bot: str | None
    """The opponent's name; nothing for a person."""
    colour: str
    total: int
    """Points at the end; 0 while the match has not ended."""
    won: bool


class Summary(NamedTuple):
    """A kept match in short."""

    id: str
    game: str
    options: Mapping[str, Json]
    saved: int
    """When it last changed, in milliseconds since 1970; 0 when that is not known."""
    players: tuple[Player, ...]
    over: bool


def summary_of(identity: str, text: str) -> Summary | None:
    """Return a kept match in short; nothing when its text is damaged."""
    try:
        record = read(text)
        options = GAMES[record.game].read_options(record.options)
    except (RecordError, BadSetup):
        return None
    count = len(record.players)
    ends = [(0, False)] * count if record.result is None else _ends(record.result, count)
    if ends is None:
        return None
    mine = record.extra.get(EXTRA)
    if isinstance(mine, dict) and schema_version.beyond(mine.get(schema_version.VERSION), VERSION):
        return None
    saved = mine.get("saved") if isinstance(mine, dict) else 0
    players = tuple(_player(record, seat, *end) for seat, end in enumerate(ends))
    return Summary(identity, record.game, options, moment(saved), players, record.result is not None)


def saved_in(text: str) -> int | None:
    """Return when a match last changed, even one that cannot be read here; nothing where only ``summary_of`` tells.

    Looks for what ``web.app.model.match.serialize.to_text`` writes, without reading the rest: with 500 matches on the shelf that takes
    2 ms in the page, where reading all of them takes 70.
    """
    at = text.rfind(_MINE)
    found = _SAVED.match(text, at + len(_MINE)) if at >= 0 else None
    return moment(int(found[1])) if found else None


def _player(record: Record, seat: int, total: int, won: bool) -> Player:  # noqa: FBT001 - as they stand in a result
    raw = record.players[seat]
    bot, colour = raw.get("bot"), raw.get("colour")
    known = colour if isinstance(colour, str) and colour in COLOURS else COLOURS[seat]
    return Player(str(raw["name"]).strip() or NAMELESS, bot if isinstance(bot, str) else None, known, total, won)


def _ends(result: Mapping[str, Json], count: int) -> list[tuple[int, bool]] | None:
    """Return every seat's total and whether it won; nothing when a result has not the form of one."""
    scores, winners = result.get("scores"), result.get("winners")
    if not isinstance(scores, list) or not isinstance(winners, list) or len(scores) != count or not winners:
        return None
    found = [score.get("total") if isinstance(score, dict) else None for score in scores]
    totals = [total for total in found if type(total) is int and abs(total) <= LARGEST_TOTAL]
    if len(totals) < count:
        return None
    if not all(type(seat) is int and 0 <= seat < count for seat in winners):
        return None
    return [(total, seat in winners) for seat, total in enumerate(totals)]
