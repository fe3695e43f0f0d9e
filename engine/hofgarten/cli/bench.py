"""``bench``: measure the speed of the rules and bots. Each figure is the median of several interleaved runs."""

import json
import platform
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Final, TypeAlias

from hofgarten import __version__
from hofgarten.cli.benchmarks import SEED, measures, rate
from hofgarten.cli.common_args import GAME_HELP, game_named
from hofgarten.cli.parser import Parser, positive_int, reject_extra
from hofgarten.cli.progress import progress
from hofgarten.cli.selfplay import play
from hofgarten.cli.text_table import table
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.record import Record
from hofgarten.registry import GAMES

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
