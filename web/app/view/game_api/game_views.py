"""The views of each game, found by their names: a module of its package ``view`` is imported when it is first used.

match_view.py        MATCH_VIEW        required
start_view.py        START_VIEW        its options in the form
read_aloud.py        READING           unless its match view has a ``reading``
position_editor.py   EDITOR_VIEW       with an editor
garden_picture.py    garden_picture    with the part ``picture``
thumbnail.py         squares           gardens in the list of matches
coach.py             COACH             the coach of its lesson
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from markupsafe import Markup

from hofgarten.game import Json, module_name
from web.app import BUILT, optional
from web.app.model.game_api.game_page import options_of

if TYPE_CHECKING:  # the parts are imported one by one
    from web.app.model.game_api.move_input import Selection
    from web.app.model.match.match import State
    from web.app.model.new_match_form import Form
    from web.app.texts import Words
    from web.app.view.game_api.editor_view import EditorView
    from web.app.view.game_api.match_view import AnyMatchView, Art, Reading
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


def _part(game: str, name: str) -> ModuleType | None:
    """Return a module of a game's package ``view``; None if the game does not have it."""
    return optional(f"web.app.games.{module_name(game)}.view.{name}")


@cache
def match_view_of(game: str) -> "AnyMatchView":
    """Return the match screen of a game, by its name in ``hofgarten.registry.GAMES``. Every game has one."""
    view: AnyMatchView = import_module(f"web.app.games.{module_name(game)}.view.match_view").MATCH_VIEW
    return view


@cache
def start_view_of(game: str) -> "StartView":
    """Return a game's part of the start screen. The start screen imports that of the selected game."""
    from web.app.view.game_api.start_view import StartView

    part = _part(game, "start_view")
    return part.START_VIEW if part else StartView()


def reading_of(game: str) -> "Reading[State, Selection]":
    """Return how a match is read aloud."""
    part = _part(game, "read_aloud")
    return part.READING if part else match_view_of(game).reading


def editor_view_of(game: str) -> "EditorView[State]":
    """Return the pictures of a game with a position editor."""
    view: EditorView[State] = import_module(f"web.app.games.{module_name(game)}.view.position_editor").EDITOR_VIEW
    return view


def garden_picture_of(game: str) -> GardenPicture:
    """Return the function that draws a garden for lists, of a game with the part ``picture``."""
    draw: GardenPicture = import_module(f"web.app.games.{module_name(game)}.view.garden_picture").garden_picture
    return draw


def squares_of(game: str) -> "Squares | None":
    """Return the function that draws a garden for the list of matches; None if the game has none."""
    part = _part(game, "thumbnail")
    return part.squares if part else None


def coach_of(game: str) -> Markup:
    """Return the portrait of the coach in a game's lesson. It is hidden from screen readers."""
    part = _part(game, "coach") or import_module("web.app.view.components.coach")
    portrait: Markup = part.COACH
    return portrait


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
