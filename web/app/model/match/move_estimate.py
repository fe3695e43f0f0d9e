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
    error: int = 0
    """The standard error of the lead; 0 if it is unknown, or the lead exact."""


ERROR: Final = Estimate._fields.index("error")
"""The place of the error in an estimate."""


def estimate(raw: object, game: AnyGame, state: State) -> Estimate | None:
    """Return the estimate in ``[event, total, lead, error]``; None if it is invalid or the move is illegal.

    The error may be missing.
    """
    if not isinstance(raw, list) or len(raw) not in {ERROR, ERROR + 1}:
        return None
    event, total, lead, error = (*raw, 0)[: ERROR + 1]
    if not isinstance(event, str) or not are_points([total, lead, error]) or game.to_move(state) < 0:
        return None
    try:
        game.apply(state, game.read_event(event))
    except IllegalMove:
        return None
    return Estimate(event, total, lead, max(error, 0))


def estimates(raw: object, game: AnyGame, state: State) -> tuple[Estimate, ...]:
    """Return the estimates of a list, best first; an empty tuple if any of them is invalid."""
    read = [estimate(choice, game, state) for choice in raw] if isinstance(raw, list) else []
    return () if None in read else tuple(choice for choice in read if choice is not None)


def are_points(raw: list[object]) -> bool:
    """Return True if all values are integers in the range of points."""
    return all(type(number) is int and abs(number) < MAX_POINTS for number in raw)
