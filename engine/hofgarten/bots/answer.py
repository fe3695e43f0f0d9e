"""The answers of bots, which may be anything: one check for the library, the arena and the page."""

from typing import Any

from hofgarten.game import AnyGame, IllegalMove
from hofgarten.quoting import quoted


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
            raise IllegalMove("", f"{quoted(answer)} has a part that no move has") from None
        raise no_move(answer) from None
    if not isinstance(answer, kind) and not issubclass(kind, type(answer)):
        raise no_move(answer)  # a game whose events are texts writes anything
    return text


def no_move(answer: object) -> TypeError:
    """Return the error for an answer that is no move."""
    question = " (is a return missing?)" if answer is None else ""
    return TypeError(f"a bot must return a move, one of game.moves(view), not {quoted(answer)}{question}")
