"""The current lesson, for its actions and its view."""

from dataclasses import replace
from typing import NamedTuple

from web.app.model.game_api.game_page import move_input_of
from web.app.model.game_api.lesson import Lesson, Step
from web.app.model.match.match import PlayedMatch
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
    def match(self) -> PlayedMatch:
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
    def is_off_script(self) -> bool:
        """True while a move is selected that the step has not accepted."""
        selection = move_input_of(self.lesson.game).clear_hover(self.page.selection)
        event = move_input_of(self.lesson.game).selected_move(self.match.state, selection)
        return event is not None and event == self.purpose.missed

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


def off_script(model: Model, page: MatchPage, event: str) -> MatchPage | None:
    """Return the page with a move that the step does not accept, selected instead of played; None if it does."""
    active, match = active_lesson(replace(model, page=page)), page.match
    if active is None or match.bot(match.turn) is not None or lessons.accepts(active.step, event):
        return None
    selection = move_input_of(active.lesson.game).selection_of(page.selection, event)
    return page._replace(selection=selection, purpose=active.purpose._replace(missed=event))
