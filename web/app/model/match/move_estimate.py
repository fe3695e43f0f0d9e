"""What moves are expected to bring, as a hint and a review say it: in hundredths of a point, as opponents count."""

from typing import Any, Final, NamedTuple

from hofgarten.game import AnyGame, IllegalMove

MOST: Final = 10**7
"""Numbers from outside are smaller than this, whatever their sign, or none of ours."""


class Estimate(NamedTuple):
    """A move, and what it is expected to bring."""

    event: str
    """As the record writes it."""
    total: int
    """The mover's expected final total."""
    lead: int
    """By how much that is expected to be above the best other total."""


def estimate(raw: object, game: AnyGame, state: Any) -> Estimate | None:  # noqa: ANN401 - a position of whichever game
    """Return the estimate that ``[event, total, lead]`` means; nothing when it is not one of a legal move."""
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


def estimates(raw: object, game: AnyGame, state: Any) -> tuple[Estimate, ...]:  # noqa: ANN401
    """Return the estimates of a list, best first; none at all when any of them is wrong."""
    found = [estimate(each, game, state) for each in raw] if isinstance(raw, list) else []
    return () if None in found else tuple(each for each in found if each is not None)


def are_points(raw: list[object]) -> bool:
    """Say whether all are whole numbers that can be hundredths of points."""
    return all(type(number) is int and abs(number) < MOST for number in raw)
