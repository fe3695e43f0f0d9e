"""Reads the facts about a game from its modules: for the build, and for the source tree."""

from collections.abc import Mapping
from typing import Final

from hofgarten.registry import GAMES
from web.app.model.game_api import optional_module
from web.app.model.game_api.options import options_of
from web.app.model.game_api.start_data import Facts

_PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    "lesson": ("lesson",),
    # Its screen shows each rule in a position.
    "rulebook": ("rulebook", "table.rule_positions"),
    "picture": ("view.garden_picture",),
    "puzzles": ("puzzles",),
}
"""The modules of each optional part of a game to which the page has links."""


def read_facts(game: str) -> Facts:
    """Read the facts from the game's modules."""
    players, options = GAMES[game].players, options_of(game)
    parts = [part for part, modules in _PARTS.items() if all(optional_module(game, name) for name in modules)]
    if options.daily(0) is not None:
        parts.append("daily")
    return Facts(players[0], players[-1], options.to_json(options.default), tuple(parts))
