"""The ladder: ratings of the built-in bots and the user's, from duplicate games with two players and default options.

The results of a version are saved with its bot: by game, by the version's key without the bot's id, by the key of the
opponent, the number of matches and the bot's points in halves. Of two bots of the user, the one with the smaller key
has the results.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from hofgarten.arena.ladder import HeadToHead, published, ratings
from hofgarten.bots import BOTS
from hofgarten.bots.rating import LEVEL_RATINGS, Rating
from hofgarten.game import Json
from hofgarten.registry import GAMES
from web.app.model.action import parse_int
from web.app.model.workshop.bots import WorkshopBot
from web.app.model.workshop.runs import Entrant, built_in, entrant_of

SEED: Final = "ladder"
PLAYERS: Final = 2
MAX_MATCHES: Final = 40
"""Matches of each pair of bots."""

DEALS_OF_A_ROUND: Final = 5

MAX_OWN: Final = 12
"""The user's bots in the ladder, the first by name: each adds a pair with every other one."""

_ALL_MATCHES: Final = 10_000
"""Matches of a pair that saved results may have."""


class Standing(NamedTuple):
    """A row of the table."""

    entrant: Entrant
    rating: Rating | None
    """None for a level, whose rating is fixed, and before the first match."""
    fixed: int = 0
    """The fixed rating of a level; 0 for other bots."""

    @property
    def value(self) -> int:
        """The rating by which the table is sorted."""
        return self.rating.value if self.rating else self.fixed


class VersionRating(NamedTuple):
    """The rating of a version of a bot."""

    number: int
    rating: Rating


def entrants_of(bots: Sequence[WorkshopBot]) -> tuple[Entrant, ...]:
    """Return the bots in the ladder: the built-in ones, then the latest version of each bot of the user."""
    own = [entrant_of(bot) for bot in bots if bot.latest][:MAX_OWN]
    return (*map(built_in, BOTS), *own)


def pairs(entrants: Sequence[Entrant]) -> list[tuple[int, int]]:
    """Return the pairs that play, as indices: every pair with a bot of the user, whose key comes first."""
    indices = []
    for left, right in combinations(range(len(entrants)), 2):
        first, second = entrants[left], entrants[right]
        if first.source is None and second.source is None:
            continue
        swapped = first.source is None or (second.source is not None and second.key < first.key)
        indices.append((right, left) if swapped else (left, right))
    return indices


def schedule(entrants: Sequence[Entrant], results: Sequence[HeadToHead]) -> tuple[tuple[int, int, int, int], ...]:
    """Return the matches to play, for each the pair, the deal and the entrant with the first seat (0 or 1).

    Each round has some deals of every pair, bot by bot: a worker that runs a bot is slow to start.
    """
    played = {(result.one, result.other): int(result.matches) for result in results}
    matches = []
    for left, right in pairs(entrants):
        done = played.get((entrants[left].key, entrants[right].key), 0) // 2
        for deal in range(done, MAX_MATCHES // 2):
            matches += [(deal // DEALS_OF_A_ROUND, left, right, deal, first) for first in (0, 1)]
    return tuple((left, right, deal, first) for _, left, right, deal, first in sorted(matches))


def with_result(bot: WorkshopBot, game: str, entrant: Entrant, opponent: Entrant, points: float) -> WorkshopBot:
    """Return a bot with the result of a deal, two matches, of ``entrant``, one of its own."""
    games = {**bot.results}
    versions = {**games.get(game, {})}
    opponents = {**versions.get(entrant.version, {})}
    matches, halves = _pair(opponents.get(opponent.key)) or (0, 0)
    opponents[opponent.key] = [matches + 2, halves + round(2 * points)]
    versions[entrant.version] = opponents
    games[game] = versions
    return bot._replace(results=games)


def meetings(bots: Sequence[WorkshopBot], game: str) -> Iterator[HeadToHead]:
    """Yield all saved results of a game. Other values than results are left out."""
    for bot in bots:
        versions = bot.results.get(game)
        for version, opponents in versions.items() if isinstance(versions, Mapping) else ():
            for opponent, raw in opponents.items() if isinstance(opponents, Mapping) else ():
                if pair := _pair(raw):
                    yield HeadToHead(f"{bot.id}/{version}", opponent, pair[0], pair[1] / 2)


def _pair(raw: Json) -> tuple[int, int] | None:
    """Return the matches and half points of a saved result; None for any other value."""
    match raw:
        case [int(matches), int(halves)] if 0 < matches <= _ALL_MATCHES and 0 <= halves <= 2 * matches:
            return matches, halves
    return None


def all_ratings(bots: Sequence[WorkshopBot], game: str) -> dict[str, Rating]:
    """Return the ratings of all bots and versions with results, by key."""
    return ratings([*published(GAMES[game]), *meetings(bots, game)])


def standings(bots: Sequence[WorkshopBot], game: str) -> list[Standing]:
    """Return the table, the best first."""
    rating_of = all_ratings(bots, game)
    rows = [
        Standing(bot, rating_of.get(bot.key), LEVEL_RATINGS.get(bot.key, 0) if bot.source is None else 0)
        for bot in entrants_of(bots)
    ]
    return sorted(rows, key=lambda row: -row.value)


def history(bots: Sequence[WorkshopBot], bot: WorkshopBot, game: str) -> list[VersionRating]:
    """Return the ratings of a bot's versions, oldest first."""
    rating_of = all_ratings(bots, game)
    numbers = {key: key.split("/")[1] for key in rating_of if key.startswith(f"{bot.id}/")}
    rated = [VersionRating(number, rating_of[key]) for key, text in numbers.items() if (number := parse_int(text))]
    return sorted(rated, key=lambda version: version.number)
