"""Starting and ending a run of the workshop, and the jobs of its matches."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from hofgarten.game import Json
from hofgarten.record import RecordError, read_record
from web.app.model.action import has_form
from web.app.model.model import Model, Update
from web.app.model.workshop.jobs import ResultRead
from web.app.model.workshop.runs import Entrant, Running, Runs, run_message
from web.app.model.workshop.workshop import workshop_of

if TYPE_CHECKING:
    from hofgarten.arena.tournament import MatchResult
    from web.app.model.messages import RunCommand
    from web.app.model.workshop.jobs import Job, MatchJob, MatchPlayed, SeatOfJob


def with_runs(model: Model, runs: Runs) -> Model:
    """Return the model with the state of the runs."""
    return replace(model, workshop=replace(workshop_of(model.workshop), runs=runs))


def start_run(model: Model, running: Running, runs: Runs, bots: Sequence[Entrant], jobs: Sequence["Job"]) -> Update:
    """Return the update that starts a run with these jobs."""
    number = runs.number + 1
    runs = replace(runs, number=number, running=running)
    command: RunCommand = run_message(number, bots, [json.dumps(job) for job in jobs])
    return Update(with_runs(model, runs), command=command)


def end_run(runs: Runs, reason: str) -> Runs:
    """Return the runs without the present one."""
    match runs.running:
        case "series" if runs.series:
            runs = replace(runs, series=replace(runs.series, end=reason))
        case "training" if runs.training:
            runs = replace(runs, training=replace(runs.training, end=reason))
        case "ladder":
            runs = replace(runs, ladder=replace(runs.ladder, end=reason))
    return replace(runs, running="")


def match_job(game: str, options: Mapping[str, Json], seed: str, deal: int, bots: "Sequence[SeatOfJob]") -> "MatchJob":
    """Return the job of a match; ``bots`` are those of the seats (``seat_of``)."""
    return {"kind": "match", "game": game, "options": options, "seed": seed, "deal": deal, "bots": bots}


def seat_of(entrant: Entrant, own: int) -> "SeatOfJob":
    """Return a seat in a job of a match; ``own`` is the number of a bot of the user in the run."""
    return {"name": entrant.file} if entrant.source is None else {"name": entrant.file, "own": own}


def outcome_of(seating: tuple[int, ...], played: "MatchPlayed") -> "MatchResult | None":
    """Return the outcome of a match with this seating, from the result of its job; None if its record has none."""
    from hofgarten.arena.tournament import MatchResult

    try:
        result: Json = read_record(played["record"]).result
    except RecordError:
        return None
    if not has_form(result, ResultRead):
        return None
    return MatchResult(
        seating,
        tuple(score["total"] for score in result["scores"]),
        tuple(result["winners"]),
        tuple(map(tuple, played["spent"])),
        tuple(map(tuple, played["forfeits"])),
    )
