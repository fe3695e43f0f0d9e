"""``RatedMove``: a move with its expected result."""

from typing import Any, NamedTuple


class RatedMove(NamedTuple):
    """A move and the expected result of the game after it, in hundredths of a point."""

    move: Any
    total: int
    """The mover's total."""
    lead: int
    """The mover's lead over the best other player; negative if behind."""
