"""The interface for a game's options in the form for a new match.

A game with options has an instance of its own subclass of ``Options``. The start screen imports that of the selected
game, so it does not import the rules.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from hofgarten.game import Json
from web.app.model.action import Fields

Chosen: TypeAlias = Any
"""The selected options: an immutable value of the game's own type."""


class Options:
    """The options of a game. The defaults are those of a game without options and without a daily game."""

    default: Chosen = None
    """The default options."""

    actions: Mapping[str, Callable[..., Chosen]] = MappingProxyType({})
    """The game's own actions in the form, such as adding a file, by unique names.

    Each is a function that returns changed options. Its keyword-only parameters declare the fields.
    """

    gold: int = 10
    """The margin in points that earns the gold medal of a daily deal."""

    def fill_in(self, chosen: Chosen, fields: Fields) -> Chosen:
        """Return the options after a change of the form; invalid values change nothing.

        The fields are those of the whole form, in which the names of the game's own differ from the shared ones.
        """
        return chosen

    def options(self, chosen: Chosen) -> dict[str, Json]:
        """Return the options in the format of the record."""
        return {}

    def daily(self, day: int) -> dict[str, Json] | None:
        """Return the options of a daily deal, by the day's number: the same for all users.

        None if the game has no daily deals.
        """
        return None

    def to_json(self, chosen: Chosen) -> Json:
        """Return the options in the format of the saved form."""
        return None

    def from_json(self, raw: Json, storage: Mapping[str, str]) -> Chosen:
        """Return the saved options; the defaults for invalid values.

        ``storage`` is the whole content of the browser's storage, for keys of the game's own.
        """
        return self.default

    def files(self, chosen: Chosen) -> Mapping[str, str]:
        """Return the texts to save under the game's own keys, such as user files."""
        return {}

    def on_write_failed(self, chosen: Chosen, key: str) -> Chosen:
        """Return the options after a write failed; the key may belong to another game."""
        return chosen
