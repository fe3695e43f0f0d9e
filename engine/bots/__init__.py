"""Opponents. They know games through the contract only, and of a match no more than a seat may know.

A bot is one function: ``choose(game, view, seat, chance) -> move``. ``view`` is what ``game.view`` gives: it must
not be taken for the true state, what is hidden in it says nothing. All that a bot leaves to luck it draws from
``chance``, so that the same seed gives the same move on every machine.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeAlias

from engine.bots.greedy import choose_greedily
from engine.bots.levels import LEVELS, choose_at
from engine.bots.uniform import choose_uniformly
from engine.chance import Chance
from engine.game import AnyGame

Bot: TypeAlias = Callable[[AnyGame, Any, int, Chance], Any]

_YARDSTICKS: Final[dict[str, Bot]] = {"random": choose_uniformly, "greedy": choose_greedily}

BOTS: Final[dict[str, Bot]] = _YARDSTICKS | {level: partial(choose_at, level) for level in LEVELS}
"""Every opponent by its name in records: two yardsticks that never change, then the levels, weakest first."""
