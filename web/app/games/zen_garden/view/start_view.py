"""Start view of Zen Garden. See ``web.app.view.game_api.start_view.StartView``."""

from collections.abc import Callable, Mapping
from typing import Final

from hofgarten.game import Json
from web.app.games.zen_garden.view.options import options_part
from web.app.model.new_match_form import Form
from web.app.texts import Words
from web.app.view.html import Node

__all__ = ["about", "dialogs", "options_part", "scene"]

scene: Final = "scene"

dialogs: Final[Mapping[str, Callable[[Form], Callable[[Words], tuple[str, Node]]]]] = {}


def about(words: Words, options: Mapping[str, Json]) -> str:
    """Return the boards in play."""
    return words("shelf.boards", boards=", ".join(map(str, options["boards"])))
