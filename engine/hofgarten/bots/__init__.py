"""Opponents. They know games through the contract only, and of a match no more than a seat may know.

A bot is one function: ``choose(game, view, seat, chance) -> move``. ``view`` is what ``game.view`` gives: it must
not be taken for the true state, what is hidden in it says nothing. All that a bot leaves to luck it draws from
``chance``, so that the same seed gives the same move on every machine.

Who only wants their names imports nothing: each is imported with its first move. The page's start needs names alone.
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from hofgarten.rng import Rng

if TYPE_CHECKING:  # the page's start imports no contract
    from hofgarten.evaluation import AnyEvaluatedGame

Bot: TypeAlias = Callable[["AnyEvaluatedGame", Any, int, Rng], Any]

LEVEL_NAMES: Final = ("apprentice", "gardener", "master", "architect")
"""The levels that people play against, weakest first: those of ``hofgarten.bots.levels``."""


def _random(game: "AnyEvaluatedGame", view: Any, seat: int, rng: Rng) -> Any:  # noqa: ANN401 - a position and a move of any game
    from hofgarten.bots.random_bot import choose_uniformly

    return choose_uniformly(game, view, seat, rng)


def _greedy(game: "AnyEvaluatedGame", view: Any, seat: int, rng: Rng) -> Any:  # noqa: ANN401
    from hofgarten.bots.greedy import choose_greedily

    return choose_greedily(game, view, seat, rng)


def _level(name: str, game: "AnyEvaluatedGame", view: Any, seat: int, rng: Rng) -> Any:  # noqa: ANN401
    from hofgarten.bots.levels import choose_at

    return choose_at(name, game, view, seat, rng)


_YARDSTICKS: Final[dict[str, Bot]] = {"random": _random, "greedy": _greedy}

BOTS: Final[dict[str, Bot]] = _YARDSTICKS | {level: partial(_level, level) for level in LEVEL_NAMES}
"""Every opponent by its name in records: two yardsticks that never change, then the levels, weakest first."""
