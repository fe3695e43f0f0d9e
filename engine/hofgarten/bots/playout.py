"""Play a position on, with moves from a function and random chance events."""

from collections.abc import Callable, Iterator
from inspect import signature

from hofgarten.game import CHANCE, TERMINAL, E, Game, S
from hofgarten.rng import Rng


def plies(
    game: Game[S, E],
    state: S,
    choose: Callable[[S, int], E],
    rng: Rng,
    until: Callable[[S, int], bool] | None = None,
) -> Iterator[tuple[int, E, S]]:
    """Yield each event of a match from a state on: the seat that moved or ``CHANCE``, the event, the state after it.

    Args:
        game: The rules.
        state: The first position.
        choose: A function that returns the move for a position and the seat to move.
        rng: The source of chance events.
        until: A function of a position, and the number of moves before it, that returns True to end there; without one,
            the match is played to its end.
    """
    moves, to_move, apply = 0, game.to_move, game.apply
    while (seat := to_move(state)) != TERMINAL and (until is None or not until(state, moves)):
        try:
            event = game.sample_chance(state, rng) if seat == CHANCE else choose(state, seat)
        except TypeError:
            _check_arguments(choose, state, seat)
            raise
        state = apply(state, event)
        moves += seat != CHANCE
        yield seat, event, state


def _check_arguments(choose: Callable[..., object], state: object, seat: int) -> None:
    """Check that a function can be called with a state and a seat, after a call that failed.

    Raises:
        TypeError: It has other arguments, as a bot has.
    """
    try:
        signature(choose).bind(state, seat)
    except TypeError:
        msg = "choose is a function of a state and a seat: lambda state, seat: bot(game, state, seat, rng) for a bot"
        raise TypeError(msg) from None


def playout(
    game: Game[S, E],
    state: S,
    choose: Callable[[S, int], E],
    rng: Rng,
    until: Callable[[S, int], bool] | None = None,
) -> S:
    """Return the last position of ``plies``."""
    for _, _, after in plies(game, state, choose, rng, until):
        state = after
    return state


def random_or_best(game: Game[S, E], best: Callable[[S], E], rng: Rng, random_pct: int) -> Callable[[S, int], E]:
    """Return a ``choose`` whose moves are random in so many per cent, and otherwise the best."""

    def choose(state: S, _: int) -> E:
        return game.random_move(state, rng) if rng.below(100) < random_pct else best(state)

    return choose
