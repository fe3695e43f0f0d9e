"""The daily deal: one match of each game a day, the same for all users, identified by its id."""

from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from hofgarten.game import Json
from web.app.model.game_api.game_page import games_with, options_of
from web.app.model.library.fixed_deals import FixedDeal
from web.app.model.new_match_form import OPPONENTS

MARK: Final = "daily-"
"""Prefix of a daily deal's id; game and date follow."""

OPPONENT: Final = OPPONENTS[1]
"""The bot of daily deals."""

_DAY: Final = 24 * 60
"""Minutes of a day."""

_NIGHT: Final = 6 * 3_600_000
"""Milliseconds after midnight in which a deal that was begun before still counts for its day."""

_EPOCH: Final = date(1970, 1, 1)


@dataclass(frozen=True, slots=True)
class Deal(FixedDeal):
    """A game's deal of one day."""

    game: str
    day: date

    @property
    def id(self) -> str:
        """The id of the match: there is one for each deal."""
        return f"{MARK}{self.game}-{self.day.isoformat()}"

    @property
    def place(self) -> str:
        """The deal's place in the page."""
        return f"#daily/{self.game}/{self.day.isoformat()}"

    @property
    def options(self) -> dict[str, Json]:
        """The match's options."""
        options = options_of(self.game).daily(self.day.toordinal())
        assert options is not None, "the game has no daily deals"
        return options

    @property
    def opponents(self) -> tuple[str, ...]:
        """The bot of each daily deal."""
        return (OPPONENT,)

    @property
    def seed(self) -> str:
        """The game and the date."""
        return f"{self.game} {self.day.isoformat()}"


def date_at(moment: int, offset: int) -> date:
    """Return the date at a moment in the browser's time zone.

    Args:
        moment: Milliseconds since 1970 in UTC.
        offset: The minutes by which UTC is ahead of the browser's clock.
    """
    days = (moment // 60_000 - offset) // _DAY
    last = (date.max - _EPOCH).days
    return _EPOCH + timedelta(days=min(max(days, 0), last))


def counted_day(deal: Deal, begun: int, now: int, offset: int) -> date:
    """Return the date for which a deal counts that is finished now: the present one.

    Until six in the morning it is still the date of the deal, if it was begun then.
    """
    if date_at(begun, offset) == date_at(now - _NIGHT, offset) == deal.day:
        return deal.day
    return date_at(now, offset)


def read_day(text: str) -> date | None:
    """Return a date, ``2026-11-22``; None if it is invalid."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if day >= _EPOCH and day.isoformat() == text else None


def read_deal(game: str, day: str) -> Deal | None:
    """Return the deal of a game on a date; None if the date is invalid, or there are no deals of this game."""
    read = read_day(day)
    return Deal(game, read) if read and game in games_with("daily") else None


def deal_of(identity: str) -> Deal | None:
    """Return the deal of a match's id; None if the match is no daily deal."""
    for game in games_with("daily"):
        if identity.startswith(f"{MARK}{game}-"):
            return read_deal(game, identity.removeprefix(f"{MARK}{game}-"))
    return None
