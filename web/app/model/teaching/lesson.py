"""Lessons: each game's first match, played step by step on a prepared deal. Pure functions without a view.

A lesson's words are in ``web/app/games/<folder>/texts/<language>/lesson.ftl``.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from importlib import import_module
from typing import Final

from hofgarten.bots import BOTS
from hofgarten.game import IllegalMove, Json, module_name
from hofgarten.record import Record, RecordError, replay_record
from hofgarten.rng import Rng
from web.app import texts
from web.app.model.game_api.game_page import options_of
from web.app.model.game_api.lesson import Lesson, Step
from web.app.model.match.match import Events, PlayedMatch
from web.app.model.teaching.lesson_progress import LessonProgress

LEARNER: Final = 0
"""The learner's seat; a bot has the other one."""

ANY: Final = ".*"
"""The goal of a step that accepts every legal move."""


@cache
def lesson_of(game: str) -> Lesson:
    """Return the lesson of a game with the part ``lesson``."""
    lesson: Lesson = import_module(f"web.app.games.{module_name(game)}.lesson").LESSON
    return lesson


@cache
def words_of(game: str, language: str) -> Mapping[str, str]:
    """Return a lesson's words.

    Each step has ``<key>.title``, ``<key>`` for the coach's text, and optionally ``<key>.missed`` for the coach's text
    about a move that the step does not accept.
    """
    return texts.words_of(language, f"{module_name(game)}/lesson")


def match_at(lesson: Lesson, progress: LessonProgress, players: tuple[dict[str, Json], ...]) -> PlayedMatch | None:
    """Return the match of the present step; None if the saved progress does not fit the lesson."""
    if progress.step >= len(lesson.steps):
        return None
    base = lesson.base(progress.step)
    events = (*lesson.line[:base], *progress.events)
    record = Record(lesson.game, lesson.options, players, lesson.setup, events)
    try:
        states = replay_record(record)
    except RecordError:
        return None
    # Each scene is a match with its own id, so that the events between scenes make no sounds.
    return PlayedMatch(f"lesson-{base}", "", record, states, len(events))


def played(lesson: Lesson, progress: LessonProgress, match: PlayedMatch) -> LessonProgress:
    """Return the progress after an event has been played or undone."""
    return replace(progress, events=match.record.events[lesson.base(progress.step) : match.at])


def next_step(lesson: Lesson, progress: LessonProgress) -> LessonProgress:
    """Return the progress at the next step; the last one finishes the lesson."""
    number = progress.step + 1
    events = progress.events if lesson.steps[number].at is None else ()
    finished = progress.finished or number == len(lesson.steps) - 1
    return LessonProgress((*progress.trail, events), events, finished)


def back(progress: LessonProgress) -> LessonProgress:
    """Return the progress at the start of the previous step, or of the first one."""
    trail = progress.trail[:-1] or progress.trail
    return replace(progress, trail=trail, events=trail[-1])


def again(progress: LessonProgress) -> LessonProgress:
    """Return the progress at the start of the lesson."""
    return LessonProgress(finished=progress.finished)


def step_start(lesson: Lesson, progress: LessonProgress) -> int:
    """Return the number of events of the match before the present step."""
    return lesson.base(progress.step) + len(progress.trail[-1])


def accepts(step: Step, event: str) -> bool:
    """Return True if a step accepts an event of the learner."""
    return bool(step.goal) and re.fullmatch(step.goal, event) is not None


def done(lesson: Lesson, progress: LessonProgress, match: PlayedMatch) -> bool:
    """Return True if a step's task is done and the bot has answered."""
    step, begin = lesson.steps[progress.step], step_start(lesson, progress)
    if not step.goal or (not match.over and match.turn != LEARNER):
        return False
    own = [at for at in range(begin, match.at) if match.game.to_move(match.states[at]) == LEARNER]
    if not step.turns or match.over:
        return bool(own)
    turns = {match.game.turns_played(match.states[at]) for at in own}
    return len(turns) >= step.turns and match.game.turns_played(match.state) not in turns


def answer(lesson: Lesson, match: PlayedMatch) -> str:
    """Return the bot's move: the prepared one if it is legal, else the greedy bot's choice."""
    prepared = lesson.line[match.at : match.at + 1]
    return next(_legal_events(match, prepared), None) or _greedy_move(match)


def solution(lesson: Lesson, step: Step, match: PlayedMatch) -> str | None:
    """Return an event that solves a step; None for an explanation."""
    if not step.goal:
        return None
    prepared = (event for event in _legal_events(match, lesson.line[match.at : match.at + 1]) if accepts(step, event))
    return next(prepared, None) or _search_solution(step, match)


def first_options(lesson: Lesson) -> dict[str, Json]:
    """Return the options of the match offered at the end."""
    options = options_of(lesson.game)
    return options.options(options.fill_in(options.default, lesson.first_match))


def _search_solution(step: Step, match: PlayedMatch) -> str | None:
    if step.goal == ANY:
        return _greedy_move(match)
    events = map(match.game.write_event, match.game.moves(match.state))
    return next((event for event in events if accepts(step, event)), None)


def _legal_events(match: PlayedMatch, events: Events) -> Iterator[str]:
    """Yield the legal events of some events."""
    for event in events:
        try:
            match.game.apply(match.state, match.game.read_event(event))
        except IllegalMove:
            continue
        yield event


def _greedy_move(match: PlayedMatch) -> str:
    """Return the greedy bot's move."""
    seen, rng = match.game.observe(match.state, match.turn), Rng.of("lesson", "instead", match.at)
    return match.game.write_event(BOTS["greedy"](match.game, seen, match.turn, rng))
