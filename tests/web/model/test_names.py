"""Names: invisible characters and stacked marks are removed, and no two players of a match look the same."""

import sys
import unicodedata

import pytest
from hypothesis import given, strategies as st

from tests.web.harness import Person
from web.app.model.match.names import MAX_MARKS, MAX_PLAYER_LENGTH, clean_name, distinct, looks
from web.app.model.new_match_form import MAX_NAME_LENGTH

STACK = "Z" + "\u0302" * 30
INVISIBLE = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180f\u3164\ufe0f\uffa0\u2800\U000e0101\u200b\u200d\u2060\u00ad\u061c"


@pytest.mark.parametrize("character", INVISIBLE)
def test_an_invisible_character_is_removed(character: str) -> None:
    assert clean_name(f"A{character}da", MAX_NAME_LENGTH) == "Ada"
    assert clean_name(character, MAX_NAME_LENGTH) == ""


def test_no_variation_selector_of_unicode_stays_in_a_word() -> None:
    named = {chr(code): unicodedata.name(chr(code), "") for code in range(sys.maxunicode + 1)}
    unseen = [character for character, name in named.items() if "VARIATION SELECTOR" in name]
    assert len(unseen) >= 259, "3 Mongolian ones or more, 16 and 240"
    assert [character for character in unseen if clean_name(f"A{character}da", MAX_NAME_LENGTH) != "Ada"] == []


@pytest.mark.parametrize("name", ["Zoë", "Nguyễn Thị", "Nguye\u0302\u0303n", "שָׁלוֹם", "ปั้น", "हिन्दी", "水野", "🦊 Fox"])
def test_an_ordinary_name_stays_as_it_is(name: str) -> None:
    assert clean_name(name, MAX_NAME_LENGTH) == name


@pytest.mark.parametrize(
    "name",
    ["👩\u200d👩\u200d👧", "👩🏽\u200d🚀", "❤\ufe0f", "1\ufe0f\u20e3 Ada", "👁\ufe0f\u200d🗨\ufe0f", "می\u200cخواهم"],
)
def test_a_joiner_stays_where_it_belongs_to_a_picture_or_a_word(name: str) -> None:
    assert clean_name(name, MAX_NAME_LENGTH) == name
    bare = name.replace("\u200d", "").replace("\ufe0f", "").replace("\u200c", "")
    assert looks(name) == looks(bare), "two names that differ in joiners alone look alike"
    assert distinct([bare, name])[1] != name
    person = Person()
    person.start_match(**{"name-0": name})
    assert person.match.player(0) == name
    assert Person(storage=person.storage, place=person.reply["place"]).match.player(0) == name


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("👩\u200d\u200d👧", "👩\u200d👧"),
        ("👩\u200d", "👩"),
        ("\u200d👩", "👩"),
        ("👩\u200dAda", "👩Ada"),
        ("A\ufe0fda", "Ada"),
        ("1\ufe0f2", "12"),
        ("A\u200cda", "Ada"),
        ("می\u200c", "می"),
        ("می\u200d\u200cخ", "می\u200cخ"),
        ("❤\ufe0f\ufe0f", "❤\ufe0f"),
    ],
)
def test_a_joiner_elsewhere_is_removed(name: str, clean: str) -> None:
    assert clean_name(name, MAX_NAME_LENGTH) == clean


@given(st.text(st.sampled_from("👩👧🏽❤1\u20e3\u200c\u200d\ufe0fمی A\u0302"), max_size=9))
def test_a_name_with_joiners_stays_as_it_is(text: str) -> None:
    for longest in range(9):
        once = clean_name(text, longest)
        assert clean_name(once, longest) == once
        assert clean_name(once, MAX_PLAYER_LENGTH) == once
        assert len(once) <= longest


def test_marks_do_not_stack() -> None:
    assert clean_name(STACK, MAX_NAME_LENGTH) == "Z" + "\u0302" * MAX_MARKS
    assert clean_name("\u0302Ada", MAX_NAME_LENGTH) == "Ada", "a mark without a letter"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("Ada", other) for other in ("Ada", "ADA", "Аdа", "\uff21da")),
        *[("Ada B", "Ada  B"), ("Zoe\u0308", "Zoë")],
        *[("Iris", "lris"), ("Bot 1", "Bot l"), ("Oona", "0ona"), ("Poppy", "Рорру")],
    ],
)
def test_the_second_of_two_names_that_look_alike_gets_a_number(one: str, other: str) -> None:
    assert distinct([one, other]) == [one, f"{other} 2"]


def test_a_number_is_not_given_twice() -> None:
    assert distinct(["Ada", "Ada 2", "Ada", "Ada"]) == ["Ada", "Ada 2", "Ada 3", "Ada 4"]
    assert distinct(["Zoe", "Zoë"]) == ["Zoe", "Zoë"]
    assert distinct(["Player 1", "Player 1", "Player 1"]) == ["Player 1", "Player 1 (2)", "Player 1 (3)"]


@given(st.lists(st.text(max_size=MAX_PLAYER_LENGTH), max_size=4))
def test_distinct_names_look_different_are_short_and_stay_as_they_are(names: list[str]) -> None:
    once = distinct(names)
    assert len(set(map(looks, once))) == len(names)
    assert all(len(name) <= MAX_PLAYER_LENGTH for name in once)
    assert distinct(once) == once


@given(st.text())
def test_a_clean_name_is_printable_and_stays_as_it_is(text: str) -> None:
    once = clean_name(text, MAX_PLAYER_LENGTH)
    assert (clean_name(once, MAX_PLAYER_LENGTH), once.isprintable()) == (once, True)
    assert not once or unicodedata.category(once[0]) not in {"Mn", "Me"}


def test_typed_names_are_cleaned_and_told_apart() -> None:
    person = Person()
    person.start_match(**{"name-0": "A\u3164da", "name-1": "Аda"})
    assert person.match.names == ("Ada", "Аda 2")
    person.do("rematch")
    assert person.match.names == ("Ada", "Аda 2")
