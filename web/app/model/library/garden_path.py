"""The garden path: a row of fixed deals with rising demands, in which points earn stars.

A stage can be tried any number of times. Its attempts are matches of the library, and its stars those of the best one:
nothing else is saved. A star opens the next stage. A stage that has been tried stays open.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import Final, NamedTuple

from hofgarten.game import Json
from hofgarten.registry import GAMES
from web.app.model.game_api.game_page import stages_of
from web.app.model.game_api.stage_plan import StagePlan
from web.app.model.library.fixed_deals import FixedDeal
from web.app.model.library.match_summary import Summary
from web.app.model.library.saved_matches import Library
from web.app.model.model import PATH

MARK: Final = f"{PATH}-"
"""Prefix of the id of a stage's match. The stage's number follows, then that of the attempt from the second one on."""

MAX_ATTEMPT: Final = 99_999
"""The largest number that the page counts on from. A match of a larger one is an attempt with an odd id."""

STARS: Final = 3
QUARTER: Final = 6
"""The number of stages of each part of the path."""

_ID: Final = re.compile(rf"{MARK}(\d{{1,2}})(?:-(\d{{1,6}}))?", re.ASCII)
_SEED: Final = re.compile(r"path (\d{1,2})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Stage(FixedDeal):
    """A stage of the path."""

    number: int
    """Counted from 1."""
    game: str
    plan: StagePlan

    @property
    def id(self) -> str:
        """The id of the first attempt."""
        return f"{MARK}{self.number}"

    @property
    def place(self) -> str:
        """The stage's place in the page."""
        return f"#path/{self.number}"

    @property
    def options(self) -> dict[str, Json]:
        """The match's options."""
        return dict(self.plan.options)

    @property
    def opponents(self) -> tuple[str, ...]:
        """The bots of the other seats."""
        return self.plan.opponents

    @property
    def seed(self) -> str:
        """The same seed for all attempts."""
        return f"path {self.number}"

    def saved_id(self, library: Library) -> str:
        """Return the id of the latest attempt if it has not ended, else an unused one."""
        last = self._last_attempt(library)
        saved = library.matches.get(self._attempt_id(last))
        is_open = saved is not None and saved.summary is not None and not saved.summary.over
        return self._attempt_id(last) if is_open else self._next_id(last, library)

    def new_id(self, library: Library) -> str:
        """Return the id of the next attempt."""
        return self._next_id(self._last_attempt(library), library)

    def _next_id(self, last: int, library: Library) -> str:
        """Return the first unused id after an attempt."""
        return next(identity for identity in map(self._attempt_id, count(last + 1)) if identity not in library.matches)

    def _last_attempt(self, library: Library) -> int:
        """Return the number of the latest attempt, 0 without any."""
        attempts = (attempt for number, attempt in map(_read_id, library.matches) if number == self.number)
        return max((attempt for attempt in attempts if attempt <= MAX_ATTEMPT), default=0)

    def _attempt_id(self, attempt: int) -> str:
        return f"{self.id}-{attempt}" if attempt > 1 else self.id


class Quarter(NamedTuple):
    """A part of the path."""

    number: int
    """Counted from 1."""
    stages: tuple[Stage, ...]

    @property
    def opponent(self) -> str:
        """The strongest bot of its first stage: the one that opens it."""
        return self.stages[0].opponents[0]


@cache
def stages() -> Mapping[int, Stage]:
    """Return all stages by their numbers. Each game declares its own."""
    by_number = {number: Stage(number, game, plan) for game in GAMES for number, plan in stages_of(game).items()}
    return dict(sorted(by_number.items()))


def quarters() -> list[Quarter]:
    """Return the parts of the path."""
    every = list(stages().values())
    return [
        Quarter(number, tuple(every[at : at + QUARTER]))
        for number, at in enumerate(range(0, len(every), QUARTER), start=1)
    ]


def read_stage(text: str) -> Stage | None:
    """Return the stage with a number; None if there is none."""
    return next((stage for number, stage in stages().items() if str(number) == text), None)


def stage_of(identity: str) -> Stage | None:
    """Return the stage of a match's id; None if the match is no attempt at a stage: then no game is imported."""
    number, _ = _read_id(identity)
    return stages().get(number) if number else None


def stage_of_seed(seed: str) -> Stage | None:
    """Return the stage of a match's seed, if it has one."""
    match = _SEED.fullmatch(seed)
    return read_stage(match[1]) if match else None


def stars_of(stage: Stage, match: Summary) -> int:
    """Return the stars that a finished attempt earned.

    One for each target that the user's points reach, at least one for winning. Hints cost a star, but not the only one.
    """
    me = match.players[0]
    return stars_for(stage, me.total, won=me.won, aided=me.hints > 0)


def stars_for(stage: Stage, total: int, *, won: bool, aided: bool) -> int:
    """Return the stars for points; ``aided``: with hints."""
    earned = max(sum(total >= target for target in stage.plan.targets), int(won))
    return max(earned - 1, 1) if earned and aided else earned


def previous_stage(stage: Stage) -> Stage | None:
    """Return the stage before another one; None before the first."""
    earlier = [before for number, before in stages().items() if number < stage.number]
    return earlier[-1] if earlier else None


def next_stage(stage: Stage) -> Stage | None:
    """Return the stage after another one; None after the last."""
    return next((later for number, later in stages().items() if number > stage.number), None)


class PathProgress:
    """The best attempt at each stage."""

    def __init__(self, library: Library) -> None:
        """Read the finished attempts; other matches are not read."""
        self.best: dict[int, Summary] = {}
        self._tried = {_read_id(identity)[0] for identity in library.matches}
        for stage, match in _attempts(library):
            before = self.best.get(stage.number)
            if before is None or _worth(stage, match) > _worth(stage, before):
                self.best[stage.number] = match

    def stars(self, stage: Stage) -> int:
        """Return the stars of a stage."""
        match = self.best.get(stage.number)
        return stars_of(stage, match) if match else 0

    def has_star(self, game: str) -> bool:
        """Return True if a stage of a game has a star."""
        return any(self.stars(stage) for stage in stages().values() if stage.game == game)

    @property
    def total(self) -> int:
        """The stars of all stages."""
        return sum(map(self.stars, stages().values()))

    @property
    def next_up(self) -> Stage | None:
        """The first stage with the fewest stars; None if there are no stages."""
        return min(stages().values(), key=self.stars, default=None)

    def is_open(self, stage: Stage) -> bool:
        """Return True if a stage is the first one, has been tried, or follows one with a star."""
        before = previous_stage(stage)
        return before is None or stage.number in self._tried or self.stars(before) > 0


def _attempts(library: Library) -> Iterator[tuple[Stage, Summary]]:
    """Yield the finished attempts with their stages."""
    for identity, saved in library.matches.items():
        stage = stage_of(identity)
        match = saved.summary if stage else None
        if stage and match and match.over and match.game == stage.game:
            yield stage, match


def _worth(stage: Stage, match: Summary) -> tuple[int, int]:
    return stars_of(stage, match), match.players[0].total


def _read_id(identity: str) -> tuple[int, int]:
    """Return the numbers of stage and attempt in an id; zeros if it is no attempt at a stage."""
    match = _ID.fullmatch(identity)
    return (int(match[1]), int(match[2] or 1)) if match else (0, 0)
