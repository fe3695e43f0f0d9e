"""The daily deal: one match of each game a day, the same for all users, identified by its id."""

from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import count, groupby
from typing import Final

from hofgarten.game import Json
from web.app.model.game_api.game_page import games_with, options_of
from web.app.model.library.fixed_deals import FixedDeal, result_in
from web.app.model.library.match_summary import Summary
from web.app.model.library.saved_matches import Library
from web.app.model.new_match_form import OPPONENTS

MARK: Final = "daily-"
"""Prefix of a daily deal's id; game and date follow."""

OPPONENT: Final = OPPONENTS[1]
"""The bot of daily deals."""

_DAY: Final = 24 * 60
"""Minutes of a day."""

_NIGHT: Final = 6 * 3_600_000
"""Milliseconds after midnight in which a deal that was begun before still counts for its day."""

_ONE_DAY: Final = timedelta(days=1)
_EPOCH: Final = date(1970, 1, 1)

MEDALS: Final = ("bronze", "silver", "gold")
"""The medals of a finished deal, least first."""

WEEK: Final = 7


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


def finished_deals(finished: Iterable[Summary]) -> dict[Deal, Summary]:
    """Return the deals among finished matches of people at this device."""
    deals = ((deal_of(match.id), match) for match in finished if match.is_ours)
    return {deal: match for deal, match in deals if deal and match.game == deal.game}


def medal_of(match: Summary) -> str:
    """Return the medal of a finished deal.

    Bronze is for finishing, silver for winning without hints, gold for doing so by at least ``Options.gold`` points.
    """
    mine, rival = match.players[:2]
    if mine.hints or not mine.won:
        return MEDALS[0]
    return MEDALS[2] if mine.total - rival.total >= options_of(match.game).gold else MEDALS[1]


def day_finished(match: Summary, offset: int) -> date:
    """Return the user's date for which a finished deal counts; if it is not saved, that of the last change."""
    return read_day(match.day) or date_at(match.saved, offset)


def days_played(deals: Mapping[Deal, Summary], offset: int) -> set[date]:
    """Return the days on which that day's deal of any game was finished. A deal finished later does not count."""
    return {deal.day for deal, match in deals.items() if day_finished(match, offset) == deal.day}


def streak(library: Library, day: date, offset: int) -> int:
    """Return the number of consecutive days, up to this day or the one before, on which that day's deal was finished.

    A deal finished on a later day does not count. Only the matches of these days are read.
    """
    last = day if played_on(library, day, offset) else day - _ONE_DAY
    return next(number for number in count() if not played_on(library, last - timedelta(number), offset))


def played_on(library: Library, day: date, offset: int) -> bool:
    """Return True if a deal of this day was finished on this day."""
    matches = (result_in(library, Deal(game, day)) for game in games_with("daily"))
    return any(match is not None and day_finished(match, offset) == day for match in matches)


def longest_streak(days: Set[date]) -> int:
    """Return the largest number of consecutive days."""
    runs = groupby(enumerate(sorted(day.toordinal() for day in days)), lambda pair: pair[1] - pair[0])
    return max((len(list(run)) for _, run in runs), default=0)


def weeks_of(month: date) -> list[list[date]]:
    """Return the weeks of a month, from Monday to Sunday; the first and the last may have days of other months.

    Args:
        month: The first day of the month.
    """
    monday, last = month.toordinal() - month.weekday(), date.max.toordinal()
    weeks = [
        [date.fromordinal(day) for day in range(first, min(first + WEEK, last + 1))]
        for first in range(monday, min(monday + 6 * WEEK, last), WEEK)
    ]
    return [week for week in weeks if any(day.month == month.month for day in week)]


def month_of(day: date, later: int = 0) -> date:
    """Return the first day of a day's month, or of the month this many months later, within the range of dates."""
    number = min(max(day.year * 12 + day.month - 1 + later, 12), date.max.year * 12 + 11)
    return date(number // 12, number % 12 + 1, 1)
