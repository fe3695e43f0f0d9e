"""Games and matches for the tests of `hofgarten.rl`."""

from collections.abc import Iterator
from typing import Any, Final

import pytest

from hofgarten.bots import BOTS
from hofgarten.bots.playout import plies
from hofgarten.registry import GAMES
from hofgarten.rl.encoding import encoded_games
from hofgarten.rng import Rng

KINDS: Final = [(name, players) for name in encoded_games() for players in GAMES[name].players]
"""Every game with every number of players."""

kinds = pytest.mark.parametrize(("name", "players"), KINDS)


def states(name: str, players: int, seed: int | str, bot: str = "random") -> Iterator[Any]:
    """Yield the states of a match of a bot, those that wait for chance among them."""
    game, rng = GAMES[name], Rng.of(name, players, seed)
    variants = game.variants()
    options = variants[rng.below(len(variants))]
    state = game.initial_state(options, game.deal_setup(options, players, rng), players)
    yield state
    for *_, after in plies(game, state, lambda at, mover: BOTS[bot](game, game.observe(at, mover), mover, rng), rng):
        yield after
