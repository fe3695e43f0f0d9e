"""Text files of users: UTF-8 or UTF-16, with or without a byte order mark.

Windows PowerShell 5 writes UTF-16 into a file; Notepad may write a mark before UTF-8.
"""

import codecs
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:  # not in the page
    from pathlib import Path

INVALID: Final = "\udcff"
"""Stands for bytes that are no character, where the rest is still read. JSON texts with it are refused."""

MAX_SIZE: Final = 20_000_000
"""Bytes of a file that is read as a whole: a bot, a game, weights, puzzles, one record."""

UTF_16: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
"""The beginning of a text in UTF-16."""

_BEGINNING: Final = 32
"""Bytes of a text in which a Latin letter in UTF-16 has a zero byte: those of a record are all Latin."""

KEEP: Final = "hofgarten.text_file"
"""The way of decoding that leaves ``INVALID`` for bytes that are no character."""

codecs.register_error(KEEP, lambda error: (INVALID, error.end if isinstance(error, UnicodeDecodeError) else 0))


def with_mark(content: bytes) -> bytes:
    """Return a text's content, or its beginning, with the byte order mark if it is in UTF-16 and lacks one."""
    marks = codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE
    zeros = content[1:_BEGINNING:2], content[:_BEGINNING:2]
    missing = (mark for mark, high in zip(marks, zeros, strict=True) if len(content) > 1 and not any(high))
    return next(missing, b"") + content


def decode(content: bytes, errors: str = "strict") -> str:
    """Return the text of a file's content, without a byte order mark.

    Raises:
        UnicodeDecodeError: The content is no text.
    """
    content = with_mark(content)
    # Not "utf-8-sig": the page is built without this codec.
    return content.decode("utf-16" if content.startswith(UTF_16) else "utf-8", errors).removeprefix("\ufeff")


def decode_leniently(content: bytes) -> str:
    """Return the text of a file's content with LF line ends, and ``INVALID`` for bytes that are no character."""
    return decode(content, KEEP).replace("\r\n", "\n")


def read_bytes(file: "Path", most: int = MAX_SIZE) -> bytes:
    """Return the content of a file.

    Raises:
        OSError: The file cannot be read, or has more than ``most`` bytes, as a device may.
    """
    with file.open("rb") as stream:
        content = stream.read(most + 1)
    if len(content) > most:
        from errno import EFBIG

        raise OSError(EFBIG, f"the file has more than {most} bytes", str(file))
    return content


def read_text(file: "Path") -> str:
    """Return the text of a file of at most ``MAX_SIZE`` bytes.

    Raises:
        UnicodeDecodeError: The file is no text.
        OSError: The file cannot be read.
    """
    return decode(read_bytes(file))


def complete_lines(file: "Path") -> list[str]:
    """Return the lines of a file that end, since the last one may still be being written. Lines may have ``INVALID``.

    Raises:
        OSError: The file cannot be read, or has more than ten times ``MAX_SIZE`` bytes.
    """
    content = read_bytes(file, 10 * MAX_SIZE)
    return [f"{line}\n" for line in decode_leniently(content).split("\n")[:-1]]
