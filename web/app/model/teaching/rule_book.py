"""The numbered rule books, one module per game and language with the same numbers in each language."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from hofgarten.game import folder_of
from hofgarten.registry import GAMES


def _books() -> dict[str, tuple[str, ...]]:
    """Return each game that has a rule book, and the rule book's languages."""
    return {
        game: tuple(module.name for module in iter_modules(import_module(_package(game)).__path__)) for game in GAMES
    }


def _package(game: str) -> str:
    return f"web.app.games.{folder_of(game)}.rulebook"


BOOKS: Final[Mapping[str, tuple[str, ...]]] = _books()
"""Each game that has a rule book, and the rule book's languages."""


@dataclass(frozen=True, slots=True)
class RuleBook:
    """The rules of one game in one language, in the order of their numbers."""

    chapters: Mapping[str, str]
    """The title of each chapter, such as ``Z5``."""

    titles: Mapping[str, str]
    """The title of each rule, such as ``Z5.4``."""

    rules: Mapping[str, str]
    """The text of each rule, one to five sentences, by the same numbers."""

    prompts: Mapping[str, str]
    """The prompt for each rule's position (``web.app.model.teaching.rule_position``), one or two sentences."""


@cache
def rule_book(game: str, language: str) -> RuleBook:
    """Return a game's rule book; only the module of this language is imported.

    Raises:
        ValueError: The game has no rule book, or none in this language.
    """
    if language not in BOOKS.get(game, ()):
        raise ValueError(f"there is no rule book for {game!r} in {language!r}")
    book = import_module(f"{_package(game)}.{language}")
    return RuleBook(chapters=book.CHAPTERS, titles=book.TITLES, rules=book.RULES, prompts=book.PROMPTS)
