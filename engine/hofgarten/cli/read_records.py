"""Read records one by one from a file or standard input, in constant memory."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from typing import TYPE_CHECKING, Final, TextIO, cast

from hofgarten import strict_json
from hofgarten.cli.parser import UsageError
from hofgarten.record import RecordError
from hofgarten.text_file import INVALID, text_of

if TYPE_CHECKING:
    from io import BufferedReader

_BLANK: Final = " \t\r\n"
STANDARD_INPUT: Final = "-"


class SourceError(Exception):
    """A fault in the input. The message is one sentence with the place."""


class Source:
    """A stream of records: one per line, or a single record over several lines.

    ``str`` gives the place of the last record read, such as ``matches.jsonl: record 3, line 4``.
    """

    def __init__(self, name: str, stream: TextIO) -> None:
        """Read from ``stream``."""
        self.name = name
        self._stream = stream
        self._lines = 0
        self._line = 0
        self.record: int = 0
        """The number of the last record read, from 1; 0 before the first."""

    def __str__(self) -> str:
        """Return the place of the last record read."""
        return f"{self.name}: record {self.record}, line {self._line}" if self.record else self.name

    def __iter__(self) -> Iterator[str]:
        """Yield each record's text.

        Raises:
            RecordError: A record is too long or no text, or the stream has no record.
        """
        blank = 0
        while line := self._stream.readline(strict_json.MAX_LENGTH + 1):
            self._lines += 1
            blank = 0 if line.strip(_BLANK) else blank + len(line)
            if blank > strict_json.MAX_LENGTH:
                raise RecordError(f"there is no record in {strict_json.MAX_LENGTH} characters of white space")
            if not blank:
                self.record += 1
                self._line = self._lines
                yield self._record(line)
        if not self.record:
            raise RecordError("there is no record")

    def _record(self, line: str) -> str:
        """Return the record that begins with a line."""
        text = _checked(line.removesuffix("\n"), "the line is longer than")
        if self.record == 1 and _is_open(text):
            return _checked(line + self._stream.read(strict_json.MAX_LENGTH), "the record goes on for more than")
        return text


def _checked(text: str, fault: str) -> str:
    if len(text) > strict_json.MAX_LENGTH:
        raise RecordError(f"{fault} {strict_json.MAX_LENGTH} characters")
    if INVALID in text:
        raise RecordError("the text is neither UTF-8 nor UTF-16")
    return text


def record_number(source: Source, number: int) -> str:
    """Return the text of the record with this number, counted from 1.

    Raises:
        UsageError: There are fewer records.
        RecordError: An earlier record cannot be read.
    """
    text = next(islice(source, number - 1, None), None)
    if text is None:
        raise UsageError(f"--record {number}: {source.name} has only {source.record}")
    return text


def _is_open(text: str) -> bool:
    try:
        return strict_json.depth(text) > 0
    except strict_json.JsonError as error:
        raise RecordError(str(error)) from None


@contextmanager
def open_records(name: str) -> Iterator[Source]:
    """Open a file, or standard input for ``-``.

    Raises:
        SourceError: A ``RecordError`` was raised in this context; the place is added to its message.
        OSError: The file cannot be read.
    """
    if name == STANDARD_INPUT:
        if sys.stdin is None:
            raise SourceError("standard input is closed")
        stdin = cast("BufferedReader", sys.stdin.buffer)
        with text_of(stdin) as text, _faults(Source("standard input", text)) as source:
            yield source
        return
    try:
        stream = open(name, "rb")  # noqa: SIM115 - closed below
    except ValueError as error:
        raise SourceError(f"{name!r} is not a file name: {error}") from None
    with stream, text_of(stream) as text, _faults(Source(name, text)) as source:
        yield source


@contextmanager
def _faults(source: Source) -> Iterator[Source]:
    try:
        yield source
    except RecordError as error:
        raise SourceError(f"{source}: {error}") from None
