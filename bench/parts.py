"""The parts of the report, in their order."""

from collections.abc import Callable
from importlib import import_module
from typing import Final, cast

from bench.model import Part, Setting

PARTS: Final = ("boot", "size", "interaction", "memory", "engine", "in_page", "search", "growth")
"""Each is a module of this package with a function `measure`."""


def measure_of(name: str) -> Callable[[Setting], Part]:
    """Return what measures a part; it is imported now, with the peers that only this part needs."""
    return cast("Callable[[Setting], Part]", import_module(f"bench.{name}").measure)
