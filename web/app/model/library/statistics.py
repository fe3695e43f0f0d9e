"""What the kept matches tell: who played, who won, with how many points.

All of it is read from the results that finished matches carry in their records. Nothing is replayed, so hundreds of
matches are counted at once; whoever opens one of them sees whether its play is sound.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from web.app.model.library.match_summary import Player, Summary
from web.app.model.library.saved_matches import Library
from web.app.model.match.match import Match


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
    """How many matches they are of."""
    results: int
    """How many entries there are: of a match with several persons more than one."""
    wins: int
    """A shared victory is one for each who shares it."""
    total: int
    best: Entry
    """The entry with most points, of equal ones the first."""

    @property
    def average(self) -> int:
        """Points in a match, in hundredths, rounded down."""
        return self.total * 100 // self.results

    @property
    def share(self) -> int:
        """How many of a hundred entries won, rounded to the nearest."""
        return (self.wins * 200 + self.results) // (self.results * 2)


def tally(library: Library) -> Tally:
    """Return what is on a shelf."""
    found = [kept.summary for kept in library.kept.values()]
    known = [summary for summary in found if summary]
    finished = sorted((summary for summary in known if summary.over), key=lambda summary: summary.saved)
    return Tally(tuple(finished), len(known) - len(finished), len(found) - len(known))


def entries(finished: Iterable[Summary], game: str = "", person: str = "") -> list[Entry]:
    """Return what persons did in matches, the oldest first; all persons and games, or one of them."""
    return [one for one in _of(finished, game) if one.player.bot is None and person in {"", one.player.name}]


def hung(finished: Iterable[Summary], game: str = "") -> list[Entry]:
    """Return whose gardens are worth a picture: those of persons, and those of computers that won."""
    return [one for one in _of(finished, game) if one.player.bot is None or one.player.won]


def _of(finished: Iterable[Summary], game: str) -> Iterator[Entry]:
    """Yield what everybody did in matches, the oldest first, of all games or of one."""
    for match in finished:
        if game in {"", match.game}:
            yield from (Entry(match, seat) for seat in range(len(match.players)))


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
        len({one.match.id for one in found}),
        len(found),
        sum(one.player.won for one in found),
        sum(totals),
        max(found, key=lambda one: one.player.total),
    )


def grouped(found: Iterable[Entry], names: Callable[[Entry], Iterable[str]]) -> list[tuple[str, Figures]]:
    """Return the figures of each group of entries, the largest group first; an entry may be in several."""
    groups: dict[str, list[Entry]] = {}
    for one in found:
        for name in names(one):
            groups.setdefault(name, []).append(one)
    rows = [(name, sums) for name, members in groups.items() if (sums := figures(members))]
    return sorted(rows, key=lambda row: (-row[1].games, row[0].casefold()))


def garden_of(library: Library, subject: str) -> tuple[Match, int] | None:
    """Return the finished match and the seat that ``<id>/<seat>`` names; nothing when there are none such."""
    identity, _, number = subject.rpartition("/")
    kept = library.kept.get(identity)
    match = kept.match if kept else None
    seats = [str(seat) for seat in range(len(match.record.players))] if match and match.over else []
    return (match, seats.index(number)) if match and number in seats else None


def opponents(entry: Entry) -> set[str]:
    """Return whom a player met: names of bots, and an empty one for any person."""
    return {other.bot or "" for seat, other in enumerate(entry.match.players) if seat != entry.seat}
