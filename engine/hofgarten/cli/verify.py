"""``verify FILE...``: replay records and check every event and every result."""

from argparse import Namespace
from collections.abc import Sequence
from typing import Final

from hofgarten.cli.parser import Parser, reject_extra
from hofgarten.cli.read_records import open_records
from hofgarten.cli.terminal import progress
from hofgarten.record import verify_record

HELP: Final = "check records; stop at the first fault with exit code 1"


def add_to(parser: Parser) -> None:
    """Add the command's arguments."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="one record, or one per line; - is standard input")
    parser.set_defaults(run=run)


def run(args: Namespace, extra_args: Sequence[str]) -> None:
    """Verify each record of each file and print their number.

    Raises:
        SourceError: At the first invalid record.
    """
    reject_extra(extra_args)
    count = 0
    for name in args.files:
        with open_records(name) as source:
            with progress(source, "records verified") as records:
                for record in records:
                    verify_record(record)
            count += source.record
    print(f"{count} record{'' if count == 1 else 's'} verified")
