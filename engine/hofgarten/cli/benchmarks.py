"""Benchmarks of a game. Each function does some work and returns the number of operations."""

from collections.abc import Callable, Sequence
from itertools import cycle
from time import perf_counter
from typing import Any, Final

from hofgarten.bots import BOTS
from hofgarten.bots.playout import plies
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.record import Record, positions, read_record, verify_record, write_record
from hofgarten.rng import Rng

Measure = Callable[[], int]

SEED: Final = "bench"


def rate(work: Measure, seconds: float) -> float:
    """Return operations per second, measured for at least this many seconds."""
    count = 0
    begun = perf_counter()
    while (spent := perf_counter() - begun) < seconds:
        count += work()
    return count / spent


def measures(game: AnyEvaluatedGame, records: Sequence[Record]) -> dict[str, Measure]:
    """Return the benchmarks by name. They use the positions of some whole matches."""
    line = [state for record in records for state in positions(record)]
    decisions = cycle([state for state in line if game.to_move(state) >= 0])
    states, starts = cycle(line), cycle([next(positions(record)) for record in records])
    rng = Rng.of(SEED)
    some_records, some_texts = cycle(records), cycle([write_record(record) for record in records])

    def playout(state: Any) -> int:
        """Play one match to its end with random moves and return the number of events."""
        return sum(1 for _ in plies(game, state, lambda at, _: game.random_move(at, rng), rng))

    def match(record: Record) -> int:
        """Deal, then play to the end."""
        setup = game.deal_setup(record.options, len(record.players), rng)
        return playout(game.initial_state(record.options, setup, len(record.players)))

    def once(work: Callable[[Any], object], on: Any) -> Measure:
        def measure() -> int:
            work(next(on))
            return 1

        return measure

    def greedy(state: Any) -> None:
        seat = game.to_move(state)
        BOTS["greedy"](game, game.observe(state, seat), seat, rng)

    return {
        "random moves": lambda: playout(next(starts)),
        "playouts": once(match, some_records),
        "legal-move lists": once(lambda state: list(game.moves(state)), decisions),
        "legal moves listed": lambda: sum(1 for _ in game.moves(next(decisions))),
        "legal-move counts": once(game.move_count, decisions),
        "candidate lists": once(game.distinct_moves, decisions),
        "scores of all seats": once(game.score, states),
        "greedy's moves": once(greedy, decisions),
        "records written": once(write_record, some_records),
        "records read": once(read_record, some_texts),
        "records verified": once(lambda text: verify_record(read_record(text)), some_texts),
        "records written, read and verified": once(
            lambda record: verify_record(read_record(write_record(record))), some_records
        ),
    }
