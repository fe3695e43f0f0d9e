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
    from web.app.model.game_api.lesson import Lesson
    from web.app.model.game_api.move_input import AnyMoveInput
    from web.app.model.game_api.options import Options
    from web.app.model.game_api.position_editor import AnyPositionEditor
    from web.app.model.game_api.rule_positions import RulePositions
    from web.app.model.game_api.stage_plan import StagePlan

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

    def options(self) -> "Options":
        """Return the options in the form for a new match."""
        from web.app.model.game_api.options import Options

        return Options()

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

    def position_editor(self) -> "AnyPositionEditor | None":
        """Return the editor for positions on the analysis board."""
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


@cache
def move_input_of(game: str) -> "AnyMoveInput":
    """Return the move input of a game, by its name in ``hofgarten.registry.GAMES``."""
    return page_of(game).move_input()


@cache
def options_of(game: str) -> "Options":
    """Return the options of a game, by its name in ``hofgarten.registry.GAMES``."""
    return page_of(game).options()


def position_editor_of(game: str) -> "AnyPositionEditor | None":
    """Return the editor of a game, by its name in ``hofgarten.registry.GAMES``; None if it has none."""
    return page_of(game).position_editor() if game in GAMES else None
