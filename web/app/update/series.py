"""Actions of the workshop's runs: a series of games, costly moves, training, and the console."""

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from hofgarten import strict_json
from hofgarten.bots import BOTS
from hofgarten.registry import GAMES
from web.app.model.action import Fields, has_form, parse_int, printable
from web.app.model.game_api.game_page import options_of
from web.app.model.match.move_estimate import Estimate
from web.app.model.messages import RunNews
from web.app.model.model import Handler, MatchPage, Model, Update
from web.app.model.new_match_form import MAX_SEED_LENGTH
from web.app.model.transfer.file_names import file_name
from web.app.model.workshop.bots import MAX_WEIGHTS_SIZE, WorkshopBot, bot_of, with_bot, with_version
from web.app.model.workshop.jobs import (
    LossesJob,
    LossFound,
    MatchesTrained,
    MatchJob,
    MatchPlayed,
    NoteNews,
    Notes,
    RoundTrained,
    TrainingJob,
)
from web.app.model.workshop.runs import (
    GAMES_OF_A_SERIES,
    ConsoleLine,
    CostlyMove,
    Entrant,
    Fault,
    Runs,
    Series,
    SeriesMatch,
    Setup,
    Training,
    built_in,
    contest_of,
    entrant_of,
    margin,
    with_lines,
)
from web.app.model.workshop.weights import BY_WEIGHTS, WEIGHTS
from web.app.model.workshop.workshop import Mark, Workshop, workshop_of
from web.app.texts import Words
from web.app.update.runs import end_run, match_job, outcome_of, seat_of, start_run, with_runs
from web.app.update.workshop import rewritten, with_open_bot

if TYPE_CHECKING:
    from web.app.model.messages import Command

MAX_SEARCHED: Final = 4
"""Matches that are searched for costly moves: those that the bot lost most clearly."""

MAX_COSTLY: Final = 10
MIN_LOSS: Final = 100
"""Costly moves that are shown, and the smallest loss, in hundredths of a point."""

ROUNDS: Final = 12
GAMES_OF_A_ROUND: Final = 64
"""The amount of play for training in the page."""

STOP: Final["Command"] = {"kind": "stop-run"}


def _setup_form(model: Model, *, fields: Fields) -> Update:
    """Take the choices for a series."""
    runs = workshop_of(model.workshop).runs
    return Update(with_runs(model, replace(runs, setup=_filled_in(model, runs.setup, fields))))


def _filled_in(model: Model, setup: Setup, fields: Fields) -> Setup:
    """Return the choices with the fields of the form; unknown values change nothing."""
    game = str(fields.get("series-game", setup.game))
    if game not in GAMES:
        game = setup.game
    options = options_of(game)
    chosen = options.default if game != setup.game or setup.chosen is None else setup.chosen
    players = parse_int(str(fields.get("series-players", ""))) or setup.players
    opponent = str(fields.get("series-opponent", setup.opponent))
    games = parse_int(str(fields.get("series-games", setup.games)))
    return Setup(
        game,
        options.fill_in(chosen, fields) if game == setup.game else chosen,
        players if players in GAMES[game].players else GAMES[game].players[0],
        opponent if opponent in BOTS or bot_of(model.bots, opponent) else setup.opponent,
        games if games in GAMES_OF_A_SERIES else setup.games,
        printable(fields.get("series-seed", setup.seed), MAX_SEED_LENGTH) or setup.seed,
    )


def _run(model: Model, state: Workshop, bot: WorkshopBot, *, fields: Fields) -> Update:
    """Play a series of the bot in the editor; its source becomes a version, unless it cannot be loaded."""
    if state.syntax:
        return Update(model, focus="editor")
    setup = _filled_in(model, state.runs.setup, fields)
    bot = with_version(bot, model.now)
    model = replace(model, bots=with_bot(model.bots, bot))
    other = bot_of(model.bots, setup.opponent)
    if other is not None and other.id == bot.id:
        return Update(with_runs(model, replace(state.runs, setup=setup)))
    if other is not None:
        other = with_version(other, model.now)
        model = replace(model, bots=with_bot(model.bots, other))
    opponent = (
        built_in(setup.opponent if setup.opponent in BOTS else "gardener") if other is None else entrant_of(other)
    )
    entrants = entrant_of(bot), opponent
    series = Series(setup, entrants)
    runs = replace(end_run(state.runs, "stopped"), setup=setup, series=series, console=())
    model = replace(model, workshop=replace(state, marks=()))
    own = [entrant for entrant in entrants if entrant.source is not None]
    return replace(start_run(model, "series", runs, own, _match_jobs(series)), focus="series-stop")


def _match_jobs(series: Series) -> list[MatchJob]:
    from hofgarten.arena.tournament import tasks

    contest = contest_of(series)
    seats = [seat_of(entrant, index) for index, entrant in enumerate(series.entrants)]
    return [
        match_job(contest.game, contest.options, contest.seed, task.deal, [seats[number] for number in task.seating])
        for task in tasks(contest)
    ]


def _stop(model: Model) -> Update:
    """Stop the present run."""
    runs = workshop_of(model.workshop).runs
    return Update(with_runs(model, end_run(runs, "stopped")), command=STOP, focus="series-run")


def _news(model: Model, *, number: int, news: Sequence[RunNews]) -> Update:
    """Take the news of the present run."""
    runs = workshop_of(model.workshop).runs
    if number != runs.number or not runs.running:
        return Update(model)
    for message in news:
        try:
            result: object = strict_json.parse(message["text"])
        except ValueError:
            continue
        take = _take_result if message["last"] else _take
        model = take(model, message["job"], result)
    return Update(model)


def _take_result(model: Model, job: int, result: object) -> Model:
    """Take the last news of a job. Runs take no news of other forms than theirs."""
    runs = workshop_of(model.workshop).runs
    match runs.running:
        case "series" if runs.series and has_form(result, MatchPlayed):
            return _take_match(model, runs, runs.series, job, result)
        case "ladder" if job in range(2 * len(runs.ladder.deals)) and has_form(result, MatchPlayed):
            from web.app.update.ladder import take_result

            return take_result(model, runs, job, result)
    return model


def _take(model: Model, job: int, news: object) -> Model:
    """Take news of a job that goes on."""
    runs = workshop_of(model.workshop).runs
    match runs.running:
        case "series" if runs.series and has_form(news, Notes):
            return _take_notes(model, runs.series.entrants, news["notes"], job)
        case "losses" if runs.series and job in range(len(runs.series.searched)) and has_form(news, LossFound):
            return with_runs(model, replace(runs, series=_with_loss(runs.series, job, news)))
        case "training" if runs.training and has_form(news, RoundTrained):
            return _take_round(model, runs, runs.training, news)
        case "training" if runs.training and has_form(news, MatchesTrained):
            return with_runs(model, replace(runs, training=replace(runs.training, played=news["played"])))
    return model


def _take_match(model: Model, runs: Runs, series: Series, job: int, result: MatchPlayed) -> Model:
    """Keep a match of the series."""
    from hofgarten.arena.seatings import seatings

    seating = seatings(2, series.setup.players)
    outcome = outcome_of(seating[job % len(seating)], result)
    if outcome is None:
        return model
    played = {**series.played, job: SeriesMatch(result["record"], outcome)}
    model = with_runs(model, replace(runs, series=replace(series, played=played)))
    return _take_notes(model, series.entrants, result["notes"], job)


def _take_notes(model: Model, entrants: Sequence[Entrant], notes: Sequence[NoteNews], job: int) -> Model:
    """Take prints and tracebacks of a match: they go to the console, the lines of errors to the editor."""
    lines, runs = [ConsoleLine(*note)._replace(match=job + 1) for note in notes], workshop_of(model.workshop).runs
    model = with_runs(model, replace(runs, console=with_lines(runs.console, lines)))
    return with_marks(model, entrants[0], lines)


def with_marks(model: Model, entrant: Entrant, lines: Sequence[ConsoleLine]) -> Model:
    """Return the model with the lines of errors marked in the editor, if it still has the source that ran."""
    state = workshop_of(model.workshop)
    bot = bot_of(model.bots, state.bot)
    fresh = {line.line: Mark(line.line, _last_line(line.text)) for line in lines if line.kind == "error" and line.line}
    if not fresh or bot is None or bot.is_changed or entrant_of(bot).key != entrant.key:
        return model
    known = {mark.line: mark for mark in state.marks}
    return replace(model, workshop=replace(state, marks=tuple((fresh | known).values())))


def _last_line(text: str) -> str:
    return text.strip().rpartition("\n")[2]


def _end(  # noqa: PLR0913 - the fields of the action
    model: Model, *, number: int, reason: str, bot: int, detail: str, report: str, line: int, printed: str = ""
) -> Update:
    """Take the end of the present run. A fault of a bot goes to the console, after the texts that it printed."""
    state = workshop_of(model.workshop)
    runs = state.runs
    if number != runs.number or not runs.running:
        return Update(model)
    if runs.running == "ladder" and reason not in {"done", "failed"}:
        from web.app.update.ladder import continue_without

        return continue_without(model, runs, bot)
    if (report or detail) and reason != "done":
        error = ConsoleLine("error", report or detail, max(line, 0))
        lines = [ConsoleLine("print", printed)] if printed else []
        if not any(shown._replace(times=1, match=0) == error for shown in runs.console):
            # A job that stops has sent its notes before.
            lines.append(error)
        runs = replace(runs, console=with_lines(runs.console, lines))
        if runs.series and runs.running == "series":
            entrant = min(max(bot, 0), 1)
            fault = Fault(entrant, _last_line(error.text), error.line)
            model = with_marks(model, runs.series.entrants[entrant], [error])
            runs = replace(runs, series=replace(runs.series, fault=fault))
    return Update(with_runs(model, end_run(runs, reason)))


def _open(model: Model, *, at: int, event: int = 0) -> Update:
    """Open a match of the series, to watch it from a position."""
    from web.app.model.links.share_link import place_to
    from web.app.model.workshop.series_match import series_match
    from web.app.update.router import visit

    series = workshop_of(model.workshop).runs.series
    if series is None or at not in series.played:
        return Update(model)
    match = series_match(Words(model.language), series, at)
    place = place_to(match, max(min(event, len(match.record.events)), 0))
    update = visit(model, place)
    page = update.model.page
    opened = page.match.id if isinstance(page, MatchPage) else ""
    state = replace(workshop_of(update.model.workshop), opened=opened)
    return replace(update, model=replace(update.model, workshop=state))


def _download(model: Model) -> Update:
    """Save the records of the series as a file, in the order of the matches."""
    series = workshop_of(model.workshop).runs.series
    if series is None or not series.played:
        return Update(model)
    text = "".join(f"{series.played[at].record}\n" for at in sorted(series.played))
    name = file_name("jsonl", series.setup.game, series.entrants[0].name)
    return Update(model, command={"kind": "download", "name": name, "type": "application/x-ndjson", "text": text})


def _search(model: Model) -> Update:
    """Search the matches that the bot lost most clearly for its costly moves."""
    runs = workshop_of(model.workshop).runs
    series = runs.series
    if series is None or not series.played or runs.running:
        return Update(model)
    chosen = tuple(sorted(series.played, key=lambda at: margin(series, at))[:MAX_SEARCHED])
    jobs: list[LossesJob] = [
        {
            "kind": "losses",
            "record": series.played[at].record,
            "seats": [seat for seat, who in enumerate(series.played[at].outcome.seating) if who == 0],
        }
        for at in chosen
    ]
    runs = replace(runs, series=replace(series, costly=(), searched=chosen))
    return replace(start_run(model, "losses", runs, (), jobs), focus="series-stop")


def _with_loss(series: Series, job: int, result: LossFound) -> Series:
    move = CostlyMove(series.searched[job], result["at"], Estimate(*result["played"]), Estimate(*result["best"]))
    if move.loss < MIN_LOSS:
        return series
    return replace(series, costly=tuple(sorted((*series.costly, move), key=lambda costly: -costly.loss)[:MAX_COSTLY]))


def _train(model: Model, state: Workshop, bot: WorkshopBot, *, fields: Fields) -> Update:
    """Learn weights for the bot in the editor, in the game of its series."""
    setup = _filled_in(model, state.runs.setup, fields)
    training = Training(bot.id, setup.game, setup.players, ROUNDS, GAMES_OF_A_ROUND)
    job: TrainingJob = {
        "kind": "train",
        "game": training.game,
        "players": training.players,
        "rounds": training.rounds,
        "games": training.games,
        "seed": setup.seed,
    }
    runs = replace(end_run(state.runs, "stopped"), setup=setup, training=training)
    return replace(start_run(model, "training", runs, (), [job]), focus="series-stop")


def _take_round(model: Model, runs: Runs, training: Training, result: RoundTrained) -> Model:
    """Take a finished round of the training. Its weights are kept with the bot."""
    training = replace(training, totals=(*training.totals, result["total"]), played=0)
    model = with_runs(model, replace(runs, training=training))
    bot = bot_of(model.bots, training.bot)
    if bot is None:
        return model
    before = (bot.weights or {}).get(training.game)
    of_game = {**(before if isinstance(before, dict) else {}), str(training.players): result["weights"]}
    weights = {**(bot.weights or {}), training.game: of_game}
    if len(json.dumps(weights)) > MAX_WEIGHTS_SIZE:
        return model
    return replace(model, bots=with_bot(model.bots, bot._replace(weights=weights)))


def _forget(model: Model, _state: Workshop, bot: WorkshopBot) -> Update:
    """Remove the learned weights of the bot in the editor."""
    return Update(replace(model, bots=with_bot(model.bots, bot._replace(weights=None))), focus="training-run")


def _insert(model: Model, state: Workshop, bot: WorkshopBot) -> Update:
    """Append the code that plays by learned weights to the text in the editor."""
    if WEIGHTS in bot.source:
        return Update(model)
    return rewritten(model, state, bot, f"{bot.source.rstrip()}\n{BY_WEIGHTS}")


def _clear(model: Model) -> Update:
    return Update(with_runs(model, replace(workshop_of(model.workshop).runs, console=())))


HANDLERS: Final[dict[str, Handler]] = {
    "series-form": _setup_form,
    "series-run": with_open_bot(_run),
    "series-stop": _stop,
    "series-news": _news,
    "series-end": _end,
    "series-open": _open,
    "series-download": _download,
    "series-search": _search,
    "training-run": with_open_bot(_train),
    "training-forget": with_open_bot(_forget),
    "training-insert": with_open_bot(_insert),
    "console-clear": _clear,
}
