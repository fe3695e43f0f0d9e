"""Bots. They use games through the ``Game`` protocol only, and see only the information of their seat.

A bot is a function: ``choose(game, view, seat, rng) -> move``. ``view`` comes from ``game.observe``: it is not the true
state, and its hidden parts carry no information. All random choices come from ``rng``, so the same seed gives the same
move on every machine.

A bot's module is imported with its first move, since the start of the page needs only the names.
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from hofgarten.rng import Rng

if TYPE_CHECKING:  # the page's start imports no contract
    from hofgarten.evaluation import AnyEvaluatedGame

Bot: TypeAlias = Callable[["AnyEvaluatedGame", Any, int, Rng], Any]

BotName: TypeAlias = Literal["random", "greedy", "apprentice", "gardener", "master", "architect"]
"""The keys of ``BOTS``."""

LEVEL_NAMES: Final = ("apprentice", "gardener", "master", "architect")
"""The levels that people play against, weakest first: those of ``hofgarten.bots.levels``."""


def _random(game: "AnyEvaluatedGame", view: Any, seat: int, rng: Rng) -> Any:
    return game.random_move(view, rng)


def _greedy(game: "AnyEvaluatedGame", view: Any, seat: int, rng: Rng) -> Any:
    from hofgarten.bots.greedy import choose_greedily

    return choose_greedily(game, view, seat, rng)


def _level(name: str, game: "AnyEvaluatedGame", view: Any, seat: int, rng: Rng) -> Any:
    from hofgarten.bots.levels import choose_at

    return choose_at(name, game, view, seat, rng)


_BASELINES: Final[dict[str, Bot]] = {"random": _random, "greedy": _greedy}

BOTS: Final[dict[str, Bot]] = _BASELINES | {level: partial(_level, level) for level in LEVEL_NAMES}
"""Every bot by its name in records: two baselines that never change, then the levels, weakest first."""
