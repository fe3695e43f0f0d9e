"""Monte-Carlo evaluation with common random numbers and successive elimination.

All candidates are played out over the same deals of the hidden parts, with the same random streams, so differences
between moves have much less variance than the results themselves. Stage by stage the work goes to the moves that can
still be the best. Only the information of the seat to move is used.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import chain, zip_longest
from math import sqrt
from typing import Any, Final, NamedTuple

from hofgarten.bots.endgame import is_last_turn
from hofgarten.bots.levels import LEVELS, choose_at, make_search, search_steps
from hofgarten.bots.playout import plies
from hofgarten.bots.value_function import data_of, leads, values, weights_of
from hofgarten.evaluation import SCALE, AnyEvaluatedGame
from hofgarten.rng import Rng

LAST_TURNS: Final = 2
"""Turns of a seat before the end in which more moves are examined, and later players search their last turns."""

_DROP_ERRORS: Final = 4
"""Standard errors by which a move is behind when it is dropped."""

_DROP_ERRORS_WORSE_HALF: Final = 2
"""Standard errors, beyond one point, by which a move of the worse half is behind when it is dropped."""

_STOP_ERROR: Final = 20
"""Standard error, in centipoints, that is small enough to stop."""

_ENDGAME_LEVEL: Final = "master"
"""The level that plays last turns with care: it searches them, and nothing else."""


class Budget(NamedTuple):
    """The work for a position. It is counted, never timed."""

    beam: int = 10
    """Moves of the first stage, apart from those of the levels."""
    last_beam: int = 40
    """The same in the last turns of a seat."""
    deals: int = 12
    """Deals of the first stage; an even number. Each further stage has about as many playouts as the first."""
    work: int = 16_000
    """Moves in playouts after which no further stage begins."""
    depth: int = 1_000
    """The longest playout, in turns of each seat; the value function estimates the rest of the match."""
    careful: bool = True
    """Search the last turns of all players if the seat has at most ``LAST_TURNS`` left."""

    def scaled(self, percent: int) -> "Budget":
        """Return this budget with a share of its deals and its work."""
        return self._replace(deals=max(2, self.deals * percent // 200 * 2), work=self.work * percent // 100)


class EvaluatedMove(NamedTuple):
    """The estimate of a move. Leads and losses are in points."""

    move: Any
    lead: float
    """The seat's expected lead at the end of the match."""
    loss: float
    """The expected lead of the best move, less that of this one; never negative."""
    error: float
    """The standard error of ``loss``."""
    deals: int
    """Deals over which the move was played out."""


@dataclass(frozen=True, slots=True)
class OracleResult:
    """The estimates of all moves of a position that were examined."""

    leads: Mapping[Any, Sequence[int]]
    """For each move the lead in each deal, in centipoints. Moves that were dropped have fewer deals."""
    work: int
    """Moves in playouts."""

    @property
    def moves(self) -> tuple[EvaluatedMove, ...]:
        """All examined moves, best first."""
        best = _best(self.leads)
        lead = sum(self.leads[best]) / len(self.leads[best]) / SCALE
        found = []
        for move, results in self.leads.items():
            loss, error = _difference(self.leads[best], results)
            found.append(EvaluatedMove(move, lead - loss / SCALE, loss / SCALE, error / SCALE, len(results)))
        return tuple(sorted(found, key=lambda judged: (judged.loss, judged.move != best)))

    def split_loss(self, move: Any) -> float:
        """Return a move's loss, in points, against the best move of one half of the deals, measured in the other half.

        Unlike ``JudgedMove.loss`` this does not count luck as skill: the best of several equal moves is always ahead in
        the deals in which it was chosen. It can be negative.
        """
        halves = [{one: results[half::2] for one, results in self.leads.items()} for half in range(2)]
        losses = []
        for chosen, measured in (halves, halves[::-1]):
            loss, _ = _difference(measured[_best(chosen)], measured[move])
            losses.append(loss / SCALE)
        return sum(losses) / len(losses)


@cache
def budget_for(game: AnyEvaluatedGame) -> Budget:
    """Return the budget for a game: the default one, with the changes in the game's weights file."""
    return Budget()._replace(**data_of(game).get("oracle", {}))


def moves_of_levels(game: AnyEvaluatedGame, view: Any, seat: int, rng: Rng) -> dict[str, Any]:
    """Return the move of each level."""
    source = rng.bits()
    return {level: choose_at(level, game, view, seat, Rng.of(source, level)) for level in LEVELS}


def candidates(game: AnyEvaluatedGame, view: Any, seat: int, number: int, rng: Rng) -> list[Any]:
    """Return this many distinct moves: by turns the best of an architect's search and the best by prior value."""
    *_, searched = search_steps("architect", game, view, seat, rng)
    prior = make_search("master", game, view, seat).prior_order(rng)
    pairs = zip_longest([choice.move for choice in searched], prior)
    return list(dict.fromkeys(move for move in chain.from_iterable(pairs) if move is not None))[:number]


def evaluate(
    game: AnyEvaluatedGame, view: Any, seat: int, moves: Sequence[Any], budget: Budget, rng: Rng
) -> OracleResult:
    """Estimate moves of a position. The result depends on the view, the moves and the random source only."""
    playouts = _Playouts(game, view, seat, budget, rng.bits())
    found: dict[Any, list[int]] = {move: [] for move in moves}
    left, deals, size = list(found), budget.deals, budget.deals * len(found)
    while True:
        for move in left:
            found[move] += [playouts.lead(move, number) for number in range(len(found[move]), deals)]
        left = _survivors(found, _without_twins(found, left))
        if playouts.work >= budget.work or _is_precise(found, left):
            break
        deals += max(budget.deals, 2 * (size // len(left) // 2))
    _catch_up(found, deals, playouts)
    return OracleResult(found, playouts.work)


def _without_twins(found: dict[Any, list[int]], left: Sequence[Any]) -> list[Any]:
    """Return the moves of ``left`` without those that have equal results in all deals.

    These share one list of results from now on: in an empty garden, for instance, many moves are mirror images.
    """
    first: dict[tuple[int, ...], Any] = {}
    for move in left:
        twin = first.setdefault(tuple(found[move]), move)
        found[move] = found[twin]
    return list(first.values())


def _survivors(found: Mapping[Any, Sequence[int]], left: Sequence[Any]) -> list[Any]:
    """Return the moves that can still be the best, best first."""
    order = sorted(left, key=lambda move: -sum(found[move]))
    kept = order[:1]
    for place, move in enumerate(order[1:], 1):
        loss, error = _difference(found[order[0]], found[move])
        limit = _DROP_ERRORS * error
        if 2 * place >= len(order):
            limit = min(limit, _DROP_ERRORS_WORSE_HALF * error + SCALE)
        if loss <= limit:
            kept.append(move)
    return kept


def _is_precise(found: Mapping[Any, Sequence[int]], left: Sequence[Any]) -> bool:
    """Return True if the differences between the remaining moves, best first, are known precisely enough to stop."""
    return all(_difference(found[left[0]], found[move])[1] < _STOP_ERROR for move in left[1:])


def _catch_up(found: dict[Any, list[int]], deals: int, playouts: "_Playouts") -> None:
    """Play out dropped moves over all deals if they are ahead of the best move in the deals that they had."""
    while True:
        best = _best(found)
        ahead = [
            move for move, results in found.items() if len(results) < deals and _difference(found[best], results)[0] < 0
        ]
        if not ahead:
            return
        for move in ahead:
            found[move] += [playouts.lead(move, number) for number in range(len(found[move]), deals)]


def _best(found: Mapping[Any, Sequence[int]]) -> Any:
    """Return the move with the highest mean of those with the most deals."""
    most = max(map(len, found.values()))
    return max((move for move, results in found.items() if len(results) == most), key=lambda move: sum(found[move]))


def _difference(best: Sequence[int], other: Sequence[int]) -> tuple[float, float]:
    """Return the mean difference over the deals that both moves had, and its standard error."""
    differences = [one - two for one, two in zip(best, other, strict=False)]
    number, total = len(differences), sum(differences)
    squares = sum([difference * difference for difference in differences])
    variance = (number * squares - total * total) / (number * number * max(number - 1, 1))
    return total / number, sqrt(variance)


@dataclass(slots=True)
class _Playouts:
    """Playouts of one position, with a count of their moves."""

    game: AnyEvaluatedGame
    view: Any
    seat: int
    budget: Budget
    source: int
    work: int = 0
    dealt: dict[int, Any] = field(default_factory=dict)
    """The position with the hidden parts of each deal."""
    endings: dict[Any, Any] = field(default_factory=dict)
    """The move for each view of a last turn. In a game that hides little, all deals lead to the same views."""

    def lead(self, move: Any, number: int) -> int:
        """Return the seat's final lead in a deal after a move, in centipoints."""
        game, weights = self.game, weights_of(self.game, len(self.game.seats(self.view)))
        if number not in self.dealt:
            self.dealt[number] = game.determinize(self.view, Rng.of(self.source, number))
        state, rng = game.apply(self.dealt[number], move), Rng.of(self.source, number, "playout")
        ends = self.budget.careful and game.turns_left(self.view, self.seat) <= LAST_TURNS
        last = game.turns_played(self.view) + self.budget.depth * len(game.seats(self.view))

        def choose(at: Any, turn: int) -> Any:
            careful = ends and is_last_turn(game, at, turn)
            return self._ending(at, turn) if careful else game.best_move(at, weights)

        for _, _, after in plies(game, state, choose, rng, lambda at, _: game.turns_played(at) >= last):
            state = after
            self.work += 1
        return leads(values(game, state, weights))[self.seat]

    def _ending(self, state: Any, seat: int) -> Any:
        """Return the move of a seat in its last turn, from its own information."""
        view = self.game.observe(state, seat)
        if view not in self.endings:
            self.endings[view] = choose_at(_ENDGAME_LEVEL, self.game, view, seat, Rng(0))
        return self.endings[view]
