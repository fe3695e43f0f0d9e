"""Looking back at a match: its positions, the table as it was in one of them, and playing on from there."""

from dataclasses import replace

from hofgarten.game import CHANCE
from hofgarten.record import conceal, replay, result, write
from hofgarten.rng import Rng
from web.app.model.game_api.move_input import move_input_of
from web.app.model.match import match as matches
from web.app.model.match.match import Match, watcher
from web.app.model.model import BotMove, Model


def stops(match: Match, last: int) -> tuple[int, ...]:
    """Return the positions to look at, up to the one after ``last`` events: all but those that wait for chance.

    Each is told by how many events came before it.
    """
    return tuple(at for at in range(last + 1) if match.game.to_move(match.states[at]) != CHANCE)


def move_before(match: Match, at: int) -> int | None:
    """Return how many events came before the last move that a position follows; None before the first move."""
    return next((before for before in range(at - 1, -1, -1) if match.game.to_move(match.states[before]) >= 0), None)


def looked_back(model: Model) -> Model:
    """Return the table as it was at the position that is looked at, with nothing to choose on it.

    Without one it stays as it is. The match's record still has all that has been played since, but not what has been
    taken back. Whoever looks sees what could be known then: ``web.app.model.match.match.seen`` goes by the position.
    """
    match, past = model.match, model.replay_at
    if match is None or past is None:
        return model
    line = replace(match.record, events=match.record.events[: match.at])
    then = replace(match, record=line, states=match.states[: match.at + 1], at=past, lines=())
    # As after a computer's move: the garden of whoever moved is large, what is new in it marked, and nobody chooses.
    shown = BotMove("placed", move_before(then, past) or 0, 0)
    return replace(
        model, match=then, selection=move_input_of(match.record.game).start(then, None), bot_move=shown, hint=None
    )


def branched(match: Match, at: int, identity: str, name: str) -> Match:
    """Return a new match that has been played as another one up to a position of it.

    Chance answers as it did, once the other match is over. While it runs, nobody may learn from the new one what is
    hidden in it or to come: all that whoever is at the table could not know in that position is dealt anew.
    """
    branch = matches.branch(match, at, identity, name)
    if match.over:
        return branch
    record = conceal(branch.record, branch.states, watcher(match), Rng.of(identity, "deal"))
    record = replace(record, extra={**record.extra, "seed": identity})
    return replace(branch, record=record, states=replay(record))


def whole_record(match: Match) -> str:
    """Return the record of a finished match with its result, as any program reads it."""
    return write(replace(match.record, events=match.record.events[: match.at], result=result(match.game, match.state)))
