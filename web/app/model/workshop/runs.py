"""The runs of the workshop: a series of duplicate games, costly moves, the ladder, training; and the console.

There is at most one run at a time. Its jobs are played by ``web/app/workers/series_jobs.py``.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from hofgarten.game import Json
from hofgarten.registry import GAMES
from web.app.model.game_api.game_page import options_of
from web.app.model.game_api.options import Chosen
from web.app.model.match.move_estimate import Estimate
from web.app.model.user_files.user_bots import PREPARE_LIMIT
from web.app.model.workshop.bots import SUFFIX, WorkshopBot, encoded
from web.app.model.workshop.weights import source_of

if TYPE_CHECKING:
    from hofgarten.arena.tournament import Contest, MatchResult
    from web.app.model.messages import Limits, RunCommand

LIMITS: Final["Limits"] = {"prepare": PREPARE_LIMIT, "install": 5500, "move": 5500}
"""Time limits of a bot in the workshop, in milliseconds.

After 5 seconds of a move or of the import, the bot's worker ends a loop by itself, and reports its line
(``user_bot_host.Deadline``).
"""

GAMES_OF_A_SERIES: Final = (20, 60, 200)
"""Numbers of games, rounded up to whole deals."""

MAX_LINES: Final = 200
"""Different texts in the console."""

MAX_TEXT: Final = 50_000
"""Characters in the console."""

Running = Literal["", "series", "losses", "ladder", "training"]


class Setup(NamedTuple):
    """The choices for a series."""

    game: str = next(iter(GAMES))
    chosen: Chosen = None
    """The game's options; None for the default ones."""
    players: int = 2
    opponent: str = "gardener"
    """The name of a built-in bot, or the id of one of the user."""
    games: int = GAMES_OF_A_SERIES[0]
    seed: str = "1"

    @property
    def options(self) -> dict[str, Json]:
        """The options in the format of the record."""
        options = options_of(self.game)
        return options.options(options.default if self.chosen is None else self.chosen)


class Entrant(NamedTuple):
    """A bot in a run: a built-in one, or a version of the user's."""

    key: str
    """The name of a built-in bot; ``<id>/<number>`` of a version, with a digest of its weights if it has any."""
    name: str
    source: str | None = None
    """The source to run, with the weights; None for a built-in bot."""

    @property
    def bot(self) -> str:
        """The id of a bot of the user."""
        return self.key.partition("/")[0]

    @property
    def version(self) -> str:
        """The number of a version of the user's, followed by ``/`` and a digest of its weights if it has any."""
        return self.key.partition("/")[2]

    @property
    def file(self) -> str:
        """The name as in ``hofgarten arena``: of a built-in bot, or of the file."""
        return self.name if self.source is None else f"{self.name}{SUFFIX}"


class SeriesMatch(NamedTuple):
    """A finished match of a series."""

    record: str
    outcome: "MatchResult"


class CostlyMove(NamedTuple):
    """A move that gave away points."""

    match: int
    """The index of the match in its series."""
    at: int
    """The number of events before it."""
    played: Estimate
    best: Estimate

    @property
    def loss(self) -> int:
        """The lost lead in hundredths of a point."""
        return self.best.lead - self.played.lead


class ConsoleLine(NamedTuple):
    """A text in the console."""

    kind: str
    """``print``, ``error``, or ``cut``: that more was left out."""
    text: str
    line: int = 0
    """The line of an error in the source, counted from 1; 0 if it is unknown."""
    times: int = 1
    match: int = 0
    """The match in which it appeared first, counted from 1; 0 for none."""


class Fault(NamedTuple):
    """A fault of a bot that ended a series."""

    entrant: int
    """The index of the bot in ``Series.entrants``."""
    text: str
    """The last line of the report: the kind of the error and its message."""
    line: int = 0
    """Its line in the source, counted from 1; 0 if it is unknown."""


@dataclass(frozen=True, slots=True)
class Series:
    """A series of duplicate games of two bots."""

    setup: Setup
    entrants: tuple[Entrant, Entrant]
    """The bot in the editor and its opponent."""
    end: str = ""
    """The reason for the end: ``done``, ``stopped``, or that of a fault; empty while it runs."""
    fault: Fault | None = None
    """The fault that ended it."""
    played: Mapping[int, SeriesMatch] = field(default_factory=dict)
    """The finished matches by index: deal by deal, in each deal seating by seating."""
    costly: tuple[CostlyMove, ...] = ()
    """The costly moves of the first bot, largest loss first."""
    searched: tuple[int, ...] = ()
    """The indices of the matches that are searched for them."""


@dataclass(frozen=True, slots=True)
class Training:
    """Learning weights for a bot by self-play."""

    bot: str
    """The bot's id."""
    game: str
    players: int
    rounds: int
    games: int
    totals: tuple[float, ...] = ()
    """The mean final total of each round, in points."""
    played: int = 0
    """Matches of the present round."""
    end: str = ""


@dataclass(frozen=True, slots=True)
class Ladder:
    """The run of the ladder: a bot's deals against all others, each of which is two jobs, and the bots that failed."""

    game: str = next(iter(GAMES))
    bot: str = ""
    """The id of the bot that plays all others."""
    deals: tuple[tuple[Entrant, Entrant, int], ...] = ()
    """The two entrants, the first of which has the results, and the deal's number."""
    half: Mapping[int, float] = field(default_factory=dict)
    """The points of the first entrant in the match that was known first, by the index of the deal."""
    failed: frozenset[Entrant] = frozenset()
    """The bots that gave no answer in time or could not be loaded."""
    end: str = "stopped"

    @property
    def own(self) -> list[Entrant]:
        """The user's bots in the run, each once."""
        return list(dict.fromkeys(one for deal in self.deals for one in deal[:2] if one.source is not None))


@dataclass(frozen=True, slots=True)
class Runs:
    """The state of all runs."""

    setup: Setup = Setup()  # noqa: RUF009 - immutable
    number: int = 0
    """The number of the latest run; news of others are ignored."""
    running: Running = ""
    series: Series | None = None
    training: Training | None = None
    ladder: Ladder = Ladder()
    console: tuple[ConsoleLine, ...] = ()


def entrant_of(bot: WorkshopBot) -> Entrant:
    """Return the latest version of a bot, which has one, as an entrant."""
    from hashlib import blake2b

    version = bot.latest
    assert version is not None
    source = source_of(version.source, bot.weights)
    learned = f"/{blake2b(source.encode(errors='replace'), digest_size=4).hexdigest()}" if bot.weights else ""
    return Entrant(f"{bot.id}/{version.number}{learned}", bot.name, source)


def built_in(name: str) -> Entrant:
    """Return a built-in bot as an entrant."""
    return Entrant(name, name)


def contest_of(series: Series, deals: int | None = None) -> "Contest":
    """Return a series as the arena has it; ``deals`` limits it to the first ones."""
    from math import ceil

    from hofgarten.arena.load_bot import Opponent
    from hofgarten.arena.seatings import seatings
    from hofgarten.arena.tournament import Contest

    setup = series.setup
    opponents = tuple(Opponent(entrant.file, entrant.source) for entrant in series.entrants)
    if deals is None:
        deals = ceil(setup.games / len(seatings(2, setup.players)))
    return Contest(setup.game, setup.options, opponents, setup.players, setup.seed, deals)


def complete_deals(series: Series) -> list["MatchResult"]:
    """Return the outcomes of the deals that have been played in every seating, in the order of the deals."""
    from hofgarten.arena.seatings import seatings

    contest, per_deal = contest_of(series), len(seatings(2, series.setup.players))
    outcomes = []
    for deal in range(contest.deals):
        places = range(deal * per_deal, (deal + 1) * per_deal)
        if all(place in series.played for place in places):
            outcomes += [series.played[place].outcome for place in places]
    return outcomes


def margin(series: Series, at: int) -> float:
    """Return by how many points the first bot was ahead in a match: the mean of its seats, less that of the others."""
    outcome = series.played[at].outcome
    own = [total for total, who in zip(outcome.totals, outcome.seating, strict=True) if who == 0]
    others = [total for total, who in zip(outcome.totals, outcome.seating, strict=True) if who == 1]
    return sum(own) / len(own) - sum(others) / len(others)


def run_message(number: int, bots: Sequence[Entrant], jobs: Sequence[str]) -> "RunCommand":
    """Return the command that starts a run."""
    return {
        "kind": "run",
        "number": number,
        "bots": [
            {
                "id": bot.key,
                "file": bot.file,
                "content": encoded(bot.source or ""),
                "in_workshop": True,
            }
            for bot in bots
        ],
        "limits": LIMITS,
        "jobs": jobs,
    }


def with_lines(console: tuple[ConsoleLine, ...], lines: Sequence[ConsoleLine]) -> tuple[ConsoleLine, ...]:
    """Return the console with more lines. The same text counts up. A last line says if lines were cut off."""
    known = {(line.kind, line.text, line.line): line for line in console}
    size = sum(len(line.text) for line in console)
    for line in lines:
        key = line.kind, line.text, line.line
        if key in known:
            known[key] = known[key]._replace(times=min(known[key].times + line.times, 999_999))
        elif len(known) < MAX_LINES and size + len(line.text) <= MAX_TEXT:
            known[key] = line
            size += len(line.text)
        else:
            known["cut", "", 0] = ConsoleLine("cut", "")
    return tuple(known.values())
