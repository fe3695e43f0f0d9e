"""What the start form asks of each game: with which options it is played.

A game's folder, ``web/app/games/zen_garden/table`` for ``zen-garden``, has a module ``options`` whose functions and constants are the
members of ``Options``, all of them named in its ``__all__``. The page's start imports it, and so it imports no rules.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any, Protocol, TypeAlias, cast

from hofgarten.game import Json
from hofgarten.registry import folder_of
from web.app.model.action import Action, Fields

Chosen: TypeAlias = Any
"""What has been chosen in the game's part of the start form: an immutable value of the game's own."""


class Options(Protocol):
    """A game's part of the start form. Protocol members are functions and constants of ``web.<folder>.options``."""

    @property
    def players(self) -> range:
        """How many may play, as the engine says."""

    @property
    def default(self) -> Chosen:
        """The options with which the start form begins."""

    def fill_in(self, chosen: Chosen, fields: Fields, /) -> Chosen:
        """Return the options after the start form has changed; a value that is none of those offered changes nothing.

        The fields are those of the whole form, every game's: their names are unique over all games.
        """

    @property
    def actions(self) -> Mapping[str, Callable[[Chosen, Action], Chosen]]:
        """Actions of the game's own in the start form, such as a file that is brought, by unique names."""

    def options(self, chosen: Chosen, /) -> dict[str, Json]:
        """Return the options of a match as its record has them."""

    def daily(self, day: int, /) -> dict[str, Json]:
        """Return the options of the deal of a day, by the day's number: for everyone the same."""

    def to_json(self, chosen: Chosen, /) -> Json:
        """Return what is kept of the options for the next time."""

    def from_json(self, raw: Json, storage: Mapping[str, str], /) -> Chosen:
        """Return the options that were kept; ``usual`` for whatever cannot be read.

        ``storage`` is all that the browser keeps, for what the game keeps there under keys of its own.
        """

    def files(self, chosen: Chosen, /) -> Mapping[str, str]:
        """Return what the browser's storage is to hold under keys of the game's own, such as files of somebody's."""

    def on_write_failed(self, chosen: Chosen, key: str, /) -> Chosen:
        """Return the options after the browser could not keep what is under a key, be it of this game or not."""


@cache
def options_of(game: str) -> Options:
    """Return how the options of a game, by its name in ``hofgarten.registry.GAMES``, are chosen."""
    return cast("Options", import_module(f"web.app.games.{folder_of(game)}.table.options"))
