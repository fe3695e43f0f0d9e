"""The rule books: completeness, and equal content in every language."""

import re
from typing import Final

import pytest

from tests.kit.games import COMPLETE
from web.app.model.game_api.game_page import games_with
from web.app.model.teaching.rule_book import rule_book
from web.app.texts import LANGUAGES

BOOKS: Final = [game for game in games_with("rulebook") if game in COMPLETE]
ALL_BOOKS: Final = [(game, language) for game in BOOKS for language in LANGUAGES]


def numbers_in(text: str) -> list[int]:
    return sorted(int(number.replace("−", "-")) for number in re.findall(r"−?\d+", text))


@pytest.mark.parametrize(("game", "language"), ALL_BOOKS)
def test_has_every_number_in_order_and_names_the_same_numbers(game: str, language: str) -> None:
    book, english = rule_book(game, language), rule_book(game, "en")
    chapters = list(english.chapters)
    assert list(book.chapters) == chapters
    assert list(book.titles) == list(book.rules) == list(english.rules)
    places = [(chapters.index(chapter), int(number)) for chapter, number in (rule.split(".") for rule in book.rules)]
    assert places == sorted(set(places))
    assert {chapter for chapter, _ in places} == set(range(len(chapters)))
    for rule, text in book.rules.items():
        assert numbers_in(text) == numbers_in(english.rules[rule]), rule


@pytest.mark.parametrize(("game", "language"), ALL_BOOKS)
def test_a_rule_has_one_to_five_sentences_a_title_has_none_and_no_text_has_errors(game: str, language: str) -> None:
    book = rule_book(game, language)
    for text in (*book.chapters.values(), *book.titles.values(), *book.rules.values()):
        assert text.strip() == text != ""
        assert not re.search(r"\s\s|\s[.,)]|\(\s|,,|\.\.|['\"]|[-–]\d", text), text
    for texts in (book.rules, book.titles):
        assert len(set(texts.values())) == len(texts), "two rules have the same text"
    for text in book.rules.values():
        assert re.fullmatch(r"([^.!?]+\.( |$)){1,5}", text), text
        assert all(sentence[0].isupper() for sentence in text.split(". ")), text
    for title in [*book.chapters.values(), *book.titles.values()]:
        assert title[0].isupper()
        assert not title.endswith((".", ":"))
        assert len(title) <= 40


def test_every_complete_game_has_a_book_and_no_two_languages_share_a_rule() -> None:
    assert list(COMPLETE) == BOOKS
    for game in BOOKS:
        books = [rule_book(game, language) for language in LANGUAGES]
        for rule in books[0].rules:
            assert len({book.rules[rule] for book in books}) == len(books), rule


@pytest.mark.parametrize(
    ("game", "language"),
    [("zen-garden", "xx"), ("zen-garden", ""), ("chess", "en"), ("zen_garden", "en"), ("", "")],
)
def test_refuses_an_unknown_book_by_name(game: str, language: str) -> None:
    with pytest.raises(ValueError, match=re.escape(f"{game!r} in {language!r}")):
        rule_book(game, language)
