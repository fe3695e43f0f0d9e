"""Types of an import, separate from ``web.app.model.transfer.parse`` because the start screen needs them."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple, NotRequired, TypedDict

MAX_FILE_SIZE: Final = 10_000_000
"""Maximum size of a file in bytes, or of a text in characters: a browser stores 5,242,880 characters."""


class FileUpload(TypedDict):
    """A file that the page sends, with ``content`` in base 64 or ``text``; without these it was unreadable."""

    name: str
    size: int
    content: NotRequired[str | None]
    text: NotRequired[str | None]


class ImportFile(NamedTuple):
    """A text to import; None if it could not be read, with the reason."""

    name: str
    """The file's name; empty for pasted text."""
    text: str | None
    reason: str = ""


class ImportFailure(NamedTuple):
    """A reason why a text was not imported."""

    key: str
    """The key of the message, one of ``web.app.model.transfer.parse.FAULTS``."""
    source: str = ""
    """The file's name; empty for pasted text."""
    line: int = 0
    """The first line of the faulty part, from 1; 0 for the whole text."""
    event: int = 0
    """The number of the faulty event, from 1."""
    rule: str = ""
    """The number of the rule that the event breaks; empty if there is none."""
    game: str = ""
    """The game of that rule."""
    detail: str = ""
    """The engine's error message, in English."""


class ImportResult(NamedTuple):
    """The result of an import: the ids of the matches in the order of the import, the faults, and the way back."""

    added: tuple[str, ...] = ()
    updated: tuple[str, ...] = ()
    """Saved matches that were continued by the import."""
    unchanged: tuple[str, ...] = ()
    """Saved matches that were already complete."""
    faults: tuple[ImportFailure, ...] = ()
    """The first faults."""
    refused: int = 0
    """The number of all faults."""
    shortened: int = 0
    """The number of matches with a player's name that was too long."""
    parts: tuple[str, ...] = ()
    """The changed parts of the model besides the library: names of its fields."""
    before: Mapping[str, Any] = {}
    after: Mapping[str, Any] = {}
    """The changed parts of the model before and after the import, by the field's name."""
    undone: bool = False
    """True if the import has been taken back."""
