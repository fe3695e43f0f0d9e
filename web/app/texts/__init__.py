"""The words: what all games share in one module per language, and in folders what is a game's or a topic's own.

Every language has the same keys, and no key is in two modules of a language.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from typing import Final

from hofgarten.registry import GAMES, folder_of

OWN_NAMES: Final[Mapping[str, str]] = {"en": "English", "de": "Deutsch", "nl": "Nederlands", "fr": "Français"}
"""What each language calls itself. They stand here so that nobody reads all languages to offer them."""

LANGUAGES: Final = tuple(OWN_NAMES)
"""The languages spoken, the first where none of a browser's is among them."""

_SINGULAR: Final[Mapping[str, frozenset[int]]] = {"fr": frozenset({0, 1})}
"""The numbers that take the form ``one``, for a language in which that is not 1 alone."""

_DECIMAL_POINT: Final[Mapping[str, str]] = {"en": "."}
"""What stands before tenths, in a language in which that is not a comma."""

_ELIDED: Final[Mapping[str, re.Pattern[str]]] = {
    "fr": re.compile(r"\b([Dd]|[Qq]u)e (?=\{\w+\})"),
}
"""Words that lose their last vowel before a part that begins with one, for a language that has such."""

_VOWEL: Final = re.compile(r"[aàâäeéèêëiîïoôöuùûüœæh]|yv", re.IGNORECASE)
"""How a name begins before which French elides: with a vowel, or an h, which is mute in most names."""

_OF_THE_START: Final = ("start_extras", "tutorial", "correspondence", "embed", "import_export")
"""The topics of which the start screen has something."""

TOPICS: Final = (*_OF_THE_START, "app_update", "replay", "share", "rulebook", "storage", "statistics")
"""The folders with words that all games share, each for a part of the page, in the order in which they are wanted."""


def games() -> tuple[str, ...]:
    """Return the names of the games' folders, such as ``zen_garden``."""
    return tuple(sorted(map(folder_of, GAMES)))


def words_of(language: str, folder: str = "") -> Mapping[str, str]:
    """Return the words of a language that a game's folder has, or those that all games share."""
    place = f"web.app.games.{folder}.texts" if folder in games() else ".".join(filter(None, [__name__, folder]))
    words: Mapping[str, str] = import_module(f"{place}.{language}").WORDS
    return words


class _Table(dict[str, str]):
    """The words of a language: those of a folder are read when a word is wanted that no folder before has."""

    def __init__(self, language: str) -> None:
        super().__init__(words_of(language))
        self._language = language
        self._left = [*_OF_THE_START, *games(), *TOPICS[len(_OF_THE_START) :]]

    def __missing__(self, key: str) -> str:
        if not self._left:
            raise KeyError(key)
        self._read()
        return self[key]

    def read_all(self) -> None:
        """Read what has not been read yet."""
        while self._left:
            self._read()

    def _read(self) -> None:
        self.update(words_of(self._language, self._left.pop(0)))


_table = cache(_Table)


def read_all(language: str) -> None:
    """Have ready all words of a language."""
    _table(language).read_all()


class Words:
    """The words of one language: ``words("turn.confirm")``.

    Parts in braces are filled in: ``words("round", number=3, of=16)``.
    """

    __slots__ = ("_words", "language")

    def __init__(self, language: str) -> None:
        """Take the words of one of ``LANGUAGES``."""
        self.language = language
        self._words = _table(language)

    def __call__(self, key: str, **parts: object) -> str:
        """Return a text with its parts filled in."""
        return self._filled(self._words[key], parts)

    def of(self, group: str, name: str, /, **parts: object) -> str:
        """Return a text of a group that has one for each name of something, such as ``feature`` and ``gate``."""
        return self(f"{group}.{name}", **parts)

    def count(self, key: str, number: int, **parts: object) -> str:
        """Return a text that depends on a number: ``key.one`` where the language has the singular, or ``key.other``."""
        form = "one" if abs(number) in _SINGULAR.get(self.language, {1}) else "other"
        return self._filled(self._words[f"{key}.{form}"], {"number": number, **parts})

    def _filled(self, text: str, parts: Mapping[str, object]) -> str:
        """Return a text with its parts filled in: ``jardin de Ben``, but ``jardin d’Ada``."""
        if not parts:
            return text
        elided = _ELIDED.get(self.language)
        if elided and elided.search(text):
            text = elided.sub(lambda found: _preposition(found, text[found.end() :], parts), text)
        return text.format(**parts)

    def versus(self, names: Iterable[str]) -> str:
        """Return the names of those who play a match: what it is called while nobody has named it."""
        return self("list.versus").join(names)

    def points(self, number: int) -> str:
        """Return a change of points or coins with its sign and a true minus."""
        return f"+{number}" if number > 0 else self.number(number)

    def number(self, number: int) -> str:
        """Return a number with a true minus."""
        return f"\N{MINUS SIGN}{-number}" if number < 0 else str(number)

    def decimal(self, hundredths: int) -> str:
        """Return hundredths as a number with one place after the point, and with a true minus."""
        tenths = _divided(hundredths, 10)
        whole, rest = divmod(abs(tenths), 10)
        text = f"{whole}{_DECIMAL_POINT.get(self.language, ',')}{rest}"
        return f"\N{MINUS SIGN}{text}" if tenths < 0 else text

    def change(self, hundredths: int) -> str:
        """Return hundredths as ``decimal``, what is more than nothing with its sign."""
        text = self.decimal(hundredths)
        return f"+{text}" if _divided(hundredths, 10) > 0 else text

    def whole(self, hundredths: int) -> str:
        """Return hundredths as a whole number with a true minus."""
        return self.number(_divided(hundredths, 100))


def _preposition(found: re.Match[str], rest: str, parts: Mapping[str, object]) -> str:
    """Return a word as it stands before the part that ``rest`` begins with."""
    begins = str(parts.get(rest[1 : rest.index("}")], ""))
    return f"{found[1]}\N{RIGHT SINGLE QUOTATION MARK}" if _VOWEL.match(begins) else found[0]


def _divided(number: int, by: int) -> int:
    """Return the nearest whole number, of two equally near the one further from 0."""
    size = (abs(number) + by // 2) // by
    return -size if number < 0 else size
