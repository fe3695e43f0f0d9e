"""``python -m tools bench``: measure the speed of the rules and bots, in medians of several interleaved runs."""

import json
import platform
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from itertools import cycle
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final, TypeAlias

from hofgarten import __version__
from hofgarten.bots import BOTS
from hofgarten.bots.playout import plies
from hofgarten.cli.common_args import GAME_HELP, game_named
from hofgarten.cli.parser import Parser, positive_int, reject_extra
from hofgarten.cli.selfplay import play
from hofgarten.cli.terminal import progress, table
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.record import Record, positions, read_record, verify_record, write_record
from hofgarten.registry import GAMES
from hofgarten.rng import Rng

Measure: TypeAlias = Callable[[], int]
"""Some work; the number of its operations."""

SEED: Final = "bench"

Figures: TypeAlias = dict[str, list[float]]
"""Operations per second by benchmark and run."""

_RUN: Final = 0.15
"""The shortest duration of one run of one benchmark, in seconds."""

_MATCHES: Final = 3

HELP: Final = "measure the speed of the rules and bots"


def add_to(parser: Parser) -> None:
    """Add the command's arguments."""
    parser.add_argument("--game", default=next(iter(GAMES)), help=GAME_HELP)
    parser.add_argument("--runs", type=positive_int, default=7, metavar="N", help="runs of each benchmark (default: 7)")
    parser.add_argument("--json", metavar="FILE", help="also write the figures of every run to this file")
    parser.set_defaults(run=run)


def run(args: Namespace, extra_args: Sequence[str]) -> None:
    """Run the benchmarks, print a table, and write the figures to a file if requested.

    Raises:
        UsageError: No game has this name.
        OSError: The file cannot be written.
    """
    reject_extra(extra_args)
    game = game_named(args.game)
    if args.json:
        Path(args.json).touch()  # fail now rather than after a minute of measuring
    figures = _measure(game, args.runs)
    if args.json:
        facts = {
            "engine": __version__,
            "python": platform.python_version(),
            "game": game.name,
            "unit": "per second",
            "medians": {name: median(runs) for name, runs in figures.items()},
            "runs": figures,
        }
        Path(args.json).write_text(json.dumps(facts, indent=2) + "\n", encoding="utf-8")
    sys.stdout.write(_table(figures))


def samples(game: AnyEvaluatedGame) -> list[Record]:
    """Return some random matches for every number of players, always the same."""
    return [
        play(game, game.options_from_flags({}), ["random"] * players, SEED, number)
        for players in game.players
        for number in range(_MATCHES)
    ]


def _measure(game: AnyEvaluatedGame, runs: int) -> Figures:
    """Run all benchmarks in turn, then all again, so that a slow phase of the machine affects all alike.

    The first run does not count: caches, such as that of legal placements, are empty, and random moves take twice as
    long.
    """
    all_measures = measures(game, samples(game))
    figures: Figures = {name: [] for name in all_measures}
    turns = [name for _ in range(runs + 1) for name in all_measures]
    with progress(turns, "runs", len(turns)) as names:
        for name in names:
            figures[name].append(rate(all_measures[name], _RUN))
    return {name: rates[1:] for name, rates in figures.items()}


def _table(figures: Figures) -> str:
    rows = [("", "a second", "lowest", "highest", "one takes")]
    for name, runs in figures.items():
        middle = median(runs)
        rows.append((name, f"{middle:,.0f}", f"{min(runs):,.0f}", f"{max(runs):,.0f}", f"{1e6 / middle:,.1f} µs"))
    return table(rows)


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
