"""Two garden-building board games in plain Python: rules, records, positions and bots. Standard library only.

``new_game`` begins a match; docs/library.md shows the rest. The names below are the public interface. Each is
imported when it is first used: the page imports this package at its start, and needs few of them.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hofgarten.bots import BOTS
    from hofgarten.evaluation import EvaluatedGame
    from hofgarten.game import (
        CHANCE,
        SPECTATOR,
        TERMINAL,
        BadPosition,
        BadSetup,
        Game,
        IllegalMove,
        Seat,
    )
    from hofgarten.match import Match, new_game
    from hofgarten.record import Record, RecordError, read, replay, verify, write
    from hofgarten.registry import GAMES, register
    from hofgarten.rng import Rng

__version__ = "0.2.0"

__all__ = [
    "BOTS",
    "CHANCE",
    "GAMES",
    "SPECTATOR",
    "TERMINAL",
    "BadPosition",
    "BadSetup",
    "EvaluatedGame",
    "Game",
    "IllegalMove",
    "Match",
    "Record",
    "RecordError",
    "Rng",
    "Seat",
    "__version__",
    "new_game",
    "read",
    "register",
    "replay",
    "verify",
    "write",
]

_NAMES_OF_MODULE = {
    "bots": ("BOTS",),
    "evaluation": ("EvaluatedGame",),
    "game": ("CHANCE", "SPECTATOR", "TERMINAL", "BadPosition", "BadSetup", "Game", "IllegalMove", "Seat"),
    "match": ("Match", "new_game"),
    "record": ("Record", "RecordError", "read", "replay", "verify", "write"),
    "registry": ("GAMES", "register"),
    "rng": ("Rng",),
}
"""The module of each public name."""


if not TYPE_CHECKING:  # a type checker knows the names from above, and refuses others

    def __getattr__(name: str) -> object:
        """Import a public name from its module and keep it."""
        from importlib import import_module

        for module, names in _NAMES_OF_MODULE.items():
            if name in names:
                value: object = getattr(import_module(f"hofgarten.{module}"), name)
                globals()[name] = value
                return value
        msg = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(msg)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
