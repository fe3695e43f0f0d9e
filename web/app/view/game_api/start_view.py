"""The interface of a game's part of the start screen: its options, and a summary of them.

A game with options has an instance of its own subclass of ``StartView``. The start screen imports that of the selected
game, so it imports no rules. Everything that only a match needs is in ``match_view``.

A game's picture for its card, the match to continue, and the daily deals, 480 by 160, is the symbol ``scene-<game>`` of
the file ``start.svg`` in its folder.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from hofgarten.game import Json
from web.app.model.game_api.options import Chosen
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.html import Element, Node

Opener: TypeAlias = Callable[[Chosen], Callable[[Words], tuple[str, Node]]]
"""Returns a dialog for the chosen options: a function that renders its title and its body."""


class StartView:
    """A game's part of the start screen. The defaults are those of a game without options."""

    dialogs: Mapping[str, Opener] = MappingProxyType({})
    """The game's own dialogs of the start form, by their names in the action ``dialog``."""

    def options_part(self, words: Words, chosen: Chosen) -> Node:
        """Return the game's part of the start form, with the chosen options.

        If the game is the first one, the user can fill it in before Python is loaded; until then it works by CSS alone.
        """
        return None

    def summary(self, words: Words, chosen: Chosen) -> str:
        """Return the chosen options in a few words; an empty string if there are none worth a mention."""
        return ""

    def about(self, words: Words, options: Mapping[str, Json]) -> str:
        """Return a short summary of validated match options; an empty string if there is none to show."""
        return ""


def scene(game: str) -> Element:
    """Return a game's picture."""
    return h.svg(".scene", viewBox="0 0 480 160", preserveAspectRatio="xMidYMid slice", aria_hidden="true")[
        h.use(href=f"#scene-{game}")
    ]
