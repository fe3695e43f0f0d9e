"""Performance rating: the mean loss of a player's latest moves, mapped to the scale of the levels.

The loss of a move is the expected lead that it gave away against the best move found by an architect's search
(``analysis.assess``). It depends on the player's moves, hardly on the opponents or the tiles: ten matches are more
informative than the results of hundreds. Each level has a fixed rating, from its results in the arena, and a mean loss
for each game and number of players, from its weights file. Other losses are interpolated.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import sqrt
from typing import Any, Final, NamedTuple

from hofgarten.bots.analysis import Assessment, assess
from hofgarten.bots.value_function import data_of
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.rng import Rng

LEVEL_RATINGS: Final = {"apprentice": 1000, "gardener": 1500, "master": 1900, "architect": 2150}
"""The ratings of the levels. A difference of 400 means odds of ten to one, as in Elo's scale: docs/results.md."""

MIN_RATING: Final = 100
MAX_RATING: Final = 3000
"""Limits of a rating."""

LATEST: Final = 20
"""The number of latest matches that a rating counts."""

SPREAD: Final = 250
"""The usual standard deviation of a single match's rating."""

Z_95: Final = 1.959964
"""Standard errors on each side of a 95 % interval, by normal approximation."""

BELOW: Final = 1 / 3
"""The part of the way from the lowest level's mean loss to that of random moves at which a match is below all levels:
most random matches are, and few of that level."""

_PRIOR: Final = 3
"""The number of matches for which ``SPREAD`` counts in a standard deviation."""


class MatchLosses(NamedTuple):
    """A seat's losses in one match."""

    players: int
    """The number of seats of the match."""
    moves: int
    """The number of the seat's moves; in The Hanging Gardens a turn has up to three."""
    loss: int
    """The sum of the losses of its moves, in centipoints."""


class Rating(NamedTuple):
    """A performance rating with its 95 % interval."""

    value: int
    low: int
    high: int
    matches: int

    @classmethod
    def of(cls, value: float, half_width: float, matches: int) -> "Rating":
        """Return the rating with this value and interval, within the limits of a rating."""
        low, middle, high = (
            round(min(max(end, MIN_RATING), MAX_RATING)) for end in (value - half_width, value, value + half_width)
        )
        return cls(middle, low, high, matches)


class _Curve(NamedTuple):
    """A rating for each mean loss per move: straight lines between the levels, weakest first, and beyond them."""

    points: tuple[tuple[float, int], ...]
    """Loss and rating of each level."""

    def at(self, loss: float) -> tuple[float, float]:
        """Return the rating for a loss, and the slope there."""
        lines = list(pairwise(self.points))
        line = next((line for line in lines if loss >= line[1][0]), lines[-1])
        (worse, low), (better, high) = line
        slope = (high - low) / (better - worse)
        return low + slope * (loss - worse), slope


def loss_of(game: AnyEvaluatedGame, state: Any, event: Any, source: int, at: int) -> Assessment:
    """Return the assessment of the move that was played after ``at`` events, from the view of its player.

    ``source`` is the seed of the search.
    """
    seat = game.to_move(state)
    *_, assessment = assess(game, game.observe(state, seat), seat, Rng.of(source, "loss", at), event)
    return assessment


def is_rated(game: AnyEvaluatedGame, players: int) -> bool:
    """Return True if the levels' losses are known in a game with this number of players."""
    return str(players) in data_of(game).get("losses", {})


def below_from(game: AnyEvaluatedGame, players: int) -> float:
    """Return the mean loss per move above which a match is below the lowest level: nearer to it than to random moves.

    The levels' losses must be known for this number of players.
    """
    losses = data_of(game)["losses"][str(players)]
    lowest = losses[next(iter(LEVEL_RATINGS))]
    return float(lowest + (losses["random"] - lowest) * BELOW)


def performance(game: AnyEvaluatedGame, matches: Sequence[MatchLosses]) -> Rating | None:
    """Return the rating of a player's ``LATEST`` matches; ``None`` if none of them can be rated.

    ``matches`` are all of them, oldest first; those that cannot be rated do not count among the latest. Matches of
    different numbers of players count alike: each group of them has a rating by its mean loss per move.
    """
    rated = [match for match in matches if match.moves and is_rated(game, match.players)][-LATEST:]
    if not rated:
        return None
    groups = [
        [match for match in rated if match.players == players] for players in sorted({match.players for match in rated})
    ]
    total, squares = 0.0, 0.0
    for group in groups:
        mean = sum([match.loss for match in group]) / sum([match.moves for match in group])
        value, slope = _curve(data_of(game)["losses"][str(group[0].players)]).at(mean)
        total += value * len(group)
        squares += sum([(slope * (match.loss / match.moves - mean)) ** 2 for match in group])
    freedom = _PRIOR + len(rated) - 1
    error = sqrt((_PRIOR * SPREAD**2 + squares) / freedom / len(rated))
    value, half_width = total / len(rated), _t(freedom) * error
    return Rating.of(value, half_width, len(rated))


def _curve(losses: Mapping[str, float]) -> _Curve:
    return _Curve(tuple([(losses[level], rating) for level, rating in LEVEL_RATINGS.items()]))


def _t(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's distribution, within 3 % from four degrees of freedom on."""
    return Z_95 + 2.6 / freedom
