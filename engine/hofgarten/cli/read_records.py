"""The records that a command reads: from a file or standard input."""

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from io import BufferedReader
from pathlib import Path
from typing import Final, cast

from hofgarten.cli.parser import SourceError, UsageError
from hofgarten.record import Record, RecordError
from hofgarten.record_file import Source

STANDARD_INPUT: Final = "-"


def record_number(source: Source, number: int) -> Record:
    """Return the record with this number, counted from 1.

    Raises:
        UsageError: There are fewer records.
        RecordError: An earlier record cannot be read.
    """
    for record in source:
        if source.record == number:
            return record
    raise UsageError(f"--record {number}: {source.name} has only {source.record}")


@contextmanager
def open_records(name: str) -> Iterator[Source]:
    """Read a file, or standard input for ``-``.

    Raises:
        SourceError: A ``RecordError`` was raised in this context; the place is added to its message.
        OSError: The file cannot be read.
    """
    with _opened(name) as stream:
        source = Source("standard input" if name == STANDARD_INPUT else name, stream)
        try:
            yield source
        except RecordError as error:
            raise SourceError(f"{source}: {error}") from None


def _opened(name: str) -> AbstractContextManager[BufferedReader]:
    if name == STANDARD_INPUT:
        if sys.stdin is None:
            raise SourceError("standard input is closed")
        return nullcontext(cast("BufferedReader", sys.stdin.buffer))
    try:
        return Path(name).open("rb")
    except ValueError as error:
        raise SourceError(f"{name!r} is not a file name: {error}") from None
