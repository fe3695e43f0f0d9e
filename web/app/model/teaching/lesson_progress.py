"""The progress in lessons, and its saved form."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from hofgarten.game import Json
from web.app.model import schema_version
from web.app.model.match.match import Events

PREFIX: Final = "hofgarten/lesson/"
VERSION: Final = 1
"""The version of the saved progress. It is raised when a lesson's steps change, so that no old progress is resumed."""


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """A user's progress in a lesson."""

    trail: tuple[Events, ...] = ((),)
    """The events since the start of the scene, at the start of each step so far; the last step is the present one."""
    events: Events = ()
    """The events since the start of the scene."""
    finished: bool = False
    """True once the lesson has been completed."""

    @property
    def step(self) -> int:
        """The number of the present step, from 0."""
        return len(self.trail) - 1


def from_storage(storage: Mapping[str, str]) -> dict[str, LessonProgress]:
    """Return the saved progress in a browser's storage, by game; damaged texts are ignored."""
    texts = {key.removeprefix(PREFIX): text for key, text in storage.items() if key.startswith(PREFIX)}
    read = {game: _read(text) for game, text in texts.items()}
    return {game: progress for game, progress in read.items() if progress is not None}


def files(progress: Mapping[str, LessonProgress]) -> dict[str, str]:
    """Return the texts of the progress for the browser's storage, by key; lessons without progress are left out."""
    return {PREFIX + game: _write(lesson) for game, lesson in progress.items() if lesson != LessonProgress()}


def loses_part(text: str) -> bool:
    """Return True if a part of a saved text is not read."""
    progress = _read(text)
    return progress is None or schema_version.loses_part(
        schema_version.parse_object(text), schema_version.parse_object(_write(progress))
    )


def _write(progress: LessonProgress) -> str:
    stored: dict[str, Json] = {"version": VERSION, "trail": progress.trail, "events": progress.events}
    return json.dumps({**stored, "finished": progress.finished})


def _read(text: str) -> LessonProgress | None:
    """Return the progress in a saved text; None if it has none. A finished lesson stays finished without its steps."""
    raw = schema_version.parse_object(text) or {}
    if raw.get("version") != VERSION:
        return None
    saved, finished = raw.get("trail"), raw.get("finished") is True
    trail, events = [_events(step) for step in saved] if isinstance(saved, list) else [], _events(raw.get("events"))
    steps = tuple(step for step in trail if step is not None)
    if not steps or len(steps) < len(trail) or events is None:
        return LessonProgress(finished=True) if finished else None
    return LessonProgress(steps, events, finished)


def _events(raw: Json) -> Events | None:
    if not isinstance(raw, list) or not all(isinstance(text, str) for text in raw):
        return None
    return tuple(raw)
