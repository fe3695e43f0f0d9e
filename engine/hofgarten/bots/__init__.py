"""Bots. They use games through the ``Game`` protocol only, and see only the information of their seat.

A bot is a function: ``choose(game, view, seat, rng) -> move``. ``view`` comes from ``game.observe``: it is not the true
state, and its hidden parts carry no information. All random choices come from ``rng``, so the same seed gives the same
move on every machine.

A bot's module is imported with its first move, since the start of the page needs only the names.
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from hofgarten.game import AnyGame, IllegalMove
from hofgarten.rng import Rng

if TYPE_CHECKING:  # the page's start imports no contract
    from hofgarten.evaluation import AnyEvaluatedGame

Bot: TypeAlias = Callable[["AnyEvaluatedGame", Any, int, Rng], Any]

_SHOWN: Final = 60
"""The maximum length of a quoted wrong answer."""

LEVEL_NAMES: Final = ("apprentice", "gardener", "master", "architect")
"""The levels that people play against, weakest first: those of ``hofgarten.bots.levels``."""


def _random(game: "AnyEvaluatedGame", view: Any, seat: int, rng: Rng) -> Any:
    return game.random_move(view, rng)


def _greedy(game: "AnyEvaluatedGame", view: Any, seat: int, rng: Rng) -> Any:
    from hofgarten.bots.greedy import choose_greedily

    return choose_greedily(game, view, seat, rng)


def _level(name: str, game: "AnyEvaluatedGame", view: Any, seat: int, rng: Rng) -> Any:
    from hofgarten.bots.levels import choose_at

    return choose_at(name, game, view, seat, rng)


_BASELINES: Final[dict[str, Bot]] = {"random": _random, "greedy": _greedy}

BOTS: Final[dict[str, Bot]] = _BASELINES | {level: partial(_level, level) for level in LEVEL_NAMES}
"""Every bot by its name in records: two baselines that never change, then the levels, weakest first."""


def text_of_answer(game: AnyGame, view: Any, answer: object) -> str:
    """Return the text of a bot's answer, a move that may be illegal.

    Raises:
        TypeError: The answer is no move of this game.
        IllegalMove: A part of the move has a value that it has in no move.
    """
    try:
        text: str = game.write_event(answer)
        kind = type(game.read_event(text))
    except IllegalMove:
        raise
    except Exception:
        if any(type(move) is type(answer) for move in game.moves(view)):
            raise IllegalMove("", f"{_shown(answer)} has a part that no move has") from None
        raise no_move(answer) from None
    if not isinstance(answer, kind) and not issubclass(kind, type(answer)):
        raise no_move(answer)  # a game whose events are texts writes anything
    return text


def no_move(answer: object) -> TypeError:
    """Return the error for an answer that is no move."""
    return TypeError(f"a bot must return a move, one of game.moves(view), not {_shown(answer)}")


def _shown(answer: object) -> str:
    """Return the beginning of a value's ``repr``; the name of its type if ``repr`` fails."""
    try:
        return repr(answer)[:_SHOWN]
    except Exception:
        return type(answer).__name__
