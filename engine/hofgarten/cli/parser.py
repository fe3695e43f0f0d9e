"""Parse the command line; report an error in one sentence."""

import argparse
from collections.abc import Sequence
from typing import Any, NoReturn

from hofgarten.quoting import quoted


class UsageError(Exception):
    """A command that cannot be run. The message is one sentence."""


class SourceError(Exception):
    """A fault in a file or in standard input. The message is one sentence with the place."""


class Parser(argparse.ArgumentParser):
    """An argument parser that raises ``UsageError`` instead of printing its usage and exiting."""

    def __init__(self, **settings: Any) -> None:
        """Disable abbreviations: a game's own flags may start like a common option."""
        super().__init__(allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        """Raise argparse's message as ``UsageError``.

        Raises:
            UsageError: Always.
        """
        raise UsageError(message)


def non_negative_int(text: str) -> int:
    """Return an integer from 0 on.

    Raises:
        argparse.ArgumentTypeError: The text is not such a number.
    """
    if not (text.isascii() and text.isdigit() and len(text) <= len("1000000000")):
        msg = f"{quoted(text)} is not a whole number"
        raise argparse.ArgumentTypeError(msg)
    return int(text)


def positive_int(text: str) -> int:
    """Return an integer from 1 on.

    Raises:
        argparse.ArgumentTypeError: The text is not such a number.
    """
    number = non_negative_int(text)
    if not number:
        msg = "must be at least 1"
        raise argparse.ArgumentTypeError(msg)
    return number


def reject_extra(extra_args: Sequence[str]) -> None:
    """Check that no unknown argument is left.

    Raises:
        UsageError: An argument is left.
    """
    if extra_args:
        raise UsageError(f"unknown argument {extra_args[0]!r}")


def flags(texts: Sequence[str]) -> dict[str, str]:
    """Return ``--key value`` and ``--key=value`` as a dictionary without the dashes.

    Raises:
        UsageError: An argument has another form, or a key is duplicated or has no value.
    """
    values: dict[str, str] = {}
    rest = iter(texts)
    for text in rest:
        key, equals, value = text.removeprefix("--").partition("=")
        if not text.startswith("--") or not key:
            raise UsageError(f"unknown argument {text!r}")
        if not equals:
            value = next(rest, "--")
        if value.startswith("--"):
            raise UsageError(f"--{key} needs a value")
        if key in values:
            raise UsageError(f"--{key} is given twice")
        values[key] = value
    return values
