"""Duplicate deals: who sits where, so that neither luck nor seat favours anyone."""

from itertools import product

Seating = tuple[int, ...]
"""By seat: the number of the opponent that sits there."""


def seatings(opponents: int, players: int) -> tuple[Seating, ...]:
    """Return the matches that one deal is played in; each opponent sits on each seat equally often.

    As many opponents as players: every rotation. Two opponents and more players: every way to seat both, with four
    players those of two against two; that is six ways each.

    Raises:
        ValueError: There is no such scheme.
    """
    if opponents == players:
        return tuple(tuple((seat + turn) % players for seat in range(players)) for turn in range(players))
    if opponents != 2:
        msg = f"{opponents} opponents cannot be seated for {players} players"
        raise ValueError(msg)
    largest = (players + 1) // 2
    return tuple(seating for seating in product((0, 1), repeat=players) if players - largest <= sum(seating) <= largest)
