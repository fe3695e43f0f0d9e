"""The parts of a match's screen that depend on where it is played: one class for each venue.

The modules that draw them are imported with the first match of their kind.
"""

from collections.abc import Mapping
from typing import Final

from web.app.model.match.shown_match import ShownMatch
from web.app.model.match.venue import Here, Kind
from web.app.model.model import Model
from web.app.texts import Words
from web.app.view.html import Element, Node


class Drawing:
    """The parts of a match that is played on this device alone: none of them."""

    def bar(self, _words: Words, _model: Model, _shown: ShownMatch) -> Node:
        """Return the bar above the screen."""
        return None

    def news(self, _words: Words, _shown: ShownMatch) -> Node:
        """Return the message over the page with the moves of others."""
        return None

    def waiting_panel(self, _words: Words, _shown: ShownMatch) -> Element | None:
        """Return the panel while the match goes on at another device or in another tab; None while it does not."""
        return None

    def tool(self, _words: Words, _shown: ShownMatch, *, show_label: bool) -> Element | None:
        """Return the button in the header."""
        return None

    def rematch_hint(self, _words: Words, _shown: ShownMatch) -> str:
        """Return the reason why another match has to begin at another device; an empty string if it has not."""
        return ""


class _ByLink(Drawing):
    def bar(self, words: Words, _model: Model, shown: ShownMatch) -> Node:
        from web.app.view import correspondence

        return None if shown.page.replay or shown.page.review else correspondence.bar(words, shown.match)

    def news(self, words: Words, shown: ShownMatch) -> Node:
        from web.app.view import correspondence

        # The list covers a part of the board, where the chosen piece may go.
        hides = shown.page.replay or shown.page.review or not shown.selection.is_empty
        return None if hides else correspondence.news(words, shown.match)

    def waiting_panel(self, words: Words, shown: ShownMatch) -> Element | None:
        from web.app.view import correspondence

        match = shown.match
        return correspondence.waiting_panel(words, match, shown.address) if match.remote(match.turn) else None


class _Host(Drawing):
    def bar(self, words: Words, model: Model, shown: ShownMatch) -> Node:
        from web.app.view import room

        return room.bar(words, model, shown.page.match)

    def waiting_panel(self, words: Words, shown: ShownMatch) -> Element | None:
        from web.app.view import room

        return room.waiting_panel(words, shown)

    def tool(self, words: Words, shown: ShownMatch, *, show_label: bool) -> Element | None:
        from web.app.view import room

        return room.room_button(words, classes="room-tool", show_label=show_label) if shown.room else None


class _Guest(_Host):
    def rematch_hint(self, words: Words, shown: ShownMatch) -> str:
        from web.app.view import room

        return room.rematch_hint(words, shown)


class _Followed(Drawing):
    def bar(self, words: Words, model: Model, shown: ShownMatch) -> Node:
        from web.app.view import storage_notices

        return storage_notices.bar(words, model.library, shown.match)

    def waiting_panel(self, words: Words, shown: ShownMatch) -> Element | None:
        from web.app.view import storage_notices

        return storage_notices.following_panel(words, shown.match)


_DRAWINGS: Final[Mapping[Kind, Drawing]] = {
    "here": Drawing(),
    "link": _ByLink(),
    "host": _Host(),
    "guest": _Guest(),
    "followed": _Followed(),
}


def drawing_of(venue: Here) -> Drawing:
    """Return the parts of the screen for a venue."""
    return _DRAWINGS[venue.kind]
