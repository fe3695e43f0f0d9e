"""The interface of a game's part of the start screen: its options, and a summary of them.

A game with options has an instance of its own subclass of ``StartView``. The start screen imports that of the selected
game, so it imports no rules. Everything that only a match needs is in ``match_view``.

A game's picture for its card, the match to continue, and the daily deals, 480 by 160, is the symbol ``scene-<game>`` of
the file ``start.svg`` in its folder.
"""

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import TypeAlias

from hofgarten.game import Json
from web.app import BUILT, optional
from web.app.game_page import page_of
from web.app.model.game_api.options import Chosen, options_of
from web.app.model.new_match_form import Form
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


@cache
def start_view_of(game: str) -> StartView:
    """Return the start view of a game, by its name in ``hofgarten.registry.GAMES``."""
    return page_of(game).start_view()


def scene(game: str) -> Element:
    """Return a game's picture."""
    return h.svg(".scene", viewBox="0 0 480 160", preserveAspectRatio="xMidYMid slice", aria_hidden="true")[
        h.use(href=f"#scene-{game}")
    ]


def summary(words: Words, form: Form, game: str) -> str:
    """Return a game's options in the form in a few words; an empty string if there are none worth a mention."""
    if game in form.chosen:
        return start_view_of(game).summary(words.of_game(game), form.chosen[game])
    if built := optional(BUILT):
        default: str = built.SUMMARIES[game][words.language]
        return default
    return start_view_of(game).summary(words.of_game(game), options_of(game).default)


def about(words: Words, game: str, options: Mapping[str, Json]) -> str:
    """Return a short summary of a game's validated match options; an empty string if there is none to show."""
    return start_view_of(game).about(words.of_game(game), options)
