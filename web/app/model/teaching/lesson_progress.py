"""The progress in lessons, and its saved form."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from hofgarten import strict_json
from hofgarten.game import Json

PREFIX: Final = "hofgarten/lesson/"
VERSION: Final = 1
"""The version of the saved progress. It is raised when a lesson's steps change, so that no old progress is resumed."""

Events: TypeAlias = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Progress:
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


def from_storage(storage: Mapping[str, str]) -> dict[str, Progress]:
    """Return the saved progress in a browser's storage, by game; damaged texts are ignored."""
    texts = {key.removeprefix(PREFIX): text for key, text in storage.items() if key.startswith(PREFIX)}
    read = {game: _read(text) for game, text in texts.items()}
    return {game: progress for game, progress in read.items() if progress is not None}


def files(progress: Mapping[str, Progress]) -> dict[str, str]:
    """Return the texts of the progress for the browser's storage, by key; lessons without progress are left out."""
    return {PREFIX + game: _write(lesson) for game, lesson in progress.items() if lesson != Progress()}


def _write(progress: Progress) -> str:
    stored: dict[str, Any] = {"version": VERSION, "trail": progress.trail, "events": progress.events}
    return json.dumps({**stored, "finished": progress.finished})


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
