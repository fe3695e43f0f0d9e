"""The interface for a game's lesson. Its words are in ``texts/<language>/lesson.ftl``."""

from typing import NamedTuple

from hofgarten.game import Json
from web.app.model.match.match import Events


class Step(NamedTuple):
    """A step of a lesson: an explanation or a task."""

    key: str
    """The key of its words: a title and the coach's text."""
    show: tuple[str, ...] = ()
    """The ids of the highlighted elements; a section's heading highlights the whole section."""
    goal: str = ""
    """A pattern for the accepted events in the record's notation; empty for an explanation."""
    then: tuple[str, ...] = ()
    """The ids of the highlighted elements once a part of the move is selected."""
    at: int | None = None
    """The number of events of the lesson's line at its start; None to continue from the step before."""
    turns: int = 0
    """The number of whole turns to play; 0 for a single event."""


class Lesson(NamedTuple):
    """A lesson's course."""

    game: str
    options: dict[str, Json]
    setup: dict[str, Json]
    line: Events
    """A prepared match with this setup: the start positions, the bot's answers and the solutions."""
    steps: tuple[Step, ...]
    first_match: dict[str, str]
    """The form values of the match offered at the end."""

    def base(self, number: int) -> int:
        """Return the number of events of the line before the present scene."""
        return next(step.at for step in reversed(self.steps[: number + 1]) if step.at is not None)
