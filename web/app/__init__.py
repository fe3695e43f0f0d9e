"""The page's Python: model, update and view. The rules of the games are in ``hofgarten``."""

from importlib import import_module
from types import ModuleType
from typing import Final

BUILT: Final = "web.start_data"
"""The package that the build writes: facts about each game for the start screen (``web.build.start_data``)."""


def optional(name: str) -> ModuleType | None:
    """Import a module by its full name; return None if it does not exist.

    Raises:
        ModuleNotFoundError: The module exists, and one that it imports does not.
    """
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{name}.".startswith(f"{error.name}."):
            return None
        raise
