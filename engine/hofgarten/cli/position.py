"""``position FILE --ply N``: the notation of a position; ``position --read TEXT``: a drawing of one."""

import sys
from argparse import Namespace
from collections.abc import Sequence
from itertools import islice
from typing import Final

from hofgarten.cli.parser import Parser, SourceError, UsageError, non_negative_int, positive_int, reject_extra
from hofgarten.cli.read_records import open_records, record_number
from hofgarten.game import SPECTATOR, BadPosition
from hofgarten.record import Record, positions
from hofgarten.registry import GAMES, game_of

HELP: Final = "print a position of a record as one line of text, or draw one that is given so"

SPECTATOR_NAME: Final = "spectator"


def add_to(parser: Parser) -> None:
    """Add the command's arguments."""
    parser.add_argument("file", metavar="FILE", nargs="?", help="one record, or one a line; - is standard input")
    parser.add_argument(
        "--ply", type=non_negative_int, metavar="N", help="the position after the first N events (default: the last)"
    )
    parser.add_argument(
        "--record", type=positive_int, default=1, metavar="K", help="the K-th record (default: the first)"
    )
    parser.add_argument(
        "--seat",
        metavar="S",
        help=f"as this seat, from 0, may know it, or {SPECTATOR_NAME} (default: with all that is hidden)",
    )
    parser.add_argument("--draw", action="store_true", help="draw the position instead")
    parser.add_argument("--read", metavar="TEXT", help="draw the position of this text; no FILE then")
    parser.set_defaults(run=run)


def run(args: Namespace, extra_args: Sequence[str]) -> None:
    """Print the notation or the drawing of one position.

    Raises:
        UsageError: There is no such record, position or seat, or both a file and a text are given, or neither.
        SourceError: The record is wrong in its form, its setup or an event before the position; or the text is wrong.
    """
    reject_extra(extra_args)
    if (args.file is None) == (args.read is None):
        raise UsageError("give either FILE or --read TEXT")
    if args.read is not None:
        sys.stdout.write(f"{drawn(args.read)}\n")
        return
    with open_records(args.file) as source:
        record = record_number(source, args.record)
        state = position(record, len(record.events) if args.ply is None else args.ply)
    game = GAMES[record.game]
    if args.seat is not None:
        state = game.observe(state, seat_named(args.seat, len(record.players)))
    sys.stdout.write(f"{game.draw(state) if args.draw else game.write_position(state)}\n")


def position(record: Record, ply: int) -> object:
    """Return the position after the first ``ply`` events.

    Raises:
        UsageError: The record has fewer.
        RecordError: The setup or an event before is wrong.
    """
    if ply > len(record.events):
        raise UsageError(f"--ply {ply}: the record has only {len(record.events)} events")
    return next(islice(positions(record), ply, None))


def seat_named(text: str, players: int) -> int:
    """Return the seat, or ``SPECTATOR``, that an argument names.

    Raises:
        UsageError: The match has no such seat.
    """
    if text == SPECTATOR_NAME:
        return SPECTATOR
    if text not in map(str, range(players)):
        raise UsageError(f"--seat {text[:40]}: the seats are 0 to {players - 1}, or {SPECTATOR_NAME}")
    return int(text)


def drawn(text: str) -> str:
    """Return the drawing of a position from its notation, which begins with the name of its game.

    Raises:
        SourceError: The text is not the notation of a position.
    """
    try:
        game = game_of(text)
        return game.draw(game.read_position(text))
    except BadPosition as error:
        raise SourceError(f"position: {error}") from None
