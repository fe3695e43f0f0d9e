"""Look ahead: play out the moves with the best prior values over the same random deals until one stands out.

Hidden information is determinized for each deal and never used. In a playout all players choose their best move by
value, and sometimes a random one, for some turns of each seat; then the value function estimates the rest of the game.
After each stage half of the remaining moves drop out (sequential halving), so most work goes into the best ones.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import isqrt
from typing import Any, NamedTuple

from hofgarten.bots.endgame import CLOSE, REPLIES, is_last_turn, last_turn
from hofgarten.bots.playout import playout, random_or_best
from hofgarten.bots.value_function import RatedMove, leads, values
from hofgarten.evaluation import SCALE, AnyEvaluatedGame, Weights
from hofgarten.rng import Rng

_PERCENT = 100


class SearchConfig(NamedTuple):
    """The strength of a bot. All work is counted, never timed: every machine gives the same move."""

    beam: int
    """Moves to search, the best by prior value. 1: no search, the prior value decides."""
    determinizations: int = 0
    """Deals over which each move is played out in the first stage. The number doubles with each stage."""
    rollout_moves: int = 0
    """The longest playout, in moves. It counts without ``rollout_turns``."""
    epsilon_pct: int = 0
    """Per cent of the moves of a playout that are random."""
    prior_visits: int = 1
    """The weight of the prior value, in playouts."""
    noise: int = 0
    """The largest random error of a prior value, in centipoints."""
    noticed_pct: int = 100
    """Per cent of all moves that are noticed at all."""
    solve_last_turn: bool = True
    """Solve the last turn exactly."""
    close: int = CLOSE
    """Moves of the last turn examined with careful replies."""
    reply_beam: int = REPLIES
    """Replies of each later player examined then."""
    rollout_turns: int = 0
    """The longest playout, in turns of each seat after the present turn."""


class _MoveStats(NamedTuple):
    """Playouts of one move."""

    move: Any
    playouts: int
    total: int
    """Sums, over the playouts, of the mover's total and lead."""
    lead: int
    squares: int
    """Of the leads."""

    @property
    def choice(self) -> RatedMove:
        """The move with its mean total and lead, and the lead's standard error."""
        number = self.playouts
        variance = (self.squares * number - self.lead**2) // (number - 1) if number > 1 else 0
        return RatedMove(self.move, self.total // number, self.lead // number, isqrt(variance) // number)


@dataclass(frozen=True, slots=True)
class Search:
    """A search for the best moves of one position."""

    game: AnyEvaluatedGame
    view: Any
    seat: int
    skill: SearchConfig
    weights: Weights

    def run(self, rng: Rng) -> Iterator[tuple[RatedMove, ...]]:
        """Yield the searched moves after each step, best first. The last answer holds the best move."""
        if self.skill.solve_last_turn and is_last_turn(self.game, self.view, self.seat):
            yield self.last_turn()
            return
        yield from self.halving(self.prior_order(rng)[: self.skill.beam], rng)

    def last_turn(self) -> tuple[RatedMove, ...]:
        """Return every distinct move of the last turn, best first."""
        close, replies = self.skill.close, self.skill.reply_beam
        return last_turn(self.game, self.view, self.seat, self.weights, close=close, replies=replies)

    def prior_order(self, rng: Rng) -> list[Any]:
        """Return the noticed distinct moves in the order of their prior values, including errors, best first."""
        ranked = self.game.rate_moves(self.view, self.weights)
        if self.skill.noticed_pct < _PERCENT:
            wanted = max(1, len(ranked) * self.skill.noticed_pct // _PERCENT)
            ranked = list(rng.shuffled(ranked)[:wanted])
        span = 2 * SCALE * self.skill.noise + 1
        judged = [(worth + (rng.below(span) if self.skill.noise else 0), move) for worth, move in ranked]
        return [move for _, move in sorted(judged, key=lambda pair: -pair[0])]

    def halving(self, moves: Sequence[Any], rng: Rng) -> Iterator[tuple[RatedMove, ...]]:
        """Yield increasingly precise estimates of some moves, best first. The worse ones drop out stage by stage."""
        tallies = [self._prior(move) for move in moves]
        number, deals, left = 0, self.skill.determinizations, len(tallies)
        yield _choices(tallies, left)
        source = rng.bits()
        while left > 1:
            for _ in range(deals):
                number += 1
                yield from self._deal(tallies, left, source, number)
            tallies = _sorted(tallies, left)
            yield _choices(tallies, left)
            left, deals = (left + 1) // 2, deals * 2

    def evaluate(self, moves: Sequence[Any], deals: int, rng: Rng) -> Iterator[tuple[RatedMove, ...]]:
        """Yield increasingly precise estimates of some moves, best first, all over the same deals."""
        tallies = [self._prior(move) for move in moves]
        source = rng.bits()
        for number in range(deals):
            yield from self._deal(tallies, len(tallies), source, number)
        yield _choices(tallies, len(tallies))

    def _deal(self, tallies: list[_MoveStats], left: int, source: int, number: int) -> Iterator[tuple[RatedMove, ...]]:
        """Play out the first ``left`` moves over one deal, with the same random stream: no move is just luckier."""
        dealt = self.game.determinize(self.view, Rng.of(source, number))
        for at in range(left):
            tallies[at] = self._played_out(tallies[at], dealt, Rng.of(source, number, "playout"))
            if at % 2:
                yield _choices(tallies, left)

    def _prior(self, move: Any) -> _MoveStats:
        """Return a tally that holds only a move's prior value."""
        total, lead = self._outcome(self.game.apply(self.view, move))
        visits = self.skill.prior_visits
        return _MoveStats(move, visits, visits * total, visits * lead, visits * lead**2)

    def _played_out(self, tally: _MoveStats, state: Any, rng: Rng) -> _MoveStats:
        """Return a tally with one more playout, which starts from this state."""
        game = self.game
        choose = random_or_best(game, lambda at: game.best_move(at, self.weights), rng, self.skill.epsilon_pct)
        end = playout(game, game.apply(state, tally.move), choose, rng, self._ends(state))
        total, lead = self._outcome(end)
        sums = tally.total + total, tally.lead + lead, tally.squares + lead**2
        return _MoveStats(tally.move, tally.playouts + 1, *sums)

    def _ends(self, state: Any) -> Callable[[Any, int], bool]:
        """Return a function of a position and a number of moves that returns True at the end of a playout."""
        most, turns_played = self.skill.rollout_moves, self.game.turns_played
        if not self.skill.rollout_turns:
            return lambda _, moves: moves >= most
        last = turns_played(state) + 1 + self.skill.rollout_turns * len(self.game.seats(state))
        return lambda now, _: turns_played(now) >= last

    def _outcome(self, state: Any) -> tuple[int, int]:
        """Return the seat's expected total and lead."""
        totals = values(self.game, state, self.weights)
        return totals[self.seat], leads(totals)[self.seat]


def _sorted(tallies: Sequence[_MoveStats], left: int) -> list[_MoveStats]:
    """Return the tallies with the first ``left`` ones sorted, best first. The others have dropped out."""
    return sorted(tallies[:left], key=lambda tally: -(tally.lead // tally.playouts)) + list(tallies[left:])


def _choices(tallies: Sequence[_MoveStats], left: int) -> tuple[RatedMove, ...]:
    return tuple([tally.choice for tally in _sorted(tallies, left)])
