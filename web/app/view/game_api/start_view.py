"""What the start screen asks of each game: its picture, its options, and a match's options in short.

A game's folder, ``web/app/games/zen_garden/view`` for ``zen-garden``, has a module ``front`` whose functions and constants are
the members of ``Front``, all of them named in its ``__all__``. The page's start imports it, and so it imports no rules:
``look`` has all that only a match needs.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Protocol, cast

from hofgarten.game import Json
from hofgarten.registry import folder_of
from web.app.model.new_match_form import Form
from web.app.texts import Words
from web.app.view.html import Node


class StartView(Protocol):
    """A game on the start screen. Protocol members are functions and constants of ``web.app.view.<folder>.front``."""

    @property
    def scene(self) -> str:
        """The id of the picture, 480 by 160, on the game's card, on the match to go on with, and on its deals."""

    def options_part(self, words: Words, form: Form, /) -> Node:
        """Return the game's part of the start form; what is chosen there is ``form.chosen[<name of the game>]``.

        It can be filled in before Python has come, and then works by CSS alone.
        """

    def about(self, words: Words, options: Mapping[str, Json], /) -> str:
        """Return a match's options, checked ones, in short; empty when there is nothing to say."""


@cache
def start_view_of(game: str) -> StartView:
    """Return how a game, by its name in ``hofgarten.registry.GAMES``, is offered."""
    return cast("StartView", import_module(f"web.app.games.{folder_of(game)}.view.start_view"))
