"""Zen Garden on the start screen. See ``web.views.front.Front``."""

from collections.abc import Mapping
from typing import Final

from engine.game import Json
from web.texts import Words
from web.views.zen_garden.options import options_part

__all__ = ["about", "options_part", "scene"]

scene: Final = "scene"


def about(words: Words, options: Mapping[str, Json]) -> str:
    """Return the boards in play."""
    return words("shelf.boards", boards=", ".join(map(str, options["boards"])))
