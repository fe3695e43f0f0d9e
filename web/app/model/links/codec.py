"""A whole match in a link: its record in few characters, which stand in the fragment and so reach no server.

A code begins with the sign of its packing, ``VERSION``. The rest, base 64 with ``-`` and ``_`` as its last signs, is
what zlib makes of the record's line of JSON with its game's preset dictionary (``web.<game>.link_words``); the checksum
in it tells a code that has been cut short or changed.
"""

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib import import_module
from typing import Final, Literal, TypeAlias

from hofgarten.record import Record, RecordError, read, write
from hofgarten.registry import GAMES, folder_of
from web.app.model.match.match import Match

LONGEST: Final = 8000
"""Characters of a code that is read at all: a match that brings its own cards along has some 2,000."""

LARGEST_RECORD: Final = 100_000
"""Bytes of a record that is unpacked at all: one has some thousands."""

VERSION: Final = "1"
"""How a code begins that is packed as here; later packings will take the next digits, then letters."""

_CODE: Final = re.compile(
    r"""[\s("'<\[«“„]*([0-9A-Za-z_-]+)(?:[\s!"'),.:;>?\]»”“…]|%[0-9A-Fa-f]{2})*""",
)
"""A code, and what people and their programs put round it."""

_PLAYER: Final[tuple[str, ...]] = ("name", "colour", "bot")
"""What of a player goes in."""

_LATER: Final = re.compile(r"[2-9A-Za-z]")


LinkFault: TypeAlias = Literal["broken", "newer", "long", "illegal"]
"""What a link can be; what is said of it has a key that ends with this."""


class LinkError(ValueError):
    """A code from which no match can be had.

    Attributes:
        key: ``broken``, ``newer`` (packed by a later version), ``long``, or ``illegal`` (its play breaks the rules;
            ``unpack`` does not look at that).
    """

    def __init__(self, key: LinkFault) -> None:
        """Keep the key."""
        super().__init__(key)
        self.key = key


def pack(record: Record) -> str:
    """Return a record as letters, digits, ``-`` and ``_``; ``unpack`` reads it.

    All of it goes in but the result, which is counted again. What of a match is meant for others, ``for_others`` says.
    """
    packer = zlib.compressobj(zlib.Z_BEST_COMPRESSION, zdict=_dictionary(record.game))
    packed = packer.compress(write(replace(record, result=None)).encode()) + packer.flush()
    return VERSION + urlsafe_b64encode(packed).decode().rstrip("=")


def unpack(text: str) -> Record:
    """Return the record that a code holds. Whether its play is legal, ``hofgarten.record.replay`` says.

    Raises:
        LinkError: There is none.
    """
    if len(text) > LONGEST:
        raise LinkError("long")
    code = bare(text)
    if code[:1] != VERSION:
        raise LinkError("newer" if _LATER.match(code) else "broken")
    try:
        packed = urlsafe_b64decode(code[1:] + "=" * (-len(code[1:]) % 4))
    except ValueError:
        raise LinkError("broken") from None
    for line in _inflated(packed):
        try:
            return read(line.decode())
        except (RecordError, UnicodeDecodeError):
            break
    raise LinkError("broken")


def bare(text: str) -> str:
    """Return a code without the spaces and signs that stand round it; empty when it is none."""
    found = _CODE.fullmatch(text)
    return found[1] if found else ""


def for_others(match: Match) -> Record:
    """Return of a match what others are to see of it, up to the position on the table.

    That is the game with its options, the players' names, colours and opponents, the whole setup with the order of what
    is hidden, every event, and the seed, from which chance answers. What stays here: what the match is called, moves
    taken back, lines left, its review, and keys of other programs.
    """
    record = match.record
    players = tuple({key: player[key] for key in _PLAYER if key in player} for player in record.players)
    events, extra = record.events[: match.at], {"seed": match.seed}
    return Record(record.game, record.options, players, record.setup, events, extra=extra)


def _inflated(packed: bytes) -> Iterator[bytes]:
    """Yield what has been packed, if it has been with one of the games' dictionaries; never more than a record has."""
    for game in GAMES:
        inflater = zlib.decompressobj(zdict=_dictionary(game))
        try:
            line = inflater.decompress(packed, LARGEST_RECORD)
        except zlib.error:
            continue
        if inflater.eof and not inflater.unused_data:
            yield line


@cache
def _dictionary(game: str) -> bytes:
    words: str = import_module(f"web.app.games.{folder_of(game)}.table.compression_dict").WORDS
    return words.encode()
