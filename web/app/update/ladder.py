"""The run of the ladder: a series of the open bot against all others, and its results."""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from hofgarten.registry import GAMES
from web.app.model.action import Fields
from web.app.model.model import Handler, Model, Update
from web.app.model.workshop import ladder as ladders
from web.app.model.workshop.bots import WorkshopBot, bot_of, bots_of, with_bot, with_version
from web.app.model.workshop.runs import Ladder, Runs
from web.app.model.workshop.workshop import Workshop, workshop_of
from web.app.update.runs import end_run, match_job, outcome_of, seat_of, start_run, with_runs
from web.app.update.workshop import with_open_bot

if TYPE_CHECKING:
    from web.app.model.workshop.jobs import MatchPlayed


def _run(model: Model, state: Workshop, bot: WorkshopBot, *, fields: Fields) -> Update:
    """Start the ladder, or continue it where it stopped. The source of each bot becomes a version."""
    for changed in bots_of(model.bots):
        model = replace(model, bots=with_bot(model.bots, with_version(changed, model.now)))
    game = str(fields.get("ladder-game", state.runs.ladder.game))
    return _play(model, replace(state.runs.ladder, game=game, bot=bot.id, failed=frozenset()))


def _choose_game(model: Model, *, fields: Fields) -> Update:
    """Show the ladder of another game. Playing goes on."""
    runs, game = workshop_of(model.workshop).runs, str(fields.get("ladder-game"))
    if game not in GAMES or runs.running == "ladder":
        return Update(model)
    return Update(with_runs(model, replace(runs, ladder=Ladder(game))))


def _play(model: Model, ladder: Ladder) -> Update:
    """Return the update that plays the deals still missing, each in both seatings, without the bots that failed."""
    runs, bot = end_run(workshop_of(model.workshop).runs, "stopped"), bot_of(model.bots, ladder.bot)
    if ladder.game not in GAMES or bot is None:
        return Update(with_runs(model, runs))
    missing = ladders.unplayed(bot, bots_of(model.bots), ladder.game)
    deals = tuple(deal for deal in missing if ladder.failed.isdisjoint(deal[:2]))
    ladder = replace(ladder, deals=deals, half={}, end="" if deals else "done")
    runs, own, jobs = replace(runs, ladder=ladder), ladder.own, []
    options = GAMES[ladder.game].options_from_flags({})
    for left, right, deal in deals:
        seats = [seat_of(one, own.index(one) if one in own else 0) for one in (left, right)]
        jobs += [match_job(ladder.game, options, "ladder", deal, order) for order in (seats, seats[::-1])]
    if not jobs:
        return Update(with_runs(model, runs))
    return replace(start_run(model, "ladder", runs, own, jobs), focus="ladder-stop")


def take_result(model: Model, runs: Runs, job: int, result: "MatchPlayed") -> Model:
    """Take the result of a match. A deal counts when both of its matches have been played."""
    from hofgarten.arena.tournament import ahead

    ladder, (at, first) = runs.ladder, divmod(job, 2)
    outcome = outcome_of((0, 1), result)
    if outcome is None:
        return model
    points = ahead(outcome, first, 1 - first)
    model = with_runs(model, replace(runs, ladder=replace(ladder, half={**ladder.half, at: points})))
    left, right, _ = ladder.deals[at]
    bot = bot_of(model.bots, left.bot)
    if at not in ladder.half or bot is None:
        return model
    bot = ladders.with_result(bot, ladder.game, left, right, points + ladder.half[at])
    return replace(model, bots=with_bot(model.bots, bot))


def continue_without(model: Model, runs: Runs, bot: int) -> Update:
    """Continue without the bot that failed; ``bot`` is its number among the user's bots in the run."""
    ladder, own = runs.ladder, runs.ladder.own
    if not 0 <= bot < len(own):
        return Update(with_runs(model, end_run(runs, "failed")))
    return _play(model, replace(ladder, failed=ladder.failed | {own[bot]}))


HANDLERS: Final[dict[str, Handler]] = {"ladder-run": with_open_bot(_run), "ladder-form": _choose_game}
