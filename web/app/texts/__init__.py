"""The texts of the page: a folder per language with the shared ones by topic, and such folders in those of games.

Every language has the same keys. No key is in two files of a language, except that different games may have the same
keys: each has its own texts. Fluent files are imported as modules by ``web.app.fluent``.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from typing import Final
from unicodedata import normalize

from hofgarten.game import module_name
from hofgarten.registry import GAMES
from web.app import BUILT, optional

OWN_NAMES: Final[Mapping[str, str]] = {"en": "English", "de": "Deutsch", "nl": "Nederlands", "fr": "Français"}
"""The name of each language in that language, here so that the language menu does not import every language."""

LANGUAGES: Final = tuple(OWN_NAMES)
"""The supported languages; the first is the fallback."""

_PLURAL: Final[Mapping[str, Callable[[int], str]]] = {"fr": lambda number: "one" if number < 2 else "other"}
"""The plural form of a number by CLDR, for languages where it is not ``one`` for 1 and ``other`` for all others."""

_SINGULAR_BELOW_TWO: Final = frozenset({"fr"})
"""The languages in which a number with decimals is singular below 2. In the others it is plural."""

_DECIMAL_POINT: Final[Mapping[str, str]] = {"en": "."}
"""The decimal separator, for languages without a decimal comma."""

_ELIDED: Final[Mapping[str, re.Pattern[str]]] = {
    "fr": re.compile(r"\b([Dd]|[Qq]u)e (?=\{\w+\})"),
}
"""Words that lose their last vowel before a vowel, for languages with elision."""

_VOWEL: Final = re.compile(r"[aeiouœæøh]|y(?![aeiou])", re.IGNORECASE)
"""The start of a name before which French elides: a vowel with any accent, or an h, which is mute in most names."""

NAMES: Final = "names"
"""Stands for a folder with the names of all games and screens."""

_MAIN: Final = "main"
"""The file of the texts that belong to no topic."""

_UNBUILT: Final = "web.app.unbuilt"
"""The module of what ``web.start_data`` has of the texts in a built page."""

if not optional(BUILT):
    import_module("web.app.fluent")


@cache
def topic_of_groups() -> Mapping[str, str]:
    """Return the topic of each group of keys: shared texts that the start screen does not need; of names, ``NAMES``."""
    built = optional(BUILT)
    found: Mapping[str, str] = built.TOPICS if built else import_module(_UNBUILT).topic_of_groups()
    return found


def topics() -> list[str]:
    """Return the names of all topics."""
    return sorted({*topic_of_groups().values()} - {NAMES})


def games() -> tuple[str, ...]:
    """Return the names of the games' folders, such as ``zen_garden``."""
    return tuple(sorted(map(module_name, GAMES)))


def folders() -> list[str]:
    """Return the folders of texts: the topics, which stand for one, and the texts of each game."""
    return [*topics(), *(folder for game in GAMES for folder in folders_of(game))]


def folders_of(game: str) -> tuple[str, ...]:
    """Return the folders of a game's texts: those of its part of the start form, of a match, and of its puzzles."""
    folder = module_name(game)
    return f"{folder}/start", folder, f"{folder}/puzzles"


def words_of(language: str, folder: str = "") -> Mapping[str, str]:
    """Return the texts of one of the ``folders`` or ``NAMES`` in a language; without a folder, the shared texts.

    A game may lack any of its folders. It may have more: ``<game>/lesson`` and ``<game>/rulebook``.
    """
    if folder == NAMES:
        return _names_in(language)
    game, _, part = folder.partition("/")
    package, topic = (f"web.app.games.{game}.texts", part) if game in games() else (__name__, folder)
    module = optional(f"{package}.{language}_{topic or _MAIN}")
    return module.WORDS if module else {}


def _names_in(language: str) -> Mapping[str, str]:
    """Return the names and hints of all games and screens, which the start screen shows without an import of these.

    The build writes them into ``web.start_data``. Without it, they are read from the texts of games and topics.
    """
    built = optional(f"{BUILT}.{language}")
    words: Mapping[str, str] = built.WORDS if built else import_module(_UNBUILT).names_in(language)
    return words


class _LazyTexts(dict[str, str]):
    """The shared texts of a language, or those of a game with the shared ones that have been asked for.

    A folder is imported when one of its keys is missing. No key of a game is a shared one.
    """

    def __init__(self, language: str, game: str = "") -> None:
        super().__init__(() if game else words_of(language))
        self._shared: Mapping[str, str] = _texts_of(language) if game else {}
        self._language, self._game = language, game
        self._remaining = [*(folders_of(game) if game else (NAMES, *topics()))]

    def __missing__(self, key: str) -> str:
        for folder in self._candidates(key):
            self._import(folder)
            if key in self:
                return self[key]
        text = self[key] = self._shared[key]
        return text

    def read_all(self) -> None:
        """Import the remaining folders."""
        for folder in [*self._remaining]:
            self._import(folder)

    def _candidates(self, key: str) -> list[str]:
        """Return the folders that may have a missing key: one of the shared ones, or the remaining ones of a game."""
        if self._game:
            of_puzzles = key.startswith("puzzle_")  # their folder must not be fetched for the key of a shared text
            found = [folder for folder in self._remaining if folder.endswith("/puzzles") == of_puzzles]
            return [] if key in self._shared else found
        folder = topic_of_groups().get(key.partition(".")[0])
        return [folder] if folder in self._remaining else []

    def _import(self, folder: str) -> None:
        self._remaining.remove(folder)
        try:
            self.update(words_of(self._language, folder))
        except OSError:  # its pack could not be fetched
            self._remaining.append(folder)
            raise


_texts_of = cache(_LazyTexts)


def read_all(language: str) -> None:
    """Import all texts of a language."""
    _texts_of(language).read_all()
    for game in GAMES:
        _texts_of(language, game).read_all()


class Words:
    """The texts of one language: ``words("turn.confirm")``.

    Arguments replace the names in braces: ``words("round", number=3, of=16)``.
    """

    __slots__ = ("_words", "language")

    def __init__(self, language: str, game: str = "") -> None:
        """Select one of ``LANGUAGES``; with a game, its texts and the shared ones."""
        self.language = language
        self._words: dict[str, str] = _texts_of(language, game) if game else _texts_of(language)

    def of_game(self, game: str) -> "Words":
        """Return the texts of a game in this language."""
        return texts_in(self.language, game)

    def __call__(self, key: str, **parts: object) -> str:
        """Return a text with its arguments filled in."""
        return self._fill_in(self._words[key], parts) if parts else self._words[key]

    def has(self, key: str) -> bool:
        """Return True if there is a text with this key."""
        try:
            return bool(self._words[key])
        except KeyError:
            return False

    def of(self, group: str, name: str, /, **parts: object) -> str:
        """Return a text of a group with one text for each name, such as ``feature`` and ``gate``."""
        text = self._words[f"{group}.{name}"]
        return self._fill_in(text, parts) if parts else text

    def count(self, key: str, number: int, **parts: object) -> str:
        """Return a text that depends on a number: the plural form of the language, such as ``key.one``."""
        plural = _PLURAL.get(self.language)
        form = plural(abs(number)) if plural else "one" if abs(number) == 1 else "other"
        try:
            text = self._words[f"{key}.{form}"]
        except KeyError:  # an English text stands in, without this form
            text = self._words[f"{key}.other"]
        return self._fill_in(text, {"number": number, **parts})

    def _fill_in(self, text: str, parts: Mapping[str, object]) -> str:
        """Return a text with its arguments filled in: ``jardin de Ben``, but ``jardin d’Ada``."""
        elided = _ELIDED.get(self.language)
        if elided and elided.search(text):
            text = elided.sub(lambda found: _elide(found, text[found.end() :], parts), text)
        return text.format(**parts)

    def _joined(self, key: str, parts: Iterable[str]) -> str:
        """Return the parts that are not empty, put together by a text with ``{first}`` and ``{last}``."""
        joined = ""
        for part in parts:
            if part:
                joined = self(key, first=joined, last=part) if joined else part
        return joined

    def beside(self, titles: Iterable[str]) -> str:
        """Return titles side by side: ``Ada · Ben``, for example of a match without a name."""
        return self._joined("list.beside", titles)

    def commas(self, parts: Iterable[str]) -> str:
        """Return texts as a list with commas: ``Ada, Ben``."""
        return self._joined("list.comma", parts)

    def listed(self, names: Iterable[str]) -> str:
        """Return names as a list in a sentence: ``Ada, Ben and Cleo``."""
        *first, last = [*names] or [""]
        return self._joined("list.and", [self.commas(first), last])

    def sentences(self, parts: Iterable[str]) -> str:
        """Return texts as sentences, each with a capital and one full stop."""
        told = []
        for part in parts:
            if part:
                begun = f"{part[0].upper()}{part[1:]}"
                told.append(begun if begun[-1] in ".?!…" else self("list.sentence", text=begun))
        return " ".join(told)

    def valued(self, what: str, value: object) -> str:
        """Return a thing with its number, or a player with a move: ``Circuits +3``, ``Ada took a tile: Tiger.``."""
        return self("list.gain", what=what, points=value)

    def pair(self, what: str, value: object) -> str:
        """Return a thing and its value: ``Ada: 23``."""
        return self("list.pair", what=what, value=value)

    def apart(self, parts: Iterable[str]) -> str:
        """Return texts with commas of their own as a list: ``park of 4; fountain of 3``."""
        return self._joined("list.separator", parts)

    def points(self, number: int) -> str:
        """Return a change of points or coins with its sign and a true minus."""
        return f"+{number}" if number > 0 else self.number(number)

    def gain(self, number: int) -> str:
        """Return a change of points with its sign and its noun: ``+3 points``. Accessible names tell it."""
        return self.count("players.total", number, total=self.points(number))

    def number(self, number: int) -> str:
        """Return a number with a true minus."""
        return f"\N{MINUS SIGN}{-number}" if number < 0 else str(number)

    def decimal(self, hundredths: int) -> str:
        """Return hundredths as a number with one decimal and a true minus."""
        tenths = tenths_of(hundredths)
        whole, rest = divmod(abs(tenths), 10)
        text = f"{whole}{_DECIMAL_POINT.get(self.language, ',')}{rest}"
        return f"\N{MINUS SIGN}{text}" if tenths < 0 else text

    def amount(self, hundredths: int) -> str:
        """Return hundredths of points as a number with one decimal and its noun: ``1.4 points``, ``1,4 point``."""
        fraction = self.language in _SINGULAR_BELOW_TWO and abs(tenths_of(hundredths)) < 2 * 10
        return self(f"players.total.{'one' if fraction else 'other'}", total=self.decimal(hundredths))

    def change(self, hundredths: int) -> str:
        """Return hundredths like ``decimal``, with a plus sign for positive numbers."""
        text = self.decimal(hundredths)
        return f"+{text}" if tenths_of(hundredths) > 0 else text

    def whole(self, hundredths: int) -> str:
        """Return hundredths as a whole number with a true minus."""
        return self.number(_rounded_quotient(hundredths, 100))


@cache
def texts_in(language: str, game: str = "") -> Words:
    """Return the texts of a language, or of a game in it, always the same object."""
    return Words(language, game)


def _elide(found: re.Match[str], rest: str, parts: Mapping[str, object]) -> str:
    """Return a preposition, elided if the argument at the start of ``rest`` begins with a vowel."""
    begins = str(parts.get(rest[1 : rest.index("}")], ""))
    return f"{found[1]}\N{RIGHT SINGLE QUOTATION MARK}" if _VOWEL.match(normalize("NFD", begins)) else found[0]


def tenths_of(hundredths: int) -> int:
    """Return hundredths as tenths, rounded as numbers on the page are."""
    return _rounded_quotient(hundredths, 10)


def _rounded_quotient(number: int, by: int) -> int:
    """Return the nearest integer; ties are rounded away from 0."""
    size = (abs(number) + by // 2) // by
    return -size if number < 0 else size
