"""Play one match between opponents; measure the time of each move and note forfeited moves."""

import sys
from collections.abc import Mapping, Sequence
from contextlib import redirect_stdout
from dataclasses import replace
from time import perf_counter_ns
from typing import Any, NamedTuple

from hofgarten.arena.load_bot import Opponent, choose_function, fault
from hofgarten.bots import Bot
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.game import CHANCE, TERMINAL, IllegalMove, Json
from hofgarten.record import Record, begin, positions, result
from hofgarten.rng import Rng


class Played(NamedTuple):
    """A finished match."""

    record: Record
    spent: tuple[tuple[int, ...], ...]
    """By seat: the microseconds of each of its moves."""
    forfeits: tuple[tuple[str, ...], ...]
    """By seat: one line for each move that was forfeited to a random legal one, with the reason."""


def play(
    game: AnyEvaluatedGame, options: Mapping[str, Json], opponents: Sequence[Opponent], seed: str, number: int
) -> Played:
    """Play match ``number`` of a seed. The same arguments give the same record on every machine.

    The deal, each shuffle and each seat have random streams of their own. So the deal and the shuffles do not depend on
    the opponents or their seats, and no bot can foresee a shuffle. Output of a bot goes to standard error.

    Raises:
        BotError: An opponent's file does not run.
    """
    with redirect_stdout(sys.stderr):
        choosers = [choose_function(one) for one in opponents]
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
    """Ask a bot for a move, and check that the move is legal and can be written to a record."""
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
        except Exception as strange:  # noqa: BLE001 - a bot may return any value
            error = TypeError(f"it returned a {type(move).__name__}, which is not a move ({strange})")
    return _Asked(move, error, spent)
