"""The levels that people play against, from one who overlooks most to one who looks ahead."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from hofgarten.bots.choice import Choice
from hofgarten.bots.search import Search, Skill
from hofgarten.bots.value_function import data_of, weights_of
from hofgarten.game import AnyGame
from hofgarten.rng import Chance

LEVELS: Final = {
    "apprentice": Skill(width=1, sight=7, blur=600, exact=False),
    "gardener": Skill(width=1, blur=1000),
    "master": Skill(width=1),
    "architect": Skill(width=14, deals=6, plies=4, stray=10),
}
"""Each level's skill, weakest first, where a game's weights file says nothing else."""


def deliberate(level: str, game: AnyGame, view: Any, seat: int, chance: Chance) -> Iterator[tuple[Choice, ...]]:  # noqa: ANN401
    """Yield, after each portion of work, what a level would play, best first; the last answer is its move.

    Whoever is in a hurry may stop early.
    """
    return searching(level, game, view, seat).think(chance)


def searching(level: str, game: AnyGame, view: Any, seat: int) -> Search:  # noqa: ANN401
    """Return a level's search in a position."""
    return Search(game, view, seat, skill_of(game.name, level), weights_of(game.name, len(game.seats(view))))


@cache
def skill_of(name: str, level: str) -> Skill:
    """Return a level's skill in a game."""
    return LEVELS[level]._replace(**data_of(name).get("levels", {}).get(level, {}))


def choose_at(level: str, game: AnyGame, view: Any, seat: int, chance: Chance) -> Any:  # noqa: ANN401
    """Return a level's move."""
    *_, choices = deliberate(level, game, view, seat, chance)
    return choices[0].move
