"""Read records from a file or standard input: one per line, or a single record over several lines."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from hofgarten import strict_json
from hofgarten.cli.parser import UsageError
from hofgarten.record import Record, RecordError, read_record
from hofgarten.text_file import INVALID, decode_leniently

STANDARD_INPUT: Final = "-"


class SourceError(Exception):
    """A fault in the input. The message is one sentence with the place."""


class Source:
    """The records of a file. ``str`` gives the place of the last one read: ``matches.jsonl: record 3, line 4``."""

    def __init__(self, name: str, text: str) -> None:
        """Keep the lines that are not blank; one record if the first line leaves a bracket open."""
        self.name = name
        self._texts = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
        self._line = 0
        self.record = 0
        """The number of the last record read, from 1; 0 before the first."""
        if self._texts and _is_open(self._texts[0][1]):
            self._texts = [(self._texts[0][0], text)]

    def __str__(self) -> str:
        """Return the place of the last record read."""
        return f"{self.name}: record {self.record}, line {self._line}" if self.record else self.name

    def __iter__(self) -> Iterator[Record]:
        """Yield each record.

        Raises:
            RecordError: A text is no record, or there is none.
        """
        for number, (line, text) in enumerate(self._texts, 1):
            self.record, self._line = number, line
            if INVALID in text:
                raise RecordError("the text is neither UTF-8 nor UTF-16")
            yield read_record(text)
        if not self.record:
            raise RecordError("there is no record")


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


def _is_open(text: str) -> bool:
    try:
        return strict_json.depth(text) > 0
    except strict_json.JsonError:  # it is read, and reported, as a record
        return False


@contextmanager
def open_records(name: str) -> Iterator[Source]:
    """Read a file, or standard input for ``-``.

    Raises:
        SourceError: A ``RecordError`` was raised in this context; the place is added to its message.
        OSError: The file cannot be read.
    """
    if name != STANDARD_INPUT:
        try:
            source = Source(name, decode_leniently(Path(name).read_bytes()))
        except ValueError as error:
            raise SourceError(f"{name!r} is not a file name: {error}") from None
    elif sys.stdin is None:
        raise SourceError("standard input is closed")
    else:
        source = Source("standard input", decode_leniently(sys.stdin.buffer.read()))
    try:
        yield source
    except RecordError as error:
        raise SourceError(f"{source}: {error}") from None
