"""Look ahead: play out the moves with the best prior values over the same random deals until one stands out.

Hidden information is determinized for each deal and never used. In a playout all players choose their best move by
value, and sometimes a random one, for some turns of each seat; then the value function estimates the rest of the game.
After each stage half of the remaining moves drop out (sequential halving), so most work goes into the best ones.

A playout can be valued at several stops. The change of value in each part of it is partly luck, which grows with its
length, and partly information that the value function did not have. So the mean change of a part is weighted by the
number of playouts: by one half if there are as many as the ``visits`` of its stop.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, NamedTuple

from hofgarten.bots.endgame import CLOSE, REPLIES, is_last_turn, last_turn
from hofgarten.bots.playout import playout, random_or_best
from hofgarten.bots.value_function import RatedMove, leads, values
from hofgarten.evaluation import SCALE, AnyEvaluatedGame, Weights
from hofgarten.game import TERMINAL
from hofgarten.rng import Rng

_PERCENT = 100

_OVERHEAD: Final = 8
"""Turns that take as long as the rest of a playout: its deal, its first move and its values."""


class SearchConfig(NamedTuple):
    """The strength of a bot. All work is counted, never timed: every machine gives the same move."""

    beam: int
    """Moves to search, the best by prior value. 1: no search, the prior value decides."""
    determinizations: int = 0
    """Deals over which each move is played out in the first stage. The number doubles with each stage."""
    rollout_depth: int = 0
    """The longest playout, in moves, if there are no ``stops``. Bots written for earlier versions set it."""
    epsilon_pct: int = 0
    """Per cent of the moves of a playout that are random."""
    prior_visits: int = 1
    """The weight of the prior value, in playouts, if there are no ``stops``."""
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
    stops: Sequence[tuple[int, int]] = ()
    """Where playouts are valued: turns of each seat after the present turn, and visits, the weight of the estimate by
    earlier stops, in playouts. The last stop ends a playout."""
    one_of_equals: bool = False
    """Search only one of the moves with the same piece, the same place and the same prior value: in Zen Garden most
    rotations of a tile make no difference."""
    work: int = 0
    """Turns in playouts, with ``_OVERHEAD``, in equal parts for all stages. 0: ``determinizations`` set the deals.
    With it, moves that are behind by a standard error drop out after each stage, too."""


Skill = SearchConfig
"""The name that bots written for 0.2 import: they are saved in browsers, and in links."""


class _Part(NamedTuple):
    """A part of the playouts of one move, from one stop to the next."""

    visits: int
    total: int = 0
    """Sums, over the playouts, of the changes of the mover's total and lead."""
    lead: int = 0


class _MoveStats(NamedTuple):
    """Playouts of one move."""

    move: Any
    total: int
    """The mover's total and lead by the prior value."""
    lead: int
    parts: tuple[_Part, ...]
    ends: tuple[int, ...] = ()
    """The mover's lead at the last stop of each playout."""

    @property
    def playouts(self) -> int:
        """The number of playouts."""
        return len(self.ends)

    @property
    def choice(self) -> RatedMove:
        """The move with its estimated total and lead."""
        number, parts = self.playouts, self.parts
        total = self.total + sum([part.total // (number + part.visits) for part in parts])
        return RatedMove(self.move, total, self.lead + sum([part.lead // (number + part.visits) for part in parts]))


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
        judged.sort(key=lambda pair: -pair[0])
        if not self.skill.one_of_equals:
            return [move for _, move in judged]
        firsts: dict[Hashable, Any] = {}
        for worth, move in judged:
            firsts.setdefault((worth, self.game.hint_group(self.view, move)), move)
        return list(firsts.values())

    def halving(self, moves: Sequence[Any], rng: Rng) -> Iterator[tuple[RatedMove, ...]]:
        """Yield increasingly precise estimates of some moves, best first. The worse ones drop out stage by stage."""
        tallies = [self._prior(move) for move in moves]
        number, deals, left = 0, self.skill.determinizations, len(tallies)
        stage_work = self.skill.work // max(1, (left - 1).bit_length()) // (self._longest_playout() + _OVERHEAD)
        yield _choices(tallies, left)
        source = rng.bits()
        while left > 1:
            for _ in range(max(1, stage_work // left) if stage_work else deals):
                number += 1
                yield from self._deal(tallies, left, source, number)
            tallies = _sorted(tallies, left)
            yield _choices(tallies, left)
            left, deals = (left + 1) // 2, deals * 2
            if stage_work:
                close = [tally for tally in tallies[1:left] if not _is_behind(tally, tallies[0])]
                left = 1 + len(close)
                tallies = [tallies[0], *close, *(tally for tally in tallies[1:] if tally not in close)]

    def _longest_playout(self) -> int:
        """Return the turns of a playout up to the last stop or the end of the match, as far as is known."""
        seats = self.game.seats(self.view)
        ahead = sum([self.game.turns_left(self.view, seat) for seat in seats]) - 1
        return max(1, min(ahead, self.skill.stops[-1][0] * len(seats) if self.skill.stops else ahead))

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
        stops = self.skill.stops or ((0, self.skill.prior_visits),)
        return _MoveStats(move, total, lead, tuple([_Part(visits) for _, visits in stops]))

    def _played_out(self, tally: _MoveStats, state: Any, rng: Rng) -> _MoveStats:
        """Return a tally with one more playout, which starts from this state."""
        game, now = self.game, self.game.apply(state, tally.move)
        choose = random_or_best(game, lambda at: game.best_move(at, self.weights), rng, self.skill.epsilon_pct)
        total, lead = tally.total, tally.lead
        parts: list[_Part] = []
        for part, until in zip(tally.parts, self._stops(state), strict=True):
            if parts and game.to_move(now) == TERMINAL:
                parts.append(part)
                continue
            now = playout(game, now, choose, rng, until)
            then_total, then_lead = self._outcome(now)
            parts.append(_Part(part.visits, part.total + then_total - total, part.lead + then_lead - lead))
            total, lead = then_total, then_lead
        return tally._replace(parts=tuple(parts), ends=(*tally.ends, lead))

    def _stops(self, state: Any) -> list[Callable[[Any, int], bool]]:
        """Return functions of a position and a number of moves that return True at each stop of a playout."""
        skill, turns_played = self.skill, self.game.turns_played
        if not skill.stops:
            return [lambda _, moves: moves >= skill.rollout_depth]
        begun, players = turns_played(state) + 1, len(self.game.seats(state))
        return [partial(_has_played, turns_played, begun + turns * players) for turns, _ in skill.stops]

    def _outcome(self, state: Any) -> tuple[int, int]:
        """Return the seat's expected total and lead."""
        totals = values(self.game, state, self.weights)
        return totals[self.seat], leads(totals)[self.seat]


def _has_played(turns_played: Callable[[Any], int], turns: int, state: Any, _: int) -> bool:
    return turns_played(state) >= turns


def _is_behind(tally: _MoveStats, best: _MoveStats) -> bool:
    """Return True if a move is behind the best one by at least the standard error of their difference."""
    number, behind = best.playouts, best.choice.lead - tally.choice.lead
    differences = [one - other for one, other in zip(best.ends, tally.ends, strict=True)]
    spread = number * sum([each * each for each in differences]) - sum(differences) ** 2
    return number > 1 and behind * behind * number * number * (number - 1) >= spread


def _sorted(tallies: Sequence[_MoveStats], left: int) -> list[_MoveStats]:
    """Return the tallies with the first ``left`` ones sorted, best first. The others have dropped out."""
    return sorted(tallies[:left], key=lambda tally: -tally.choice.lead) + list(tallies[left:])


def _choices(tallies: Sequence[_MoveStats], left: int) -> tuple[RatedMove, ...]:
    return tuple([tally.choice for tally in _sorted(tallies, left)])
