"""The end of lessons, the places that offer lessons, and lesson actions outside a lesson."""

import re

import pytest

from tests.kit.games import COMPLETE
from tests.web.harness import Person, actions_in
from tests.web.lessons import LESSONS, at_step, present
from web.app.model.game_api.game_page import games_with
from web.app.model.game_api.lesson import Lesson
from web.app.model.teaching import lesson as lessons
from web.app.view.game_api.game_views import coach_of


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_ends_with_a_first_real_match(lesson: Lesson) -> None:
    person = at_step(lesson, "end")
    assert person.do("review")["place"] == f"#learn/{lesson.game}"
    assert not [key for key in person.storage if key.startswith("hofgarten/match/")]
    person.do("first-match", game=lesson.game)
    assert person.reply["place"].startswith("#match/")
    assert [key for key in person.storage if key.startswith("hofgarten/match/")]
    assert person.match.bot(1) == "apprentice"
    assert person.match.record.options == lessons.first_options(lesson)
    person.do("first-match", game="chess")
    assert person.match.game.name == lesson.game


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_end_of_a_lesson_has_no_button_that_does_nothing(lesson: Lesson) -> None:
    person = at_step(lesson, "end")
    panel = str(person.reply["html"]).partition('id="panel"')[2].partition("</section>")[0]
    actions = actions_in(panel)
    assert actions
    for action in actions:
        again = at_step(lesson, "end")
        before = again.reply["html"]
        assert again.do(action.pop("do"), **action)["html"] != before


@pytest.mark.parametrize("place", ["#learn", "#learn/", "#learn/chess", "#learn/../zen-garden"])
def test_a_lesson_link_without_a_known_game_shows_all_lessons(place: str) -> None:
    person = Person(place=place)
    assert person.reply["place"] == "#learn"
    for game in games_with("lesson"):
        assert f'href="#learn/{game}"' in person.reply["html"]


def test_each_game_is_taught_by_a_coach_of_its_own() -> None:
    portraits = {lesson.game: str(coach_of(lesson.game)) for lesson in map(lessons.lesson_of, COMPLETE)}
    assert len(set(portraits.values())) == len(portraits)
    for game, portrait in portraits.items():
        assert portrait in Person(place="#learn").reply["html"]
        assert portrait in Person(place=f"#learn/{game}").reply["html"]


def test_the_last_step_has_no_next_and_a_move_step_cannot_be_skipped() -> None:
    lesson = lessons.lesson_of("zen-garden")
    person = at_step(lesson, "take")
    person.do("lesson-next")
    assert present(person, lesson).key == "take"
    person = at_step(lesson, "end")
    person.do("lesson-next")
    person.do("lesson-do")
    assert present(person, lesson).key == "end"


def test_each_lesson_is_offered_beside_its_game_until_it_is_finished() -> None:
    def offered(person: Person) -> list[str]:
        return re.findall(r'class="button game-learn" href="#learn/([^"]+)"', person.reply["html"])

    every = list(games_with("lesson"))
    assert offered(Person()) == every
    player = Person()
    player.start_match()
    middle, finished = (at_step(lessons.lesson_of("zen-garden"), step) for step in ("take", "end"))
    for person, games in ((middle, every), (finished, every[1:]), (player, every)):
        person.do("go", place="#")
        assert offered(person) == games
