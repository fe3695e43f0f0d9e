"""A rule's position in the rule book."""

from typing import TYPE_CHECKING, Final

from web.app.model.model import RULES, Model, RuleExample, Update
from web.app.model.teaching.rule_position import positions
from web.app.modes import SandboxMode

if TYPE_CHECKING:
    from web.app.model.match.shown_match import ShownMatch
    from web.app.model.teaching.rule_position import Part
    from web.app.texts import Words
    from web.app.view.html import Element


class RuleExampleMode(SandboxMode[RuleExample]):
    """A position that shows the parts of the match that the rule is about."""

    menu_entry = RULES

    @property
    def place(self) -> str:
        """The number of the rule."""
        return f"#{RULES}/{self.page.match.record.game}/{self.purpose.rule}"

    def title(self, words: "Words") -> str:
        """Return the number and the title of the rule."""
        from web.app.view.screens.rule_book import rule_title

        return words("page.screen_title", title=rule_title(words, self.page.match.record.game, self.purpose.rule))

    def screen(self, words: "Words", model: Model, shown: "ShownMatch") -> "Element":
        """Return the page of the rule book."""
        from web.app.view.screens.rule_book import rule_screen

        return rule_screen(words, shown, self.purpose)

    def shows(self, part: "Part") -> bool:
        """Return True if the rule is about a part of the match."""
        return part in positions(self.page.match.record.game)[self.purpose.rule].parts

    def after_action(self, before: Model | None, result: Update) -> Update:
        """Play random moves for the other seats."""
        from web.app.update.rule_book import play_other_seats

        return play_other_seats(result, self.page)


MODE: Final = RuleExampleMode
