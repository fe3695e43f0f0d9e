"""The analysis board: one line of an analysis, in which any seat's moves can be made."""

from typing import TYPE_CHECKING, Final

from web.app.model.model import ANALYSIS, AnalysisBoard, Model, Update
from web.app.modes import Mode

if TYPE_CHECKING:
    from web.app.model.match.shown_match import ShownMatch
    from web.app.texts import Words
    from web.app.view.html import Element


class AnalysisMode(Mode[AnalysisBoard]):
    """A board whose place holds its lines, if they are not saved with a match."""

    place_holds_content = True

    @property
    def place(self) -> str:
        """The match or the position of the board."""
        return f"#{ANALYSIS}/{self.purpose.place}"

    def title(self, words: "Words") -> str:
        """Return the name of the board."""
        return words("page.screen_title", title=words("way.analysis"))

    def screen(self, words: "Words", model: Model, shown: "ShownMatch") -> "Element":
        """Return the match beside its lines."""
        from web.app.view.analysis import analysis_screen, refused_position

        return analysis_screen(words, shown, self.purpose, refused_position(model))

    def after_action(self, before: Model | None, result: Update) -> Update:
        """Enter a move into the analysis, and request the best moves."""
        from web.app.update.analysis import after_move

        return after_move(before, result, self.page, self.purpose)


MODE: Final = AnalysisMode
