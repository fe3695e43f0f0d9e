"""Achievements: a few aims, reached by finished matches. They are computed from the saved matches and stored nowhere.

The results in the records count; no match is replayed. Games add their own (``web.app.model.game_api.achievements``).
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from hofgarten.registry import GAMES
from web.app.model.game_api.game_page import achievements_of
from web.app.model.library import daily_results
from web.app.model.library.daily_results import MEDALS
from web.app.model.library.match_summary import Summary
from web.app.model.library.statistics import Entry, own_entries
from web.app.model.new_match_form import OPPONENTS

DAYS: Final = 7
"""Days in a row with a finished daily deal."""

GOLD_MEDALS: Final = 5

GAMES_TO_WIN: Final = 2
"""Different games to win. Not the number of games: a further one would take the achievement away."""


class Standing(NamedTuple):
    """The progress towards an achievement."""

    name: str
    game: str
    """Empty if it belongs to no single game."""
    reached: int
    """The best progress so far, from 0 to ``target``."""
    target: int

    @property
    def done(self) -> bool:
        """True if the achievement is earned."""
        return self.reached == self.target


def standings(finished: Sequence[Summary], offset: int, person: str = "") -> list[Standing]:
    """Return the progress towards each achievement, those of all games first.

    A match with hints counts only as a finished daily game. Only the seats of people at this device count.

    Args:
        finished: The finished matches.
        offset: Minutes by which UTC is ahead of the browser's clock.
        person: The name of the player who counts; empty for everyone at this device.
    """
    counted = own_entries(finished, person=person)
    matches = list({entry.match.id: entry.match for entry in counted}.values())
    alone = [entry for entry in counted if not entry.player.hints]
    return [
        *(_standing(name, "", reached, target) for name, reached, target in _general(matches, alone, offset)),
        *(
            _standing(
                achievement.name,
                game,
                max(map(achievement.measure, _scores(alone, game)), default=0),
                achievement.target,
            )
            for game in GAMES
            for achievement in achievements_of(game)
        ),
    ]


def _standing(name: str, game: str, reached: int, target: int) -> Standing:
    return Standing(name, game, min(max(reached, 0), target), target)


def _scores(alone: Iterable[Entry], game: str) -> Iterable[dict[str, int]]:
    return (dict(entry.player.items) for entry in alone if entry.match.game == game)


def _general(finished: Sequence[Summary], alone: Sequence[Entry], offset: int) -> Iterable[tuple[str, int, int]]:
    """Yield name, progress and target of the achievements that belong to no single game.

    ``alone``: the results without hints.
    """
    won = [entry for entry in alone if entry.player.won]
    deals = daily_results.finished_deals(finished)
    beaten = {player.bot for entry in won for player in entry.match.players if not player.won}
    yield "both", len({entry.match.game for entry in won}), GAMES_TO_WIN
    yield "ladder", len(beaten & {*OPPONENTS}), len(OPPONENTS)
    yield "week", daily_results.longest_streak(daily_results.days_played(deals, offset)), DAYS
    yield "gold", sum(daily_results.medal_of(match) == MEDALS[-1] for match in deals.values()), GOLD_MEDALS


def earned_in(match: Summary, finished: Sequence[Summary], offset: int) -> list[Standing]:
    """Return the achievements earned by a match, that is, not yet by the matches before it."""
    before = [summary for summary in finished if summary.saved < match.saved and summary.id != match.id]
    known = {(standing.game, standing.name) for standing in standings(before, offset) if standing.done}
    return [
        standing
        for standing in standings([*before, match], offset)
        if standing.done and (standing.game, standing.name) not in known
    ]
