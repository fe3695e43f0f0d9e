"""The interface of each game: its facts, and its parts, which are imported when they are first used.

A game's package in ``web.app.games`` has the constant ``GAME``, a ``GamePage``: the facts about a game that is not
selected. Its parts are found by their names:

table/move_input.py        MOVE_INPUT         required
table/options.py           OPTIONS            its options in the form
table/achievements.py      ACHIEVEMENTS       the aims for finished matches
table/stages.py            STAGES             its stages of the garden path, by number; the games share out the numbers
table/rule_positions.py    RULE_POSITIONS     the positions that illustrate its rules
table/position_editor.py   POSITION_EDITOR    the editor for positions on the analysis board
table/typed_move.py        typed_move         reads a move that a person types; else the notation of the record
table/compression_dict.py  WORDS              likely words of its records; they never change, because links need them
lesson.py                  LESSON             with the part ``lesson``, read by ``web.app.model.teaching.lesson``

So are its views (``web.app.view.game_api.game_views``), texts, lessons and rule books in each language, sprites and
style sheets.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from hofgarten.game import Json, module_name
from hofgarten.registry import GAMES
from web.app import optional

if TYPE_CHECKING:  # the parts are imported one by one
    from web.app.model.game_api.achievements import Achievement
    from web.app.model.game_api.move_input import AnyMoveInput, Selection
    from web.app.model.game_api.options import Options
    from web.app.model.game_api.position_editor import PositionEditor
    from web.app.model.game_api.rule_positions import RulePositions
    from web.app.model.game_api.stage_plan import StagePlan
    from web.app.model.match.match import State

GamePart: TypeAlias = Literal["lesson", "rulebook", "picture", "puzzles", "daily"]
"""An optional part of a game: lesson, rule book, picture of a garden, puzzles, daily games."""


class GamePage(NamedTuple):
    """The facts about a game that the page needs before the game is selected."""

    players: range
    """The possible numbers of players."""

    default_options: Json = None
    """The default options in the format of the saved form."""

    minutes: int = 0
    """The usual length of a match, with half a minute for each turn of a person; 0 if the page does not say it."""

    parts: frozenset[GamePart] = frozenset()
    """The optional parts that the game has. The page has no link to others."""


@cache
def page_of(game: str) -> GamePage:
    """Return the interface of a game, by its name in ``hofgarten.registry.GAMES``."""
    page: GamePage = import_module(f"web.app.games.{module_name(game)}").GAME
    return page


def has(game: str, part: GamePart) -> bool:
    """Return True if a game has an optional part."""
    return part in page_of(game).parts


def games_with(part: GamePart) -> tuple[str, ...]:
    """Return the games that have an optional part."""
    return tuple(game for game in GAMES if has(game, part))


def has_rule_book(game: str) -> bool:
    """Return True if a game has a rule book. Without one, no rule number links to it."""
    return has(game, "rulebook")


def _module(game: str, name: str) -> ModuleType | None:
    """Return a module of a game's package; None if the game does not have it."""
    return optional(f"web.app.games.{module_name(game)}.{name}")


@cache
def move_input_of(game: str) -> "AnyMoveInput":
    """Return how a move is chosen in a game, by its name in ``hofgarten.registry.GAMES``."""
    move_input: AnyMoveInput = import_module(f"web.app.games.{module_name(game)}.table.move_input").MOVE_INPUT
    return move_input


@cache
def options_of(game: str) -> "Options":
    """Return the options of a game in the form for a new match, by its name in ``hofgarten.registry.GAMES``."""
    from web.app.model.game_api.options import Options

    module = _module(game, "table.options")
    return module.OPTIONS if module else Options()


def achievements_of(game: str) -> "Sequence[Achievement]":
    """Return the aims for finished matches. Their texts are ``achievement.<name>``, ``achievement_hint.<name>``."""
    module = _module(game, "table.achievements")
    return module.ACHIEVEMENTS if module else ()


def stages_of(game: str) -> "Mapping[int, StagePlan]":
    """Return a game's stages of the garden path by their numbers."""
    module = _module(game, "table.stages")
    return module.STAGES if module else {}


def rule_positions_of(game: str) -> "RulePositions[State, Selection] | None":
    """Return the positions that illustrate a game's rules; None without the part ``rulebook``."""
    module = _module(game, "table.rule_positions")
    return module.RULE_POSITIONS if module else None


def compression_words_of(game: str) -> str:
    """Return words that are likely in a game's records, an empty string if it has none."""
    module = _module(game, "table.compression_dict")
    return module.WORDS if module else ""


def position_editor_of(game: str) -> "PositionEditor[State] | None":
    """Return the editor of a game, by its name in ``hofgarten.registry.GAMES``; None if it has none."""
    module = _module(game, "table.position_editor") if game in GAMES else None
    return module.POSITION_EDITOR if module else None
