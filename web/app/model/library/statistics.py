"""Statistics over saved matches: players, wins and points.

All figures come from the results in the records of finished matches. No match is replayed, so hundreds are counted at
once. The moves are only verified when a match is opened.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from hofgarten.registry import GAMES
from web.app.model.game_api.game_page import has
from web.app.model.library.match_summary import Player, Summary
from web.app.model.library.saved_matches import Library
from web.app.model.match.match import PlayedMatch


@dataclass(frozen=True, slots=True)
class Tally:
    """The finished matches, and the numbers of the others."""

    finished: tuple[Summary, ...] = ()
    """The finished matches, oldest first."""
    unfinished: int = 0
    damaged: int = 0


class Entry(NamedTuple):
    """One player in one finished match."""

    match: Summary
    seat: int

    @property
    def player(self) -> Player:
        """The player, with the result."""
        return self.match.players[self.seat]


class Figures(NamedTuple):
    """The totals of some entries."""

    games: int
    """The number of matches."""
    results: int
    """The number of entries; a match with several human players has several."""
    wins: int
    """The number of wins; a shared victory counts for each winner."""
    total: int
    best: Entry
    """The entry with the most points, the first of equal ones."""

    @property
    def average(self) -> int:
        """Points per match, in hundredths, rounded down."""
        return self.total * 100 // self.results

    @property
    def share(self) -> int:
        """The percentage of entries that won, rounded to the nearest."""
        return (self.wins * 200 + self.results) // (self.results * 2)


def tally(library: Library) -> Tally:
    """Return the tally of a library."""
    summaries = [saved.summary for saved in library.matches.values()]
    known = [summary for summary in summaries if summary]
    finished = sorted((summary for summary in known if summary.over), key=lambda summary: summary.saved)
    return Tally(tuple(finished), len(known) - len(finished), len(summaries) - len(known))


def entries(finished: Iterable[Summary], game: str = "", person: str = "") -> list[Entry]:
    """Return the entries of human players, oldest first; an empty string selects all games or players."""
    return [
        entry
        for entry in _all_entries(finished, game)
        if entry.player.bot is None and person in {"", entry.player.name}
    ]


def own_entries(finished: Iterable[Summary], game: str = "", person: str = "") -> list[Entry]:
    """Return the entries of people at this device."""
    return [entry for entry in entries(finished, game, person) if entry.player.own]


def by_game(played: Sequence[Entry]) -> list[tuple[str, list[Entry]]]:
    """Return each game with its entries, without the games that have none."""
    found = ((game, [entry for entry in played if entry.match.game == game]) for game in GAMES)
    return [(game, entries) for game, entries in found if entries]


def pictured_entries(finished: Iterable[Summary], game: str = "", person: str = "") -> list[Entry]:
    """Return the entries whose gardens are shown: those of human players, of all or one; of all, also of bots that won.

    A game without pictures of gardens has none.
    """
    shown = entries(finished, game, person) if person else _all_entries(finished, game)
    pictured = (entry for entry in shown if has(entry.match.game, "picture"))
    return [entry for entry in pictured if entry.player.bot is None or entry.player.won]


def _all_entries(finished: Iterable[Summary], game: str) -> Iterator[Entry]:
    """Yield the entries of all players, oldest first, of all games or of one."""
    for match in finished:
        if game in {"", match.game}:
            yield from (Entry(match, seat) for seat in range(len(match.players)))


def best_first(played: Iterable[Entry]) -> list[Entry]:
    """Return entries by points; ties are sorted by human players, winners and time, latest first."""
    return sorted(played, key=lambda entry: (-entry.player.total, *_rank(entry), -entry.match.saved))


def newest_first(played: Iterable[Entry]) -> list[Entry]:
    """Return entries by time, latest first; those of one match by human players, winners and points."""
    return sorted(played, key=lambda entry: (-entry.match.saved, entry.match.id, *_rank(entry), -entry.player.total))


def _rank(entry: Entry) -> tuple[bool, bool]:
    return entry.player.bot is not None, not entry.player.won


def figures(played: Sequence[Entry]) -> Figures | None:
    """Return the figures of some entries; None if there are none."""
    if not played:
        return None
    totals = [entry.player.total for entry in played]
    return Figures(
        len({entry.match.id for entry in played}),
        len(played),
        sum(entry.player.won for entry in played),
        sum(totals),
        max(played, key=lambda entry: entry.player.total),
    )


def grouped(played: Iterable[Entry], names: Callable[[Entry], Iterable[str]]) -> list[tuple[str, Figures]]:
    """Return the figures of each group of entries, largest group first; an entry may be in several groups."""
    groups: dict[str, list[Entry]] = {}
    for entry in played:
        for name in names(entry):
            groups.setdefault(name, []).append(entry)
    rows = [(name, sums) for name, members in groups.items() if (sums := figures(members))]
    return sorted(rows, key=lambda row: (-row[1].games, row[0].casefold()))


def points_by_item(found: Sequence[Entry], items: Iterable[str]) -> list[tuple[str, int, int]]:
    """Return the averages of items of the score: the entries' own, and their opponents', in hundredths of a point.

    Items without any point are left out.
    """
    own = [entry.player for entry in found]
    others = [other for entry in found for seat, other in enumerate(entry.match.players) if seat != entry.seat]
    rows = [(item, _average(own, item), _average(others, item)) for item in items]
    return [row for row in rows if any(row[1:])]


def _average(players: Sequence[Player], item: str) -> int:
    return sum(player.items.get(item, 0) for player in players) * 100 // max(len(players), 1)


def garden_of(library: Library, subject: str) -> tuple[PlayedMatch, int] | None:
    """Return the finished match and the seat in ``<id>/<seat>``; None if they do not exist."""
    identity, _, number = subject.rpartition("/")
    saved = library.matches.get(identity)
    match = saved.match if saved else None
    seats = [str(seat) for seat in range(len(match.record.players))] if match and match.over else []
    return (match, seats.index(number)) if match and number in seats else None


def opponents(entry: Entry) -> set[str]:
    """Return a player's opponents: names of bots, and an empty string for any human player."""
    return {player.bot or "" for seat, player in enumerate(entry.match.players) if seat != entry.seat}
