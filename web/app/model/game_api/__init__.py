"""Interfaces that a game's folder in ``web/app/games`` implements, one module for each.

Each is a class whose members have defaults. A game's module exports an instance of its own subclass, and a game without
the module gets the defaults.
"""

from importlib import import_module
from typing import Any

from hofgarten.game import module_name
from web.app import optional


def game_module(game: str, name: str) -> Any:
    """Return a module of a game's folder: ``game_module("zen-garden", "view.start_view")``."""
    return import_module(_full_name(game, name))


def optional_module(game: str, name: str) -> Any | None:
    """Return a module of a game's folder; None if the game does not have it."""
    return optional(_full_name(game, name))


def _full_name(game: str, name: str) -> str:
    return f"web.app.games.{module_name(game)}.{name}"
