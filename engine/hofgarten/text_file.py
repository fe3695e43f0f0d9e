"""Text files of users: UTF-8, with or without a byte order mark, or UTF-16 with one.

Windows PowerShell 5 writes UTF-16 into a file; Notepad may write a mark before UTF-8.
"""

import codecs
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:  # not in the page
    from pathlib import Path

INVALID: Final = "\udcff"
"""Stands for bytes that are no character, where the rest is still read. JSON texts with it are refused."""

_UTF_16: Final = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_KEEP: Final = "hofgarten.text_file"

codecs.register_error(_KEEP, lambda error: (INVALID, error.end if isinstance(error, UnicodeDecodeError) else 0))


def decode(content: bytes, errors: str = "strict") -> str:
    """Return the text of a file's content, without a byte order mark.

    Raises:
        UnicodeDecodeError: The content is no text.
    """
    # Not "utf-8-sig": the page is built without this codec.
    return content.decode("utf-16" if content.startswith(_UTF_16) else "utf-8", errors).removeprefix("\ufeff")


def decode_leniently(content: bytes) -> str:
    """Return the text of a file's content with LF line ends, and ``INVALID`` for bytes that are no character."""
    return decode(content, _KEEP).replace("\r\n", "\n")


def read_text(file: "Path") -> str:
    """Return the text of a file.

    Raises:
        UnicodeDecodeError: The file is no text.
        OSError: The file cannot be read.
    """
    return decode(file.read_bytes())


def complete_lines(file: "Path") -> list[str]:
    """Return the lines of a file that end, since the last one may still be being written. Lines may have ``INVALID``.

    Raises:
        OSError: The file cannot be read.
    """
    return [f"{line}\n" for line in decode_leniently(file.read_bytes()).split("\n")[:-1]]
