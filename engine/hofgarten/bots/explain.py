"""The facts that explain a move, or why it is better than another, most valuable first."""

from collections import Counter
from typing import Any, Final, NamedTuple

from hofgarten.bots.analysis import expected_changes
from hofgarten.evaluation import SCALE, AnyEvaluatedGame
from hofgarten.facts import LESSER, Fact

MOST: Final = 2
"""Facts in favour of a move. At most one more tells its cost."""

DENIED: Final = SCALE // 2
"""The weight of a point that a rival could gain: a rival takes only one tile."""

SMALL: Final = 30
"""Expected gains and costs below this, in hundredths of a point, need no facts."""

ENOUGH: Final = 2
"""Facts explain a move if their items make up at least one part in so many of its expected gains."""


class Explanation(NamedTuple):
    """The facts about a move that decide."""

    gains: tuple[Fact, ...]
    """Facts in favour of the move, most valuable first, but those of ``LESSER`` last."""
    avoided: tuple[Fact, ...]
    """Costs of the other move, if it is compared with one."""
    cost: Fact | None
    """The largest cost of the move, if there are gains."""
    is_enough: bool
    """False if the difference is a matter of later turns."""


def explain(game: AnyEvaluatedGame, view: Any, seat: int, move: Any, than: Any = None) -> Explanation:
    """Return the facts that explain a move, or those in which it differs from another.

    Raises:
        IllegalMove: The rules forbid a move.
    """
    moves = [move] if than is None else [move, than]
    played, *rival = [game.apply(view, each) for each in moves]
    own, other = game.facts(view, move), () if than is None else game.facts(view, than)
    left = game.turns_left(played, seat)
    changes = Counter(dict(expected_changes(game, view, seat, played)))
    for state in rival:
        changes.subtract(dict(expected_changes(game, view, seat, state)))
    # Items in the middle of a turn cannot be compared with those at its end: there, facts speak for themselves.
    if any(game.turns_left(state, seat) != left for state in rival):
        changes = Counter({fact.item: -SMALL if fact.is_cost else 1 for fact in own if fact not in other})
    gains = [fact for fact in own if fact not in other and not fact.is_cost and _counts(fact, changes)]
    told = {fact.item for fact in gains}
    lost = (fact for fact in other if fact not in own and fact.is_cost and fact.item not in told)
    avoided = [fact for fact in lost if changes[fact.item] > 0]
    costs = [fact for fact in own if fact not in other and fact.is_cost and changes[fact.item] <= -SMALL]
    ranked = _one_of_each_kind(sorted([*gains, *avoided], key=lambda fact: -_worth(fact, changes)))[:MOST]
    total = sum(change for change in changes.values() if change > 0)
    worth = sum({(fact.item, fact.seat): _explains(fact, changes) for fact in ranked}.values())
    enough = total < SMALL or worth * ENOUGH >= total
    return Explanation(
        tuple(sorted((fact for fact in ranked if not fact.is_cost), key=lambda fact: fact.kind in LESSER)),
        tuple(fact for fact in ranked if fact.is_cost),
        min(costs, key=lambda fact: changes[fact.item], default=None) if gains else None,
        not left or (bool(ranked) and enough),
    )


def _worth(fact: Fact, changes: Counter[str]) -> int:
    """Return the expected worth of a fact, in hundredths of a point."""
    return fact.points * DENIED if fact.kind.startswith("denies_") else changes[fact.item]


def _explains(fact: Fact, changes: Counter[str]) -> int:
    """Return how much of the expected gains a fact explains: at least the points that the move brings at once."""
    return max(_worth(fact, changes), SCALE * fact.points if fact.seat is None else 0)


def _counts(fact: Fact, changes: Counter[str]) -> bool:
    """Return True if a fact speaks for a move: it is worth something, or brings points that others bring, too."""
    worth = _worth(fact, changes)
    return worth > 0 or (worth == 0 and fact.points > 0)


def _one_of_each_kind(facts: list[Fact]) -> list[Fact]:
    """Return the facts without later ones of the same kind about the same seat."""
    first: dict[tuple[str, int | None], Fact] = {}
    for fact in facts:
        first.setdefault((fact.kind, fact.seat), fact)
    return list(first.values())
