"""A puzzle: a position, and one move as the answer."""

from typing import TYPE_CHECKING, Final

from web.app.model.model import PUZZLES, Model, PuzzleMatch, Update
from web.app.modes import SandboxMode

if TYPE_CHECKING:
    from web.app.model.match.shown_match import ShownMatch
    from web.app.texts import Words
    from web.app.view.html import Element


class PuzzleMode(SandboxMode[PuzzleMatch]):
    """A match in which one move is judged."""

    menu_entry = PUZZLES

    @property
    def place(self) -> str:
        """The puzzle's id, or the day."""
        return f"#{PUZZLES}/{self.purpose.subject}"

    def title(self, words: "Words") -> str:
        """Return the title of a game's puzzles."""
        from web.app.view.puzzle_panel import puzzle_title

        return words("page.screen_title", title=puzzle_title(words, self.page.match.record.game))

    def screen(self, words: "Words", model: Model, shown: "ShownMatch") -> "Element":
        """Return the match below the task."""
        from web.app.view.puzzle_panel import puzzle_screen

        return puzzle_screen(words, model, shown)

    def panel(self, words: "Words", shown: "ShownMatch") -> "Element | None":
        """Return the answer of a puzzle that is done."""
        from web.app.view.puzzle_panel import answer_panel

        return answer_panel(words, shown, self.purpose) if self.purpose.outcome else None

    def after_action(self, before: Model | None, result: Update) -> Update:
        """Judge an answer."""
        from web.app.update.puzzles import judge

        return judge(before, result)


MODE: Final = PuzzleMode
