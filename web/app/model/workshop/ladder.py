"""The ladder: the series of a bot against every other bot, in which all bots get ratings.

The results of a version are saved with its bot: by game, by the version's key without the bot's id, by the key of the
opponent, the number of matches and the bot's points in halves. Of two bots of the user, the one with the smaller key
has the results.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from hofgarten.arena.ladder import HeadToHead, published, ratings
from hofgarten.bots import BOTS
from hofgarten.bots.rating import LEVEL_RATINGS, Rating
from hofgarten.game import Json
from hofgarten.registry import GAMES
from web.app.model.workshop.bots import WorkshopBot
from web.app.model.workshop.runs import Entrant, built_in, entrant_of

MAX_MATCHES: Final = 40
"""Matches of each pair of bots."""

_ALL_MATCHES: Final = 10_000
"""Matches of a pair that saved results may have."""


def unplayed(bot: WorkshopBot, bots: Sequence[WorkshopBot], game: str) -> Iterator[tuple[Entrant, Entrant, int]]:
    """Yield the deals that a bot has not played: the bot that has the results, the other one, and the deal's number."""
    played = {(result.one, result.other): int(result.matches) // 2 for result in meetings(bots, game)}
    own = [entrant_of(other) for other in bots if other.id != bot.id and other.latest]
    for opponent in (*map(built_in, BOTS), *own):
        pair = first, second = entrant_of(bot), opponent
        if opponent.source is not None and opponent.key < first.key:
            pair = first, second = opponent, first
        yield from ((*pair, deal) for deal in range(played.get((first.key, second.key), 0), MAX_MATCHES // 2))


def with_result(bot: WorkshopBot, game: str, entrant: Entrant, opponent: Entrant, points: float) -> WorkshopBot:
    """Return a bot with the result of a deal, two matches, of ``entrant``, one of its own."""
    games = {**bot.results}
    versions = {**games.get(game, {})}
    opponents = {**versions.get(entrant.version, {})}
    matches, halves = _pair(opponents.get(opponent.key)) or (0, 0)
    opponents[opponent.key] = [matches + 2, halves + round(2 * points)]
    return bot._replace(results={**games, game: {**versions, entrant.version: opponents}})


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


def standings(bots: Sequence[WorkshopBot], game: str) -> list[tuple[Entrant, Rating | int]]:
    """Return the bots and each version with results, the best first, with the rating, a level's fixed one, or 0."""
    rating_of = ratings([*published(GAMES[game]), *meetings(bots, game)])
    rated = [Entrant(key, bot.name, "") for bot in bots for key in rating_of if key.startswith(f"{bot.id}/")]
    latest = [entrant_of(bot) for bot in bots if bot.latest and entrant_of(bot).key not in rating_of]
    entrants = (*map(built_in, BOTS), *rated, *latest)
    table = [(one, rating_of.get(one.key) or LEVEL_RATINGS.get(one.key, 0)) for one in entrants]
    return sorted(table, key=lambda row: -(row[1] if isinstance(row[1], int) else row[1].value))
