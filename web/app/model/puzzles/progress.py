"""The progress in puzzles, and its saved form: ratings, puzzles of the day, storms, and mistakes that come back."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from functools import lru_cache
from math import log, pi, sqrt
from typing import Final, NamedTuple

from hofgarten.game import Json
from hofgarten.puzzle import BASE_RATING, ELO_SCALE
from web.app.model import schema_version
from web.app.model.library.daily import read_day
from web.app.model.library.daily_results import longest_streak
from web.app.model.model import Model

MAX_SEEN: Final = 1000
"""Puzzles of a game that are remembered, the latest ones; also the days, and the mistakes."""

MAX_RATING: Final = 4000
"""The largest rating that is read."""

INITIAL_DEVIATION: Final = 300
"""The deviation of a rating before the first puzzle."""

MIN_DEVIATION: Final = 60
"""The smallest deviation: a rating always follows its player."""

MAX_STEP: Final = 60
"""The most that one puzzle moves a rating: the first one alone would move it by 147.

In a simulation of players at 1,100 and 1,900, the mean error after 30 puzzles is 61 with the bound and 55 without.
"""

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
        step = min(max(q * g * (solved - expected) / certainty, -MAX_STEP), MAX_STEP)
        return GlickoRating(
            min(max(round(self.value + step), 0), MAX_RATING), max(round(sqrt(1 / certainty)), MIN_DEVIATION)
        )

    def after_hint(self, opponent: int) -> "GlickoRating":
        """Return the rating after a puzzle with a hint: half of the points that a miss costs."""
        missed = self.after(opponent, solved=False)
        return missed._replace(value=missed.value + (self.value - missed.value) // 2)


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

    def rated(self, puzzle: str, rating: int, *, solved: bool, hinted: bool = False) -> "GameProgress":
        """Return the progress after the first answer to a puzzle, or after its hint, which counts as a miss.

        A puzzle that was rated before changes nothing.
        """
        if puzzle in self.seen:
            return self
        return self._replace(
            rating=self.rating.after_hint(rating) if hinted else self.rating.after(rating, solved=solved),
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
class PuzzleProgress:
    """The progress in puzzles."""

    games: Mapping[str, GameProgress] = field(default_factory=dict)
    """By game."""
    mistakes: Mapping[str, Return] = field(default_factory=dict)
    """The repetitions of mistakes, by match and number of events: ``<id>/<at>``."""

    def of(self, game: str) -> GameProgress:
        """Return the progress in the puzzles of a game."""
        return self.games.get(game, GameProgress())

    def with_game(self, game: str, progress: GameProgress) -> "PuzzleProgress":
        """Return the progress with that of one game changed."""
        return replace(self, games={**self.games, game: progress})

    def with_return(self, mistake: str, today: int, *, solved: bool) -> "PuzzleProgress":
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


def merged(base: str, mine: str, theirs: str) -> str:
    """Return the text of the progress of two tabs, which have both gone on from the text ``base``."""
    if schema_version.is_newer(theirs, schema_version.PUZZLES):
        return theirs
    before, own, other = map(_read, (base, mine, theirs))
    games = {game: _merged_game(before.of(game), own.of(game), other.of(game)) for game in {**other.games, **own.games}}
    latest = {
        key: max(own.mistakes.get(key, Return()), other.mistakes.get(key, Return()))
        for key in {**other.mistakes, **own.mistakes}
    }
    return _write(PuzzleProgress(games, latest))


def joined(mine: str, theirs: str, renamed: Mapping[str, str]) -> str | None:
    """Return the text of the progress of two devices without a common past; None if one is of a newer build.

    A second time it changes nothing. ``renamed``: ids of matches on the other device that differ here, and those here.
    """
    if any(schema_version.is_newer(text, schema_version.PUZZLES) for text in (mine, theirs)):
        return None
    own, other = map(_read, (mine, theirs))
    games = {game: _joined_game(own.of(game), other.of(game)) for game in {**other.games, **own.games}}
    returns = {_renamed(key, renamed): tries for key, tries in other.mistakes.items()}
    latest = {
        key: max(own.mistakes.get(key, Return()), returns.get(key, Return())) for key in {**returns, **own.mistakes}
    }
    return _write(PuzzleProgress(games, latest))


def _renamed(mistake: str, renamed: Mapping[str, str]) -> str:
    match, _, at = mistake.rpartition("/")
    return f"{renamed.get(match, match)}/{at}"


def _joined_game(mine: GameProgress, theirs: GameProgress) -> GameProgress:
    """Return the progress in a game of the device with more rated puzzles, and that of the other one added to it.

    The rating is that of the first: both devices began with the same one.
    """
    most, less = (theirs, mine) if theirs.solved + theirs.missed > mine.solved + mine.missed else (mine, theirs)
    new = [puzzle for puzzle in less.seen if puzzle not in most.seen]
    missed = sum(puzzle in less.again for puzzle in new)
    days = {day: min(one[day] for one in (most.days, less.days) if day in one) for day in {**less.days, **most.days}}
    return most._replace(
        solved=most.solved + len(new) - missed,
        missed=most.missed + missed,
        seen=(*new, *most.seen)[-MAX_SEEN:],
        days=dict(sorted(days.items())[-MAX_SEEN:]),
        best_storm=max(most.best_storm, less.best_storm),
        again=tuple(
            puzzle
            for puzzle in dict.fromkeys((*less.again, *most.again))
            if not any(puzzle in one.seen and puzzle not in one.again for one in (most, less))
        )[-MAX_AGAIN:],
    )


def _merged_game(base: GameProgress, mine: GameProgress, theirs: GameProgress) -> GameProgress:
    """Return the progress of two tabs in one game. Numbers grow by the sum of both changes."""
    rating = GlickoRating(
        min(max(theirs.rating.value + mine.rating.value - base.rating.value, 0), MAX_RATING),
        min(mine.rating.deviation, theirs.rating.deviation),
    )
    return GameProgress(
        rating,
        theirs.solved + mine.solved - base.solved,
        theirs.missed + mine.missed - base.missed,
        tuple(dict.fromkeys((*theirs.seen, *mine.seen)))[-MAX_SEEN:],
        dict(sorted({**theirs.days, **mine.days}.items())[-MAX_SEEN:]),
        max(mine.best_storm, theirs.best_storm),
        theirs.last_storm if mine.last_storm == base.last_storm else mine.last_storm,
        _both_again(base, mine, theirs),
    )


def _both_again(base: GameProgress, mine: GameProgress, theirs: GameProgress) -> tuple[str, ...]:
    """Return the puzzles to be tried again: of two tabs, without those that one of them has solved since."""
    solved = {puzzle for puzzle in base.again if puzzle not in mine.again or puzzle not in theirs.again}
    return tuple(puzzle for puzzle in dict.fromkeys((*theirs.again, *mine.again)) if puzzle not in solved)[-MAX_AGAIN:]


def progress_of(model: Model) -> PuzzleProgress:
    """Return the saved progress, without damaged parts; empty if it is from a newer version of the page."""
    return _read(model.puzzles) if model.puzzles else PuzzleProgress()


def with_progress(model: Model, progress: PuzzleProgress) -> Model:
    """Return the model with the progress to be saved. That of a newer version of the page stays as it is."""
    if schema_version.is_newer(model.puzzles, schema_version.PUZZLES):
        return model
    return replace(model, puzzles=_write(progress))


def loses_part(text: str) -> bool:
    """Return True if a part of a saved text is not read."""
    return schema_version.loses_part(schema_version.parse_object(text), _to_json(_read(text)))


def _write(progress: PuzzleProgress) -> str:
    return json.dumps(_to_json(progress), separators=(",", ":"))


def _to_json(progress: PuzzleProgress) -> dict[str, Json]:
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
    return {"version": schema_version.PUZZLES, "courses": games, "mistakes": mistakes}


@lru_cache(maxsize=1)
def _read(text: str) -> PuzzleProgress:
    """Return the progress in a saved text. Each part is read alone: a damaged one costs no other."""
    raw = schema_version.parse_object(text) or {}
    if schema_version.is_newer(text, schema_version.PUZZLES):
        return PuzzleProgress()
    mistakes = {key: _read_return(tries) for key, tries in _dict(raw.get("mistakes")).items()}
    return PuzzleProgress(
        {game: _read_game(course) for game, course in _dict(raw.get("courses")).items() if isinstance(course, dict)},
        {key: tries for key, tries in mistakes.items() if tries is not None},
    )


def _read_return(raw: object) -> Return | None:
    match [_whole(number) for number in _list(raw)]:
        case [int(tries), int(solved), int(last)]:
            return Return(tries, solved, last)
    return None


def _read_game(raw: Mapping[str, Json]) -> GameProgress:
    value, deviation, *_ = (*map(_whole, _list(raw.get("rating"))), None, None)
    best, last, *_ = (*map(_whole, _list(raw.get("storm"))), None, None)
    days = {day: _whole(tries) for day, tries in _dict(raw.get("days")).items() if read_day(day)}
    return GameProgress(
        GlickoRating(
            BASE_RATING if value is None else min(value, MAX_RATING),
            min(max(deviation or INITIAL_DEVIATION, MIN_DEVIATION), INITIAL_DEVIATION),
        ),
        _whole(raw.get("solved")) or 0,
        _whole(raw.get("missed")) or 0,
        _texts(raw.get("seen"))[-MAX_SEEN:],
        {day: tries for day, tries in days.items() if tries is not None},
        best or 0,
        last,
        _texts(raw.get("again"))[-MAX_AGAIN:],
    )


def _dict(raw: object) -> Mapping[str, Json]:
    return raw if isinstance(raw, dict) else {}


def _list(raw: object) -> Sequence[Json]:
    return raw if isinstance(raw, list) else ()


def _texts(raw: object) -> tuple[str, ...]:
    return tuple(text for text in _list(raw) if isinstance(text, str))


def _whole(raw: object) -> int | None:
    """Return a number of a saved text; None if it is not a whole number from 0 on, or too large."""
    return raw if type(raw) is int and 0 <= raw <= _MAX_COUNT else None
