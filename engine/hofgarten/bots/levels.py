"""The levels that people play against, from one that overlooks most moves to one that looks ahead."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from hofgarten.bots.rated_move import RatedMove
from hofgarten.bots.search import Search, Skill
from hofgarten.bots.value_function import data_of, weights_of
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.rng import Rng

LEVELS: Final = {
    "apprentice": Skill(beam=1, noticed_pct=7, noise=600, solve_last_turn=False),
    "gardener": Skill(beam=1, noise=1000),
    "master": Skill(beam=1),
    "architect": Skill(beam=14, determinizations=6, rollout_depth=4, epsilon_pct=10),
}
"""Each level's default skill, weakest first. A game's weights file can replace it."""


def deliberate(level: str, game: AnyEvaluatedGame, view: Any, seat: int, rng: Rng) -> Iterator[tuple[RatedMove, ...]]:
    """Yield a level's moves after each step of the search, best first. The last answer holds its move.

    A caller that is short of time may stop early.
    """
    return searching(level, game, view, seat).run(rng)


def searching(level: str, game: AnyEvaluatedGame, view: Any, seat: int) -> Search:
    """Return a level's search in a position."""
    return Search(game, view, seat, skill_of(game, level), weights_of(game, len(game.seats(view))))


@cache
def skill_of(game: AnyEvaluatedGame, level: str) -> Skill:
    """Return a level's skill in a game."""
    return LEVELS[level]._replace(**data_of(game).get("levels", {}).get(level, {}))


def choose_at(level: str, game: AnyEvaluatedGame, view: Any, seat: int, rng: Rng) -> Any:
    """Return a level's move."""
    *_, choices = deliberate(level, game, view, seat, rng)
    return choices[0].move
