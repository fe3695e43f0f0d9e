"""The games of the package, and the example of docs/games.md, which takes every default of the contracts."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest

from hofgarten import registry
from hofgarten.evaluation import AnyEvaluatedGame
from tests.kit.flower_bed.game import FLOWER_BED

OURS: Final[tuple[AnyEvaluatedGame, ...]] = tuple(registry.GAMES.values())
EVERY_GAME: Final[tuple[AnyEvaluatedGame, ...]] = (*OURS, FLOWER_BED)


def name_of(game: AnyEvaluatedGame) -> str:
    """Return the name of a game, for the names of tests."""
    return game.name


@contextmanager
def more_games(*games: AnyEvaluatedGame) -> Iterator[None]:
    """Register games, and forget all that were added at the end."""
    with pytest.MonkeyPatch.context() as patch:
        known = registry._GAMES
        patch.setattr(known, "_names", known._names)
        patch.setattr(known, "_known", dict(known._known))
        for game in games:
            registry.register(game)
        yield
