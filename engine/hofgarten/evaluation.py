"""The contract of evaluation: features of a position, and moves rated by weights. Bots need it, the rules do not."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from hofgarten.game import Game

Weights: TypeAlias = Sequence[tuple[int, ...]]
"""For each number of turns that a seat has yet to complete a weight, in hundredths, for each feature of a game."""

S = TypeVar("S")
"""A game's state."""

E = TypeVar("E")
"""A game's event."""


class Evaluation(Protocol[S, E]):
    """An evaluation of one game's positions, as a weighted sum of features."""

    @property
    def features(self) -> Mapping[str, str]:
        """The features by name, in order, each with its item of the score or of ``extra_items``."""

    @property
    def extra_items(self) -> Sequence[str]:
        """Items that features count and the score does not have, such as ``"room"``; often empty."""

    def turns_left(self, state: S, seat: int) -> int:
        """Return how many turns a seat has yet to complete, as far as is known."""

    def prune_finished(self, state: S, seat: int) -> S:
        """Drop the parts of a finished seat that can no longer affect play. Scores are unchanged.

        Positions that come to the same for the other seats are then equal.
        """

    def features_of(self, state: S, seat: int, left: int) -> tuple[int, ...]:
        """Return a seat's features, in hundredths of a point, as if it had ``left`` turns yet to complete."""

    def rate_moves(self, state: S, weights: Weights) -> list[tuple[int, E]]:
        """Return each of ``distinct_moves`` with the mover's value after it, in ten thousandths of a point, unordered.

        The value is the sum of the features after the move, each times its weight for the turns left then.
        """

    def best_move(self, state: S, weights: Weights) -> E:
        """Return a move with the highest value of ``rate_moves``, always the same, without listing the others."""

    def idea(self, move: E) -> tuple[Hashable, Hashable]:
        """Return the piece of a move and its place. A hint shows different pieces, or at least places."""


class EvaluatedGame(Game[S, E], Evaluation[S, E], Protocol[S, E]):
    """The rules of a game and its evaluation in one object, as ``GAMES`` holds them."""


AnyEvaluatedGame: TypeAlias = EvaluatedGame[Any, Any]
"""The rules and the evaluation of any game."""
