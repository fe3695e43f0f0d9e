"""``moves FILE --ply N``: print every legal move in a position of a record."""

import sys
from argparse import Namespace
from collections.abc import Sequence
from itertools import islice
from typing import Final

from hofgarten.cli.parser import Parser, UsageError, non_negative_int, positive_int, reject_extra
from hofgarten.cli.read_records import open_records, record_number
from hofgarten.record import Record, positions
from hofgarten.registry import GAMES

HELP: Final = "print every legal move in a position, as record text, one per line"


def add_to(parser: Parser) -> None:
    """Add the command's arguments."""
    parser.add_argument("file", metavar="FILE", help="one record, or one per line; - is standard input")
    parser.add_argument(
        "--ply", type=non_negative_int, required=True, metavar="N", help="the position after the first N events"
    )
    parser.add_argument(
        "--record", type=positive_int, default=1, metavar="K", help="the K-th record (default: the first)"
    )
    parser.set_defaults(run=run)


def run(args: Namespace, extra_args: Sequence[str]) -> None:
    """Print the moves; none when chance is to move or the game is over.

    Raises:
        UsageError: The record or the position does not exist.
        SourceError: The record's form, its setup or an event before the position is wrong.
    """
    reject_extra(extra_args)
    with open_records(args.file) as source:
        record = record_number(source, args.record)
        if args.ply > len(record.events):
            raise UsageError(f"--ply {args.ply}: the record has only {len(record.events)} events")
        lines = moves(record, args.ply)
    sys.stdout.write("".join(f"{line}\n" for line in lines))


def moves(record: Record, ply: int) -> list[str]:
    """Return every legal move in the position after the first ``ply`` events, as record text.

    Raises:
        RecordError: The setup or an earlier event is wrong.
    """
    game = GAMES[record.game]
    state = next(islice(positions(record), ply, None))
    return [game.write_event(move) for move in game.moves(state)]
