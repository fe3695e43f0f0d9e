"""The interface of a game's part of the start screen: its picture, its options, and a summary of them.

A game's package, for example ``web.app.games.zen_garden.view``, has a module ``start_view`` whose functions and
constants are the members of ``StartView``, all of them listed in its ``__all__``. The start screen imports it, so it
imports no rules. Everything that only a match needs is in ``match_view``.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Protocol, cast

from hofgarten.game import Json
from web.app.model.game_api import game_module
from web.app.model.new_match_form import Form
from web.app.texts import Words
from web.app.view.html import Node


class StartView(Protocol):
    """The interface of a game's module ``start_view`` (``web.app.games.<folder>.view.start_view``)."""

    @property
    def scene(self) -> str:
        """The id of the game's picture, 480 by 160, for its card, the match to continue, and the daily deals."""

    @property
    def dialogs(self) -> Mapping[str, Callable[[Form], Callable[[Words], tuple[str, Node]]]]:
        """The game's own dialogs of the start form: name in action ``dialog`` -> function that opens it."""

    def options_part(self, words: Words, form: Form, /) -> Node:
        """Return the game's part of the start form. The chosen options are in ``form.chosen[<name of the game>]``.

        The user can fill it in before Python is loaded; until then it works by CSS alone.
        """

    def summary(self, words: Words, form: Form, /) -> str:
        """Return the options chosen in the form in a few words; an empty string if there are none worth a mention."""

    def about(self, words: Words, options: Mapping[str, Json], /) -> str:
        """Return a short summary of validated match options; an empty string if there is none to show."""


@cache
def start_view_of(game: str) -> StartView:
    """Return the module ``start_view`` of a game, by its name in ``hofgarten.registry.GAMES``."""
    return cast("StartView", game_module(game, "view.start_view"))
