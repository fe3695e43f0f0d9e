"""The field in which a move or a question is typed."""

from typing import Final, NamedTuple

FIELD: Final = "ask"
"""The field's id begins with it."""

MAX_LENGTH: Final = 100
"""Characters of what is typed."""

QUESTIONS: Final = ("help", "garden", "row", "places", "offer", "moves", "choices", "score", "turn")
"""The questions. The word for each is ``ask.word.<question>``; its first letters suffice."""


class Asked(NamedTuple):
    """The open field, and what was typed last."""

    number: int = 1
    """Counts what was typed: each time there is a new, empty field."""
    text: str = ""
    """The question, or the move that is not allowed; empty after a move."""
    rule: str = ""
    """The number of the rule that forbids the move."""

    @property
    def field(self) -> str:
        """The id of the field."""
        return f"{FIELD}-{self.number}"
