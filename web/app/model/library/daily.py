"""The deal of the day: of each game one match a day, dealt the same for everyone, kept under an id that says so."""

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
"""What the id of such a match begins with; game and date follow."""

OPPONENT: Final = OPPONENTS[1]
"""Who plays against the person, whose seat is the first."""

_DAY: Final = 24 * 60
"""The minutes of a day."""

_ONE_DAY: Final = timedelta(days=1)
_EPOCH: Final = date(1970, 1, 1)

BARS: Final = "▁▂▃▄▅▆▇█"
"""The bars that stand for an item's points, from none to the most."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A game's deal of a day."""

    game: str
    day: date

    @property
    def id(self) -> str:
        """The id of the match: there is one of each deal."""
        return f"{MARK}{self.game}-{self.day.isoformat()}"

    @property
    def place(self) -> str:
        """Where in the page the deal is found."""
        return f"#daily/{self.game}/{self.day.isoformat()}"

    @property
    def options(self) -> dict[str, Json]:
        """The options with which it is played."""
        return options_of(self.game).daily(self.day.toordinal())


@dataclass(frozen=True, slots=True)
class Result:
    """How a deal ended for the person."""

    mine: int
    other: int
    won: bool
    """Whether the person won, alone or with the computer."""
    shared: bool
    items: tuple[int, ...]
    """The person's points, item by item."""

    @property
    def bars(self) -> str:
        """The items as a row of bars, the highest of which stands for the most points."""
        most = max(1, *self.items)
        return "".join(BARS[max(points, 0) * (len(BARS) - 1) // most] for points in self.items)


def date_at(moment: int, offset: int) -> date:
    """Return the date of a moment where the browser is.

    Args:
        moment: Milliseconds since 1970 in UTC.
        offset: The minutes by which UTC is ahead of the browser's clock.
    """
    days = (moment // 60_000 - offset) // _DAY
    last = (date.max - _EPOCH).days
    return _EPOCH + timedelta(days=min(max(days, 0), last))


def read_deal(game: str, day: str) -> Deal | None:
    """Return the deal of a game on a date, ``2026-11-22``; nothing when there is no such game or date."""
    try:
        read = date.fromisoformat(day)
    except ValueError:
        return None
    known = game in GAMES and read >= _EPOCH and read.isoformat() == day
    return Deal(game, read) if known else None


def deal_of(identity: str) -> Deal | None:
    """Return the deal that a match's id names; nothing when it is another match."""
    for game in GAMES:
        if identity.startswith(f"{MARK}{game}-"):
            return read_deal(game, identity.removeprefix(f"{MARK}{game}-"))
    return None


def begin(deal: Deal, person: str, opponent: str) -> Match:
    """Return a deal's match, in which nobody has moved yet; the players are called as told."""
    players = [
        {"name": person, "colour": COLOURS[0]},
        {"name": opponent, "colour": COLOURS[1], "bot": OPPONENT},
    ]
    return new_match(deal.id, GAMES[deal.game], deal.options, players, f"{deal.game} {deal.day.isoformat()}")


def match_of(deal: Deal, library: Library) -> Match | None:
    """Return the match of a deal, if it has been begun."""
    kept = library.kept.get(deal.id)
    match = kept.match if kept else None
    return match if match and match.record.game == deal.game else None


def result_of(match: Match) -> Result:
    """Return how a deal's match ended."""
    mine, other = match.game.score(match.state)[:2]
    items = tuple(mine[item] for item in match.game.score_items if item in mine and item != "total")
    return Result(mine["total"], other["total"], 0 in match.winners, len(match.winners) > 1, items)


def streak(library: Library, day: date, offset: int) -> int:
    """Return on how many days in a row, up to a day or the one before, that day's deal has been played to its end.

    One that was played later counts for no day: who has missed a day cannot make up for it.
    """
    deals = ((deal_of(kept.id), kept.summary) for kept in library.kept.values() if kept.id.startswith(MARK))
    ended = {deal.day for deal, match in deals if deal and match and _ended_on_its_day(deal, match, offset)}
    last = day if day in ended else day - _ONE_DAY
    return next(number for number, one in enumerate(_back_from(last)) if one not in ended)


def _ended_on_its_day(deal: Deal, match: Summary, offset: int) -> bool:
    return match.over and match.game == deal.game and date_at(match.saved, offset) == deal.day


def days_before(day: date, count: int) -> list[date]:
    """Return so many days before a day, the latest first."""
    return list(islice(_back_from(day - _ONE_DAY), count))


def _back_from(day: date) -> Iterator[date]:
    """Yield a day and those before it, on and on."""
    while True:
        yield day
        day -= _ONE_DAY
