"""Duplicate deals: each deal is played in several seatings, so that neither luck nor seat favours an opponent."""

from itertools import product

Seating = tuple[int, ...]
"""By seat: the number of the opponent in it."""


def seatings(opponents: int, players: int) -> tuple[Seating, ...]:
    """Return the seatings in which one deal is played. Each opponent has each seat equally often.

    As many opponents as players: every rotation. Two opponents and more players: every way to seat both; with four
    players, two against two. That is six ways for three and for four players.

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
