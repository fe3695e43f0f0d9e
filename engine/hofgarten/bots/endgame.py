"""The last turn of each player, played to the end.

With no turn left a value is the very score, so nothing is guessed as long as chance has no say and nothing is hidden:
tiles that the view does not know count nothing. What the later players do is: each the best for themselves, as they
would be told here.
"""

from operator import itemgetter
from typing import Any, Final, NamedTuple

from hofgarten.bots.choice import RatedMove
from hofgarten.bots.value_function import SCALE, leads, values
from hofgarten.evaluation import AnyEvaluatedGame, Weights
from hofgarten.game import CHANCE, TERMINAL

CLOSE: Final = 10
"""How many moves, the best when later players just take most for themselves, are looked into once more."""

REPLIES: Final = 25
"""How many moves of a later player, those that bring most at once, are looked into then: it may cost others more."""

_WAYS: Final = 4
"""How many ways to go on with a turn, those that seem to bring most, are played to its end."""

Outcome = tuple[int, int, int]
"""A seat's share of the win, in hundredths, its lead and its total, in hundredths of a point: the higher the better."""


def is_last_turn(game: AnyEvaluatedGame, view: Any, seat: int) -> bool:  # noqa: ANN401
    """Say whether a seat makes its last turn now, and nobody has more than one to make after it."""
    return game.turns_left(view, seat) == 1 and all(game.turns_left(view, other) <= 1 for other in game.seats(view))


def last_turn(
    game: AnyEvaluatedGame,
    view: Any,  # noqa: ANN401
    seat: int,
    weights: Weights,
    *,
    close: int = CLOSE,
    replies: int = REPLIES,
) -> tuple[RatedMove, ...]:
    """Return every candidate, best first: a win before a shared win, then the lead, then the total."""
    ending = _Ending(game, weights, {})
    judged = [(ending.simply(game.apply(view, move), seat), move) for move in game.distinct_moves(view)]
    judged.sort(key=itemgetter(0), reverse=True)
    again = [(ending.carefully(game.apply(view, move), seat, replies), move) for _, move in judged[:close]]
    again.sort(key=itemgetter(0), reverse=True)
    return tuple(RatedMove(move, total, lead) for (_, lead, total), move in [*again, *judged[close:]])


class _Ending(NamedTuple):
    """How the last turn of each seat goes on."""

    game: AnyEvaluatedGame
    weights: Weights
    ends: dict[Any, Any]
    """The last position that follows from each one that was met after a turn."""

    def simply(self, state: Any, seat: int) -> Outcome:  # noqa: ANN401
        """Return what it comes to when everyone after takes most for themselves, whatever it costs others."""
        return self._outcome(self._end(state, seat), seat)

    def carefully(self, state: Any, seat: int, replies: int) -> Outcome:  # noqa: ANN401
        """Return what it comes to when everyone after plays for the win, too."""
        while (other := self.game.to_move(state)) not in {TERMINAL, CHANCE}:
            states = [self.game.apply(state, move) for move in self._promising(state, replies)]
            state = max(states, key=lambda after: self.simply(after, other))
        return self._outcome(state, seat)

    def _end(self, state: Any, mover: int) -> Any:  # noqa: ANN401
        """Return the last position. Each seat has one turn at most: a mover that is to move again goes on with it."""
        game = self.game
        state = game.prune_finished(self._turn_ended(state, mover), mover)
        if (other := game.to_move(state)) in {TERMINAL, CHANCE}:
            return state
        if state not in self.ends:
            self.ends[state] = self._end(game.apply(state, game.best_move(state, self.weights)), other)
        return self.ends[state]

    def _turn_ended(self, state: Any, seat: int) -> Any:  # noqa: ANN401
        """Return the position after a turn that a seat has begun, with the highest total that it can end with."""
        if self.game.to_move(state) != seat:
            return state
        ways = [self._turn_ended(self.game.apply(state, move), seat) for move in self._promising(state, _WAYS)]
        return max(ways, key=lambda end: self.game.total(end, seat))

    def _promising(self, state: Any, number: int) -> list[Any]:  # noqa: ANN401
        """Return so many candidates, those that bring most at once."""
        ranked = sorted(self.game.rate_moves(state, self.weights), key=itemgetter(0), reverse=True)
        return [move for _, move in ranked[:number]]

    def _outcome(self, state: Any, seat: int) -> Outcome:  # noqa: ANN401
        totals, winners = values(self.game, state, self.weights), self.game.winners(state)
        return (SCALE // len(winners) if seat in winners else 0), leads(totals)[seat], totals[seat]
