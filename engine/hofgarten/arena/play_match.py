"""One whole match between opponents, with the time that each move took and the moves that were forfeited."""

import sys
from collections.abc import Mapping, Sequence
from contextlib import redirect_stdout
from dataclasses import replace
from time import perf_counter_ns
from typing import Any, NamedTuple

from hofgarten.arena.load_bot import Opponent, chooser, fault
from hofgarten.bots import Bot
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.game import CHANCE, TERMINAL, IllegalMove, Json
from hofgarten.record import Record, begin, positions, result
from hofgarten.rng import Rng


class Played(NamedTuple):
    """A match that is over."""

    record: Record
    spent: tuple[tuple[int, ...], ...]
    """By seat: the microseconds of each of its moves."""
    forfeits: tuple[tuple[str, ...], ...]
    """By seat: why it forfeited a move to a random legal one, one line each; none if it always gave a legal move."""


def play(
    game: AnyEvaluatedGame, options: Mapping[str, Json], opponents: Sequence[Opponent], seed: str, number: int
) -> Played:
    """Play the ``number``-th match of a seed: the same record for the same arguments, wherever it is played.

    The deal has one stream of chance, each shuffle another, each seat another: neither the deal nor the order of a
    shuffle depends on who plays where, and nobody can foresee a shuffle. What a bot prints goes to standard error.

    Raises:
        BotError: An opponent's file does not run.
    """
    with redirect_stdout(sys.stderr):
        choosers = [chooser(one) for one in opponents]
        record = begin(game, options, [{"name": one.name, "bot": one.name} for one in opponents], Rng.of(seed, number))
        streams = [Rng.of(seed, number, "seat", seat) for seat in range(len(opponents))]
        state = next(positions(record))
        events: list[str] = []
        spent: list[list[int]] = [[] for _ in opponents]
        forfeits: list[list[str]] = [[] for _ in opponents]
        shuffles = 0
        while (turn := game.to_move(state)) != TERMINAL:
            if turn == CHANCE:
                event = game.sample_chance(state, Rng.of(seed, number, "shuffle", shuffles))
                shuffles += 1
            else:
                asked = _ask(game, state, choosers[turn], streams[turn])
                spent[turn].append(asked.spent)
                event = asked.move
                if asked.error is not None:
                    forfeits[turn].append(fault(asked.error, opponents[turn]))
                    event = game.random_move(state, Rng.of(seed, number, "forfeit", len(events)))
            events.append(game.write_event(event))
            state = game.apply(state, event)
    ended = replace(record, events=tuple(events), result=result(game, state))
    return Played(ended, tuple(map(tuple, spent)), tuple(map(tuple, forfeits)))


class _Asked(NamedTuple):
    move: Any
    error: BaseException | None
    spent: int
    """Microseconds."""


def _ask(game: AnyEvaluatedGame, state: Any, choose: Bot, rng: Rng) -> _Asked:  # noqa: ANN401
    """Ask for a move, and make sure that it is one: legal, and such that a record can hold it."""
    seat = game.to_move(state)
    view = game.observe(state, seat)
    begun = perf_counter_ns()
    try:
        move, error = choose(game, view, seat, rng), None
    except KeyboardInterrupt:
        raise
    except BaseException as caught:  # noqa: BLE001 - a bot may fail in any way
        move, error = None, caught
    spent = (perf_counter_ns() - begun) // 1000
    if error is None:
        try:
            move = game.read_event(game.write_event(move))
            game.apply(state, move)
        except IllegalMove as illegal:
            error = illegal
        except Exception as strange:  # noqa: BLE001 - it may have returned anything
            error = TypeError(f"what it returned, of type {type(move).__name__}, is no move ({strange})")
    return _Asked(move, error, spent)
