"""Two garden-building board games in plain Python: rules, records, positions and bots. Standard library only.

``new_game`` begins a match; docs/library.md shows the rest. The names below are the public interface. Each is
imported when it is first used: the page imports this package at its start, and needs few of them.
"""

TYPE_CHECKING = False  # to import it from typing would take half of the time

__version__ = "1.0.0"

_NAMES_OF_MODULE = {
    "bots": ("BOTS", "Bot", "BotName"),
    "bots.explain": ("Explanation",),
    "bots.playout": ("playout", "plies"),
    "evaluation": ("AnyEvaluatedGame", "EvaluatedGame"),
    "facts": ("Fact",),
    "game": (
        *("CHANCE", "SPECTATOR", "TERMINAL", "BadPosition", "BadSetup", "Game", "HiddenInformation", "HofgartenError"),
        *("IllegalMove", "Score"),
    ),
    "game_position": ("LegalMoves", "Position"),
    "match": ("AnyMatch", "EvaluatedMove", "Match", "Outcome", "new_game"),
    "record": ("Record", "RecordError", "read_record", "replay_record", "verify_record", "write_record"),
    "record_file": ("read_records",),
    "registry": ("GAMES", "register"),
    "rng": ("Rng",),
}
"""The module of each public name."""

if TYPE_CHECKING:  # a type checker cannot read the table
    from hofgarten.bots import BOTS as BOTS, Bot as Bot, BotName as BotName
    from hofgarten.bots.explain import Explanation as Explanation
    from hofgarten.bots.playout import playout as playout, plies as plies
    from hofgarten.evaluation import AnyEvaluatedGame as AnyEvaluatedGame, EvaluatedGame as EvaluatedGame
    from hofgarten.facts import Fact as Fact
    from hofgarten.game import (
        CHANCE as CHANCE,
        SPECTATOR as SPECTATOR,
        TERMINAL as TERMINAL,
        BadPosition as BadPosition,
        BadSetup as BadSetup,
        Game as Game,
        HiddenInformation as HiddenInformation,
        HofgartenError as HofgartenError,
        IllegalMove as IllegalMove,
        Score as Score,
    )
    from hofgarten.game_position import LegalMoves as LegalMoves, Position as Position
    from hofgarten.match import (
        AnyMatch as AnyMatch,
        EvaluatedMove as EvaluatedMove,
        Match as Match,
        Outcome as Outcome,
        new_game as new_game,
    )
    from hofgarten.record import (
        Record as Record,
        RecordError as RecordError,
        read_record as read_record,
        replay_record as replay_record,
        verify_record as verify_record,
        write_record as write_record,
    )
    from hofgarten.record_file import read_records as read_records
    from hofgarten.registry import GAMES as GAMES, register as register
    from hofgarten.rng import Rng as Rng
else:
    __all__ = tuple(name for names in _NAMES_OF_MODULE.values() for name in names)

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
        return [*__all__]
