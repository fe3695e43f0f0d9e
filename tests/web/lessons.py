"""Test helpers: a learner who follows a lesson as the coach would."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.kit.games import COMPLETE
from tests.web.harness import Person
from web.app.model.game_api.game_page import games_with
from web.app.model.game_api.lesson import Lesson, Step
from web.app.model.settings import KEY
from web.app.model.teaching import lesson as lessons, lesson_progress

AT_ONCE = {KEY: json.dumps({"speed": "instant"})}
WITH_LESSON = {game: lessons.lesson_of(game) for game in games_with("lesson")}
LESSONS = [pytest.param(lesson, id=game) for game, lesson in WITH_LESSON.items()]
COMPLETE_LESSONS = [pytest.param(lesson, id=game) for game, lesson in WITH_LESSON.items() if game in COMPLETE]


def learner(lesson: Lesson, text: str = "") -> Person:
    """Open a lesson. ``text`` is the stored progress of an earlier visit."""
    kept = {lesson_progress.PREFIX + lesson.game: text} if text else {}
    return Person(storage={**AT_ONCE, **kept}, place=f"#learn/{lesson.game}")


def present(person: Person, lesson: Lesson) -> Step:
    """Return the current step of the lesson."""
    return lesson.steps[person.model.lessons[lesson.game].step]


def go_on(person: Person, lesson: Lesson) -> dict[str, Any]:
    """Do the current step as the coach would."""
    return person.do("lesson-do" if present(person, lesson).goal else "lesson-next")


def walk(person: Person, lesson: Lesson, until: str = "end") -> Iterator[Step]:
    """Advance to a step and yield each step before it."""
    while (step := present(person, lesson)).key != until:
        yield step
        go_on(person, lesson)
        assert len(person.replies) < 80


def at_step(lesson: Lesson, key: str) -> Person:
    """Open a lesson and advance to a step."""
    person = learner(lesson)
    assert list(walk(person, lesson, key)) or lesson.steps[0].key == key
    return person


def highlighted(person: Person) -> list[str]:
    """Return the ids of the highlighted elements."""
    return re.findall(r'id="([^"]*)" data-lit="true"', person.reply["html"])
