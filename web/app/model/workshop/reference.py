"""The reference of everything that a bot uses, from the docstrings of ``hofgarten``.

Compiled modules have no docstrings: the build writes the reference into ``web.start_data.reference``
(``web.build.start_data``). In the source tree it is read from the sources (``docstrings``).
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Final, NamedTuple, TypeAlias

from web.app import BUILT, optional

MODULE: Final = f"{BUILT}.reference"


class Entry(NamedTuple):
    """A member."""

    name: str
    signature: str
    """The parameters, such as ``(state, move)``; the type of an attribute of a view or a move, such as ``: int``."""
    text: str
    """The docstring."""

    @property
    def is_attribute(self) -> bool:
        """True for an attribute of a view or a move."""
        return self.signature.startswith(":")


Groups: TypeAlias = Mapping[str, tuple[Entry, ...]]
"""Members by the variable before the dot."""


@cache
def groups() -> Groups:
    """Return the reference."""
    return _read(_source().GROUPS)


@cache
def states() -> Mapping[str, Groups]:
    """Return the attributes of each game's view and moves."""
    return {game: _read(found) for game, found in _source().STATES.items()}


def _source() -> ModuleType:
    # By name, so that the build leaves the reader of the sources out.
    return optional(MODULE) or import_module(f"{__package__}.docstrings")


def _read(raw: Mapping[str, Sequence[Sequence[str]]]) -> Groups:
    return {variable: tuple(Entry(*entry) for entry in entries) for variable, entries in raw.items()}


@cache
def names() -> dict[str, list[Entry]]:
    """Return the names that the editor completes, with their docstrings: of all games, each name once."""
    attributes = {
        variable: {
            entry.name: entry for found in states().values() for entry in found.get(variable, ()) if entry.is_attribute
        }
        for variable in ("view", "move")
    }
    listed: Groups = {**groups(), **{variable: tuple(found.values()) for variable, found in attributes.items()}}
    return {
        variable: [entry._replace(text=entry.text.replace("``", "")) for entry in entries]
        for variable, entries in listed.items()
    }
