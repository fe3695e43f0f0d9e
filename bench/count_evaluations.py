"""Count the work of a search: the same number on every machine."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final, cast

from hofgarten.bots.levels import choose_at
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.rng import Rng

VALUING: Final = ("features_of", "best_move", "rate_moves")
"""Methods of the game that call the value function: for one seat, or for the positions after each legal move."""


class Counted:
    """A game that counts calls of its methods."""

    def __init__(self, game: AnyEvaluatedGame) -> None:
        """Start with no calls."""
        self._game = game
        self.calls: Counter[str] = Counter()

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401
        """Return the game's attribute; a method counts its calls."""
        found = getattr(self._game, name)
        return self._counting(name, found) if callable(found) else found

    def _counting(self, name: str, method: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*arguments: Any) -> Any:  # noqa: ANN401
            self.calls[name] += 1
            return method(*arguments)

        return counted

    @property
    def evaluations(self) -> int:
        """Number of calls of the value function."""
        return sum([self.calls[name] for name in VALUING])


def evaluations(level: str, game: AnyEvaluatedGame, view: Any, seat: int, rng: Rng) -> int:  # noqa: ANN401
    """Return the number of value function calls that a level needs for its move."""
    counted = Counted(game)
    choose_at(level, cast("AnyEvaluatedGame", counted), view, seat, rng)
    return counted.evaluations
