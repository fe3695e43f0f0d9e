"""The forms of a run's news: the JSON that its jobs report (``web/app/workers/series_jobs.py``)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from hofgarten import strict_json
from hofgarten.record import RecordError, read_record
from web.app.model.action import fits
from web.app.model.workshop.runs import Running

Form: TypeAlias = Mapping[str, Any]
"""The types of an object's values, by name."""

_NOTES: Final[Form] = {"notes": Sequence[tuple[str, str, int, int]]}
"""Lines of the console: kind, text, line in the source, and the number of times."""

_MATCH: Final[Form] = {"record": str, "spent": Sequence[Sequence[int]], "forfeits": Sequence[Sequence[str]], **_NOTES}

_MOVE: Final = tuple[str, int, int]
"""A move, its expected total, and the lead."""

_FORMS: Final[Mapping[tuple[Running, bool], Sequence[Form]]] = {
    ("series", False): [_NOTES],
    ("series", True): [_MATCH],
    ("losses", False): [{"at": int, "played": _MOVE, "best": _MOVE}],
    ("ladder", True): [_MATCH],
    ("training", False): [{"total": float | int, "weights": Sequence[Sequence[int]]}, {"played": int}],
}
"""The possible forms of the news of each kind of run; True for the last one of a job. Runs take no others."""


def read_news(running: Running, text: str, *, last: bool) -> Mapping[str, Any] | None:
    """Return the news in a text; None if it has none of the forms of the run."""
    try:
        news = strict_json.parse(text)
    except ValueError:
        return None
    return news if any(_has_form(news, form) for form in _FORMS.get((running, last), ())) else None


def result_of(record: str) -> Mapping[str, Any] | None:
    """Return the result in a match's record; None if there is none that can be read."""
    try:
        result: Any = read_record(record).result
    except RecordError:
        return None
    fit = _has_form(result, {"winners": Sequence[int], "scores": Sequence[Mapping[str, object]]})
    return result if fit and all(_has_form(score, {"total": int}) for score in result["scores"]) else None


def _has_form(value: object, form: Form) -> bool:
    return isinstance(value, dict) and all(name in value and fits(value[name], kind) for name, kind in form.items())
