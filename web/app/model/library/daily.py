"""The daily deal: one match of each game a day, the same for all users, identified by its id."""

from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import groupby
from typing import Final

from hofgarten.game import Json
from hofgarten.registry import GAMES
from web.app.game_page import games_with
from web.app.model.game_api.options import options_of
from web.app.model.library.match_summary import Summary
from web.app.model.library.saved_matches import Library
from web.app.model.match.match import Match, new_match
from web.app.model.new_match_form import COLOURS, OPPONENTS

MARK: Final = "daily-"
"""Prefix of a daily deal's id; game and date follow."""

OPPONENT: Final = OPPONENTS[1]
"""The bot of daily deals. The user has the first seat."""

_DAY: Final = 24 * 60
"""Minutes of a day."""

_ONE_DAY: Final = timedelta(days=1)
_EPOCH: Final = date(1970, 1, 1)

BARS: Final = "▁▂▃▄▅▆▇█"
"""The bars for an item's points, from none to the most."""

MEDALS: Final = ("bronze", "silver", "gold")
"""The medals of a finished deal, least first."""

WEEK: Final = 7


@dataclass(frozen=True, slots=True)
class Deal:
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


@dataclass(frozen=True, slots=True)
class Result:
    """The user's result of a deal."""

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


def date_at(moment: int, offset: int) -> date:
    """Return the date at a moment in the browser's time zone.

    Args:
        moment: Milliseconds since 1970 in UTC.
        offset: The minutes by which UTC is ahead of the browser's clock.
    """
    days = (moment // 60_000 - offset) // _DAY
    last = (date.max - _EPOCH).days
    return _EPOCH + timedelta(days=min(max(days, 0), last))


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


def begin(deal: Deal, person: str, opponent: str) -> Match:
    """Return the new match of a deal, with the names of the user and the bot."""
    players = [
        {"name": person, "colour": COLOURS[0]},
        {"name": opponent, "colour": COLOURS[1], "bot": OPPONENT},
    ]
    return new_match(deal.id, GAMES[deal.game], deal.options, players, f"{deal.game} {deal.day.isoformat()}")


def match_of(deal: Deal, library: Library) -> Match | None:
    """Return the match of a deal, if it has been started."""
    kept = library.kept.get(deal.id)
    match = kept.match if kept else None
    return match if match and match.record.game == deal.game else None


def result_of(match: Match) -> Result:
    """Return the user's result of a deal's match."""
    mine, other = match.game.score(match.state)[:2]
    items = tuple(mine[item] for item in match.game.score_items if item in mine)
    return Result(mine.total, other.total, 0 in match.winners, len(match.winners) > 1, items)


def finished_deals(finished: Iterable[Summary]) -> dict[Deal, Summary]:
    """Return the deals among finished matches."""
    deals = ((deal_of(match.id), match) for match in finished)
    return {deal: match for deal, match in deals if deal and match.game == deal.game}


def medal_of(match: Summary) -> str:
    """Return the medal of a finished deal.

    Bronze is for finishing, silver for winning without hints, gold for doing so by at least ``Options.gold`` points.
    """
    mine, other = match.players[:2]
    if mine.hints or not mine.won:
        return MEDALS[0]
    return MEDALS[2] if mine.total - other.total >= options_of(match.game).gold else MEDALS[1]


def day_finished(match: Summary, offset: int) -> date:
    """Return the user's date when a deal was finished; if it is not saved, that of the last change."""
    return read_day(match.day) or date_at(match.saved, offset)


def days_played(deals: Mapping[Deal, Summary], offset: int) -> set[date]:
    """Return the days on which that day's deal of any game was finished. A deal finished later does not count."""
    return {deal.day for deal, match in deals.items() if day_finished(match, offset) == deal.day}


def result_in(library: Library, deal: Deal) -> Summary | None:
    """Return the match of a deal if it is finished; it is not replayed."""
    kept = library.kept.get(deal.id)
    match = kept.summary if kept else None
    return match if match and match.over and match.game == deal.game else None


def streak(library: Library, day: date, offset: int) -> int:
    """Return the number of consecutive days, up to this day or the one before, on which that day's deal was finished.

    A deal finished on a later day does not count. Only the matches of these days are read.
    """
    last = day if played_on(library, day, offset) else day - _ONE_DAY
    return next(number for number, one in enumerate(_days_back_from(last)) if not played_on(library, one, offset))


def played_on(library: Library, day: date, offset: int) -> bool:
    """Return True if a deal of this day was finished on this day."""
    found = (result_in(library, Deal(game, day)) for game in games_with("daily"))
    return any(match is not None and day_finished(match, offset) == day for match in found)


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


def _days_back_from(day: date) -> Iterator[date]:
    """Yield a day and all days before it."""
    return map(date.fromordinal, range(day.toordinal(), 0, -1))
