"""French words before names that begin with a vowel, and numbers of points in every language."""

import pytest

from web.texts import LANGUAGES, Words


@pytest.mark.parametrize(
    ("name", "garden"),
    [
        ("Ada", "Jardin d’Ada"),
        ("Élise", "Jardin d’Élise"),
        ("henri", "Jardin d’henri"),
        ("Yves", "Jardin d’Yves"),
        ("Yann", "Jardin de Yann"),
        ("Ben", "Jardin de Ben"),
        ("{name}", "Jardin de {name}"),
        ("", "Jardin de "),
    ],
)
def test_french_leaves_out_the_vowel_before_a_vowel(name: str, garden: str) -> None:
    assert Words("fr")("garden.of", name=name) == garden


def test_other_languages_and_numbers_are_left_alone() -> None:
    assert Words("nl")("garden.of", name="Ada") == "Tuin van Ada"
    assert Words("fr").count("hg.points", 1) == "1 point"


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_point_is_not_told_as_several(language: str) -> None:
    words = Words(language)
    one, two = (words.count("players.total", number, total=number) for number in (1, 2))
    assert one.replace("1", "2") != two
