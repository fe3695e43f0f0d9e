"""Start view of Zen Garden. See ``web.app.view.game_api.start_view.StartView``."""

from collections.abc import Mapping
from typing import Final

from hofgarten.game import Json
from web.app.games.zen_garden.view.options import options_part
from web.app.texts import Words

__all__ = ["about", "options_part", "scene"]

scene: Final = "scene"


def about(words: Words, options: Mapping[str, Json]) -> str:
    """Return the boards in play."""
    return words("shelf.boards", boards=", ".join(map(str, options["boards"])))
