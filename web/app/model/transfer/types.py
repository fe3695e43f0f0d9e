"""What somebody brings, and what has come of it, as plain values: the start needs no more of ``web.app.model.transfer.parse``."""

from typing import Final, NamedTuple

LARGEST: Final = 5_000_000
"""Bytes of a file, or characters of a text, that are read at all."""


class ImportFile(NamedTuple):
    """A text that somebody brings; None when it could not be had, and then why."""

    name: str
    """The file's; empty for a text that is no file."""
    text: str | None
    why: str = ""


class ImportFailure(NamedTuple):
    """Why something has not been taken."""

    key: str
    """Which sentence says so, one of ``web.app.model.transfer.parse.FAULTS``."""
    source: str = ""
    """The file's name; empty for a text that is no file."""
    line: int = 0
    """The number of the line on which it begins, from 1; 0: it is about all of the text."""
    event: int = 0
    """The number of the event at fault, from 1."""
    rule: str = ""
    """The number of the rule that it breaks, if it breaks one."""
    game: str = ""
    """The game whose rule that is."""
    detail: str = ""
    """What the engine says, in English."""


class ImportResult(NamedTuple):
    """What has come of matches that were brought: ids of kept matches, in the order of their coming, and faults."""

    added: tuple[str, ...] = ()
    updated: tuple[str, ...] = ()
    """Those that were here, and have been brought further on."""
    unchanged: tuple[str, ...] = ()
    """Those that were here already, like this or further on."""
    faults: tuple[ImportFailure, ...] = ()
    """The first of them."""
    refused: int = 0
    """How many there are."""
