"""Achievements: a few aims, reached by finished matches. They are computed from the saved matches and stored nowhere.

The results in the records count; no match is replayed. Games add their own (``web.app.model.game_api.achievements``).
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from hofgarten.registry import GAMES
from web.app.game_page import page_of
from web.app.model.library import daily
from web.app.model.library.daily import MEDALS
from web.app.model.library.match_summary import Summary
from web.app.model.library.statistics import Entry, entries
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


def standings(finished: Sequence[Summary], offset: int) -> list[Standing]:
    """Return the progress towards each achievement, those of all games first.

    A win with hints is none. Everyone who plays on this device counts. In a match by correspondence, only the seat on
    this device does.

    Args:
        finished: The finished matches.
        offset: Minutes by which UTC is ahead of the browser's clock.
    """
    found = [one for one in entries(finished) if one.match.seat in {None, one.seat}]
    return [
        *(_standing(name, "", reached, target) for name, reached, target in _general(finished, found, offset)),
        *(
            _standing(one.name, game, max(map(one.measure, _scores(found, game)), default=0), one.target)
            for game in GAMES
            for one in page_of(game).achievements()
        ),
    ]


def _standing(name: str, game: str, reached: int, target: int) -> Standing:
    return Standing(name, game, min(max(reached, 0), target), target)


def _scores(found: Iterable[Entry], game: str) -> Iterable[dict[str, int]]:
    return (dict(one.player.items) for one in found if one.match.game == game)


def _general(finished: Sequence[Summary], found: Sequence[Entry], offset: int) -> Iterable[tuple[str, int, int]]:
    """Yield name, progress and target of the achievements that belong to no single game."""
    won = [one for one in found if one.player.won and not one.player.hints]
    deals = daily.finished_deals(finished)
    beaten = {player.bot for one in won for player in one.match.players if not player.won}
    yield "both", len({one.match.game for one in won}), GAMES_TO_WIN
    yield "ladder", len(beaten & {*OPPONENTS}), len(OPPONENTS)
    yield "week", daily.longest_streak(daily.days_played(deals, offset)), DAYS
    yield "gold", sum(daily.medal_of(match) == MEDALS[-1] for match in deals.values()), GOLD_MEDALS


def earned_in(match: Summary, finished: Sequence[Summary], offset: int) -> list[Standing]:
    """Return the achievements earned by a match, that is, not yet by the matches before it."""
    before = [one for one in finished if one.saved < match.saved and one.id != match.id]
    known = {(one.game, one.name) for one in standings(before, offset) if one.done}
    return [one for one in standings([*before, match], offset) if one.done and (one.game, one.name) not in known]
