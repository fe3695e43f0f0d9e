"""Solve the last turn of each player by playing it to the end.

With no turns left the value of a position is its score. So results are exact, unless chance decides or tiles are
hidden; hidden tiles count 0. Later players are assumed to play the move that this module would choose for them.
"""

from operator import itemgetter
from typing import Any, Final, NamedTuple

from hofgarten.bots.value_function import RatedMove, leads, values
from hofgarten.evaluation import SCALE, AnyEvaluatedGame, Weights
from hofgarten.game import CHANCE, TERMINAL

CLOSE: Final = 10
"""Moves examined a second time: the best ones under the assumption that later players maximise their totals."""

REPLIES: Final = 25
"""Replies of a later player examined then, those with the highest immediate totals. A later player may prefer a reply
that costs others more."""

_WAYS: Final = 4
"""Continuations of a turn that are played to its end: the most promising ones."""

EndValue = tuple[int, int, int]
"""A seat's share of the win, in hundredths, its lead and its total, in centipoints. Higher is better."""


def is_last_turn(game: AnyEvaluatedGame, view: Any, seat: int) -> bool:
    """Return True if a seat plays its last turn now and no other seat has more than one turn left."""
    return game.turns_left(view, seat) == 1 and all(game.turns_left(view, rival) <= 1 for rival in game.seats(view))


def last_turn(
    game: AnyEvaluatedGame,
    view: Any,
    seat: int,
    weights: Weights,
    *,
    close: int = CLOSE,
    replies: int = REPLIES,
) -> tuple[RatedMove, ...]:
    """Return every distinct move, best first: by share of the win, then by lead, then by total."""
    ending = _Ending(game, weights, {})
    judged = [(ending.outcome_if_selfish(game.apply(view, move), seat), move) for move in game.distinct_moves(view)]
    judged.sort(key=itemgetter(0), reverse=True)
    again = [(ending.outcome_if_competitive(game.apply(view, move), seat, replies), move) for _, move in judged[:close]]
    again.sort(key=itemgetter(0), reverse=True)
    return tuple(RatedMove(move, total, lead) for (_, lead, total), move in [*again, *judged[close:]])


class _Ending(NamedTuple):
    """The search for the end of each seat's last turn."""

    game: AnyEvaluatedGame
    weights: Weights
    ends: dict[Any, Any]
    """Cache: the final position for each position after a turn."""

    def outcome_if_selfish(self, state: Any, seat: int) -> EndValue:
        """Return the outcome if all later players maximise their own totals."""
        return self._outcome(self._end(state, seat), seat)

    def outcome_if_competitive(self, state: Any, seat: int, replies: int) -> EndValue:
        """Return the outcome if all later players play for the win, too."""
        while (mover := self.game.to_move(state)) not in {TERMINAL, CHANCE}:
            states = [self.game.apply(state, move) for move in self._promising(state, replies)]
            state = max(states, key=lambda after: self.outcome_if_selfish(after, mover))
        return self._outcome(state, seat)

    def _end(self, state: Any, mover: int) -> Any:
        """Return the final position.

        Each seat has at most one turn left: if the mover is to move again, the turn goes on.
        """
        game = self.game
        state = game.prune_finished(self._turn_ended(state, mover), mover)
        if (next_mover := game.to_move(state)) in {TERMINAL, CHANCE}:
            return state
        if state not in self.ends:
            self.ends[state] = self._end(game.apply(state, game.best_move(state, self.weights)), next_mover)
        return self.ends[state]

    def _turn_ended(self, state: Any, seat: int) -> Any:
        """Return the position after a turn that a seat has begun, with the highest total that it can reach."""
        if self.game.to_move(state) != seat:
            return state
        ways = [self._turn_ended(self.game.apply(state, move), seat) for move in self._promising(state, _WAYS)]
        return max(ways, key=lambda end: self.game.total(end, seat))

    def _promising(self, state: Any, number: int) -> list[Any]:
        """Return this many distinct moves, those with the highest immediate totals."""
        ranked = sorted(self.game.rate_moves(state, self.weights), key=itemgetter(0), reverse=True)
        return [move for _, move in ranked[:number]]

    def _outcome(self, state: Any, seat: int) -> EndValue:
        totals, winners = values(self.game, state, self.weights), self.game.winners(state)
        return (SCALE // len(winners) if seat in winners else 0), leads(totals)[seat], totals[seat]
