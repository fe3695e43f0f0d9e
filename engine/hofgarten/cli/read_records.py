"""Read records one by one from a file or standard input, in constant memory."""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from typing import BinaryIO, Final

from hofgarten import strict_json
from hofgarten.cli.parser import UsageError
from hofgarten.record import RecordError

_CHUNK: Final = 1 << 16
_BLANK: Final = re.compile(rb"[ \t\r\n]*+")

STANDARD_INPUT: Final = "-"


class SourceError(Exception):
    """A fault in the input. The message is one sentence with the place."""


class Source:
    """A stream of records: one per line, or a single record over several lines.

    ``str`` gives the place of the last record read, such as ``matches.jsonl: record 3, line 4``.
    """

    def __init__(self, name: str, stream: BinaryIO) -> None:
        """Read from ``stream``, which has ``read1``."""
        self.name = name
        self._stream = stream
        self._buffer = b""
        self._at = 0
        self._next_line = 1
        self._line = 0
        self.record: int = 0
        """The number of the last record read, from 1; 0 before the first."""

    def __str__(self) -> str:
        """Return the place of the last record read."""
        return f"{self.name}: record {self.record}, line {self._line}" if self.record else self.name

    def __iter__(self) -> Iterator[str]:
        """Yield each record's text.

        Raises:
            RecordError: A record is too long or not UTF-8, or the stream has no record.
        """
        while self._skip_blank():
            self.record += 1
            self._line = self._next_line
            text = _decoded(self._take_line())
            if self.record == 1 and _is_open(text):
                text = f"{text}\n{_decoded(self._take_rest(strict_json.MAX_LENGTH - len(text)))}"
            yield text
        if not self.record:
            raise RecordError("there is no record")

    def _more(self) -> bool:
        """Read the next chunk and drop the consumed part of the buffer. Return True if there was more to read."""
        chunk = self._stream.read1(_CHUNK)  # type: ignore[attr-defined]
        self._buffer = self._buffer[self._at :] + chunk
        self._at = 0
        return bool(chunk)

    def _skip_blank(self) -> bool:
        """Skip white space and return whether any text follows."""
        skipped = 0
        while True:
            blank = _BLANK.match(self._buffer, self._at)
            end = blank.end() if blank else self._at
            self._next_line += self._buffer.count(b"\n", self._at, end)
            skipped += end - self._at
            self._at = end
            if end < len(self._buffer):
                return True
            if skipped > strict_json.MAX_LENGTH:
                raise RecordError(f"there is no record in {strict_json.MAX_LENGTH} bytes of white space")
            if not self._more():
                return False

    def _take_line(self) -> bytes:
        searched = 0
        while (end := self._buffer.find(b"\n", self._at + searched)) < 0:
            searched = len(self._buffer) - self._at
            if searched > strict_json.MAX_LENGTH or not self._more():
                end = len(self._buffer)
                break
        line = self._buffer[self._at : end]
        if len(line) > strict_json.MAX_LENGTH:
            raise RecordError(f"the line is longer than {strict_json.MAX_LENGTH} bytes")
        self._at = min(end + 1, len(self._buffer))
        self._next_line += 1
        return line

    def _take_rest(self, most: int) -> bytes:
        while self._more():
            if len(self._buffer) > most:
                raise RecordError(f"the record goes on for more than {strict_json.MAX_LENGTH} bytes")
        rest = self._buffer
        self._buffer, self._at = b"", 0
        return rest


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


def _decoded(line: bytes) -> str:
    try:
        return line.decode()
    except UnicodeDecodeError as error:
        raise RecordError(f"the text is not UTF-8: {error.reason} at byte {error.start}") from None


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
        with _faults(Source("standard input", sys.stdin.buffer)) as source:
            yield source
        return
    try:
        stream = open(name, "rb")  # noqa: SIM115 - closed below
    except ValueError as error:
        raise SourceError(f"{name!r} is not a file name: {error}") from None
    with stream, _faults(Source(name, stream)) as source:
        yield source


@contextmanager
def _faults(source: Source) -> Iterator[Source]:
    try:
        yield source
    except RecordError as error:
        raise SourceError(f"{source}: {error}") from None
