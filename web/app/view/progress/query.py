"""The part of the screen of progress that is shown, and its filters.

Subject: ``<part>/<game or all>/<player>``. In the gardens, their order and page come before the player.
"""

from collections.abc import Collection
from typing import Final, NamedTuple
from urllib.parse import quote, unquote

from hofgarten.registry import GAMES
from web.app.model.action import parse_int
from web.app.model.model import ALL_GAMES, PROGRESS
from web.app.model.screens import PROGRESS_PARTS

GARDENS: Final = PROGRESS_PARTS[-1]
ORDERS: Final = ("best", "newest")


class Query(NamedTuple):
    """A part with its filters."""

    part: str
    game: str = ""
    """Empty for all games."""
    person: str = ""
    """Empty for all players."""
    order: str = ORDERS[0]
    page: int = 1
    """Counted from 1."""

    @classmethod
    def read(cls, subject: str, people: Collection[str], own: str) -> "Query":
        """Parse a subject. Unknown values are replaced by the defaults.

        ``people`` can be selected. A subject without a game selects the user, whose name is ``own``.
        """
        part, game, *rest = [unquote(text) for text in f"{subject}/////".split("/")]
        order, page, person = rest[:3] if part == GARDENS else ("", "", rest[0])
        person = person if game else own
        return cls(
            part if part in PROGRESS_PARTS else PROGRESS_PARTS[0],
            game if game in GAMES else "",
            person if person in people else "",
            order if order in ORDERS else ORDERS[0],
            parse_int(page) or 1,
        )

    @property
    def place(self) -> str:
        """The address of this query."""
        shown = f"/{self.order}/{self.page}" if self.part == GARDENS else ""
        person = f"/{quote(self.person, '')}" if self.person else ""
        return f"#{PROGRESS}/{self.part}/{self.game or ALL_GAMES}{shown}{person}"
