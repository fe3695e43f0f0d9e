"""What thinking comes to: a move and how the game is expected to end with it."""

from typing import Any, NamedTuple


class RatedMove(NamedTuple):
    """A move, and how the game is expected to end with it, in hundredths of a point."""

    move: Any
    total: int
    """The mover's total."""
    lead: int
    """How far the mover will be ahead of the best other player; negative: behind."""
