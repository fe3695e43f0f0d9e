"""The levels that people play against, from one that overlooks most moves to one that looks ahead."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from hofgarten.bots.search import Search, SearchConfig
from hofgarten.bots.value_function import RatedMove, data_of, weights_of
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.rng import Rng

LEVELS: Final = {
    "apprentice": SearchConfig(beam=1, noticed_pct=7, noise=600, solve_last_turn=False),
    "gardener": SearchConfig(beam=1, noise=1000),
    "master": SearchConfig(beam=1),
    "architect": SearchConfig(beam=14, determinizations=6, rollout_turns=2, epsilon_pct=10),
}
"""Each level's default skill, weakest first. A game's weights file can replace parts of it, and under ``players`` parts
for one number of players."""


def search_steps(level: str, game: AnyEvaluatedGame, view: Any, seat: int, rng: Rng) -> Iterator[tuple[RatedMove, ...]]:
    """Yield a level's moves after each step of the search, best first. The last answer holds its move.

    A caller that is short of time may stop early.
    """
    return make_search(level, game, view, seat).run(rng)


def make_search(level: str, game: AnyEvaluatedGame, view: Any, seat: int) -> Search:
    """Return a level's search in a position."""
    players = len(game.seats(view))
    return Search(game, view, seat, config_of(game, level, players), weights_of(game, players))


@cache
def config_of(game: AnyEvaluatedGame, level: str, players: int) -> SearchConfig:
    """Return a level's skill in a game with a number of players."""
    own = dict(data_of(game).get("levels", {}).get(level, {}))
    special = own.pop("players", {}).get(str(players), {})
    return LEVELS[level]._replace(**own | special)


def choose_at(level: str, game: AnyEvaluatedGame, view: Any, seat: int, rng: Rng) -> Any:
    """Return a level's move."""
    *_, choices = search_steps(level, game, view, seat, rng)
    return choices[0].move
