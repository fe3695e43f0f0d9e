"""The interface for a game's stages of the garden path."""

from collections.abc import Mapping
from typing import NamedTuple

from hofgarten.game import Json


class StagePlan(NamedTuple):
    """A stage, as its game declares it. It never changes: its number is its id, and its seed derives from that."""

    options: Mapping[str, Json]
    """The match's options."""
    opponents: tuple[str, ...]
    """The bots of the other seats."""
    targets: tuple[int, int, int]
    """The points for each star, ascending. The first star is also for winning.

    The first and the third are medians of what the built-in bots reach on this very deal in the user's seat: the
    apprentice's, from the third quarter on halfway to the gardener's; the better of the master's and the architect's,
    in the first quarter halfway from the gardener's to the master's. The second is halfway between them: medians rise
    in no even steps. They are never raised, since a saved match would lose a star.
    """
