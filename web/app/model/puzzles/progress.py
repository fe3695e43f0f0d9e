"""The progress in puzzles, and its saved form: ratings, puzzles of the day, storms, and mistakes that come back."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from functools import lru_cache
from math import log, pi, sqrt
from typing import Any, Final, NamedTuple

from hofgarten import strict_json
from hofgarten.puzzle import BASE_RATING, ELO_SCALE
from web.app.model import schema_version
from web.app.model.library.daily import longest_streak, read_day
from web.app.model.model import Model
from web.app.model.persistence import PUZZLES_VERSION

MAX_SEEN: Final = 1000
"""Puzzles of a game that are remembered, the latest ones; also the days, and the mistakes."""

MAX_RATING: Final = 4000
"""The largest rating that is read."""

INITIAL_DEVIATION: Final = 300
"""The deviation of a rating before the first puzzle."""

MIN_DEVIATION: Final = 60
"""The smallest deviation: a rating always follows its player."""

_PUZZLE_DEVIATION: Final = 100
"""The deviation of a puzzle's rating, which comes from a few choices of each level."""

INTERVALS: Final = (1, 3, 7, 21)
"""Days after which a mistake comes back, by the number of times that it has come back already."""

ENOUGH: Final = 2
"""The number of times that a mistake has to be solved."""

MAX_AGAIN: Final = 24
"""Missed puzzles of a game that are listed to be tried again, the latest ones."""

_MAX_COUNT: Final = 10**6
_ONE_DAY: Final = timedelta(days=1)


class GlickoRating(NamedTuple):
    """A Glicko rating: the player's strength in puzzles, and the standard deviation of this estimate."""

    value: int = BASE_RATING
    deviation: int = INITIAL_DEVIATION

    @property
    def is_rough(self) -> bool:
        """True until enough puzzles have been tried."""
        return self.deviation > INITIAL_DEVIATION // 3

    def after(self, opponent: int, *, solved: bool) -> "GlickoRating":
        """Return the rating after a puzzle with a rating (Glickman, "The Glicko system", for one result)."""
        q = log(10) / ELO_SCALE
        g = 1 / sqrt(1 + 3 * (q * _PUZZLE_DEVIATION / pi) ** 2)
        expected = 1 / (1 + 10 ** (g * (opponent - self.value) / ELO_SCALE))
        certainty = 1 / self.deviation**2 + q * q * g * g * expected * (1 - expected)
        moved = self.value + q * g * (solved - expected) / certainty
        return GlickoRating(min(max(round(moved), 0), MAX_RATING), max(round(sqrt(1 / certainty)), MIN_DEVIATION))


class Return(NamedTuple):
    """The repetitions of a mistake."""

    tries: int = 0
    solved: int = 0
    last: int = 0
    """The last try, as an ordinal of a date."""

    def due(self, made: int) -> int:
        """Return the day on which it comes back, as an ordinal; ``made`` is that of the mistake itself."""
        return (self.last or made) + INTERVALS[min(self.tries, len(INTERVALS) - 1)]

    @property
    def is_learned(self) -> bool:
        """True if it does not come back."""
        return self.solved >= ENOUGH


class GameProgress(NamedTuple):
    """The progress in the puzzles of one game."""

    rating: GlickoRating = GlickoRating()
    solved: int = 0
    missed: int = 0
    seen: tuple[str, ...] = ()
    """The ids of the puzzles that were rated, latest last."""
    days: Mapping[str, int] = {}
    """The puzzles of the day that were solved on their day: the number of tries by date."""
    best_storm: int = 0
    last_storm: int | None = None
    again: tuple[str, ...] = ()
    """The ids of puzzles that were missed, and not solved at the first attempt since, latest last."""

    def tried(self, puzzle: str, *, solved: bool) -> "GameProgress":
        """Return the progress with a puzzle listed to be tried again if it was missed, else not."""
        others = tuple(earlier for earlier in self.again if earlier != puzzle)
        return self._replace(again=others if solved else (*others, puzzle)[-MAX_AGAIN:])

    def rated(self, puzzle: str, rating: int, *, solved: bool) -> "GameProgress":
        """Return the progress after the first answer to a puzzle; one that was rated before changes nothing."""
        if puzzle in self.seen:
            return self
        return self._replace(
            rating=self.rating.after(rating, solved=solved),
            solved=self.solved + solved,
            missed=self.missed + (not solved),
            seen=(*self.seen, puzzle)[-MAX_SEEN:],
        )

    def after_day(self, day: date, tries: int) -> "GameProgress":
        """Return the progress after a puzzle of the day, solved on its day."""
        days = {day.isoformat(): tries, **self.days} if day.isoformat() not in self.days else dict(self.days)
        return self._replace(days=dict(sorted(days.items())[-MAX_SEEN:]))

    def after_storm(self, solved: int) -> "GameProgress":
        """Return the progress after a storm."""
        return self._replace(last_storm=solved, best_storm=max(solved, self.best_storm))


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress in puzzles."""

    games: Mapping[str, GameProgress] = field(default_factory=dict)
    """By game."""
    mistakes: Mapping[str, Return] = field(default_factory=dict)
    """The repetitions of mistakes, by match and number of events: ``<id>/<at>``."""

    def of(self, game: str) -> GameProgress:
        """Return the progress in the puzzles of a game."""
        return self.games.get(game, GameProgress())

    def with_game(self, game: str, progress: GameProgress) -> "Progress":
        """Return the progress with that of one game changed."""
        return replace(self, games={**self.games, game: progress})

    def with_return(self, mistake: str, today: int, *, solved: bool) -> "Progress":
        """Return the progress after a try at a mistake. Only the first try of a day counts."""
        before = self.mistakes.get(mistake, Return())
        if before.last >= today:
            return self
        after = Return(before.tries + 1, before.solved + solved, today)
        others = {key: tries for key, tries in self.mistakes.items() if key != mistake}
        return replace(self, mistakes=dict([*others.items(), (mistake, after)][-MAX_SEEN:]))

    @property
    def days(self) -> set[date]:
        """The days on which the puzzle of the day of any game was solved."""
        days = (read_day(day) for course in self.games.values() for day in course.days)
        return {day for day in days if day}

    def streak(self, today: date) -> int:
        """Return the number of consecutive days, up to this day or the one before, with a solved puzzle of the day."""
        days = self.days
        last = today if today in days else today - _ONE_DAY
        number = 0
        while last - number * _ONE_DAY in days:
            number += 1
        return number

    @property
    def longest_streak(self) -> int:
        """The largest number of consecutive days."""
        return longest_streak(self.days)


def progress_of(model: Model) -> Progress:
    """Return the saved progress; empty if there is none, if it is damaged, or from a newer version of the page."""
    return _read(model.puzzles) if model.puzzles else Progress()


def with_progress(model: Model, progress: Progress) -> Model:
    """Return the model with the progress to be saved. That of a newer version of the page stays as it is."""
    if schema_version.is_newer(model.puzzles, PUZZLES_VERSION):
        return model
    return replace(model, puzzles=_write(progress))


def _write(progress: Progress) -> str:
    games = {
        game: {
            "rating": list(course.rating),
            "solved": course.solved,
            "missed": course.missed,
            "seen": list(course.seen),
            "days": dict(course.days),
            "storm": [course.best_storm, course.last_storm],
            "again": list(course.again),
        }
        for game, course in progress.games.items()
    }
    mistakes = {mistake: list(tries) for mistake, tries in progress.mistakes.items()}
    return json.dumps({"version": PUZZLES_VERSION, "courses": games, "mistakes": mistakes}, separators=(",", ":"))


@lru_cache(maxsize=1)
def _read(text: str) -> Progress:
    try:
        raw: Any = strict_json.parse(text)
        if raw["version"] != PUZZLES_VERSION:
            return Progress()
        return Progress(
            {str(game): _read_game(course) for game, course in raw["courses"].items()},
            {str(key): Return(*map(_whole, tries)) for key, tries in raw["mistakes"].items()},
        )
    except (ValueError, TypeError, KeyError, AttributeError):
        return Progress()


def _read_game(raw: Any) -> GameProgress:
    value, deviation = map(_whole, raw["rating"])
    best, last = raw["storm"]
    return GameProgress(
        GlickoRating(min(value, MAX_RATING), min(max(deviation, MIN_DEVIATION), INITIAL_DEVIATION)),
        _whole(raw["solved"]),
        _whole(raw["missed"]),
        tuple(map(str, raw["seen"]))[-MAX_SEEN:],
        {day: _whole(tries) for day, tries in raw["days"].items() if read_day(day)},
        _whole(best),
        None if last is None else _whole(last),
        tuple(map(str, raw.get("again", ())))[-MAX_AGAIN:],
    )


def _whole(raw: object) -> int:
    """Return a number of a saved text.

    Raises:
        ValueError: It is not a whole number from 0 on, or too large.
    """
    if type(raw) is not int or not 0 <= raw <= _MAX_COUNT:
        raise ValueError
    return raw
