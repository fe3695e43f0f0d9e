"""A lesson of the tutorial."""

from typing import TYPE_CHECKING, Final

from web.app.model.model import LEARN, LessonMatch, Model, Update
from web.app.modes import SandboxMode

if TYPE_CHECKING:
    from web.app.model.match.shown_match import ShownMatch
    from web.app.model.teaching.rule_position import Part
    from web.app.texts import Words
    from web.app.view.html import Element


class LessonMode(SandboxMode[LessonMatch]):
    """A match that is played step by step, with a coach."""

    menu_entry = LEARN
    can_shift_garden = False

    @property
    def place(self) -> str:
        """The game whose lesson it is."""
        return f"#{LEARN}/{self.page.match.record.game}"

    def title(self, words: "Words") -> str:
        """Return the title of the lesson."""
        from web.app.view.screens.tutorial import lesson_title

        return words("page.screen_title", title=lesson_title(words, self.page.match.record.game))

    def screen(self, words: "Words", model: Model, shown: "ShownMatch") -> "Element":
        """Return the match below the coach's panel."""
        from web.app.view.screens.tutorial import lesson_screen

        return lesson_screen(words, model, shown)

    def shows(self, part: "Part") -> bool:
        """Return True except for the line above the offer: the coach needs its room."""
        return part != "summary"

    def after_action(self, before: Model | None, result: Update) -> Update:
        """Judge the move, play that of the bot, and go to the next step."""
        from web.app.update.tutorial import continue_lesson

        return continue_lesson(before, result)


MODE: Final = LessonMode
