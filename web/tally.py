"""What the kept matches tell: who played, who won, with how many points.

All of it is read from the results that finished matches carry in their records. Nothing is replayed, so hundreds of
matches are counted at once; whoever opens one of them sees whether its play is sound.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from engine.catalogue import GAMES
from engine.game import BadSetup, Json
from engine.record import Record, RecordError, read
from web.form import COLOURS
from web.match import EXTRA, Match
from web.shelf import Shelf

LARGEST_TOTAL: Final = 9999
"""A total beyond it, above or below zero, no match of any game has reached: such a result is damaged."""

NAMELESS: Final = "?"
"""What a player is called whose record has no name: an empty one stands for everybody."""

LATEST: Final = 8_640_000_000_000_000
"""The last millisecond that a browser can name."""


class Player(NamedTuple):
    """One seat of a kept match."""

    name: str
    bot: str | None
    """The opponent's name; nothing for a person."""
    colour: str
    total: int
    """Points at the end; 0 while the match has not ended."""
    won: bool


@dataclass(frozen=True, slots=True)
class Summary:
    """A kept match in short."""

    id: str
    game: str
    options: Mapping[str, Json]
    saved: int
    """When it last changed, in milliseconds since 1970; 0 when that is not known."""
    players: tuple[Player, ...]
    over: bool


@dataclass(frozen=True, slots=True)
class Tally:
    """All kept matches."""

    finished: tuple[Summary, ...] = ()
    """Those that were played to the end, the oldest first."""
    unfinished: int = 0
    damaged: int = 0


class Entry(NamedTuple):
    """One player in one finished match."""

    match: Summary
    seat: int

    @property
    def player(self) -> Player:
        """Who it is, and what became of them."""
        return self.match.players[self.seat]


class Figures(NamedTuple):
    """What some entries come to."""

    games: int
    wins: int
    """A shared victory is one for each who shares it."""
    total: int
    best: Entry
    """The entry with most points, of equal ones the first."""

    @property
    def average(self) -> int:
        """Points in a match, in hundredths, rounded down."""
        return self.total * 100 // self.games

    @property
    def share(self) -> int:
        """How many of a hundred matches were won, rounded to the nearest."""
        return (self.wins * 200 + self.games) // (self.games * 2)


def tally(shelf: Shelf) -> Tally:
    """Return what is on a shelf."""
    found = [_summary(kept.id, kept.text) for kept in shelf.kept.values()]
    known = [summary for summary in found if summary]
    finished = sorted((summary for summary in known if summary.over), key=lambda summary: summary.saved)
    return Tally(tuple(finished), len(known) - len(finished), len(found) - len(known))


@lru_cache(maxsize=1024)
def _summary(identity: str, text: str) -> Summary | None:
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
    saved = mine.get("saved") if isinstance(mine, dict) else 0
    known = saved if type(saved) is int and 0 <= saved <= LATEST else 0
    players = tuple(_player(record, seat, *end) for seat, end in enumerate(ends))
    return Summary(identity, record.game, options, known, players, record.result is not None)


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


def entries(finished: Iterable[Summary], game: str = "", person: str = "") -> list[Entry]:
    """Return what persons did in matches, the oldest first; all persons and games, or one of them."""
    return [
        Entry(match, seat)
        for match in finished
        if game in {"", match.game}
        for seat, player in enumerate(match.players)
        if player.bot is None and person in {"", player.name}
    ]


def hung(finished: Iterable[Summary], game: str = "") -> list[Entry]:
    """Return whose gardens are worth a picture: those of persons, and those of computers that won."""
    return [
        Entry(match, seat)
        for match in finished
        if game in {"", match.game}
        for seat, player in enumerate(match.players)
        if player.bot is None or player.won
    ]


def best_first(found: Iterable[Entry]) -> list[Entry]:
    """Return entries by points; of equal ones persons come first, then who won, then the latest."""
    return sorted(found, key=lambda one: (-one.player.total, *_rank(one), -one.match.saved))


def newest_first(found: Iterable[Entry]) -> list[Entry]:
    """Return entries by when their matches ended; of one match persons come first, then who won, then by points."""
    return sorted(found, key=lambda one: (-one.match.saved, one.match.id, *_rank(one), -one.player.total))


def _rank(entry: Entry) -> tuple[bool, bool]:
    return entry.player.bot is not None, not entry.player.won


def figures(found: Sequence[Entry]) -> Figures | None:
    """Return what entries come to; nothing when there are none."""
    if not found:
        return None
    totals = [one.player.total for one in found]
    return Figures(
        len(found), sum(one.player.won for one in found), sum(totals), max(found, key=lambda one: one.player.total)
    )


def grouped(found: Iterable[Entry], names: Callable[[Entry], Iterable[str]]) -> list[tuple[str, Figures]]:
    """Return the figures of each group of entries, the largest group first; an entry may be in several."""
    groups: dict[str, list[Entry]] = {}
    for one in found:
        for name in names(one):
            groups.setdefault(name, []).append(one)
    rows = [(name, sums) for name, members in groups.items() if (sums := figures(members))]
    return sorted(rows, key=lambda row: (-row[1].games, row[0].casefold()))


def garden_of(shelf: Shelf, subject: str) -> tuple[Match, int] | None:
    """Return the finished match and the seat that ``<id>/<seat>`` names; nothing when there are none such."""
    identity, _, number = subject.rpartition("/")
    kept = shelf.kept.get(identity)
    match = kept.match if kept else None
    seats = [str(seat) for seat in range(len(match.record.players))] if match and match.over else []
    return (match, seats.index(number)) if match and number in seats else None


def opponents(entry: Entry) -> set[str]:
    """Return whom a player met: names of bots, and an empty one for any person."""
    return {other.bot or "" for seat, other in enumerate(entry.match.players) if seat != entry.seat}
