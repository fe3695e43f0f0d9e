"""The parts of the report, in order."""

from collections.abc import Callable
from importlib import import_module
from typing import Final, cast

from bench.model import Part, Setting

PARTS: Final = ("boot", "size", "interaction", "study", "memory", "engine", "in_page", "search", "rl", "growth")
"""Modules of this package with a function `measure`."""


def measure_of(name: str) -> Callable[[Setting], Part]:
    """Return a part's `measure`. The part is imported now, because only this part needs its peers."""
    return cast("Callable[[Setting], Part]", import_module(f"bench.{name}").measure)
