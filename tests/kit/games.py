"""The games of the registry, and the example of docs/games.md, which takes every default of the contracts."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest

from hofgarten import registry
from hofgarten.evaluation import AnyEvaluatedGame
from tests.kit import flower_bed
from tests.kit.flower_bed import game as flower_bed_game, page as flower_bed_page
from tests.kit.flower_bed.game import FLOWER_BED
from web.app import texts

EVERY_GAME: Final[tuple[AnyEvaluatedGame, ...]] = tuple({**registry.GAMES, FLOWER_BED.name: FLOWER_BED}.values())
COMPLETE: Final = ("zen-garden", "hanging-gardens")
"""The names of the games that have texts in every language, a rule book, a lesson and golden matches.

A new game may lack them.
"""


def name_of(game: AnyEvaluatedGame) -> str:
    """Return the name of a game, for the names of tests."""
    return game.name


MODULES: Final = {
    "web.app.games.flower_bed": flower_bed_page,
    "hofgarten.games.flower_bed": flower_bed,
    "hofgarten.games.flower_bed.game": flower_bed_game,
}
"""The example's modules by their names after `python -m web.build new-game`."""


@contextmanager
def more_games(*games: AnyEvaluatedGame) -> Iterator[None]:
    """Register games, also in place of those of the same name, and forget all that were added at the end."""
    with pytest.MonkeyPatch.context() as patch:
        known = registry._GAMES
        patch.setattr(known, "_names", known._names)
        patch.setattr(known, "_known", dict(known._known))
        for game in games:
            known.add(game)
            if game is FLOWER_BED:
                for name, module in MODULES.items():
                    patch.setitem(sys.modules, name, module)
                for read_before in (texts.texts_in, texts._texts_of):
                    read_before.cache_clear()  # they may have the names of the other games
        yield
