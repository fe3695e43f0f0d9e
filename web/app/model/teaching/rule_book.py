"""The numbered rule books, one module per game and language with the same numbers in each language."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from hofgarten.game import module_name
from hofgarten.registry import GAMES
from web.app import optional
from web.app.texts import LANGUAGES


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

    The English rule book stands in for a missing one: a new game may lack languages.

    Raises:
        ValueError: The game has no rule book, or there is no such language.
    """
    languages = (language, LANGUAGES[0]) if language in LANGUAGES else ()
    books = (optional(f"web.app.games.{module_name(game)}.rulebook.{language}") for language in languages)
    book = next(filter(None, books), None) if game in GAMES else None
    if book is None:
        raise ValueError(f"there is no rule book for {game!r} in {language!r}")
    return RuleBook(chapters=book.CHAPTERS, titles=book.TITLES, rules=book.RULES, prompts=book.PROMPTS)
