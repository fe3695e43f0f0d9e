"""The contract of evaluation: features of a position, and moves rated by weights. Bots need it, the rules do not.

Every member has a default: the features are the items of the score, and moves are rated by playing them.
"""

from collections.abc import Hashable, Mapping, Sequence
from operator import itemgetter, mul
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from hofgarten.game import TERMINAL, E, Game, S

if TYPE_CHECKING:
    from hofgarten.facts import Fact

Centipoints: TypeAlias = int
"""Hundredths of a point, like the centipawns of chess: leads, losses, features and values are such integers."""

Weights: TypeAlias = Sequence[tuple[int, ...]]
"""For each number of turns that a seat has yet to complete a weight, in hundredths, for each feature of a game."""

SCALE: Final = 100
"""Features and values are in centipoints, weights in hundredths."""

TURNS_UNKNOWN: Final = 2
"""``turns_left`` of a game that does not tell: not the last one."""


class EvaluatedGame(Game[S, E]):
    """The rules of a game and an evaluation of its positions, as a weighted sum of features. ``GAMES`` holds these."""

    @property
    def features(self) -> Mapping[str, str]:
        """The features by name, in order, each with its item of the score or another one. The last is constant.

        Default: the items of the score, and ``to-come``.
        """
        return {**dict(zip(self.score_items, self.score_items, strict=True)), "to-come": "total"}

    def turns_left(self, state: S, seat: int) -> int:
        """Return how many turns a seat has yet to complete, as far as is known: ``TURNS_UNKNOWN`` by default."""
        return 0 if self.to_move(state) == TERMINAL else TURNS_UNKNOWN

    def prune_finished(self, state: S, seat: int) -> S:
        """Drop the parts of a finished seat that can no longer affect play. Scores are unchanged.

        Positions that are equivalent for the other seats are then equal. Default: drop nothing.
        """
        return state

    within_turn: str = ""
    """The feature that is one point while a turn goes on after a move. No reason for a move counts it.

    Default: none, each turn is one move.
    """

    def features_of(self, state: S, seat: int, left: int) -> tuple[int, ...]:
        """Return a seat's features, in centipoints, as if it had ``left`` turns yet to complete.

        Default: the points of each item of the score.
        """
        score = self.score(state)[seat]
        return (*(SCALE * score.get(item, 0) for item in self.score_items), SCALE)

    def rate_moves(self, state: S, weights: Weights) -> list[tuple[int, E]]:
        """Return each of ``distinct_moves`` with the mover's value after it, in ten thousandths of a point, unordered.

        The value is the sum of the features after the move, each times its weight for the turns left then. Default:
        play each move.
        """
        seat = self.to_move(state)
        return [(self._worth(self.apply(state, move), seat, weights), move) for move in self.distinct_moves(state)]

    def _worth(self, state: S, seat: int, weights: Weights) -> int:
        left = self.turns_left(state, seat)
        return sum(map(mul, weights[left], self.features_of(state, seat, left)))

    def best_move(self, state: S, weights: Weights) -> E:
        """Return a move with the highest value of ``rate_moves``, always the same. Default: the first one."""
        return max(self.rate_moves(state, weights), key=itemgetter(0))[1]

    def hint_group(self, state: S, move: E) -> tuple[Hashable, Hashable]:
        """Return the piece of a move and its place. A hint shows different pieces, or at least places.

        Default: every move is a group of its own.
        """
        return move, None

    def facts(self, state: S, move: E) -> "tuple[Fact, ...]":
        """Return true statements about a legal move, computed from the rules. Default: none."""
        return ()

    def answer_of(self, state: S, move: E) -> Hashable:
        """Return the answer that a move gives to a puzzle. Moves with the same answer are both right or both wrong.

        Default: the distinct move with the same effect.
        """
        return self.canonical(state, move)


AnyEvaluatedGame: TypeAlias = EvaluatedGame[Any, Any]
"""The rules and the evaluation of any game."""
