"""The interface for a game's achievements: aims for the finished matches of one game.

The texts of each are ``achievement.<name>`` and ``achievement_hint.<name>``.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple


class Achievement(NamedTuple):
    """An aim to reach in one garden."""

    name: str
    """A name unique in the game, and different from those that belong to no single game."""
    target: int
    measure: Callable[[Mapping[str, int]], int]
    """Returns the progress towards the target from a final score: points by item.

    Untrusted records may lack items, or have more points than the rules allow.
    """


def total_of(score: Mapping[str, int]) -> int:
    """Return the total of a final score."""
    return score["total"]
