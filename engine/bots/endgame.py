"""The last turn of each player, played to the end.

With no move left a value is the very score, so nothing is guessed as long as chance has no say. What the later players
do is: each the best for themselves, as they would be told here.
"""

from collections.abc import Sequence
from operator import itemgetter
from typing import Any, Final

from engine.bots.choice import Choice
from engine.bots.values import SCALE, leads, values
from engine.game import CHANCE, OVER, AnyGame, Weights

CLOSE: Final = 10
"""How many moves, the best when later players just take most for themselves, are looked into once more."""

LOOKED: Final = 80
"""How many moves, those that bring most at once, are looked into at all."""

REPLIES: Final = 25
"""How many moves of a later player, those that bring most at once, are looked into then: it may cost others more."""

Outcome = tuple[int, int, int]
"""A seat's share of the win, in hundredths, its lead and its total, in hundredths of a point: the higher the better."""


def is_last_turn(game: AnyGame, view: Any, seat: int) -> bool:  # noqa: ANN401
    """Say whether a seat makes its last move now, and nobody has more than one to make after it."""
    return game.turns_left(view, seat) == 1 and all(game.turns_left(view, other) <= 1 for other in game.seats(view))


def last_turn(
    game: AnyGame,
    view: Any,  # noqa: ANN401
    seat: int,
    weights: Weights,
    besides: Sequence[Any] = (),
) -> tuple[Choice, ...]:
    """Return the candidates, best first: a win before a shared win, then the lead, then the total.

    Of more than ``LOOKED`` those are left out that bring least at once and are not among ``besides``.
    """
    moves = _promising(game, view, weights, LOOKED)
    moves += [move for move in besides if move not in moves]
    judged = [(_simply(game, game.play(view, move), seat, weights), move) for move in moves]
    judged.sort(key=itemgetter(0), reverse=True)
    close = [(_carefully(game, game.play(view, move), seat, weights), move) for _, move in judged[:CLOSE]]
    close.sort(key=itemgetter(0), reverse=True)
    return tuple(Choice(move, total, lead) for (_, lead, total), move in [*close, *judged[CLOSE:]])


def _simply(game: AnyGame, state: Any, seat: int, weights: Weights) -> Outcome:  # noqa: ANN401
    """Return what it comes to when everyone after takes most for themselves, whatever it costs others."""
    while game.turn(state) not in {OVER, CHANCE}:
        state = game.play(state, game.best(state, weights))
    return _outcome(game, state, seat, weights)


def _carefully(game: AnyGame, state: Any, seat: int, weights: Weights) -> Outcome:  # noqa: ANN401
    """Return what it comes to when everyone after plays for the win, too."""
    while (other := game.turn(state)) not in {OVER, CHANCE}:
        states = [game.play(state, move) for move in _promising(game, state, weights, REPLIES)]
        state = max(states, key=lambda after: _simply(game, after, other, weights))
    return _outcome(game, state, seat, weights)


def _promising(game: AnyGame, state: Any, weights: Weights, number: int) -> list[Any]:  # noqa: ANN401
    """Return so many candidates, those that bring most at once."""
    ranked = sorted(game.rank(state, weights), key=itemgetter(0), reverse=True)
    return [move for _, move in ranked[:number]]


def _outcome(game: AnyGame, state: Any, seat: int, weights: Weights) -> Outcome:  # noqa: ANN401
    totals, winners = values(game, state, weights), game.winners(state)
    return (SCALE // len(winners) if seat in winners else 0), leads(totals)[seat], totals[seat]
