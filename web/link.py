"""A whole match in a link: its record in few characters, which stand in the fragment and so reach no server."""

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import replace
from typing import Final

from engine.jsontext import LONGEST as LONGEST_TEXT
from engine.record import Record, RecordError, read, write

LONGEST: Final = 8000
"""Characters of a code that is read at all."""

VERSION: Final = "1"
"""How a code begins that is packed as here."""

_CODE: Final = re.compile(r"[0-9A-Za-z_-]+")


class LinkError(ValueError):
    """A code from which no match can be had.

    Attributes:
        key: ``broken``, ``newer`` (packed by a later version) or ``long``.
    """

    def __init__(self, key: str) -> None:
        """Keep the key."""
        super().__init__(key)
        self.key = key


def pack(record: Record) -> str:
    """Return a record as letters, digits, ``-`` and ``_``; ``unpack`` reads it. A result is left out: it is counted."""
    packed = zlib.compress(write(replace(record, result=None)).encode(), 9)
    return VERSION + urlsafe_b64encode(packed).decode().rstrip("=")


def unpack(code: str) -> Record:
    """Return the record that a code holds. Whether its play is legal, ``engine.record.replay`` says.

    Raises:
        LinkError: There is none.
    """
    if len(code) > LONGEST:
        raise LinkError("long")
    if not _CODE.fullmatch(code):
        raise LinkError("broken")
    if code[0] != VERSION:
        raise LinkError("newer")
    try:
        inflater = zlib.decompressobj()
        text = inflater.decompress(urlsafe_b64decode(code[1:] + "=" * (-len(code[1:]) % 4)), LONGEST_TEXT)
        if not inflater.eof or inflater.unused_data:
            raise LinkError("broken")
        return read(text.decode())
    except (zlib.error, ValueError, RecordError) as error:
        raise error if isinstance(error, LinkError) else LinkError("broken") from None
