"""Interfaces that a game's folder in ``web/app/games`` implements, one module for each."""

from importlib import import_module
from typing import Any

from hofgarten.game import folder_of


def game_module(game: str, name: str) -> Any:  # noqa: ANN401 - each interface casts it to its protocol
    """Return a module of a game's folder: ``game_module("zen-garden", "view.start_view")``."""
    return import_module(f"web.app.games.{folder_of(game)}.{name}")
