"""Looking ahead: the best moves at first sight are played out a little way, over the same deals, until one stands out.

What is hidden is dealt anew for each deal, never looked at. In a playout everybody takes what is best for themselves
at first sight, now and then something random, for a few moves; then values stand for the rest of the game. Half of the
moves that are left drop out after each stage (sequential halving), so that most work goes where it matters.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from hofgarten.bots.choice import RatedMove
from hofgarten.bots.endgame import CLOSE, REPLIES, is_last_turn, last_turn
from hofgarten.bots.value_function import SCALE, leads, values
from hofgarten.evaluation import AnyEvaluatedGame, Weights
from hofgarten.game import CHANCE, TERMINAL
from hofgarten.rng import Rng

_PERCENT = 100


class Skill(NamedTuple):
    """How well an opponent plays. All work is counted, never timed: every machine gives the same move."""

    beam: int
    """How many moves, the best at first sight, are looked into; 1: none, the first sight decides."""
    determinizations: int = 0
    """Over how many deals each of them is played out in the first stage; twice as many in each further one."""
    rollout_depth: int = 0
    """How many moves a playout has at most."""
    epsilon_pct: int = 0
    """In how many of a hundred moves of a playout something random is played."""
    prior_visits: int = 1
    """For how many playouts the value at first sight counts."""
    noise: int = 0
    """By how much a value at first sight is misjudged at most, in hundredths of a point."""
    noticed_pct: int = 100
    """How many of a hundred moves are noticed at all."""
    solve_last_turn: bool = True
    """Whether the last turn is worked out to the end."""
    close: int = CLOSE
    """How many moves of the last turn are looked into with care."""
    reply_beam: int = REPLIES
    """How many moves of each later player then."""


class _Tally(NamedTuple):
    """Playouts of one move."""

    move: Any
    playouts: int
    total: int
    """Sums, over the playouts, of the mover's total and lead."""
    lead: int

    @property
    def choice(self) -> RatedMove:
        """The move with its means."""
        return RatedMove(self.move, self.total // self.playouts, self.lead // self.playouts)


@dataclass(frozen=True, slots=True)
class Search:
    """What a search goes by, wherever it looks."""

    game: AnyEvaluatedGame
    view: Any
    seat: int
    skill: Skill
    weights: Weights

    def run(self, rng: Rng) -> Iterator[tuple[RatedMove, ...]]:
        """Yield, after each portion of work, the moves looked into, best first; the last answer is the best."""
        if self.skill.solve_last_turn and is_last_turn(self.game, self.view, self.seat):
            yield self.last_turn()
            return
        yield from self.halving(self.prior_order(rng)[: self.skill.beam], rng)

    def last_turn(self) -> tuple[RatedMove, ...]:
        """Return every candidate of the last turn, best first."""
        close, replies = self.skill.close, self.skill.reply_beam
        return last_turn(self.game, self.view, self.seat, self.weights, close=close, replies=replies)

    def prior_order(self, rng: Rng) -> list[Any]:
        """Return the candidates that are noticed, as they are judged at first sight, best first."""
        ranked = self.game.rate_moves(self.view, self.weights)
        if self.skill.noticed_pct < _PERCENT:
            wanted = max(1, len(ranked) * self.skill.noticed_pct // _PERCENT)
            ranked = list(rng.shuffled(ranked)[:wanted])
        span = 2 * SCALE * self.skill.noise + 1
        judged = [(worth + (rng.below(span) if self.skill.noise else 0), move) for worth, move in ranked]
        return [move for _, move in sorted(judged, key=lambda pair: -pair[0])]

    def halving(self, moves: Sequence[Any], rng: Rng) -> Iterator[tuple[RatedMove, ...]]:
        """Yield better and better estimates of some moves, best first; the worse ones drop out stage by stage."""
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
        """Yield better and better estimates of some moves, best first, all over the same deals to the end."""
        tallies = [self._prior(move) for move in moves]
        source = rng.bits()
        for number in range(deals):
            yield from self._deal(tallies, len(tallies), source, number)
        yield _choices(tallies, len(tallies))

    def _deal(self, tallies: list[_Tally], left: int, source: int, number: int) -> Iterator[tuple[RatedMove, ...]]:
        """Play the first ``left`` moves out over one deal, each with the same luck: none is just luckier."""
        dealt = self.game.determinize(self.view, Rng.of(source, number))
        for at in range(left):
            tallies[at] = self._played_out(tallies[at], dealt, Rng.of(source, number, "playout"))
            if at % 2:
                yield _choices(tallies, left)

    def _prior(self, move: Any) -> _Tally:  # noqa: ANN401
        """Return a tally that holds only what a move is worth at first sight."""
        total, lead = self._outcome(self.game.apply(self.view, move))
        faith = self.skill.prior_visits
        return _Tally(move, faith, faith * total, faith * lead)

    def _played_out(self, tally: _Tally, state: Any, rng: Rng) -> _Tally:  # noqa: ANN401
        """Return a tally with one more playout, which begins in a state."""
        game = self.game
        state = game.apply(state, tally.move)
        plies = 0
        while plies < self.skill.rollout_depth and (turn := game.to_move(state)) != TERMINAL:
            if turn == CHANCE:
                state = game.apply(state, game.sample_chance(state, rng))
                continue
            astray = rng.below(_PERCENT) < self.skill.epsilon_pct
            state = game.apply(state, game.random_move(state, rng) if astray else game.best_move(state, self.weights))
            plies += 1
        total, lead = self._outcome(state)
        return _Tally(tally.move, tally.playouts + 1, tally.total + total, tally.lead + lead)

    def _outcome(self, state: Any) -> tuple[int, int]:  # noqa: ANN401
        """Return the seat's expected total and lead."""
        totals = values(self.game, state, self.weights)
        return totals[self.seat], leads(totals)[self.seat]


def _sorted(tallies: Sequence[_Tally], left: int) -> list[_Tally]:
    """Return the tallies with those that are left, in the beginning, best first; the others have dropped out."""
    return sorted(tallies[:left], key=lambda tally: -tally.choice.lead) + list(tallies[left:])


def _choices(tallies: Sequence[_Tally], left: int) -> tuple[RatedMove, ...]:
    return tuple([tally.choice for tally in _sorted(tallies, left)])
