"""The facts that explain a move, or why it is better than another, most valuable first."""

from collections import Counter
from typing import Any, Final, NamedTuple

from hofgarten.bots.analysis import reasons
from hofgarten.evaluation import SCALE, AnyEvaluatedGame
from hofgarten.facts import Fact

MOST: Final = 2
"""Facts in favour of a move. At most one more tells its cost."""

DENIED: Final = SCALE // 2
"""The weight of a point that a rival could gain: a rival takes only one tile."""

ENOUGH: Final = 2
"""Facts explain a move if their items make up at least one part in so many of its expected gains."""


class Explanation(NamedTuple):
    """The facts about a move that decide."""

    gains: tuple[Fact, ...]
    """Facts in favour of the move, most valuable first."""
    avoided: tuple[Fact, ...]
    """Costs of the other move, if it is compared with one."""
    cost: Fact | None
    """The largest cost of the move."""
    is_enough: bool
    """False if the difference is a matter of later turns."""


def explain(game: AnyEvaluatedGame, view: Any, seat: int, move: Any, than: Any = None) -> Explanation:
    """Return the facts that explain a move, or those in which it differs from another."""
    changes = Counter(dict(reasons(game, view, seat, move)))
    own, other = game.facts(view, move), () if than is None else game.facts(view, than)
    if than is not None:
        changes.subtract(dict(reasons(game, view, seat, than)))
    gains = [fact for fact in own if fact not in other and not fact.is_cost and _worth(fact, changes) > 0]
    avoided = [fact for fact in other if fact not in own and fact.is_cost and changes[fact.item] > 0]
    costs = [fact for fact in own if fact not in other and fact.is_cost and changes[fact.item] < 0]
    ranked = _one_for_each_item(sorted([*gains, *avoided], key=lambda fact: -_worth(fact, changes)))[:MOST]
    total = sum(change for change in changes.values() if change > 0)
    told = sum(_worth(fact, changes) for fact in ranked)
    is_last = not game.turns_left(game.apply(view, move), seat)
    return Explanation(
        tuple(fact for fact in ranked if not fact.is_cost),
        tuple(fact for fact in ranked if fact.is_cost),
        min(costs, key=lambda fact: changes[fact.item], default=None),
        is_last or (bool(ranked) and told * ENOUGH >= total),
    )


def _worth(fact: Fact, changes: Counter[str]) -> int:
    """Return the expected worth of a fact, in hundredths of a point."""
    return fact.points * DENIED if fact.kind.startswith("denies_") else changes[fact.item]


def _one_for_each_item(facts: list[Fact]) -> list[Fact]:
    """Return the facts without later ones about the same item of the same seat."""
    first: dict[tuple[str, int | None], Fact] = {}
    for fact in facts:
        first.setdefault((fact.item, fact.seat), fact)
    return list(first.values())
