"""The registry of games."""

import copyreg
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from hofgarten.game import BadPosition, module_name
from hofgarten.quoting import quoted

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
        folder = module_name(name)
        game: AnyEvaluatedGame = getattr(import_module(f"hofgarten.games.{folder}.game"), folder.upper())
        self._keep(game)
        return game

    def add(self, game: "AnyEvaluatedGame") -> None:
        """Add a game, or replace the one of the same name that was added before."""
        self._names = tuple(dict.fromkeys((*self._names, game.name)))
        self._keep(game)

    def _keep(self, game: "AnyEvaluatedGame") -> None:
        if type(game).__reduce__ is object.__reduce__:
            copyreg.pickle(type(game), _reduced)
        self._known[game.name] = game

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def __repr__(self) -> str:
        return f"<GAMES: {', '.join(self)}>"


_GAMES: Final = _Games(_NAMES)

GAMES: Final[Mapping[str, "AnyEvaluatedGame"]] = _GAMES
"""Every game by its name in records."""


def register(game: "AnyEvaluatedGame") -> None:
    """Add a game of your own to ``GAMES`` in this process: records, bots and the arena then know it.

    Raises:
        ValueError: The name is that of a game of this package.
        TypeError: It is no game.
    """
    from hofgarten.evaluation import EvaluatedGame

    if not isinstance(game, EvaluatedGame):
        from hofgarten.arguments import wrong_type

        raise wrong_type("game", "an object of a class of yours, derived from hofgarten.EvaluatedGame", game)
    if game.name in _NAMES:
        msg = f"{game.name} is a game of this package"
        raise ValueError(msg)
    _GAMES.add(game)


def _reduced(game: "AnyEvaluatedGame") -> tuple[Any, ...]:
    """Copy and pickle the registered game as itself: caches have it as a key."""
    return _copied, (type(game), game.name, vars(game))


def _copied(kind: "type[AnyEvaluatedGame]", name: str, parts: dict[str, Any]) -> "AnyEvaluatedGame":
    """Return the registered game of this class with these parts; a new one if there is none."""
    known = GAMES.get(name)
    if type(known) is kind and vars(known) == parts:
        return known
    game = kind.__new__(kind)
    vars(game).update(parts)
    return game


def game_of(text: str) -> "AnyEvaluatedGame":
    """Return the game whose name begins a position.

    Raises:
        BadPosition: There is no such game.
    """
    name = text.split(" ", 1)[0]
    if name not in GAMES:
        raise BadPosition("game", f"{quoted(name)} is none of {', '.join(GAMES)}", (0, len(name)))
    return GAMES[name]
