"""The contract of the parts of a match's screen that depend on where it is played."""

from collections.abc import Sequence

from web.app.model.match.shown_match import ShownMatch
from web.app.model.model import Model
from web.app.texts import Words
from web.app.view.html import Element, Node


class VenueParts:
    """The parts of a match that is played on this device alone: it has none of them."""

    def bar(self, _words: Words, _model: Model, _shown: ShownMatch) -> Node:
        """Return the bar above the screen."""
        return None

    def news(self, _words: Words, _shown: ShownMatch) -> Node:
        """Return the message over the page with the moves of others."""
        return None

    def waiting_panel(self, _words: Words, _shown: ShownMatch) -> Element | None:
        """Return the panel while the match goes on at another device or in another tab; None while it does not."""
        return None

    def tools(self, _words: Words, _shown: ShownMatch, *, show_label: bool) -> Sequence[Element | None]:
        """Return the buttons in the header."""
        return ()

    def rematch_hint(self, _words: Words, _shown: ShownMatch) -> str:
        """Return who can start another match, if only another device can."""
        return ""
