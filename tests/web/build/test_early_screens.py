"""Tests for the screens that the page shows on a first visit until Python is there."""

import pytest

from hofgarten.registry import GAMES
from tests.kit.thorough import first_of
from tests.web.harness import Person
from web.app.model.teaching.rule_position import positions
from web.app.texts import LANGUAGES, Words
from web.build.early_screens import early_screen, places


def test_all_rules_and_lessons_have_one() -> None:
    found = [place for game in GAMES for place in places(game)]
    assert {f"learn/{game}" for game in GAMES} < {*found}
    assert {f"rules/{game}/{rule}" for game in GAMES for rule in positions(game)} < {*found}


@pytest.mark.parametrize("language", first_of(LANGUAGES))
@pytest.mark.parametrize("place", first_of(("learn/zen-garden", "rules/hanging-gardens", "rules/zen-garden/Z5.1")))
def test_nothing_moves_when_python_comes(place: str, language: str) -> None:
    """It is what Python shows on a first visit, but for the words at its end that say how far Python is."""
    game = place.split("/")[1]
    before = early_screen(language, game, place)
    person = Person(place=f"#{place}", languages=[language])
    heading, _, html = before.partition("</title>")
    assert heading == f'<title data-game="{game}">{person.reply["title"]}'
    assert html.startswith(person.reply["html"])
    assert Words(language)("start.coming") in html.removeprefix(person.reply["html"])
