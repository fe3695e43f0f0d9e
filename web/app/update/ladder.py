"""The ladder's run: its actions, its results, and the continuation without a bot that failed."""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from hofgarten.registry import GAMES
from web.app.model.action import Fields
from web.app.model.model import Handler, Model, Update
from web.app.model.workshop import ladder as ladders
from web.app.model.workshop.bots import bot_of, bots_of, with_bot, with_version
from web.app.model.workshop.runs import Ladder, Runs
from web.app.model.workshop.workshop import workshop_of
from web.app.update.runs import end_run, match_job, outcome_of, seat_of, start_run, with_runs

if TYPE_CHECKING:
    from web.app.model.workshop.jobs import MatchPlayed


def _run(model: Model, *, fields: Fields) -> Update:
    """Start the ladder, or continue it where it stopped."""
    return _play(model, str(fields.get("ladder-game", workshop_of(model.workshop).runs.ladder.game)))


def _choose_game(model: Model, *, fields: Fields) -> Update:
    """Show the ladder of another game. Playing goes on."""
    runs, game = workshop_of(model.workshop).runs, str(fields.get("ladder-game"))
    if game not in GAMES or runs.running == "ladder":
        return Update(model)
    return Update(with_runs(model, replace(runs, ladder=Ladder(game))))


def _play(model: Model, game: str, failed: frozenset[str] = frozenset()) -> Update:
    """Return the update that plays the matches still missing. The source of each bot becomes a version."""
    runs = end_run(workshop_of(model.workshop).runs, "stopped")
    if game not in GAMES:
        return Update(model)
    for bot in bots_of(model.bots):
        if bot.is_changed:
            model = replace(model, bots=with_bot(model.bots, with_version(bot, model.now)))
    bots = bots_of(model.bots)
    entrants = tuple(entrant for entrant in ladders.entrants_of(bots) if entrant.key not in failed)
    matches = ladders.schedule(entrants, list(ladders.meetings(bots, game)))
    own = [entrant for entrant in entrants if entrant.source is not None]
    numbers = {entrant.key: number for number, entrant in enumerate(own)}
    options, jobs = GAMES[game].options_from_flags({}), []
    for left, right, deal, first in matches:
        seats = [seat_of(entrants[at], numbers.get(entrants[at].key, 0)) for at in (left, right)]
        jobs.append(match_job(game, options, ladders.SEED, deal, seats if first == 0 else seats[::-1]))
    runs = replace(runs, ladder=Ladder(game, entrants, matches, failed=failed, end=""))
    if not jobs:
        return Update(with_runs(model, replace(runs, ladder=replace(runs.ladder, end="done"))))
    return replace(start_run(model, "ladder", runs, own, jobs), focus="ladder-stop")


def take_result(model: Model, runs: Runs, job: int, result: "MatchPlayed") -> Model:
    """Take the result of a match. A deal counts when both of its matches have been played."""
    from hofgarten.arena.tournament import ahead

    ladder = runs.ladder
    left, right, deal, first = ladder.pairs[job]
    outcome = outcome_of((0, 1), result)
    if outcome is None:
        return model
    points = ahead(outcome, first, 1 - first)
    key = left, right, deal
    if key not in ladder.half:
        return with_runs(model, replace(runs, ladder=replace(ladder, half={**ladder.half, key: points})))
    points += ladder.half[key]
    half = {pair: known for pair, known in ladder.half.items() if pair != key}
    model = with_runs(model, replace(runs, ladder=replace(ladder, half=half)))
    entrant = ladder.entrants[left]
    bot = bot_of(model.bots, entrant.bot)
    if bot is None:
        return model
    bot = ladders.with_result(bot, ladder.game, entrant, ladder.entrants[right], points)
    return replace(model, bots=with_bot(model.bots, bot))


def continue_without(model: Model, runs: Runs, bot: int) -> Update:
    """Continue without the bot that failed; ``bot`` is its number among the user's bots in the run."""
    ladder = runs.ladder
    own = [entrant for entrant in ladder.entrants if entrant.source is not None]
    if not 0 <= bot < len(own):
        return Update(with_runs(model, end_run(runs, "failed")))
    return _play(model, ladder.game, ladder.failed | {own[bot].key})


HANDLERS: Final[dict[str, Handler]] = {"ladder-run": _run, "ladder-form": _choose_game}
