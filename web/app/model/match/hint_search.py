"""The search for a hint: the best moves that follow different ideas."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any, TypeAlias

from hofgarten.bots.analysis import ANALYSIS_LEVEL, COMPARISON_DEALS, HINTS
from hofgarten.bots.endgame import is_last_turn
from hofgarten.bots.levels import searching
from hofgarten.bots.rated_move import RatedMove
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.rng import Rng

Idea: TypeAlias = Callable[[Any], tuple[Hashable, Hashable]]
"""Returns the piece of a move and its place: ``web.app.model.game_api.move_input.MoveInput.idea``."""


def different(moves: Sequence[Any], idea: Idea) -> list[int]:
    """Return the numbers of the first ``HINTS`` moves with different ideas, in order.

    Ideas are different pieces. If there are too few, they are completed with other places of the same pieces. A
    rotation alone is never another idea.
    """
    pieces: dict[Hashable, int] = {}
    placed: dict[Hashable, int] = {}
    for number, move in enumerate(moves):
        piece, place = idea(move)
        pieces.setdefault(piece, number)
        placed.setdefault((piece, place), number)
        if len(pieces) == HINTS:
            break
    others = [number for number in placed.values() if number not in pieces.values()]
    return sorted([*pieces.values(), *others][:HINTS])


def hints(game: AnyEvaluatedGame, view: Any, seat: int, rng: Rng, idea: Idea) -> Iterator[tuple[RatedMove, ...]]:  # noqa: ANN401
    """Yield increasingly precise estimates of the best moves with different ideas, at most ``HINTS``, best first.

    The search looks at few moves, often rotations of one tile. Further ideas come from the moves that it left out, and
    the moves of all ideas are compared over the same deals.
    """
    search = searching(ANALYSIS_LEVEL, game, view, seat)
    if is_last_turn(game, view, seat):
        yield _different(search.last_turn(), idea)
        return
    order = search.prior_order(rng)
    choices: tuple[RatedMove, ...] = ()
    for choices in search.halving(order[: search.skill.beam], rng):
        yield _different(choices, idea)
    moves = [*(choice.move for choice in choices), *order[search.skill.beam :]]
    yield from search.evaluate([moves[number] for number in different(moves, idea)], COMPARISON_DEALS, rng)


def _different(choices: Sequence[RatedMove], idea: Idea) -> tuple[RatedMove, ...]:
    return tuple(choices[number] for number in different([choice.move for choice in choices], idea))
