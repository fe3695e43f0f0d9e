"""The forms of a run's news: the JSON that its jobs report (``web/app/workers/series_jobs.py``)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias, TypedDict

from hofgarten import strict_json
from hofgarten.record import RecordError, read_record
from web.app.model.action import fits
from web.app.model.workshop.runs import Running

Note: TypeAlias = tuple[str, str, int, int]
"""The parts of a line in the console: its kind, its text, its line in the source, and how often it came."""

Move: TypeAlias = tuple[str, int, int]
"""A move, its expected total, and the lead."""


class Notes(TypedDict):
    """Printed texts and errors of bots while a match is played."""

    notes: Sequence[Note]


class Played(TypedDict):
    """A match at its end."""

    record: str
    spent: Sequence[Sequence[int]]
    forfeits: Sequence[Sequence[str]]
    notes: Sequence[Note]


class Loss(TypedDict):
    """A move, and the best one in its place."""

    at: int
    played: Move
    best: Move


class Progress(TypedDict):
    """The matches of the present round of a training."""

    played: int


class Round(TypedDict):
    """A finished round of a training."""

    total: float | int
    weights: Sequence[Sequence[int]]


class Score(TypedDict):
    """The score of a seat."""

    total: int


class Result(TypedDict):
    """The result in a match's record."""

    scores: Sequence[Score]
    winners: Sequence[int]


_FORMS: Final[Mapping[tuple[Running, bool], Any]] = {
    ("series", False): Notes,
    ("series", True): Played,
    ("losses", False): Loss,
    ("ladder", True): Played,
    ("training", False): Progress | Round,
}
"""The form of the news of each kind of run, and of the last one of a job. Runs take no others."""


def read_news(running: Running, text: str, *, last: bool) -> Mapping[str, Any] | None:
    """Return the news in a text; None for another form than that of the run."""
    form = _FORMS.get((running, last))
    try:
        news = strict_json.parse(text)
    except ValueError:
        return None
    return news if form is not None and fits(news, form) else None


def result_of(record: str) -> Result | None:
    """Return the result in a match's record; None if there is none that can be read."""
    try:
        result: Any = read_record(record).result
    except RecordError:
        return None
    return result if fits(result, Result) else None
