"""Performance ratings of people, from their losses in reviewed matches."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from hofgarten.bots.rating import LEVEL_RATINGS, MatchLosses, Rating, below_from, is_rated, performance
from hofgarten.registry import GAMES
from web.app.model.library.statistics import Entry

MIN_MATCHES: Final = 5
"""The number of reviewed matches from which on there is a rating. With fewer, its interval spans all levels."""


class Rated(NamedTuple):
    """A rating after a match."""

    entry: Entry
    rating: Rating


class Career(NamedTuple):
    """The ratings of one person in one game."""

    person: str
    ratings: tuple[Rated, ...]
    """The rating after each match, oldest first; the first ones from ``MIN_MATCHES`` matches."""
    missing: int
    """The number of reviewed matches that are missing for the first rating."""


def can_be_rated(game: str) -> bool:
    """Return True if there are ratings for any number of players of a game."""
    return any(is_rated(GAMES[game], players) for players in GAMES[game].players)


def level_in(game: str, losses: MatchLosses) -> tuple[str, bool] | None:
    """Return the level whose rating is nearest to that of one match, and True if the match is below the lowest level.

    The result is None for a match that cannot be rated. A match is below from a third of the way to the mean loss of
    random moves. Of 40 matches of random players in Zen Garden, 3 are still about the lowest level, and 9 of 40 of that
    level are below; in The Hanging Gardens 0 and 2 of 24. Half of the way was 10 and 8, 0 and 1.
    """
    rating = performance(GAMES[game], [losses])
    if rating is None:
        return None
    level = min(LEVEL_RATINGS, key=lambda level: abs(LEVEL_RATINGS[level] - rating.value))
    return level, losses.loss > losses.moves * below_from(GAMES[game], losses.players)


def careers(game: str, played: Sequence[Entry]) -> list[Career]:
    """Return the career of each person in the entries of a game, oldest first; most matches first."""
    people: dict[str, list[Entry]] = {}
    for entry in played:
        people.setdefault(entry.player.name, []).append(entry)
    ranked = sorted(people.items(), key=lambda person: (-len(person[1]), person[0].casefold()))
    return [_career(game, person, mine) for person, mine in ranked]


def _career(game: str, person: str, played: Sequence[Entry]) -> Career:
    rules = GAMES[game]
    counted = [entry for entry in played if entry.player.losses and is_rated(rules, len(entry.match.players))]
    matches = [MatchLosses(len(entry.match.players), *entry.player.losses) for entry in counted if entry.player.losses]
    ratings = [
        Rated(counted[number - 1], rating)
        for number in range(MIN_MATCHES, len(matches) + 1)
        if (rating := performance(rules, matches[:number]))
    ]
    return Career(person, tuple(ratings), max(MIN_MATCHES - len(matches), 0))
