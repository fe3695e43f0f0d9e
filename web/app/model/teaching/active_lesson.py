"""The current lesson, for its actions and its view."""

from typing import Final, NamedTuple

from web.app.model.match.match import Match
from web.app.model.model import Model
from web.app.model.teaching import lesson as lessons
from web.app.model.teaching.lesson import Lesson, Progress, Step

NAME: Final = "learn"
"""The screen of lessons, one of ``web.app.model.model.SCREENS``."""


class ActiveLesson(NamedTuple):
    """The current lesson."""

    lesson: Lesson
    match: Match
    progress: Progress

    @property
    def step(self) -> Step:
        """The present step."""
        return self.lesson.steps[self.progress.step]

    @property
    def at_end(self) -> bool:
        """True if the present step is the last one."""
        return self.step is self.lesson.steps[-1]

    @property
    def noted(self) -> Progress:
        """The progress with the events played since it was saved."""
        return lessons.played(self.lesson, self.progress, self.match)


def active_lesson(model: Model) -> ActiveLesson | None:
    """Return the current lesson; None if none is open."""
    if model.practice is None or model.match is None or model.screen is None or model.screen.name != NAME:
        return None
    game = model.match.record.game
    return ActiveLesson(lessons.lesson_of(game), model.match, model.lessons[game])
