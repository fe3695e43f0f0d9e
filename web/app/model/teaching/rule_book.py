"""The numbered rule books, one per game and language with the same numbers in each language."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from hofgarten.game import module_name
from hofgarten.registry import GAMES
from web.app.texts import LANGUAGES, words_of


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
    """Return a game's rule book, of which the texts of this language alone are imported.

    Raises:
        ValueError: The game has no rule book, or there is no such language.
    """
    is_known = game in GAMES and language in LANGUAGES
    words = words_of(language, f"{module_name(game)}/rulebook") if is_known else {}
    if not words:
        raise ValueError(f"there is no rule book for {game!r} in {language!r}")
    rules = {key: text for key, text in words.items() if key.count(".") == 1}
    return RuleBook(
        chapters={key: text for key, text in words.items() if "." not in key},
        titles={rule: words[f"{rule}.title"] for rule in rules},
        rules=rules,
        prompts={rule: words[f"{rule}.try"] for rule in rules},
    )
