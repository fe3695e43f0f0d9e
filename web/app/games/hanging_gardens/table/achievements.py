"""Achievements of The Hanging Gardens. See ``web.app.model.game_api.achievements``."""

from collections.abc import Mapping
from typing import Final

from hofgarten.games.hanging_gardens.tiles import PERSONS, SERIES
from web.app.model.game_api.achievements import Achievement, total_of


def _series(score: Mapping[str, int]) -> int:
    """Return the number of kinds of series tiles with points. Rule H7.1."""
    return sum(score.get(kind, 0) > 0 for kind in SERIES)


def _persons(score: Mapping[str, int]) -> int:
    """Return the number of persons with points."""
    return sum(score.get(kind, 0) > 0 for kind in PERSONS)


ACHIEVEMENTS: Final = (
    Achievement("series", len(SERIES), _series),
    Achievement("persons", 3, _persons),
    Achievement("hanging-points", 100, total_of),
)
