"""Which games there are."""

from typing import Final

from engine.game import AnyGame
from engine.hanging_gardens.game import HANGING_GARDENS
from engine.zen_garden.game import ZEN_GARDEN

GAMES: Final[dict[str, AnyGame]] = {game.name: game for game in (ZEN_GARDEN, HANGING_GARDENS)}
"""Every game by its name in records."""
