"""A match opened from a share link, until it is saved: it can only be replayed."""

from typing import TYPE_CHECKING, Final

from web.app.model.model import SHARE_PLACE, Model, Shared
from web.app.modes.own import WholeMatch

if TYPE_CHECKING:
    from web.app.model.match.match import Match
    from web.app.texts import Words
    from web.app.view.html import Node


class SharedMode(WholeMatch[Shared]):
    """A shared match in a replay that cannot be closed."""

    can_play = False
    can_close_replay = False

    @property
    def place(self) -> str:
        """The code of the link."""
        return f"{SHARE_PLACE}{self.purpose.code}"

    def link(self, at: int) -> str:
        """Return the link with the shown position."""
        return f"{self.place}/{at}"

    def analysis_subject(self, at: int) -> str:
        """Return the subject of a board for the code of the link, without its position."""
        return f"share/{self.purpose.code.partition('/')[0]}/{at}"

    def toast(self, words: "Words", model: Model, match: "Match") -> "Node":
        """Return the banner that offers to save the match, until it is closed."""
        from web.app.view import share_banner

        return None if self.purpose.dismissed else share_banner.bar(words, model, match)


MODE: Final = SharedMode
