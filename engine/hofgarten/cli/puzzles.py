"""``puzzles --from FILE... --out FILE``: make puzzles of positions that the oracle has judged; ``--audit FILE``."""

import json
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from hofgarten import strict_json
from hofgarten.arena.make_puzzles import Judged, Position, check, made, rises, spread
from hofgarten.bots.levels import LEVELS
from hofgarten.cli.common_args import add_workers, game_named, open_workers, seed
from hofgarten.cli.parser import Parser, UsageError, no_others, positive
from hofgarten.cli.progress import progress
from hofgarten.cli.read_records import SourceError
from hofgarten.cli.text_table import table
from hofgarten.game import CHANCE, AnyGame, IllegalMove
from hofgarten.puzzle import SEEDS, Puzzle, PuzzleError, read_puzzles, write_puzzles
from hofgarten.record import RecordError, begin
from hofgarten.registry import GAMES
from hofgarten.rng import Rng

HELP: Final = "make puzzles of positions that `oracle` has judged, or check those of a file once more"

MOST: Final = 400
"""Puzzles of a file, unless ``--most`` says otherwise."""


def add_to(parser: Parser) -> None:
    """Add the command's arguments."""
    parser.add_argument("--game", required=True, help=", ".join(GAMES))
    parser.add_argument("--from", dest="sources", nargs="+", metavar="FILE", help="files that `oracle` has written")
    parser.add_argument("--out", metavar="FILE", help="the file of puzzles to write")
    parser.add_argument("--audit", metavar="FILE", help="check the puzzles of a file over fresh deals; writes no file")
    parser.add_argument("--most", type=positive, default=MOST, metavar="N", help=f"puzzles to keep (default: {MOST})")
    parser.add_argument("--seed", type=seed, default="1", help="the source of all chance (default: 1)")
    add_workers(parser)
    parser.set_defaults(run=run)
