"""The rule books: completeness, and equal content in every language."""

import re
from typing import Final

import pytest

from tests.kit.games import COMPLETE
from web.app.game_page import games_with
from web.app.model.teaching.rule_book import RuleBook, rule_book
from web.app.texts import LANGUAGES

BOOKS: Final = [game for game in games_with("rulebook") if game in COMPLETE]
ALL_BOOKS: Final = [(game, language) for game in BOOKS for language in LANGUAGES]


def texts_of(book: RuleBook) -> list[str]:
    return [*book.chapters.values(), *book.titles.values(), *book.rules.values()]


def numbers_in(text: str) -> list[int]:
    return sorted(int(number.replace("−", "-")) for number in re.findall(r"−?\d+", text))


@pytest.mark.parametrize(("game", "language"), ALL_BOOKS)
def test_has_every_number_in_order(game: str, language: str) -> None:
    book = rule_book(game, language)
    english = rule_book(game, "en")
    chapters = list(english.chapters)
    assert list(book.chapters) == chapters
    assert list(book.titles) == list(book.rules) == list(english.rules)
    places = [(chapters.index(chapter), int(number)) for chapter, number in (rule.split(".") for rule in book.rules)]
    assert places == sorted(set(places))
    assert {chapter for chapter, _ in places} == set(range(len(chapters)))


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


@pytest.mark.parametrize("game", BOOKS)
def test_no_two_languages_share_a_rule(game: str) -> None:
    books = [rule_book(game, language) for language in LANGUAGES]
    for rule in books[0].rules:
        assert len({book.rules[rule] for book in books}) == len(books), rule


def test_no_two_rules_of_a_book_share_a_text() -> None:
    for game, language in ALL_BOOKS:
        book = rule_book(game, language)
        assert len(set(book.rules.values())) == len(book.rules)
        assert len(set(book.titles.values())) == len(book.titles)


def test_every_complete_game_has_a_book() -> None:
    assert list(COMPLETE) == BOOKS


@pytest.mark.parametrize(
    ("game", "language"),
    [("zen-garden", "xx"), ("zen-garden", ""), ("chess", "en"), ("zen_garden", "en"), ("", "")],
)
def test_refuses_an_unknown_book_by_name(game: str, language: str) -> None:
    with pytest.raises(ValueError, match=re.escape(f"{game!r} in {language!r}")):
        rule_book(game, language)
