"""The reference of everything that a bot uses, from the docstrings of ``hofgarten``.

Compiled modules have no docstrings: the build writes the reference into ``web.start_data.reference``
(``web.build.start_data``). In the source tree it is read from the sources (``docstrings``).
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple, TypeAlias

from web.app import BUILT, optional

MODULE: Final = f"{BUILT}.reference"


class Entry(NamedTuple):
    """A member."""

    name: str
    signature: str
    """The parameters, such as ``(state, move)``; empty for an attribute."""
    text: str
    """The docstring."""


Groups: TypeAlias = Mapping[str, tuple[Entry, ...]]
"""Members by the variable before the dot."""


@cache
def groups() -> Groups:
    """Return the reference."""
    # By name, so that the build leaves the reader of the sources out.
    module: Any = optional(MODULE) or import_module(f"{__package__}.docstrings")
    return {variable: tuple(Entry(*entry) for entry in entries) for variable, entries in module.GROUPS.items()}


@cache
def names() -> dict[str, list[Entry]]:
    """Return the names that the editor completes, with their docstrings."""
    return {
        variable: [entry._replace(text=entry.text.replace("``", "")) for entry in entries]
        for variable, entries in groups().items()
    }
