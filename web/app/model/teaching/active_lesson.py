"""The current lesson, for its actions and its view."""

from typing import NamedTuple

from web.app.model.game_api.lesson import Lesson, Step
from web.app.model.match.match import Match
from web.app.model.model import LessonMatch, MatchPage, Model
from web.app.model.teaching import lesson as lessons
from web.app.model.teaching.lesson_progress import LessonProgress


class ActiveLesson(NamedTuple):
    """The current lesson."""

    lesson: Lesson
    page: MatchPage
    purpose: LessonMatch
    progress: LessonProgress

    @property
    def match(self) -> Match:
        """The lesson's match."""
        return self.page.match

    @property
    def step(self) -> Step:
        """The present step."""
        return self.lesson.steps[self.progress.step]

    @property
    def at_end(self) -> bool:
        """True if the present step is the last one."""
        return self.step is self.lesson.steps[-1]

    @property
    def noted(self) -> LessonProgress:
        """The progress with the events played since it was saved."""
        return lessons.played(self.lesson, self.progress, self.match)


def active_lesson(model: Model) -> ActiveLesson | None:
    """Return the current lesson; None if none is open."""
    match model.page:
        case MatchPage(purpose=LessonMatch() as purpose) as page:
            game = page.match.record.game
            return ActiveLesson(lessons.lesson_of(game), page, purpose, model.lessons[game])
        case _:
            return None
