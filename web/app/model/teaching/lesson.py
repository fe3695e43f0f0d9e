"""Lessons: each game's first match, played step by step on a prepared deal. Pure functions; no screen.

A lesson's course is in ``web/lessons/<game's folder>.py``, its words are in ``<folder>_<language>.py``; all of them are
imported on first use.
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple, TypeAlias

from hofgarten import strict_json
from hofgarten.bots import BOTS
from hofgarten.game import IllegalMove, Json
from hofgarten.record import Record, RecordError, replay
from hofgarten.registry import folder_of
from hofgarten.rng import Rng
from web.app.model.game_api.options import options_of
from web.app.model.match.match import Match

PREFIX: Final = "hofgarten/lesson/"
VERSION: Final = 1
"""Of the kept text, and of all lessons: raised when a lesson's steps change, so that nobody resumes in another one."""

LEARNER: Final = 0
"""The seat of whoever learns; a computer has the other one."""

ANY: Final = ".*"
"""The goal of a step in which every legal move goes on."""

Events: TypeAlias = tuple[str, ...]


class Step(NamedTuple):
    """A step of a lesson: something that is shown, or something to be done."""

    key: str
    """Its words: a title and what the coach says."""
    show: tuple[str, ...] = ()
    """The ids of what is lit: of an element, or of a section's heading for the whole section."""
    goal: str = ""
    """A pattern for the events that go on, as a record writes them; empty: it only shows something."""
    then: tuple[str, ...] = ()
    """The ids of what is lit once a part of the move has been chosen."""
    at: int | None = None
    """After how many events of the lesson's line it begins; nothing: where the step before has ended."""
    turns: int = 0
    """How many whole turns are to be played; 0: a single event."""


class Lesson(NamedTuple):
    """A lesson's course."""

    game: str
    options: dict[str, Json]
    setup: dict[str, Json]
    line: Events
    """A match that begins with this setup: where steps begin, what the computer answers, how it can be done."""
    steps: tuple[Step, ...]
    first_match: dict[str, str]
    """What the start form's fields say for the match that is offered at the end."""

    def base(self, number: int) -> int:
        """Return after how many events of the line the present scene begins."""
        return next(step.at for step in reversed(self.steps[: number + 1]) if step.at is not None)


@dataclass(frozen=True, slots=True)
class Progress:
    """How far somebody has come in a lesson."""

    trail: tuple[Events, ...] = ((),)
    """For each step begun so far, the last one being the present, what had been played since its scene began."""
    events: Events = ()
    """What has been played since the present scene began."""
    finished: bool = False
    """Whether the lesson has once been seen to its end."""

    @property
    def step(self) -> int:
        """The number of the present step, from 0."""
        return len(self.trail) - 1


@cache
def lesson_of(game: str) -> Lesson:
    """Return a game's lesson."""
    course = import_module(f"web.app.games.{folder_of(game)}.lesson")
    return Lesson(game, course.OPTIONS, course.SETUP, course.LINE, course.STEPS, course.FIRST_MATCH)


@cache
def words_of(game: str, language: str) -> Mapping[str, str]:
    """Return a lesson's words.

    Of each step ``<key>.title``, ``<key>`` for what the coach says, and perhaps ``<key>.missed`` for what they say of
    a move that it does not ask for.
    """
    words: Mapping[str, str] = import_module(f"web.app.games.{folder_of(game)}.lesson.{language}").WORDS
    return words


def from_storage(storage: Mapping[str, str]) -> dict[str, Progress]:
    """Return how far a browser's storage says that somebody has come, by game; what is damaged counts as nothing."""
    texts = {key.removeprefix(PREFIX): text for key, text in storage.items() if key.startswith(PREFIX)}
    found = {game: _read(text) for game, text in texts.items()}
    return {game: progress for game, progress in found.items() if progress is not None}


def keeps(progress: Mapping[str, Progress]) -> dict[str, str]:
    """Return what a browser's storage is to hold, by key: nothing of a lesson that has only been opened."""
    return {PREFIX + game: _write(one) for game, one in progress.items() if one != Progress()}


def _write(progress: Progress) -> str:
    kept: dict[str, Any] = {"version": VERSION, "trail": progress.trail, "events": progress.events}
    return json.dumps({**kept, "finished": progress.finished})


def _read(text: str) -> Progress | None:
    try:
        raw: Any = strict_json.parse(text)
        if raw["version"] != VERSION:
            return None
        trail = tuple(_events(events) for events in raw["trail"])
        return Progress(trail, _events(raw["events"]), raw["finished"] is True) if trail else None
    except (ValueError, TypeError, KeyError):
        return None


def _events(raw: Json) -> Events:
    if not isinstance(raw, list) or not all(isinstance(text, str) for text in raw):
        raise TypeError
    return tuple(raw)


def match_at(lesson: Lesson, progress: Progress, players: tuple[dict[str, Json], ...]) -> Match | None:
    """Return the match as it stands; nothing when what was kept does not fit the lesson."""
    if progress.step >= len(lesson.steps):
        return None
    base = lesson.base(progress.step)
    events = (*lesson.line[:base], *progress.events)
    record = Record(lesson.game, lesson.options, players, lesson.setup, events)
    try:
        states = replay(record)
    except RecordError:
        return None
    # Another scene is another match: what lies between the two is not to be heard.
    return Match(f"lesson-{base}", "", record, states, len(events))


def played(lesson: Lesson, progress: Progress, match: Match) -> Progress:
    """Return the progress after something has been played or taken back."""
    return replace(progress, events=match.record.events[lesson.base(progress.step) : match.at])


def onward(lesson: Lesson, progress: Progress) -> Progress:
    """Return the progress at the next step; the last one finishes the lesson."""
    number = progress.step + 1
    events = progress.events if lesson.steps[number].at is None else ()
    finished = progress.finished or number == len(lesson.steps) - 1
    return Progress((*progress.trail, events), events, finished)


def back(progress: Progress) -> Progress:
    """Return the progress at the beginning of the step before, or of the first one."""
    trail = progress.trail[:-1] or progress.trail
    return replace(progress, trail=trail, events=trail[-1])


def again(progress: Progress) -> Progress:
    """Return the progress at the beginning of the lesson."""
    return Progress(finished=progress.finished)


def begun_at(lesson: Lesson, progress: Progress) -> int:
    """Return after how many events of the match the present step has begun."""
    return lesson.base(progress.step) + len(progress.trail[-1])


def accepts(step: Step, event: str) -> bool:
    """Say whether an event of the learner's is what a step asks for."""
    return bool(step.goal) and re.fullmatch(step.goal, event) is not None


def done(lesson: Lesson, progress: Progress, match: Match) -> bool:
    """Say whether what a step asks for has been played, and the computer has answered."""
    step, begin = lesson.steps[progress.step], begun_at(lesson, progress)
    if not step.goal or (not match.over and match.turn != LEARNER):
        return False
    own = [at for at in range(begin, match.at) if match.game.to_move(match.states[at]) == LEARNER]
    if not step.turns or match.over:
        return bool(own)
    turns = {match.game.turns_played(match.states[at]) for at in own}
    return len(turns) >= step.turns and match.game.turns_played(match.state) not in turns


def answer(lesson: Lesson, match: Match) -> str:
    """Return the computer's move: the prepared one while it is legal, else the best one at once."""
    prepared = lesson.line[match.at : match.at + 1]
    return next(_legal(match, prepared), None) or _instead(match)


def solution(lesson: Lesson, step: Step, match: Match) -> str | None:
    """Return an event that a step asks for; nothing when it only shows something."""
    if not step.goal:
        return None
    prepared = (event for event in _legal(match, lesson.line[match.at : match.at + 1]) if accepts(step, event))
    return next(prepared, None) or _found(step, match)


def first_options(lesson: Lesson) -> dict[str, Json]:
    """Return the options of the match that is offered at the end."""
    options = options_of(lesson.game)
    return options.options(options.fill_in(options.default, lesson.first_match))


def _found(step: Step, match: Match) -> str | None:
    if step.goal == ANY:
        return _instead(match)
    events = map(match.game.write_event, match.game.moves(match.state))
    return next((event for event in events if accepts(step, event)), None)


def _legal(match: Match, events: Events) -> Iterator[str]:
    """Yield those of some events that can be played."""
    for event in events:
        try:
            match.game.apply(match.state, match.game.read_event(event))
        except IllegalMove:
            continue
        yield event


def _instead(match: Match) -> str:
    """Return a sensible move."""
    seen, rng = match.game.observe(match.state, match.turn), Rng.of("lesson", "instead", match.at)
    return match.game.write_event(BOTS["greedy"](match.game, seen, match.turn, rng))
