"""Lessons: completion in every language, stored progress, and resuming."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from hofgarten.game import module_name
from hofgarten.games.zen_garden.state import SLOT_NUMBERS
from hofgarten.registry import GAMES
from tests.kit.games import COMPLETE
from tests.web.harness import Person, reopened
from tests.web.languages import languages
from tests.web.lessons import COMPLETE_LESSONS, LESSONS, at_step, go_on, highlighted, learner, present, walk
from web.app.model.game_api.game_page import move_input_of
from web.app.model.game_api.lesson import Lesson, Step
from web.app.model.settings import KEY
from web.app.model.teaching import lesson as lessons, lesson_progress
from web.app.texts import LANGUAGES, Words
from web.build.paths import APP


def try_move(person: Person, event: str) -> dict[str, Any]:
    """Select a move in one step and confirm it."""
    selection = move_input_of(person.match.record.game).selection_of(person.page.selection, event)
    person.change_page(selection=selection)
    return person.do("confirm")


def rejected_moves(person: Person, step: Step) -> Iterator[str]:
    """Yield legal moves that the step does not accept."""
    match = person.match
    events = (match.game.write_event(move) for move in match.game.moves(match.state))
    return (event for event in events if not lessons.accepts(step, event))


def test_every_complete_game_has_a_lesson_in_every_language_and_every_lesson_a_game() -> None:
    there = {(path.parents[2].name, path.parent.name) for path in (APP / "games").glob("*/texts/*/lesson.ftl")}
    assert {(module_name(game), language) for game in COMPLETE for language in LANGUAGES} <= there
    assert {folder for folder, _ in there} <= {module_name(game) for game in GAMES}


@languages
@pytest.mark.parametrize("lesson", COMPLETE_LESSONS)
def test_a_lesson_can_be_completed(lesson: Lesson, language: str) -> None:
    settings = {KEY: json.dumps({"speed": "instant", "language": language})}
    person = Person(storage=settings, place=f"#learn/{lesson.game}")
    words = lessons.words_of(lesson.game, language)
    seen = []
    for step in walk(person, lesson):
        html = person.reply["html"]
        assert words[f"{step.key}.title"] in html
        assert highlighted(person)
        # The coach's own move is never where the button to continue was, and the panel is silent while one reads.
        way, buttons = html.partition('class="coach-way')[2].split('class="coach-buttons')[:2]
        assert ("lesson-do" in way, "lesson-do" in buttons.partition("</section>")[0]) == (bool(step.goal), False)
        assert (re.search('id="coach-next"[^>]* disabled|disabled[^>]* id="coach-next"', html) is not None) == bool(
            step.goal
        )
        assert ('data-reading="true"' in html) == (not step.goal)
        if step.key not in seen:
            assert words[step.key] in person.reply["announce"]
            assert sorted(highlighted(person)) == sorted(step.show)
        seen.append(step.key)
    assert list(dict.fromkeys(seen)) == [step.key for step in lesson.steps[:-1]]
    assert person.match.over
    assert person.model.lessons[lesson.game].finished
    assert Words(language)("learn.play") in person.reply["html"]
    assert not [reply for reply in person.replies if reply.get("bot_request")]


@pytest.mark.parametrize("lesson", LESSONS)
def test_an_unexpected_legal_move_is_rejected_but_stays_selected(lesson: Lesson) -> None:
    person, words, tried = learner(lesson), lessons.words_of(lesson.game, "en"), 0
    for step in walk(person, lesson):
        event = next(rejected_moves(person, step), None)
        if event is None:
            continue
        tried += 1
        begun, chosen = person.match, move_input_of(lesson.game).selection_of(person.page.selection, event)
        reply = try_move(person, event)
        assert person.match is begun
        assert person.page.selection == chosen
        said = words[f"{step.key}.missed"] if step.goal else "Your choice is kept. Press “Next” first."
        assert all(said in reply[part] for part in ("html", "announce"))
        person.do("cancel")
        assert said not in person.reply["html"]
        assert words[step.key] in person.reply["html"]
    assert tried


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_highlight_follows_the_selection(lesson: Lesson) -> None:
    person = learner(lesson)
    steps = iter(walk(person, lesson))
    step = next(step for step in steps if step.goal)
    event = lessons.solution(lesson, step, person.match)
    assert event is not None
    person.change_page(selection=move_input_of(lesson.game).selection_of(person.page.selection, event))
    person.do("close")
    assert highlighted(person) == ["confirm"]


@pytest.mark.parametrize("game", ["zen-garden", "hanging-gardens"])
def test_selecting_a_part_highlights_its_places(game: str) -> None:
    lesson = lessons.lesson_of(game)
    person, lights = learner(lesson), 0
    for step in walk(person, lesson):
        event = lessons.solution(lesson, step, person.match) if step.then else None
        if event is None or not event.startswith(("0", "1", "2", "lay")):
            continue
        first = {"slot": SLOT_NUMBERS[event[:2]]} if event[0].isdigit() else {"card": int(event.split(" ")[1]) - 1}
        person.do("take", **first)
        assert sorted(highlighted(person)) == sorted(step.then)
        lights += 1
    assert lights > 3


@languages
@pytest.mark.parametrize("lesson", COMPLETE_LESSONS)
def test_texts_match_the_steps(lesson: Lesson, language: str) -> None:
    words, english = lessons.words_of(lesson.game, language), lessons.words_of(lesson.game, "en")
    keys = {step.key for step in lesson.steps}
    assert len(keys) == len(lesson.steps)
    assert list(words) == list(english)
    assert set(words) == {f"{key}{part}" for key in keys for part in ("", ".title")} | {
        key for key in words if key.endswith(".missed") and key.removesuffix(".missed") in keys
    }
    assert all(text.strip() == text != "" and len(text) < 230 for text in words.values())


def test_an_opened_but_unstarted_lesson_is_not_saved() -> None:
    lesson = lessons.lesson_of("zen-garden")
    person = learner(lesson)
    assert lesson_progress.PREFIX + lesson.game not in person.storage
    go_on(person, lesson)
    assert lesson_progress.PREFIX + lesson.game in person.storage
    person.do("lesson-back")
    assert lesson_progress.PREFIX + lesson.game not in person.storage


def test_the_rejection_message_stays_while_hovering() -> None:
    lesson = lessons.lesson_of("hanging-gardens")
    person = at_step(lesson, "arcade")
    said = lessons.words_of(lesson.game, "en")["arcade.missed"]
    try_move(person, next(rejected_moves(person, present(person, lesson))))
    person.do("aim", x=0, y=0)
    person.do("unhover")
    assert said in person.reply["html"]
    person.do("rotate", by=1)
    assert said not in person.reply["html"]


@pytest.mark.parametrize("lesson", LESSONS)
def test_back_returns_to_the_previous_step_and_position(lesson: Lesson) -> None:
    person, begun = learner(lesson), dict[str, Any]()
    for step in walk(person, lesson):
        begun.setdefault(step.key, person.match.state)
    for step in reversed(lesson.steps[:-1]):
        person.do("lesson-back")
        assert present(person, lesson) == step
        assert person.match.state == begun[step.key]
    assert person.do("lesson-back")["place"] == f"#learn/{lesson.game}"
    assert present(person, lesson) == lesson.steps[0]


@pytest.mark.parametrize("game", ["zen-garden", "hanging-gardens"])
def test_a_move_within_a_step_can_be_undone(game: str) -> None:
    lesson = lessons.lesson_of(game)
    person = at_step(lesson, "free")
    begun = person.match.at
    go_on(person, lesson)
    assert person.match.at > begun
    assert present(person, lesson).key == "free"
    person.do("undo")
    assert (person.match.at, present(person, lesson).key) == (begun, "free")
    assert reopened(person, f"#learn/{lesson.game}").match.at == begun


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_finished_lesson_stays_finished_and_can_restart(lesson: Lesson) -> None:
    person = at_step(lesson, "end")
    person.do("lesson-again")
    assert present(person, lesson) == lesson.steps[0]
    assert reopened(person, f"#learn/{lesson.game}").model.lessons[lesson.game].finished


def progress(trail: object, events: object = (), *, version: int = 1, finished: bool = False) -> str:
    """Return the text of a lesson's stored progress."""
    return json.dumps({"version": version, "trail": trail, "events": events, "finished": finished})


@pytest.mark.parametrize(
    "kept",
    [
        *("", "{", "[]", "null", "[" * 100_000),
        progress([[]], version=0, finished=True),
        progress([]),
        progress([[1]]),
        progress([[]], "0a b2 se"),
        progress([[]] * 99),
        progress([[]] * 4, ["nonsense"]),
        progress([[]] * 4, ["2d a1 se"] * 2),
    ],
)
@pytest.mark.parametrize("lesson", LESSONS)
def test_damaged_or_outdated_progress_restarts_the_lesson(lesson: Lesson, kept: str) -> None:
    person = learner(lesson, kept)
    assert present(person, lesson) == lesson.steps[0]
    assert not [event for event in person.match.record.events[: person.match.at] if event == "nonsense"]
    go_on(person, lesson)
    assert present(person, lesson) == lesson.steps[1]


def test_a_damaged_history_leads_back_to_the_first_step() -> None:
    lesson = lessons.lesson_of("zen-garden")
    person = learner(lesson, progress([[], ["nonsense"], []]))
    assert present(person, lesson) == lesson.steps[2]
    person.do("lesson-back")
    assert present(person, lesson) == lesson.steps[0]


def test_bot_moves_are_animated_and_survive_a_reload() -> None:
    lesson = lessons.lesson_of("zen-garden")
    person = Person(place="#learn/zen-garden")
    list(walk(person, lesson, "take"))
    go_on(person, lesson)
    showing = person.page.bot_move
    assert showing is not None
    assert showing.stage == "choosing"
    assert person.reply["timer"]["action"]["do"] == "show-next"
    assert Words("en")("learn.watch") in person.reply["html"]
    assert not highlighted(person)
    again = reopened(person, "#learn/zen-garden")
    for one in (person, again):
        assert present(one, lesson).key == "take"
        one.let_computers_play()
        assert present(one, lesson).key == "pay"
    assert again.match.state == person.match.state


@pytest.mark.parametrize("lesson", LESSONS)
def test_skipped_events_between_scenes_make_no_sound(lesson: Lesson) -> None:
    loud = {KEY: json.dumps({"speed": "instant", "sounds": "on"})}
    person, heard = Person(storage=loud, place=f"#learn/{lesson.game}"), 0
    while (step := present(person, lesson)).key != "end":
        go_on(person, lesson)
        jumped = present(person, lesson) is not step and present(person, lesson).at is not None
        assert not (jumped and "effects" in person.reply)
        heard += "effects" in person.reply
    assert heard
