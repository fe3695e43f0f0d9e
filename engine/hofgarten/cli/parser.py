"""What is typed after ``python -m hofgarten``, and what is wrong with it in one sentence."""

import argparse
from collections.abc import Sequence
from typing import Any, NoReturn


class UsageError(Exception):
    """A command that cannot be carried out; its message is one sentence."""


class Parser(argparse.ArgumentParser):
    """A parser that raises one sentence instead of printing its usage and leaving."""

    def __init__(self, **settings: Any) -> None:  # noqa: ANN401
        """Take no abbreviations: a game's own flags may begin like one of ours."""
        super().__init__(allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        """Raise what argparse found.

        Raises:
            UsageError: Always.
        """
        raise UsageError(message)


def whole(text: str) -> int:
    """Return a whole number from 0.

    Raises:
        argparse.ArgumentTypeError: The text is none.
    """
    if not (text.isascii() and text.isdigit() and len(text) <= len("1000000000")):
        msg = f"{text[:40]!r} is not a whole number"
        raise argparse.ArgumentTypeError(msg)
    return int(text)


def positive(text: str) -> int:
    """Return a whole number from 1.

    Raises:
        argparse.ArgumentTypeError: The text is none.
    """
    number = whole(text)
    if not number:
        msg = "0 is too few"
        raise argparse.ArgumentTypeError(msg)
    return number


def no_others(others: Sequence[str]) -> None:
    """Check that nothing is left that the command does not know.

    Raises:
        UsageError: Something is.
    """
    if others:
        raise UsageError(f"unknown argument {others[0]!r}")


def flags(texts: Sequence[str]) -> dict[str, str]:
    """Return ``--key value`` and ``--key=value`` as a dictionary without the dashes.

    Raises:
        UsageError: Something else is among them, or a key is there twice or has no value.
    """
    found: dict[str, str] = {}
    rest = iter(texts)
    for text in rest:
        key, equals, value = text.removeprefix("--").partition("=")
        if not text.startswith("--") or not key:
            raise UsageError(f"unknown argument {text!r}")
        if not equals:
            value = next(rest, "--")
        if value.startswith("--"):
            raise UsageError(f"--{key} needs a value")
        if key in found:
            raise UsageError(f"--{key} is given twice")
        found[key] = value
    return found
