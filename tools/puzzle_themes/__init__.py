"""The themes of puzzles: a module for each game, with ``THEMES``."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from hofgarten.game import AnyGame, module_name

Theme = Callable[[Any, Any, Any, Any, Any], bool]
"""A rule: position, good move and the position after it, second-best move and the position after that."""


def themes(game: AnyGame) -> Mapping[str, Theme]:
    """Return the themes of a game; an empty mapping if it has none of its own."""
    name = f"tools.puzzle_themes.{module_name(game.name)}"
    try:
        found: Mapping[str, Theme] = import_module(name).THEMES
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return {}
    return found
