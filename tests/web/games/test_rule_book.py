"""The rule books: completeness, equal content in every language, and agreement with the engine's numbers."""

import re
from collections.abc import Sequence
from typing import Final

import pytest

from hofgarten.games.hanging_gardens import tiles
from hofgarten.games.hanging_gardens.edition import CARD_COUNT, standard
from hofgarten.games.hanging_gardens.rules import HIDDEN, SMALLEST
from hofgarten.games.hanging_gardens.setup import PLAYERS
from hofgarten.games.hanging_gardens.setup import ROUND_TURNS as CARDS_OF_ROUND
from hofgarten.games.hanging_gardens.state import MISSING_POINTS, SPACES, TEMPLES
from hofgarten.games.zen_garden import rules as play
from hofgarten.games.zen_garden import scoring
from hofgarten.games.zen_garden.setup import ROUND_TURNS
from hofgarten.games.zen_garden.state import MOST_COINS, START_COINS, TURNS_EACH
from hofgarten.games.zen_garden.tiles import TILE_COUNT
from web.app.games.zen_garden.view.score import ITEM_RULES
from web.app.model.teaching.rule_book import BOOKS, RuleBook, rule_book
from web.app.texts import LANGUAGES

ALL_BOOKS: Final = [(game, language) for game, languages in BOOKS.items() for language in languages]
ZEN_GARDEN: Final = "zen-garden"
HANGING_GARDENS: Final = "hanging-gardens"
CHAPTERS: Final = {
    ZEN_GARDEN: {
        "Z1": range(1, 6),
        "Z2": range(1, 6),
        "Z3": range(1, 7),
        "Z4": range(1, 3),
        "Z5": range(1, 6),
        "Z6": range(11),
    },
    HANGING_GARDENS: {
        "H1": range(1, 5),
        "H2": range(1, 4),
        "H3": range(1, 4),
        "H4": range(1, 6),
        "H5": range(1, 9),
        "H6": range(1, 3),
        "H7": range(1, 5),
        "H8": range(1, 5),
    },
}
"""The rule numbers of each chapter."""

NUMBERS_IN_RULES: Final[dict[str, Sequence[int]]] = {
    "Z1.1": [TILE_COUNT],
    "Z1.5": [MOST_COINS],
    "Z2.5": [START_COINS],
    "Z3.1": [*ROUND_TURNS],
    "Z3.2": [TURNS_EACH],
    "Z5.4": [play.LINE_BONUS, MOST_COINS],
    "Z5.5": [play.MISSION_TILES, *play.MISSION_POINTS[:3]],
    "Z6.1": scoring.CIRCUIT_POINTS[1:],
    "Z6.2": scoring.DECORATION_POINTS[6:],
    "Z6.3": [scoring.SMALL_POINTS],
    "Z6.4": [scoring.LARGE_POINTS],
    "Z6.5": scoring.MAJORITY_POINTS,
    "Z6.6": scoring.DETAIL_POINTS,
    "Z6.7": [scoring.UNITY_BOARD, scoring.UNITY_POINTS],
    "Z6.8": [scoring.MINIMALIST_BOARD, *scoring.MINIMALIST_POINTS[1:5]],
    "Z6.9": [*scoring.MISSION_BOARDS],
    "H1.1": [CARD_COUNT],
    "H1.2": [len(tiles.TILES), *tiles.COUNTS[: len(tiles.SERIES)], len(tiles.PERSONS)],
    "H1.3": [TEMPLES],
    "H2.1": [PLAYERS[0], PLAYERS[-1]],
    "H2.2": [CARD_COUNT, len(tiles.TILES), SPACES],
    "H3.1": [*CARDS_OF_ROUND, *CARDS_OF_ROUND.values()],
    "H3.3": [
        turns for number, cards in CARDS_OF_ROUND.items() for turns in (CARD_COUNT // cards, CARD_COUNT // number)
    ],
    "H5.1": [SMALLEST],
    "H5.4": [HIDDEN, SPACES],
    "H5.6": [TEMPLES],
    "H6.2": [MISSING_POINTS],
    "H7.1": [value for values in standard().series for value in values],
    "H7.2": [value for pair in standard().persons for value in pair],
    "H7.3": [standard().guard],
}
"""Numbers in the engine that the rule's text must name."""


def texts_of(book: RuleBook) -> list[str]:
    return [*book.chapters.values(), *book.titles.values(), *book.rules.values()]


def numbers_in(text: str) -> list[int]:
    return sorted(int(number.replace("−", "-")) for number in re.findall(r"−?\d+", text))


def english_rule(rule: str) -> str:
    """Return the English text of a rule of either game."""
    return rule_book(ZEN_GARDEN if rule.startswith("Z") else HANGING_GARDENS, "en").rules[rule]


@pytest.mark.parametrize(("game", "language"), ALL_BOOKS)
def test_has_every_number_in_order(game: str, language: str) -> None:
    book = rule_book(game, language)
    numbers = [f"{chapter}.{number}" for chapter, found in CHAPTERS[game].items() for number in found]
    assert list(book.chapters) == list(CHAPTERS[game])
    assert list(book.titles) == numbers
    assert list(book.rules) == numbers


@pytest.mark.parametrize(("game", "language"), ALL_BOOKS)
def test_has_no_empty_text_and_no_typographic_errors(game: str, language: str) -> None:
    for text in texts_of(rule_book(game, language)):
        assert text
        assert text == text.strip()
        assert not re.search(r"\s\s|\s[.,)]|\(\s|,,|\.\.|['\"]|[-–]\d", text), text


@pytest.mark.parametrize(("game", "language"), ALL_BOOKS)
def test_a_rule_has_one_to_five_sentences_and_a_title_has_none(game: str, language: str) -> None:
    book = rule_book(game, language)
    for text in book.rules.values():
        assert re.fullmatch(r"([^.!?]+\.( |$)){1,5}", text), text
        assert all(sentence[0].isupper() for sentence in text.split(". ")), text
    for title in [*book.chapters.values(), *book.titles.values()]:
        assert title[0].isupper()
        assert not title.endswith((".", ":"))
        assert len(title) <= 40


@pytest.mark.parametrize("game", BOOKS)
def test_french_sets_a_no_break_space_before_punctuation(game: str) -> None:
    for text in texts_of(rule_book(game, "fr")):
        assert not re.search(r"(?<!\u00a0):|(?<!\u202f)[;!?»]|«(?!\u202f)", text), text


@pytest.mark.parametrize(("game", "language"), ALL_BOOKS)
def test_languages_name_the_same_numbers(game: str, language: str) -> None:
    english, other = rule_book(game, "en"), rule_book(game, language)
    named = {rule: numbers_in(text) for rule, text in other.rules.items()}
    assert named == {rule: numbers_in(text) for rule, text in english.rules.items()}


@pytest.mark.parametrize("rule", NUMBERS_IN_RULES)
def test_rules_name_the_engines_numbers(rule: str) -> None:
    assert set(NUMBERS_IN_RULES[rule]) <= set(numbers_in(english_rule(rule)))


@pytest.mark.parametrize("game", BOOKS)
def test_no_two_languages_share_a_rule(game: str) -> None:
    books = [rule_book(game, language) for language in BOOKS[game]]
    for rule in books[0].rules:
        assert len({book.rules[rule] for book in books}) == len(books), rule


def test_no_two_rules_of_a_book_share_a_text() -> None:
    for game, language in ALL_BOOKS:
        book = rule_book(game, language)
        assert len(set(book.rules.values())) == len(book.rules)
        assert len(set(book.titles.values())) == len(book.titles)


@pytest.mark.parametrize("game", BOOKS)
def test_every_language_of_the_page_has_a_book(game: str) -> None:
    assert set(LANGUAGES) <= set(BOOKS[game])


@pytest.mark.parametrize("language", BOOKS[HANGING_GARDENS])
def test_unpublished_values_are_marked_as_reconstructed(language: str) -> None:
    word = {"en": "reconstructed", "de": "rekonstruiert", "nl": "gereconstrueerd", "fr": "reconstitué"}[language]
    rules = rule_book(HANGING_GARDENS, language).rules
    assert {rule for rule, text in rules.items() if word in text.lower()} == {"H1.4", "H7.1", "H7.2"}


def test_every_line_of_the_score_has_its_rule() -> None:
    assert set(ITEM_RULES.values()) <= set(rule_book(ZEN_GARDEN, "en").rules)


@pytest.mark.parametrize(
    ("game", "language"),
    [("zen-garden", "xx"), ("zen-garden", ""), ("chess", "en"), ("zen_garden", "en"), ("", "")],
)
def test_refuses_an_unknown_book_by_name(game: str, language: str) -> None:
    with pytest.raises(ValueError, match=re.escape(f"{game!r} in {language!r}")):
        rule_book(game, language)
