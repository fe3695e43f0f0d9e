"""Analysis for players: hints, the cost of a move, and the reasons for a move."""

from collections.abc import Hashable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from hofgarten.bots.endgame import is_last_turn
from hofgarten.bots.levels import make_search
from hofgarten.bots.value_function import RatedMove, values, weights_of
from hofgarten.evaluation import SCALE, AnyEvaluatedGame
from hofgarten.rng import Rng

HINTS: Final = 3
"""The number of moves in a hint."""

COMPARISON_DEALS: Final = 40
"""Deals over which moves are compared in the end. The search drops some moves early, after so few deals that they may
look better than the moves it kept."""

ANALYSIS_LEVEL: Final = "architect"
"""The level used for hints and reviews."""


class Assessment(NamedTuple):
    """The played move and the best move found. They are equal if no better move was found."""

    played: RatedMove
    best: RatedMove

    @property
    def loss(self) -> int:
        """The cost of the move, in centipoints."""
        return self.best.lead - self.played.lead


def different_groups(game: AnyEvaluatedGame, state: Any, moves: Sequence[Any], count: int = HINTS) -> list[int]:
    """Return the numbers of the first ``count`` moves with different ideas, in order.

    Ideas are different pieces. If there are too few, they are completed with other places of the same pieces. A
    rotation alone is never another idea.
    """
    pieces: dict[Hashable, int] = {}
    placed: dict[Hashable, int] = {}
    for number, move in enumerate(moves):
        piece, place = game.hint_group(state, move)
        pieces.setdefault(piece, number)
        placed.setdefault((piece, place), number)
        if len(pieces) == count:
            break
    others = [number for number in placed.values() if number not in pieces.values()]
    return sorted([*pieces.values(), *others][:count])


def hints(
    game: AnyEvaluatedGame, view: Any, seat: int, rng: Rng, count: int = HINTS, deals: int = COMPARISON_DEALS
) -> Iterator[tuple[RatedMove, ...]]:
    """Yield increasingly precise estimates of the best moves with different ideas, at most ``count``, best first.

    The search looks at few moves, often rotations of one tile. Further ideas come from the moves that it left out, and
    the moves of all ideas are compared over the same deals in the end.
    """

    def different(choices: Sequence[RatedMove]) -> tuple[RatedMove, ...]:
        moves = [choice.move for choice in choices]
        return tuple(choices[number] for number in different_groups(game, view, moves, count))

    search = make_search(ANALYSIS_LEVEL, game, view, seat)
    if is_last_turn(game, view, seat):
        yield different(search.last_turn())
        return
    order = search.prior_order(rng)
    choices: tuple[RatedMove, ...] = ()
    for choices in search.halving(order[: search.skill.beam], rng):
        yield different(choices)
    moves = [*(choice.move for choice in choices), *order[search.skill.beam :]]
    yield from search.evaluate([moves[number] for number in different_groups(game, view, moves, count)], deals, rng)


def quick_hints(game: AnyEvaluatedGame, view: Any, seat: int, rng: Rng, count: int = HINTS) -> tuple[RatedMove, ...]:
    """Return a first estimate of the moves of ``hints``, by the value of each next position alone: no search."""
    search = make_search(ANALYSIS_LEVEL, game, view, seat)
    order = search.prior_order(rng)
    return next(search.evaluate([order[number] for number in different_groups(game, view, order, count)], 0, rng))


def assess(game: AnyEvaluatedGame, view: Any, seat: int, rng: Rng, played: Any) -> Iterator[Assessment]:
    """Yield increasingly precise estimates of the cost of a move."""
    search, same = make_search(ANALYSIS_LEVEL, game, view, seat), game.canonical(view, played)
    if is_last_turn(game, view, seat):
        yield _compared(search.last_turn(), same)
        return
    others = [move for move in search.prior_order(rng)[: search.skill.beam] if move != same]
    choices: tuple[RatedMove, ...] = ()
    for choices in search.halving([same, *others], rng):
        yield _compared(choices, same)
    if (best := choices[0].move) != same:
        *_, choices = search.evaluate([same, best], COMPARISON_DEALS, rng)
        yield _compared(choices, same)


def _compared(choices: tuple[RatedMove, ...], played: Any) -> Assessment:
    choice = next(rated for rated in choices if rated.move == played)
    return Assessment(choice, choices[0] if choices[0].lead > choice.lead else choice)


def expected_totals(game: AnyEvaluatedGame, state: Any) -> tuple[int, ...]:
    """Return every seat's expected final total, in centipoints; exact when the game is over."""
    return values(game, state, weights_of(game, len(game.seats(state))))


def reasons(game: AnyEvaluatedGame, view: Any, seat: int, move: Any) -> tuple[tuple[str, int], ...]:
    """Return the items that a move is expected to change by the end, with the changes, largest first.

    Items are those of the features. The move is compared with no move at all, in hundredths of a
    point.
    """
    return expected_changes(game, view, seat, game.apply(view, move))


def expected_changes(game: AnyEvaluatedGame, view: Any, seat: int, played: Any) -> tuple[tuple[str, int], ...]:
    """Return the ``reasons`` for a move from ``played``, the position after it.

    With the position after another move in place of ``view``, they are those for which the two moves differ.
    """
    left = game.turns_left(played, seat)
    before = game.features_of(view, seat, left)
    after = game.features_of(played, seat, left)
    changes: dict[str, int] = {}
    weights = weights_of(game, len(game.seats(view)))[left]
    for (feature, item), weight, old, new in zip(game.features.items(), weights, before, after, strict=True):
        if new != old and feature != game.within_turn:
            changes[item] = changes.get(item, 0) + weight * (new - old)
    rounded = [(item, change // SCALE if change > 0 else -(-change // SCALE)) for item, change in changes.items()]
    return tuple(sorted([pair for pair in rounded if pair[1]], key=lambda pair: -abs(pair[1])))
