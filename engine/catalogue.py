"""Which games there are."""

from typing import Final

from engine.game import AnyGame
from engine.zen_garden.game import ZEN_GARDEN

GAMES: Final[dict[str, AnyGame]] = {game.name: game for game in (ZEN_GARDEN,)}
"""Every game by its name in records."""
