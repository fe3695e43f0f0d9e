"""The numbered rule book, one module per game and language with the same numbers in each."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Final

BOOKS: Final[Mapping[str, tuple[str, ...]]] = {"zen-garden": ("en", "de", "nl", "fr")}
"""Each game that has a rule book, and the languages in which it has one."""


@dataclass(frozen=True, slots=True)
class RuleBook:
    """The rules of one game in one language, in the order of their numbers."""

    chapters: Mapping[str, str]
    """The title of each chapter, such as ``Z5``."""

    titles: Mapping[str, str]
    """The title of each rule, such as ``Z5.4``."""

    rules: Mapping[str, str]
    """The text of each rule, one to three sentences, by the same numbers."""


@cache
def rule_book(game: str, language: str) -> RuleBook:
    """Return a game's rule book; only the module of this language is imported.

    Raises:
        ValueError: The game has no rule book, or none in this language.
    """
    if language not in BOOKS.get(game, ()):
        raise ValueError(f"there is no rule book for {game!r} in {language!r}")
    book = import_module(f"web.rules.{game.replace('-', '_')}_{language}")
    return RuleBook(chapters=book.CHAPTERS, titles=book.TITLES, rules=book.RULES)
