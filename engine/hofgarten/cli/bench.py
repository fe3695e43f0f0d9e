"""``bench``: how fast the engine is, each figure the median of several runs that take turns with one another."""

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
from hofgarten.cli.common_args import game_named
from hofgarten.cli.parser import Parser, no_others, positive
from hofgarten.cli.progress import progress
from hofgarten.cli.selfplay import play
from hofgarten.cli.text_table import table
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.record import Record
from hofgarten.registry import GAMES

Figures: TypeAlias = dict[str, list[float]]
"""What was measured: operations a second, run by run."""

_RUN: Final = 0.15
"""Seconds that one run of one measure takes at least."""

_MATCHES: Final = 3

HELP: Final = "measure the engine's speed"


def add_to(parser: Parser) -> None:
    """Add the command's arguments."""
    parser.add_argument("--game", default=next(iter(GAMES)), help=", ".join(GAMES))
    parser.add_argument("--runs", type=positive, default=7, metavar="N", help="runs of each measure (default: 7)")
    parser.add_argument("--json", metavar="FILE", help="write every run's figures there as well")
    parser.set_defaults(run=run)


def run(found: Namespace, others: Sequence[str]) -> None:
    """Measure, print a table, write the figures to a file if asked to.

    Raises:
        UsageError: There is no such game.
        OSError: The file cannot be written.
    """
    no_others(others)
    game = game_named(found.game)
    if found.json:
        Path(found.json).touch()  # what cannot be written is said now, and not after a minute of measuring
    figures = _measure(game, found.runs)
    if found.json:
        facts = {
            "engine": __version__,
            "python": platform.python_version(),
            "game": found.game,
            "unit": "per second",
            "medians": {name: median(runs) for name, runs in figures.items()},
            "runs": figures,
        }
        Path(found.json).write_text(json.dumps(facts, indent=2) + "\n", encoding="utf-8")
    sys.stdout.write(_table(figures))


def samples(game: AnyEvaluatedGame) -> list[Record]:
    """Return some random matches of every number of players, always the same."""
    return [
        play(game, game.options_from_flags({}), ["random"] * players, SEED, number)
        for players in game.players
        for number in range(_MATCHES)
    ]


def _measure(game: AnyEvaluatedGame, runs: int) -> Figures:
    """Run every measure once, then every measure again: what slows the machine down then strikes all alike.

    The first time does not count: what is worked out once and kept, such as where tiles may go, is not there yet, and
    random moves are made half as fast.
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
