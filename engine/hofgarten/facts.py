"""Facts: true statements about a move, with numbers and a rule. A game's ``facts`` computes them from its rules."""

from typing import Final, NamedTuple

COSTS: Final = frozenset({
    "circuit_blocked",
    "line_blocked",
    "area_apart",
    "ground_added",
    "costs",
    "costs_now",
    "group_blocked",
    "temple_moved",
    "temple_hems",
})  # fmt: skip
"""Kinds of facts that count against a move. Others do only if they lose points and put none at stake."""

PLACES: Final = frozenset({
    "circuit_closed",
    "circuit_near",
    "circuit_grows",
    "line_completed",
    "line_near",
    "areas_joined",
    "area_grows",
})  # fmt: skip
"""Kinds of facts about the place of a piece that other places lack. One of them is told if there is any."""

CONSEQUENCES: Final = frozenset({"next_pays", "tile_reach"})
"""Kinds of facts that follow from another one about the same move, and are told after it."""


class Fact(NamedTuple):
    """One true statement about a move, in a position as the player to move knows it."""

    kind: str
    """Such as ``"circuit_closed"``: decides which of the other fields have a meaning."""
    item: str
    """The item of the score that the fact is about."""
    rule: str
    points: int = 0
    """The change of the item by the move as if the game ended now, or for a rival's gain the points of the gain."""
    number: int = 0
    """A count after the move, such as the tiles of a decoration."""
    subject: str = ""
    """A feature, motif or kind of tile."""
    seat: int | None = None
    """The other seat that the fact is about."""
    stake: int = 0
    """The points that the fact brings nearer, keeps possible or puts out of reach. They are not in ``points``."""

    def __str__(self) -> str:
        """Return the fact in words, such as ``circuit closed: +4 circuits (Z6.1)``."""
        about = [self.subject, f"seat {self.seat}" if self.seat is not None else "", str(self.number or "")]
        told = ", ".join(filter(None, [self.kind.replace("_", " "), *about]))
        points = f"{self.points:+} {self.item}" if self.points else ""
        stake = f"{self.stake} {self.item} at stake" if self.stake else ""
        return f"{': '.join(filter(None, [told, points or stake]))} ({self.rule})"

    @property
    def is_cost(self) -> bool:
        """True if the fact counts against the move, also if more turns follow."""
        return self.kind in COSTS or (self.points < 0 and not self.stake)
