"""The interface for a game's options in the form for a new match.

A game's folder, ``web/app/games/zen_garden/table`` for ``zen-garden``, has a module ``options`` whose functions and
constants are the members of ``Options``, all of them listed in its ``__all__``. The start screen imports it, so it does
not import the rules.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Protocol, TypeAlias, cast

from hofgarten.game import Json
from web.app.model.action import Fields
from web.app.model.game_api import game_module

Chosen: TypeAlias = Any
"""The selected options: an immutable value of the game's own type."""


class Options(Protocol):
    """A game's options. The members are functions and constants of the module ``<folder>.table.options``."""

    @property
    def players(self) -> range:
        """The possible numbers of players, as in the engine."""

    @property
    def default(self) -> Chosen:
        """The default options."""

    def fill_in(self, chosen: Chosen, fields: Fields, /) -> Chosen:
        """Return the options after a change of the form; invalid values change nothing.

        The fields are those of the whole form: their names are unique over all games.
        """

    @property
    def actions(self) -> Mapping[str, Callable[..., Chosen]]:
        """The game's own actions in the form, such as adding a file, by unique names.

        Each is a function that returns changed options. Its keyword-only parameters declare the fields.
        """

    def options(self, chosen: Chosen, /) -> dict[str, Json]:
        """Return the options in the format of the record."""

    def daily(self, day: int, /) -> dict[str, Json]:
        """Return the options of a daily deal, by the day's number: the same for all users."""

    @property
    def gold(self) -> int:
        """The margin in points that earns the gold medal of a daily deal."""

    def to_json(self, chosen: Chosen, /) -> Json:
        """Return the options in the format of the saved form."""

    def from_json(self, raw: Json, storage: Mapping[str, str], /) -> Chosen:
        """Return the saved options; the defaults for invalid values.

        ``storage`` is the whole content of the browser's storage, for keys of the game's own.
        """

    def files(self, chosen: Chosen, /) -> Mapping[str, str]:
        """Return the texts to save under the game's own keys, such as user files."""

    def on_write_failed(self, chosen: Chosen, key: str, /) -> Chosen:
        """Return the options after a write failed; the key may belong to another game."""


@cache
def options_of(game: str) -> Options:
    """Return the options of a game, by its name in ``hofgarten.registry.GAMES``."""
    return cast("Options", game_module(game, "table.options"))
