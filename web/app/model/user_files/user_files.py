"""Files that users add to the page, saved in the browser by name: the common part of bots, editions and the like."""

import re
from binascii import a2b_base64
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

_COPY: Final = re.compile(r" ?\(\d+\)(?=\.\w+$)", re.ASCII)
"""The number that a browser adds to the name of a repeated download: ``Mine (1).py``."""


class InvalidFile(ValueError):
    """A file that is not of the expected kind.

    Attributes:
        key: The key of the message.
        parts: The arguments of the message.
    """

    def __init__(self, key: str, **parts: object) -> None:
        """Keep the key and the parts."""
        super().__init__(key)
        self.key = key
        self.parts = parts


@dataclass(frozen=True, slots=True)
class UserFiles:
    """All files of a kind by name, as saved texts; the last removed one; and a message."""

    saved: Mapping[str, str] = field(default_factory=dict)
    removed: tuple[str, str] | None = None
    said: str = ""
    """The key of a message about the last change; empty if there is none."""
    parts: Mapping[str, object] = field(default_factory=dict)


F = TypeVar("F", bound=UserFiles)


def saved_texts(prefix: str, storage: Mapping[str, str]) -> dict[str, str]:
    """Return the texts in a browser's storage under a prefix, by the rest of the key."""
    return {key.removeprefix(prefix): storage[key] for key in sorted(storage) if key.startswith(prefix)}


def plain_name(file: str) -> str:
    """Return a file's name without the number added by a browser."""
    return _COPY.sub("", file).strip()


def decoded(file: str, content: object) -> bytes:
    """Return the content of a file, decoded from base 64.

    Raises:
        InvalidFile: The page could not read the file.
    """
    try:
        return a2b_base64(content if isinstance(content, str) else "?", strict_mode=True)
    except ValueError:
        raise InvalidFile("unreadable", file=file) from None


def put(files: F, name: str, text: str) -> F:
    """Return the files with one added, in place of an earlier one of the same name."""
    said = "replaced" if name in files.saved else "added"
    saved = dict(sorted({**files.saved, name: text}.items()))
    return saying(replace(files, saved=saved), said, {"name": name})


def remove(files: F, name: str) -> F:
    """Return the files without one, which can be restored until the next one is removed."""
    if name not in files.saved:
        return files
    saved = {file: text for file, text in files.saved.items() if file != name}
    return saying(replace(files, saved=saved, removed=(name, files.saved[name])), "removed", {"name": name})


def restore(files: F) -> F:
    """Return the files with the last removed one restored."""
    if files.removed is None:
        return files
    name, text = files.removed
    return saying(replace(files, saved=dict(sorted({**files.saved, name: text}.items())), removed=None), "")


def saying(files: F, key: str, parts: Mapping[str, object] | None = None) -> F:
    """Return the files with a message about them."""
    return replace(files, said=key, parts=parts or {})
