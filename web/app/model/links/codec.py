"""A whole match in a link: its compressed record in the fragment of the address, which is not sent to servers.

A code starts with ``VERSION``. The rest is base 64 with ``-`` and ``_`` as last characters. It holds the record's JSON,
compressed by zlib with the game's preset dictionary (``table/compression_dict.py``). The checksum of zlib detects codes
that were truncated or changed.
"""

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Final, Literal, TypeAlias, TypeVar
from urllib.parse import unquote

from hofgarten.record import Record, RecordError, read_record, write_record
from hofgarten.registry import GAMES
from web.app.model import schema_version
from web.app.model.game_api.game_page import compression_words_of
from web.app.model.match.match import ANALYSIS_KEY, PlayedMatch
from web.app.model.match.names import known_parts

MAX_CODE_LENGTH: Final = 8000
"""Maximum length of a code in characters. A match with its own cards has about 2,000."""

MAX_RECORD_SIZE: Final = 100_000
"""Maximum size of an unpacked record in bytes. A record has a few thousand."""

VERSION: Final = "1"
"""The first character of a code in this format. Later formats will use the next digits, then letters."""

MAX_TEXT_LENGTH: Final = 4 * MAX_CODE_LENGTH
"""Characters of a text that may have a code at its beginning."""

_CODE: Final = re.compile(r"""[\s("'<\[«“„]*([0-9A-Za-z_-]+)""")
"""A code, and the punctuation that people put before it."""

_INVISIBLE: Final = re.compile("[\u00ad\u200b-\u200f\u2060\ufeff]|=\r?\n")
"""Soft hyphens, characters without a width, and the line ends that mail programs put into long lines."""

_LATER_VERSION: Final = re.compile(r"[2-9A-Za-z].{16,}")
"""A code of a later version. 16 characters hold the 12 bytes that zlib needs for its header and its checksums alone."""


T = TypeVar("T")

LinkFault: TypeAlias = Literal["broken", "newer", "long", "illegal", "forged"]
"""The faults of a link; the keys of the messages end with them."""


class LinkError(ValueError):
    """A code without a usable match.

    Attributes:
        key: ``broken``, ``newer`` (of a later version, or of a game that this one does not know), ``long``,
            ``illegal`` (a move breaks the rules) or ``forged`` (a shuffle does not follow from the seed). ``unpack``
            does not raise the last two.
    """

    def __init__(self, key: LinkFault) -> None:
        """Keep the key."""
        super().__init__(key)
        self.key = key


def pack(record: Record) -> str:
    """Return a record as letters, digits, ``-`` and ``_``; ``unpack`` reads it.

    The result is left out, since it can be computed. ``public_part`` selects the parts of a match that others may see.
    """
    return encode(write_record(replace(record, result=None)), _dictionary(record.game))


def unpack(text: str) -> Record:
    """Return the record in a code. It is not replayed: ``hofgarten.record.replay`` verifies the moves.

    Raises:
        LinkError: The code holds no record.
    """
    return read_code(text, _record_in)[0]


def _record_in(code: str) -> Record:
    packed = decode(code)
    for line in _decompressed(packed):
        try:
            return read_record(line.decode())
        except RecordError:
            raise LinkError("newer" if schema_version.is_newer_record(line.decode()) else "broken") from None
        except UnicodeDecodeError:
            break
    raise LinkError("broken")


def encode(text: str, words: bytes) -> str:
    """Return a text as a code, compressed with a preset dictionary."""
    packer = zlib.compressobj(zlib.Z_BEST_COMPRESSION, zdict=words)
    return VERSION + to_base64(packer.compress(text.encode()) + packer.flush())


def decoded(text: str) -> str:
    """Return a place or a code without what other programs put into it: percent-encoding, invisible characters.

    Some encode it twice.
    """
    return _INVISIBLE.sub("", unquote(unquote(text))) if len(text) <= MAX_TEXT_LENGTH else text


def codes_in(text: str) -> Iterator[str]:
    """Yield what may be the code at the beginning of a text: up to the first other character; without white space.

    Programs append parameters to links, and wrap long lines. Of all readings only the code has the right checksum.
    """
    clean = decoded(text[:MAX_TEXT_LENGTH])
    matches = map(_CODE.match, (clean, re.sub(r"[\s=]", "", clean)))
    yield from dict.fromkeys(match[1] for match in matches if match)


def read_code(text: str, read: Callable[[str], T]) -> tuple[T, str]:
    """Return the content of the code at the beginning of a text, and the code alone.

    Raises:
        LinkError: ``read`` has raised it for each reading of the text: that of the first one.
    """
    faults = []
    for code in codes_in(text):
        try:
            return read(code), code
        except LinkError as error:
            faults.append(error)
    raise faults[0] if faults else LinkError("long" if len(text) > MAX_CODE_LENGTH else "broken")


def decode(code: str) -> bytes:
    """Return the compressed data in a code; ``inflated`` unpacks it.

    Raises:
        LinkError: ``long``, ``newer`` or ``broken``.
    """
    if len(code) > MAX_CODE_LENGTH:
        raise LinkError("long")
    if code[:1] != VERSION:
        raise LinkError("newer" if _LATER_VERSION.match(code) else "broken")
    try:
        return from_base64(code[1:])
    except ValueError:
        raise LinkError("broken") from None


def inflated(packed: bytes, words: bytes, most: int) -> bytes | None:
    """Return the unpacked data; None if it is damaged, incomplete, larger than ``most``, or of another dictionary."""
    inflater = zlib.decompressobj(zdict=words)
    try:
        data = inflater.decompress(packed, most)
    except zlib.error:
        return None
    return data if inflater.eof and not inflater.unused_data else None


def to_base64(data: bytes) -> str:
    """Return data as letters, digits, ``-`` and ``_``."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def from_base64(text: str) -> bytes:
    """Return the data in the result of ``to_base64``.

    Raises:
        ValueError: It is none.
    """
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def public_part(match: PlayedMatch) -> Record:
    """Return the parts of a match that others may see, up to the present position.

    These are the game and its options, the players' names, colours and bots, the whole setup with the order of hidden
    items, every event, the lines of its analysis if they fit, and the seed, which determines chance events. Not
    included are the match's name, undone moves, variations, the review, and keys of other programs.
    """
    record = match.record
    players = tuple(map(known_parts, record.players))
    events, extra = record.events[: match.at], {"seed": match.seed}
    part = replace(record, players=players, events=events, result=None, extra=extra)
    if ANALYSIS_KEY not in record.extra:
        return part
    analysed = replace(part, extra={**extra, ANALYSIS_KEY: record.extra[ANALYSIS_KEY]})
    return (
        analysed if len(pack(analysed)) <= MAX_CODE_LENGTH and len(write_record(analysed)) <= MAX_RECORD_SIZE else part
    )


def _decompressed(packed: bytes) -> Iterator[bytes]:
    """Yield the unpacked data for each dictionary that fits, up to the maximum size of a record."""
    for words in dict.fromkeys(map(_dictionary, GAMES)):
        line = inflated(packed, words, MAX_RECORD_SIZE)
        if line is not None:
            yield line


@cache
def _dictionary(game: str) -> bytes:
    """Return the preset dictionary of a game: the words that are likely in its records; empty if it has none."""
    return compression_words_of(game).encode()
