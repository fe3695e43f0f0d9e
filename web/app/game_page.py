"""The interface of each game: one object, whose parts are imported when they are first used.

A game's package in ``web.app.games`` has the constant ``GAME``, an instance of its own subclass of ``GamePage``. The
facts about a game that is not selected are declared there. Texts, lessons and rule books in each language, sprites
and style sheets are found by their names in the game's folder.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias

from hofgarten.game import Json, module_name
from hofgarten.registry import GAMES

if TYPE_CHECKING:  # the parts are imported one by one
    from web.app.model.game_api.achievements import Achievement
    from web.app.model.game_api.move_input import AnyMoveInput
    from web.app.model.game_api.options import Options
    from web.app.model.game_api.position_editor import AnyPositionEditor
    from web.app.model.game_api.stage_plan import StagePlan
    from web.app.model.teaching.lesson import Lesson
    from web.app.model.teaching.rule_position import RulePositions
    from web.app.view.game_api.editor_view import EditorView
    from web.app.view.game_api.match_view import MatchView, Reading
    from web.app.view.game_api.start_view import StartView
    from web.app.view.garden_picture import GardenPicture
    from web.app.view.thumbnail import Squares

Part: TypeAlias = Literal["lesson", "rulebook", "picture", "puzzles", "daily"]
"""An optional part of a game: lesson, rule book, picture of a garden, puzzles, daily games."""


class GamePage(ABC):
    """The interface of a game. Of an optional part, a game inherits that it has none."""

    players: range
    """The possible numbers of players."""

    default_options: ClassVar[Json] = None
    """The default options in the format of the saved form."""

    parts: frozenset[Part] = frozenset()
    """The optional parts that the game has. The page has no link to others."""

    @abstractmethod
    def move_input(self) -> "AnyMoveInput":
        """Return how a move is chosen."""

    @abstractmethod
    def match_view(self) -> "MatchView":
        """Return the match screen."""

    def options(self) -> "Options":
        """Return the options in the form for a new match."""
        from web.app.model.game_api.options import Options

        return Options()

    def start_view(self) -> "StartView":
        """Return the game's part of the start screen. The start screen imports that of the selected game."""
        from web.app.view.game_api.start_view import StartView

        return StartView()

    def achievements(self) -> "Sequence[Achievement]":
        """Return the aims for finished matches. Their texts are ``achievement.<name>``, ``achievement_hint.<name>``."""
        return ()

    def stages(self) -> "Mapping[int, StagePlan]":
        """Return the game's stages of the garden path by their numbers, which the games share out among them."""
        return {}

    def lesson(self) -> "Lesson":
        """Return the lesson, of a game with the part ``lesson``."""
        raise NotImplementedError

    def rule_positions(self) -> "RulePositions | None":
        """Return the positions that illustrate the rules; those of a rule book are its part ``rulebook``."""
        return None

    def reading(self) -> "Reading":
        """Return how a match is read aloud. Required unless the match view has a ``reading`` of its own."""
        raise NotImplementedError

    def position_editor(self) -> "AnyPositionEditor | None":
        """Return the editor for positions on the analysis board."""
        return None

    def editor_view(self) -> "EditorView":
        """Return the editor's pictures. Required with an editor."""
        raise NotImplementedError

    def garden_picture(self) -> "GardenPicture":
        """Return the function that draws a garden for the gallery, of a game with the part ``picture``."""
        raise NotImplementedError

    def thumbnail(self) -> "Squares | None":
        """Return the function that draws a garden for the list of matches."""
        return None

    def compression_words(self) -> str:
        """Return words that are likely in the game's records. They never change, because links depend on them."""
        return ""


@cache
def page_of(game: str) -> GamePage:
    """Return the interface of a game, by its name in ``hofgarten.registry.GAMES``."""
    page: GamePage = import_module(f"web.app.games.{module_name(game)}").GAME
    return page


def has(game: str, part: Part) -> bool:
    """Return True if a game has an optional part."""
    return part in page_of(game).parts


def games_with(part: Part) -> tuple[str, ...]:
    """Return the games that have an optional part."""
    return tuple(game for game in GAMES if has(game, part))


def has_rule_book(game: str) -> bool:
    """Return True if a game has a rule book. Without one, no rule number links to it."""
    return has(game, "rulebook")
