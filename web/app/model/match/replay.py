"""Replay: the positions of a match, and playing on from one of them."""

from collections.abc import Iterator
from dataclasses import replace

from hofgarten.game import CHANCE
from hofgarten.record import redact, replay_record, result, write_record
from hofgarten.rng import Rng
from web.app.model.match import match as matches
from web.app.model.match.match import PlayedMatch, viewer_seat


def stops(match: PlayedMatch, last: int) -> tuple[int, ...]:
    """Return the positions of a replay up to the one after ``last`` events, without those that wait for chance.

    A position is the number of events before it.
    """
    return tuple(at for at in range(last + 1) if match.game.to_move(match.states[at]) != CHANCE)


def stop_at(match: PlayedMatch, at: int) -> int:
    """Return the last position of a replay up to one, or the first position if that is later."""
    first, *others = stops(match, match.at)
    return max([first, *(stop for stop in others if stop <= at)])


def turn_starts(match: PlayedMatch, known: int) -> Iterator[int]:
    """Yield the positions of a chart: of the first ``known`` ones that which begins a turn, and the last of the match.

    A turn begins after the chance events.
    """
    shown = 0
    for at, state in enumerate(match.states[:known]):
        if match.game.turns_played(state) == shown and match.game.to_move(state) != CHANCE:
            shown += 1
            yield at


def move_before(match: PlayedMatch, at: int) -> int | None:
    """Return the number of events before the last move ahead of a position; None before the first move."""
    return next((before for before in range(at - 1, -1, -1) if match.game.to_move(match.states[before]) >= 0), None)


def turn_begin(match: PlayedMatch, at: int) -> int:
    """Return the number of events before the turn to which the move after ``at`` events belongs."""
    seat, begin = match.game.to_move(match.states[at]), at
    turns = match.game.turns_played(match.states[at])
    for before in range(at - 1, -1, -1):
        mover = match.game.to_move(match.states[before])
        if mover == seat and match.game.turns_played(match.states[before]) == turns:
            begin = before
        elif mover != CHANCE:
            break
    return begin


def goes_on(match: PlayedMatch, at: int) -> bool:
    """Return True if the turn to which the move after ``at`` events belongs has not ended."""
    return not match.over and turn_begin(match, match.at) <= at


def moves_since_turn(match: PlayedMatch) -> tuple[int, ...]:
    """Return the moves of the others since the last turn of the player to move, as numbers of events before them."""
    moves: list[int] = []
    for at in range(match.at - 1, -1, -1):
        mover = match.game.to_move(match.states[at])
        if mover == match.turn and match.game.turns_played(match.states[at]) < match.game.turns_played(match.state):
            break
        if mover not in {CHANCE, match.turn}:
            moves.append(at)
    return tuple(reversed(moves))


def branched(match: PlayedMatch, at: int, identity: str, name: str) -> PlayedMatch:
    """Return a new match with the events of another one up to a position.

    If the other match is over, chance events will be the same. Otherwise all information hidden from the local players
    is dealt again, so that the new match reveals no secrets of the other one.
    """
    branch = matches.branch(match, at, identity, name)
    if match.over:
        return branch
    record = redact(branch.record, branch.states, viewer_seat(match), Rng.of(identity, "deal"))
    record = replace(record, extra={**record.extra, "seed": identity})
    return replace(branch, record=record, states=replay_record(record))


def whole_record(match: PlayedMatch) -> str:
    """Return the record of a finished match with its result, in the standard format."""
    return write_record(
        replace(match.record, events=match.record.events[: match.at], result=result(match.game, match.state))
    )
