"""Agreement in sentences with arguments: elision, articles, plurals, and one form of address per language."""

import re
from collections.abc import Iterator
from typing import Final

import pytest

from tests.web.texts.test_texts import all_texts, every_text, finished_texts, texts_of_files
from web.app.texts import topics

VOWELS: Final = (
    "Ada",
    "Élise",
    "émile",
    "Œdipe",
    "Henri",
    "hugo",
    "Yves",
    "Isabelle",
    "Ötzi",
    "Urs",
    "Álvaro",
    "Ígor",
    "Åsa",
    "Øystein",
    "Yseult",
)
CONSONANTS: Final = ("Ben", "Yann", "Zoé", "Les Jardins", "Le Roy", "De Vries", "Çelik", "7 Zwerge", "{name}")

ELIDED: Final = r"(?:de|que|je|me|te|se|ne|ce|jusque|lorsque|puisque|quoique)"

DETERMINERS: Final = {
    "en": r"an?|this|these|their",
    "de": r"der|die|das|de[mns]|(?:k?ein|dein|sein|ihr|dies|jed)(?:e[mnrs]?|)",
    "nl": r"de|het|een|deze|dit|die|dat|geen|elke?",
    "fr": r"le|la|les|une?|des|du|aux?|ce|cet|cette|ces|chaque|quel(?:le)?s?",
}
"""Words whose form depends on the next noun."""

WITHOUT_GENDER: Final = r"number|target|date|most|found|size"
"""Arguments that are numbers, dates or quotations: ``le {date}``."""

FORMAL: Final = {
    "de": r"(?<![.:!?] )(?<!^)\b(?:Ihnen|Ihr(?:e[mnrs]?)?)\b|\b(?:[Bb]itte|[Kk]önnen|[Mm]üssen|[Mm]öchten) Sie\b",
    "nl": r"\b(?:[Uu]|[Uu]w|[Gg]ij|[Jj]ulliezelf)\b",
    "fr": r"\b(?:[Tt]u|[Tt]oi|[Tt]on|[Tt]a|[Tt]es)\b",
}
"""Forms of address that a language's texts do not use: *du*, *je* and *vous* are used."""

NOT_INFLECTED: Final = {
    "en": {"import.more", "puzzles.storm_solved", "when.day"},
    "de": {"puzzles.storm_solved", "when.day"},
    "nl": {"import.more", "puzzles.storm_solved", "when.day"},
    "fr": set[str](),
}
"""Counted texts of no game that are the same for one and for many."""


def filled(language: str, value: str) -> Iterator[str]:
    """Yield each text that has arguments, all of which are replaced by the same value."""
    for words, key in every_text(language):
        if parts := re.findall(r"{(\w+)}", words(key)):
            yield words(key, **dict.fromkeys(parts, value))


@pytest.mark.parametrize("name", VOWELS)
def test_french_elides_before_every_name_with_a_vowel_or_an_h(name: str) -> None:
    wrong = re.compile(rf"\b{ELIDED} {re.escape(name)}", re.IGNORECASE)
    assert not [text for text in filled("fr", name) if wrong.search(text)]


@pytest.mark.parametrize("name", CONSONANTS)
def test_french_does_not_elide_before_a_consonant(name: str) -> None:
    assert not [text for text in filled("fr", name) if f"’{name}" in text]


@pytest.mark.parametrize("language", DETERMINERS)
def test_no_determiner_precedes_an_argument_with_a_gender(language: str) -> None:
    wrong = re.compile(rf"\b(?:{DETERMINERS[language]}) \{{(?!(?:{WITHOUT_GENDER})\}})", re.IGNORECASE)
    assert not [text for text in finished_texts(language) if wrong.search(text)]


@pytest.mark.parametrize("language", NOT_INFLECTED)
def test_a_counted_text_has_its_singular_for_one_and_in_french_for_zero(language: str) -> None:
    stems = [(words, key.removesuffix(".one")) for words, key in every_text(language) if key.endswith(".one")]
    assert stems
    same = set()
    for words, stem in stems:
        parts = dict.fromkeys(re.findall(r"{(\w+)}", words(f"{stem}.other")), "x")
        parts.pop("number", None)
        none, one, two, more = (
            words.count(stem, number, **parts).replace(str(number), "x", 1) for number in (0, 1, 2, 21)
        )
        assert two == more == words(f"{stem}.other", number="x", **parts)
        assert none == (one if language == "fr" else two)
        if one == two:
            same.add(stem)
    shared = {key.rpartition(".")[0] for key in all_texts(language, ["", *topics()])}
    assert same & shared == NOT_INFLECTED[language]


@pytest.mark.parametrize("language", FORMAL)
def test_each_language_has_one_form_of_address(language: str) -> None:
    assert not [text for text in texts_of_files(language) if re.search(FORMAL[language], text)]
