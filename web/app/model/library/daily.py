"""The daily deal: one match of each game a day, the same for all users, identified by its id."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import islice
from typing import Final

from hofgarten.game import Json
from hofgarten.registry import GAMES
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
        return options_of(self.game).daily(self.day.toordinal())


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


def read_deal(game: str, day: str) -> Deal | None:
    """Return the deal of a game on a date, ``2026-11-22``; None if the game or the date is invalid."""
    try:
        read = date.fromisoformat(day)
    except ValueError:
        return None
    known = game in GAMES and read >= _EPOCH and read.isoformat() == day
    return Deal(game, read) if known else None


def deal_of(identity: str) -> Deal | None:
    """Return the deal of a match's id; None if the match is no daily deal."""
    for game in GAMES:
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
    items = tuple(mine[item] for item in match.game.score_items if item in mine and item != "total")
    return Result(mine["total"], other["total"], 0 in match.winners, len(match.winners) > 1, items)


def streak(library: Library, day: date, offset: int) -> int:
    """Return the number of consecutive days, up to this day or the one before, on which that day's deal was finished.

    A deal finished on a later day does not count.
    """
    deals = ((deal_of(kept.id), kept.summary) for kept in library.kept.values() if kept.id.startswith(MARK))
    ended = {deal.day for deal, match in deals if deal and match and _finished_on_its_day(deal, match, offset)}
    last = day if day in ended else day - _ONE_DAY
    return next(number for number, one in enumerate(_days_back_from(last)) if one not in ended)


def _finished_on_its_day(deal: Deal, match: Summary, offset: int) -> bool:
    return match.over and match.game == deal.game and date_at(match.saved, offset) == deal.day


def days_before(day: date, count: int) -> list[date]:
    """Return a number of days before a day, latest first."""
    return list(islice(_days_back_from(day - _ONE_DAY), count))


def _days_back_from(day: date) -> Iterator[date]:
    """Yield a day and all days before it, without end."""
    while True:
        yield day
        day -= _ONE_DAY
