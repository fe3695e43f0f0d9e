"""Analysis for players: hints, the cost of a move, and the reasons for a move."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from hofgarten.bots.endgame import is_last_turn
from hofgarten.bots.levels import searching
from hofgarten.bots.rated_move import RatedMove
from hofgarten.bots.value_function import SCALE, values, weights_of
from hofgarten.game import AnyGame
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
        """The cost of the move, in hundredths of a point."""
        return self.best.lead - self.played.lead


def hints(game: AnyGame, view: Any, seat: int, rng: Rng) -> Iterator[tuple[RatedMove, ...]]:  # noqa: ANN401
    """Yield increasingly precise estimates of the best moves, at most ``HINTS``, best first."""
    search = searching(ANALYSIS_LEVEL, game, view, seat)
    choices: tuple[RatedMove, ...] = ()
    for choices in search.run(rng):
        yield choices[:HINTS]
    if not is_last_turn(game, view, seat):
        yield from search.evaluate([choice.move for choice in choices[:HINTS]], COMPARISON_DEALS, rng)


def assess(game: AnyGame, view: Any, seat: int, rng: Rng, played: Any) -> Iterator[Assessment]:  # noqa: ANN401
    """Yield increasingly precise estimates of the cost of a move."""
    search, same = searching(ANALYSIS_LEVEL, game, view, seat), game.canonical(view, played)
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


def _compared(choices: tuple[RatedMove, ...], played: Any) -> Assessment:  # noqa: ANN401
    found = next(choice for choice in choices if choice.move == played)
    return Assessment(found, choices[0] if choices[0].lead > found.lead else found)


def prospects(game: AnyGame, state: Any) -> tuple[int, ...]:  # noqa: ANN401
    """Return every seat's expected final total, in hundredths of a point; exact when the game is over."""
    return values(game, state, weights_of(game.name, len(game.seats(state))))


def reasons(game: AnyGame, view: Any, seat: int, move: Any) -> tuple[tuple[str, int], ...]:  # noqa: ANN401
    """Return the items that a move is expected to change by the end, with the changes, largest first.

    Items are those of the score and ``extra_items``. The move is compared with no move at all, in hundredths of a
    point.
    """
    weights = weights_of(game.name, len(game.seats(view)))
    played = game.apply(view, move)
    left = game.turns_left(played, seat)
    before = game.features_of(view, seat, left)
    after = game.features_of(played, seat, left)
    changes: dict[str, int] = {}
    for number, item in enumerate(game.features.values()):
        changes[item] = changes.get(item, 0) + weights[left][number] * (after[number] - before[number])
    rounded = [(item, change // SCALE if change > 0 else -(-change // SCALE)) for item, change in changes.items()]
    return tuple(sorted([pair for pair in rounded if pair[1]], key=lambda pair: -abs(pair[1])))
