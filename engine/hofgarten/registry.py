"""The registry of games."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Final

from hofgarten.game import folder_of

if TYPE_CHECKING:  # not imported at the start of the page
    from hofgarten.evaluation import AnyEvaluatedGame

_NAMES: Final = ("zen-garden", "hanging-gardens")


class _Games(Mapping[str, "AnyEvaluatedGame"]):
    """All games by name. A game is imported at its first use, since the start of the page needs only the names.

    The rules of ``zen-garden`` are ``ZEN_GARDEN`` in ``hofgarten.games.zen_garden.game``.
    """

    def __init__(self, names: tuple[str, ...]) -> None:
        self._names = names
        self._known: dict[str, AnyEvaluatedGame] = {}

    def __getitem__(self, name: str) -> "AnyEvaluatedGame":
        known = self._known.get(name)
        return known if known is not None else self._imported(name)

    def _imported(self, name: str) -> "AnyEvaluatedGame":
        if name not in self._names:
            raise KeyError(name)
        folder = folder_of(name)
        game: AnyEvaluatedGame = getattr(import_module(f"hofgarten.games.{folder}.game"), folder.upper())
        self._known[name] = game
        return game

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


GAMES: Final[Mapping[str, "AnyEvaluatedGame"]] = _Games(_NAMES)
"""Every game by its name in records."""
