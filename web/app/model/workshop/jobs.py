"""The jobs of a run, as ``web/app/workers/series_jobs.py`` gets them, and the forms of their news."""

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict

from hofgarten.game import Json


class SeatOfJob(TypedDict):
    """The bot of a seat: its file, and its number in the run if it is one of the user's."""

    name: str
    own: NotRequired[int]


class MatchJob(TypedDict):
    """A match, with the bot of each seat."""

    kind: Literal["match"]
    game: str
    options: Mapping[str, Json]
    seed: str
    deal: int
    bots: Sequence[SeatOfJob]


class LossesJob(TypedDict):
    """The search for the costly moves of some seats of a match."""

    kind: Literal["losses"]
    record: str
    seats: Sequence[int]


class TrainingJob(TypedDict):
    """The training of weights."""

    kind: Literal["train"]
    game: str
    players: int
    rounds: int
    games: int
    seed: str


Job: TypeAlias = MatchJob | LossesJob | TrainingJob

NoteNews: TypeAlias = tuple[str, str, int, int]
"""A line of the console: kind, text, line in the source, and the number of times."""

MoveNews: TypeAlias = tuple[str, int, int]
"""A move, its expected total, and the lead."""


class Notes(TypedDict):
    """News of a match that is being played."""

    notes: Sequence[NoteNews]


class MatchPlayed(Notes):
    """The result of a match."""

    record: str
    spent: Sequence[Sequence[int]]
    forfeits: Sequence[Sequence[str]]


class LossFound(TypedDict):
    """A move that gave away points, and the best one."""

    at: int
    played: MoveNews
    best: MoveNews


class RoundTrained(TypedDict):
    """The result of a round of training."""

    total: float | int
    weights: Sequence[Sequence[int]]


class MatchesTrained(TypedDict):
    """The number of matches played in the present round of training."""

    played: int


class ScoreRead(TypedDict):
    """A seat's score in the result of a record."""

    total: int


class ResultRead(TypedDict):
    """The result in the record of a match."""

    winners: Sequence[int]
    scores: Sequence[ScoreRead]
