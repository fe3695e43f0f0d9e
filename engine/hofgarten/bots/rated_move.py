"""``RatedMove``: a move with its expected result."""

from typing import Any, NamedTuple

from hofgarten.evaluation import Centipoints


class RatedMove(NamedTuple):
    """A move and the expected result of the game after it."""

    move: Any
    total: Centipoints
    """The mover's total."""
    lead: Centipoints
    """The mover's lead over the best other player; negative if behind."""
