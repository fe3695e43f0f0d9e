"""A game's part of the answers to typed questions: the constant ``ANSWERS`` of its module ``view.read_aloud``."""

from collections.abc import Callable
from typing import Final, Generic, NamedTuple

from web.app.model.game_api.move_input import C, S, Selection
from web.app.model.match.match import State
from web.app.model.match.shown_match import ShownMatch
from web.app.texts import Words


class Answers(NamedTuple, Generic[S, C]):
    """The parts that each game answers in its own way."""

    row: "Callable[[Words, ShownMatch[S, C], int, int], str]"
    """Returns a row of a seat's garden, by its number; an empty string if there is no such row."""
    notation: str
    """The key of the text that says how a move is typed."""
    unrotated: Callable[[str], str] = str
    """Returns a move in the record's notation without the rotation of its piece."""


NO_ANSWERS: Final = Answers[State, Selection](lambda _words, _shown, _seat, _number: "", "")
"""Those of a game without the constant."""
