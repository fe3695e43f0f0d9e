"""Estimates of moves in hints and reviews, in hundredths of a point."""

from typing import Final, NamedTuple

from hofgarten.game import AnyGame, IllegalMove
from web.app.model.match.match import State

MAX_POINTS: Final = 10**7
"""Bound of the absolute value of numbers from outside."""


class Estimate(NamedTuple):
    """A move and its expected result."""

    event: str
    """The move in the record's notation."""
    total: int
    """The player's expected final total."""
    lead: int
    """The difference between that total and the best other total."""


def estimate(raw: object, game: AnyGame, state: State) -> Estimate | None:
    """Return the estimate in ``[event, total, lead]``; None if it is invalid or the move is illegal."""
    if not isinstance(raw, list) or len(raw) != len(Estimate._fields):
        return None
    event, total, lead = raw
    if not isinstance(event, str) or not are_points([total, lead]) or game.to_move(state) < 0:
        return None
    try:
        game.apply(state, game.read_event(event))
    except IllegalMove:
        return None
    return Estimate(event, total, lead)


def estimates(raw: object, game: AnyGame, state: State) -> tuple[Estimate, ...]:
    """Return the estimates of a list, best first; an empty tuple if any of them is invalid."""
    read = [estimate(choice, game, state) for choice in raw] if isinstance(raw, list) else []
    return () if None in read else tuple(choice for choice in read if choice is not None)


def are_points(raw: list[object]) -> bool:
    """Return True if all values are integers in the range of points."""
    return all(type(number) is int and abs(number) < MAX_POINTS for number in raw)
