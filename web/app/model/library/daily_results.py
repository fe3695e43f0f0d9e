"""Results of daily deals: medals, streaks and months. A first visit has none."""

from collections.abc import Iterable, Mapping, Set
from datetime import date, timedelta
from itertools import count, groupby
from typing import Final

from web.app.model.game_api.game_page import games_with, options_of
from web.app.model.library.daily import Deal, date_at, deal_of, read_day
from web.app.model.library.fixed_deals import result_in
from web.app.model.library.match_summary import Summary
from web.app.model.library.saved_matches import Library

_ONE_DAY: Final = timedelta(days=1)

MEDALS: Final = ("bronze", "silver", "gold")
"""The medals of a finished deal, least first."""

WEEK: Final = 7


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
