"""Looking ahead: the best moves at first sight are played out a little way, over the same deals, until one stands out.

What is hidden is dealt anew for each deal, never looked at. In a playout everybody takes what is best for themselves
at first sight, now and then something random, for a few moves; then values stand for the rest of the game. Half of the
moves that are left drop out after each stage (sequential halving), so that most work goes where it matters.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from hofgarten.bots.choice import Choice
from hofgarten.bots.endgame import CLOSE, REPLIES, is_last_turn, last_turn
from hofgarten.bots.value_function import SCALE, leads, values
from hofgarten.game import CHANCE, OVER, AnyGame, Weights
from hofgarten.rng import Chance

_PERCENT = 100


class Skill(NamedTuple):
    """How well an opponent plays. All work is counted, never timed: every machine gives the same move."""

    width: int
    """How many moves, the best at first sight, are looked into; 1: none, the first sight decides."""
    deals: int = 0
    """Over how many deals each of them is played out in the first stage; twice as many in each further one."""
    plies: int = 0
    """How many moves a playout has at most."""
    stray: int = 0
    """In how many of a hundred moves of a playout something random is played."""
    faith: int = 1
    """For how many playouts the value at first sight counts."""
    blur: int = 0
    """By how much a value at first sight is misjudged at most, in hundredths of a point."""
    sight: int = 100
    """How many of a hundred moves are noticed at all."""
    exact: bool = True
    """Whether the last turn is worked out to the end."""
    close: int = CLOSE
    """How many moves of the last turn are looked into with care."""
    replies: int = REPLIES
    """How many moves of each later player then."""


class _Tally(NamedTuple):
    """Playouts of one move."""

    move: Any
    playouts: int
    total: int
    """Sums, over the playouts, of the mover's total and lead."""
    lead: int

    @property
    def choice(self) -> Choice:
        """The move with its means."""
        return Choice(self.move, self.total // self.playouts, self.lead // self.playouts)


@dataclass(frozen=True, slots=True)
class Search:
    """What a search goes by, wherever it looks."""

    game: AnyGame
    view: Any
    seat: int
    skill: Skill
    weights: Weights

    def think(self, chance: Chance) -> Iterator[tuple[Choice, ...]]:
        """Yield, after each portion of work, the moves looked into, best first; the last answer is the best."""
        if self.skill.exact and is_last_turn(self.game, self.view, self.seat):
            yield self.last_turn()
            return
        yield from self.weigh(self.first_sight(chance)[: self.skill.width], chance)

    def last_turn(self) -> tuple[Choice, ...]:
        """Return every candidate of the last turn, best first."""
        close, replies = self.skill.close, self.skill.replies
        return last_turn(self.game, self.view, self.seat, self.weights, close=close, replies=replies)

    def first_sight(self, chance: Chance) -> list[Any]:
        """Return the candidates that are noticed, as they are judged at first sight, best first."""
        ranked = self.game.rank(self.view, self.weights)
        if self.skill.sight < _PERCENT:
            wanted = max(1, len(ranked) * self.skill.sight // _PERCENT)
            ranked = list(chance.shuffled(ranked)[:wanted])
        span = 2 * SCALE * self.skill.blur + 1
        judged = [(worth + (chance.below(span) if self.skill.blur else 0), move) for worth, move in ranked]
        return [move for _, move in sorted(judged, key=lambda pair: -pair[0])]

    def weigh(self, moves: Sequence[Any], chance: Chance) -> Iterator[tuple[Choice, ...]]:
        """Yield better and better estimates of some moves, best first; the worse ones drop out stage by stage."""
        tallies = [self._glance(move) for move in moves]
        number, deals, left = 0, self.skill.deals, len(tallies)
        yield _choices(tallies, left)
        source = chance.bits()
        while left > 1:
            for _ in range(deals):
                number += 1
                yield from self._deal(tallies, left, source, number)
            tallies = _sorted(tallies, left)
            yield _choices(tallies, left)
            left, deals = (left + 1) // 2, deals * 2

    def compare(self, moves: Sequence[Any], deals: int, chance: Chance) -> Iterator[tuple[Choice, ...]]:
        """Yield better and better estimates of some moves, best first, all over the same deals to the end."""
        tallies = [self._glance(move) for move in moves]
        source = chance.bits()
        for number in range(deals):
            yield from self._deal(tallies, len(tallies), source, number)
        yield _choices(tallies, len(tallies))

    def _deal(self, tallies: list[_Tally], left: int, source: int, number: int) -> Iterator[tuple[Choice, ...]]:
        """Play the first ``left`` moves out over one deal, each with the same luck: none is just luckier."""
        dealt = self.game.redeal(self.view, Chance.of(source, number))
        for at in range(left):
            tallies[at] = self._played_out(tallies[at], dealt, Chance.of(source, number, "playout"))
            if at % 2:
                yield _choices(tallies, left)

    def _glance(self, move: Any) -> _Tally:  # noqa: ANN401
        """Return a tally that holds only what a move is worth at first sight."""
        total, lead = self._outcome(self.game.play(self.view, move))
        faith = self.skill.faith
        return _Tally(move, faith, faith * total, faith * lead)

    def _played_out(self, tally: _Tally, state: Any, chance: Chance) -> _Tally:  # noqa: ANN401
        """Return a tally with one more playout, which begins in a state."""
        game = self.game
        state = game.play(state, tally.move)
        plies = 0
        while plies < self.skill.plies and (turn := game.turn(state)) != OVER:
            if turn == CHANCE:
                state = game.play(state, game.answer(state, chance))
                continue
            astray = chance.below(_PERCENT) < self.skill.stray
            state = game.play(state, game.sample(state, chance) if astray else game.best(state, self.weights))
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


def _choices(tallies: Sequence[_Tally], left: int) -> tuple[Choice, ...]:
    return tuple([tally.choice for tally in _sorted(tallies, left)])
