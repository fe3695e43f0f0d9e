"""The views of each game: one object, whose parts are imported when they are first used.

The package ``view`` of a game has the constant ``VIEWS``, an instance of its own subclass of ``GameViews``.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from markupsafe import Markup

from hofgarten.game import Json, module_name
from web.app import BUILT, optional
from web.app.model.game_api.game_page import options_of

if TYPE_CHECKING:  # the parts are imported one by one
    from web.app.model.match.match import State
    from web.app.model.new_match_form import Form
    from web.app.texts import Words
    from web.app.view.game_api.editor_view import EditorView
    from web.app.view.game_api.match_view import Art, MatchView, Reading
    from web.app.view.game_api.start_view import StartView


GardenPicture: TypeAlias = "Callable[[State, int], Art]"
"""Draws a seat's garden in a position."""


class Thumbnail(NamedTuple):
    """A garden in plain colors."""

    view_box: str
    """One square is 1 by 1."""
    drawing: Markup


Squares: TypeAlias = "Callable[[State, int], Thumbnail]"
"""Draws a seat's garden in a position."""


class GameViews(ABC):
    """The views of a game. Those of optional parts are required with the part."""

    @abstractmethod
    def match_view(self) -> "MatchView":
        """Return the match screen."""

    def start_view(self) -> "StartView":
        """Return the game's part of the start screen. The start screen imports that of the selected game."""
        from web.app.view.game_api.start_view import StartView

        return StartView()

    def reading(self) -> "Reading":
        """Return how a match is read aloud."""
        raise NotImplementedError

    def editor_view(self) -> "EditorView":
        """Return the editor's pictures. Required with an editor."""
        raise NotImplementedError

    def garden_picture(self) -> GardenPicture:
        """Return the function that draws a garden for the gallery, of a game with the part ``picture``."""
        raise NotImplementedError

    def thumbnail(self) -> "Squares | None":
        """Return the function that draws a garden for the list of matches."""
        return None


def views_of(game: str) -> GameViews:
    """Return the views of a game, by its name in ``hofgarten.registry.GAMES``."""
    views: GameViews = import_module(f"web.app.games.{module_name(game)}.view").VIEWS
    return views


@cache
def match_view_of(game: str) -> "MatchView":
    """Return the match view of a game, by its name in ``hofgarten.registry.GAMES``."""
    return views_of(game).match_view()


@cache
def start_view_of(game: str) -> "StartView":
    """Return the start view of a game, by its name in ``hofgarten.registry.GAMES``."""
    return views_of(game).start_view()


def summary(words: "Words", form: "Form", game: str) -> str:
    """Return a game's options in the form in a few words; an empty string if there are none worth a mention."""
    if game in form.chosen:
        return start_view_of(game).summary(words.of_game(game), form.chosen[game])
    if built := optional(BUILT):
        default: str = built.SUMMARIES[game][words.language]
        return default
    return start_view_of(game).summary(words.of_game(game), options_of(game).default)


def about(words: "Words", game: str, options: Mapping[str, Json]) -> str:
    """Return a short summary of a game's validated match options; an empty string if there is none to show."""
    return start_view_of(game).about(words.of_game(game), options)
