"""Read summaries of saved matches from their records without a replay, so that hundreds are listed at once.

The moves are only verified when a match is opened. A first visit has no saved matches.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, TypeGuard

from hofgarten.game import Json
from hofgarten.record import Record, RecordError, options_of, read_record
from web.app.model import schema_version
from web.app.model.library.match_summary import Losses, Player, Summary
from web.app.model.library.own_seats import own_seats
from web.app.model.match.names import clean_players
from web.app.model.match.saved_fields import read_field
from web.app.model.match.serialize import EXTRA, VERSION, line_digest
from web.app.model.new_match_form import look_of

MAX_TOTAL: Final = 9999
"""The largest absolute total that any match can reach; a result beyond it is damaged."""

MAX_LOSS: Final = 1_000_000
"""The largest sum of losses that counts as valid, in hundredths of a point."""


def summary_of(identity: str, text: str) -> Summary | None:
    """Return the summary of a saved match; None if its text is damaged."""
    try:
        record = read_record(text)
        options = options_of(record)
    except RecordError:
        return None
    count = len(record.players)
    ends = [_End()] * count if record.result is None else _ends(record.result, count)
    if ends is None:
        return None
    mine = record.extra.get(EXTRA)
    if isinstance(mine, dict) and schema_version.is_later(mine.get(schema_version.VERSION), VERSION):
        return None
    extra = mine if isinstance(mine, dict) else {}
    over = record.result is not None
    review = _review_of(extra, record) if over else {}
    losses = _losses(review.get("losses"), count)
    saved, hints, day, own, link, room = (
        read_field(key, extra, identity, record) for key in ("saved", "hints", "day", "own", "link", "room")
    )
    seats = own_seats(record, own, room or link)
    players = tuple(
        _player(raw, seat, end)._replace(losses=losses[seat], hints=hints[seat] if hints else 0, own=seat in seats)
        for seat, (raw, end) in enumerate(zip(clean_players(record.players), ends, strict=True))
    )
    seat, reviewed = link.seat if link else None, review.get("done") is True
    return Summary(identity, record.game, options, saved, players, over, seat, reviewed, day)


def _review_of(extra: Mapping[str, Json], record: Record) -> Mapping[str, Json]:
    """Return the saved findings about the line of a match; empty if there are none."""
    review = extra.get("review")
    known = isinstance(review, dict) and review.get("line") == line_digest(record.events)
    return review if isinstance(review, dict) and known else {}


def _losses(raw: Json, count: int) -> Sequence[Losses | None]:
    """Return the losses by seat; None for those that are missing or invalid."""
    losses = raw if isinstance(raw, list) and len(raw) == count else [None] * count
    return [Losses(*loss) if _are_losses(loss) else None for loss in losses]


def _are_losses(raw: Json) -> TypeGuard[list[int]]:
    if not isinstance(raw, list) or len(raw) != len(Losses._fields):
        return False
    return all(type(number) is int and 0 <= number <= MAX_LOSS for number in raw) and raw[0] != 0


class _End(NamedTuple):
    """One seat's result."""

    total: int = 0
    won: bool = False
    items: Mapping[str, int] = {}


def _player(raw: dict[str, Json], seat: int, end: _End) -> Player:
    bot, (colour, face) = raw.get("bot"), look_of(raw, seat)
    return Player(str(raw["name"]), bot if isinstance(bot, str) else None, colour, *end, face=face)


def _ends(result: Mapping[str, Json], count: int) -> list[_End] | None:
    """Return each seat's result; None if the record's result is malformed."""
    scores, winners = result.get("scores"), result.get("winners")
    if not isinstance(scores, list) or not isinstance(winners, list) or len(scores) != count or not winners:
        return None
    if not all(type(seat) is int and 0 <= seat < count for seat in winners):
        return None
    ends = [_End(0, seat in winners, _items(score)) for seat, score in enumerate(scores)]
    return (
        [end._replace(total=end.items["total"]) for end in ends] if all("total" in end.items for end in ends) else None
    )


def _items(score: Json) -> Mapping[str, int]:
    """Return the valid points of a score."""
    items = score.items() if isinstance(score, dict) else ()
    return {item: points for item, points in items if type(points) is int and abs(points) <= MAX_TOTAL}
