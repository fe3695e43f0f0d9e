"""The facts that explain a move, or why it is better than another, most valuable first."""

from collections import Counter
from collections.abc import Callable, Sequence
from operator import itemgetter, mul
from typing import Any, Final, NamedTuple

from hofgarten.bots.analysis import expected_changes
from hofgarten.bots.value_function import weights_of
from hofgarten.evaluation import SCALE, AnyEvaluatedGame, Centipoints
from hofgarten.facts import PLACES, Fact

MOST: Final = 2
"""Facts in favour of a move."""

DENIED: Final = SCALE // 2
"""The weight of a point that a rival could gain: a rival takes only one tile."""

SMALL: Final = 30
"""Costs without points that are expected to be below this, in hundredths of a point, are not told."""


class Explanation(NamedTuple):
    """The facts about a move that decide."""

    gains: tuple[Fact, ...]
    """Facts in favour of the move, most valuable first."""
    cost: Fact | None
    """The largest cost of the move."""
    other: Fact | None
    """With another move to compare, the cost of it that decides, or else the best fact in its favour."""
    centipoints: Centipoints
    """The points that the move is expected to bring by the end; compared with another, how many more."""
    item: str
    """The item that makes up most of them; empty in the middle of a turn."""

    def __str__(self) -> str:
        """Return a line for each fact and for the expected points."""
        named = {"cost": self.cost, "other move": self.other}
        gains = [f"for it: {fact}" for fact in self.gains]
        others = [f"{name}: {fact}" for name, fact in named.items() if fact]
        return "\n".join([*gains, *others, f"expected: {self.centipoints / SCALE:+.1f} points"])

    @property
    def is_enough(self) -> bool:
        """False if later turns rather than ``gains`` bring most of ``centipoints``, which are a point or more."""
        return self.centipoints < SCALE or 2 * self._told >= self.centipoints

    @property
    def _told(self) -> Centipoints:
        """The player's own points that the gains tell."""
        return SCALE * sum(abs(fact.points) or fact.stake for fact in self.gains if fact.seat is None)


def explain(game: AnyEvaluatedGame, view: Any, seat: int, move: Any, than: Any = None) -> Explanation:
    """Return the facts that explain a move, or those in which it differs from another.

    Raises:
        IllegalMove: The rules forbid a move.
    """
    played, facts = game.apply(view, move), game.facts(view, move)
    if than is None:
        changes = Counter(dict(expected_changes(game, view, seat, played)))
        gains, cost = _ranked(facts, lambda fact: changes[fact.item])
        return Explanation(gains, cost, None, changes.total(), _first(changes))
    rival, others = game.apply(view, than), game.facts(view, than)
    if game.turns_left(rival, seat) == game.turns_left(played, seat):
        changes = Counter(dict(expected_changes(game, rival, seat, played)))
        worths = (lambda fact: changes[fact.item]), (lambda fact: -changes[fact.item])
        total = changes.total()
    else:  # items in the middle of a turn cannot be compared with those at its end
        worths, changes = (_at_once, _at_once), Counter()
        total = (_value(game, played, seat) - _value(game, rival, seat)) // SCALE
    gains, cost = _ranked([fact for fact in facts if fact not in others], worths[0])
    instead, lost = _ranked([fact for fact in others if fact not in facts], worths[1])
    return Explanation(gains, cost, lost or next(iter(instead), None), total, _first(changes))


def behind(game: AnyEvaluatedGame, view: Any, seat: int, move: Any) -> Centipoints:
    """Return by how many points the best move is ahead of a move, judged by the value function alone: no search."""
    weights = weights_of(game, len(game.seats(view)))
    best = game.apply(view, game.best_move(view, weights))
    return (_value(game, best, seat) - _value(game, game.apply(view, move), seat)) // SCALE


def _value(game: AnyEvaluatedGame, state: Any, seat: int) -> int:
    """Return the value of a position for a seat, in ten thousandths of a point."""
    left = game.turns_left(state, seat)
    return sum(map(mul, weights_of(game, len(game.seats(state)))[left], game.features_of(state, seat, left)))


def _first(changes: Counter[str]) -> str:
    """Return the item that gains most; empty if none does."""
    return max(changes, key=lambda item: changes[item]) if any(change > 0 for change in changes.values()) else ""


def _at_once(fact: Fact) -> Centipoints:
    """Return the worth of a fact by itself."""
    return SCALE * fact.points or (-SMALL if fact.is_cost else 1)


def _is_against(worth: Centipoints, fact: Fact) -> bool:
    """Return True if a fact tells a cost: points that are lost now, or a loss of some size that is expected."""
    return worth < 0 and (fact.points < 0 or (fact.is_cost and worth <= -SMALL))


def _ranked(facts: Sequence[Fact], worth_of: Callable[[Fact], Centipoints]) -> tuple[tuple[Fact, ...], Fact | None]:
    """Return the facts in favour of a move that are worth most, one of each kind, and the worst one against it."""
    worths = [(fact.points * DENIED if fact.kind.startswith("denies_") else worth_of(fact), fact) for fact in facts]
    gains: dict[tuple[str, int | None], Fact] = {}
    for worth, fact in sorted(worths, key=lambda pair: -pair[0]):
        if worth > 0 and not fact.is_cost:
            gains.setdefault((fact.kind, fact.seat), fact)
    first, rest = [*gains.values()][:1], [*gains.values()][1:]
    if not any(fact.kind in PLACES for fact in first):
        rest.sort(key=lambda fact: fact.kind not in PLACES)
    costs = [pair for pair in worths if _is_against(*pair)]
    return (*first, *rest[: MOST - 1]), min(costs, key=itemgetter(0), default=(0, None))[1]
