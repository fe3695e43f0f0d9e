"""The games of the registry, and the example of docs/games.md, which takes every default of the contracts."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest

from hofgarten import registry
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.game import folder_of
from tests.kit.flower_bed import page as flower_bed_page
from tests.kit.flower_bed.game import FLOWER_BED

EVERY_GAME: Final[tuple[AnyEvaluatedGame, ...]] = tuple({**registry.GAMES, FLOWER_BED.name: FLOWER_BED}.values())
COMPLETE: Final = tuple(name for name, game in registry.GAMES.items() if not game.preview)
"""The names of the games that have texts in every language, a rule book, a lesson and golden matches."""


def name_of(game: AnyEvaluatedGame) -> str:
    """Return the name of a game, for the names of tests."""
    return game.name


PAGES: Final = {"flower-bed": flower_bed_page}
"""The folders with the pages of games that are not in ``web/app/games``."""


@contextmanager
def more_games(*games: AnyEvaluatedGame) -> Iterator[None]:
    """Register games, also in place of those of the same name, and forget all that were added at the end."""
    with pytest.MonkeyPatch.context() as patch:
        known = registry._GAMES
        patch.setattr(known, "_names", known._names)
        patch.setattr(known, "_known", dict(known._known))
        for game in games:
            known.add(game)
            if game.name in PAGES:
                patch.setitem(sys.modules, f"web.app.games.{folder_of(game.name)}", PAGES[game.name])
        yield
