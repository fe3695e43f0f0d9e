"""Fixed deals: matches against bots that are the same for all users, saved under ids of their own."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hofgarten.game import Json
from hofgarten.registry import GAMES
from web.app.model.library.match_summary import Summary
from web.app.model.library.saved_matches import Library
from web.app.model.match.match import PlayedMatch, new_match
from web.app.model.new_match_form import COLOURS

BARS: Final = "▁▂▃▄▅▆▇█"
"""The bars for an item's points, from none to the most."""


class FixedDeal(ABC):
    """A deal that is the same for everyone. The user has the first seat. By default, there is one match of it."""

    __slots__ = ()

    game: str

    @property
    @abstractmethod
    def id(self) -> str:
        """The id of the match."""

    @property
    @abstractmethod
    def place(self) -> str:
        """The deal's place in the page."""

    @property
    @abstractmethod
    def options(self) -> dict[str, Json]:
        """The match's options."""

    @property
    @abstractmethod
    def opponents(self) -> tuple[str, ...]:
        """The bots of the other seats."""

    @property
    @abstractmethod
    def seed(self) -> str:
        """The seed of the match, by which an imported match is recognised."""

    def saved_id(self, library: Library) -> str:
        """Return the id of the match that the user sees or continues."""
        return self.id

    def new_id(self, library: Library) -> str:
        """Return the id of a match to begin; empty if there can be no further one."""
        return "" if self.id in library.matches else self.id


@dataclass(frozen=True, slots=True)
class Result:
    """The user's result of a deal against one bot."""

    mine: int
    other: int
    won: bool
    """True if the user won, alone or with the bot."""
    shared: bool
    items: tuple[int, ...]
    """The user's points of each score item."""

    @property
    def bars(self) -> str:
        """The items as a row of bars; the highest bar stands for the most points."""
        most = max(1, *self.items)
        return "".join(BARS[max(points, 0) * (len(BARS) - 1) // most] for points in self.items)


def begin(deal: FixedDeal, identity: str, person: str, bots: Sequence[str]) -> PlayedMatch:
    """Return a new match of a deal, with the names of the user and the bots."""
    players = [
        {"name": person, "colour": COLOURS[0]},
        *(
            {"name": name, "colour": colour, "bot": bot}
            for name, colour, bot in zip(bots, COLOURS[1:], deal.opponents, strict=False)
        ),
    ]
    return new_match(identity, GAMES[deal.game], deal.options, players, deal.seed)


def match_of(deal: FixedDeal, library: Library) -> PlayedMatch | None:
    """Return the match of a deal that the user sees or continues, if it has been started."""
    saved = library.matches.get(deal.saved_id(library))
    match = saved.match if saved else None
    return match if match and match.record.game == deal.game else None


def result_of(match: PlayedMatch) -> Result:
    """Return the user's result of a deal's match against one bot."""
    mine, rival = match.game.score(match.state)[:2]
    items = tuple(mine[item] for item in match.game.score_items if item in mine)
    return Result(mine.total, rival.total, 0 in match.winners, len(match.winners) > 1, items)


def result_in(library: Library, deal: FixedDeal) -> Summary | None:
    """Return the match of a deal if it is finished; it is not replayed."""
    saved = library.matches.get(deal.saved_id(library))
    match = saved.summary if saved else None
    return match if match and match.over and match.game == deal.game else None
