"""Counts the work of thinking: the same on every machine."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from hofgarten.bots.levels import choose_at
from hofgarten.game import AnyGame
from hofgarten.rng import Rng

VALUING: Final = ("features_of", "best_move", "rate_moves")
"""What of the contract calls the value function: on one seat, or on what comes after each move of a position."""


class Counted:
    """A game that counts which methods of its contract are called."""

    def __init__(self, game: AnyGame) -> None:
        """Count nothing yet."""
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
        """How often the value function was called."""
        return sum([self.calls[name] for name in VALUING])


def evaluations(level: str, game: AnyGame, view: Any, seat: int, rng: Rng) -> int:  # noqa: ANN401
    """Return how often a level calls the value function to find its move."""
    counted = Counted(game)
    choose_at(level, counted, view, seat, rng)
    return counted.evaluations
