"""Files of records: one record per line, or a single record over several lines."""

from codecs import getincrementaldecoder
from collections.abc import Iterator
from io import BufferedReader
from itertools import chain
from os import PathLike, fspath
from pathlib import Path
from typing import Final

from hofgarten import strict_json
from hofgarten.record import Record, RecordError, read_record
from hofgarten.text_file import INVALID, KEEP, UTF_16, with_mark

MAX_SIZE: Final = 1_000_000_000
"""Bytes of records that are read at once: some 400,000 matches."""

_CHUNK: Final = 1 << 16
"""The most bytes that are decoded at once."""


def read_lines(stream: BufferedReader) -> Iterator[str]:
    """Yield the lines of a text without their ends, as they arrive. Lines may have ``INVALID``.

    The beginning of a line that is too long for a record is the last line.

    Raises:
        RecordError: There are more than ``MAX_SIZE`` bytes.
    """
    content, count, text = with_mark(stream.read(2)), 0, ""
    decoder = getincrementaldecoder("utf-16" if content.startswith(UTF_16) else "utf-8-sig")(KEEP)
    while content:
        count += len(content)
        if count > MAX_SIZE:
            raise RecordError(f"the input has more than {MAX_SIZE} bytes")
        *lines, text = (text + decoder.decode(content)).split("\n")
        for line in lines:
            yield line.removesuffix("\r")
        if len(text) > strict_json.MAX_TEXT_LENGTH:
            yield text
            return
        content = stream.read1(_CHUNK)
    yield text + decoder.decode(b"", final=True)


class Source:
    """The records of a file. ``str`` gives the place of the last one read: ``matches.jsonl: record 3, line 4``."""

    def __init__(self, name: str, stream: BufferedReader) -> None:
        """Begin before the first record."""
        self.name = name
        self._lines = enumerate(read_lines(stream), 1)
        self._line = 0
        self.record = 0
        """The number of the last record read, from 1; 0 before the first."""

    def __str__(self) -> str:
        """Return the place of the last record read."""
        return f"{self.name}: record {self.record}, line {self._line}" if self.record else self.name

    def __iter__(self) -> Iterator[Record]:
        """Yield each record.

        Raises:
            RecordError: A text is no record, or there is none.
        """
        for line, text in self._texts():
            self.record, self._line = self.record + 1, line
            if INVALID in text:
                raise RecordError("the text is neither UTF-8 nor UTF-16")
            yield read_record(text)
        if not self.record:
            raise RecordError("there is no record")

    def _texts(self) -> Iterator[tuple[int, str]]:
        """Yield the lines that are not blank, with their numbers; one text if the first leaves a bracket open."""
        for number, line in self._lines:
            if line.strip():
                yield number, self._to_the_end(line) if not self.record and _is_open(line) else line

    def _to_the_end(self, first: str) -> str:
        """Return all lines from the first on, as far as a record may be long."""
        lines, length = [], 0
        for line in chain([first], (line for _, line in self._lines)):
            lines.append(line)
            length += len(line) + 1
            if length > strict_json.MAX_TEXT_LENGTH + 1:
                break
        return "\n".join(lines)


def read_records(file: str | PathLike[str]) -> Iterator[Record]:
    """Yield the records of a file: one per line, as ``hofgarten selfplay`` prints them. Only their form is checked.

    Raises:
        RecordError: A text is no record, or there is none.
        OSError: The file cannot be read.
    """
    with Path(file).open("rb") as stream:
        source = Source(fspath(file), stream)
        try:
            yield from source
        except RecordError as error:
            raise RecordError(f"{source}: {error}") from None


def _is_open(text: str) -> bool:
    try:
        return strict_json.depth(text) > 0
    except strict_json.JsonError:  # it is read, and reported, as a record
        return False
