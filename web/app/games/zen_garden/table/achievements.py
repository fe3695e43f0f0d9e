"""Achievements of Zen Garden. See ``web.app.model.game_api.achievements``."""

from collections.abc import Mapping
from typing import Final

from hofgarten.games.zen_garden.scoring import CIRCUIT_POINTS, MINIMALIST_POINTS, UNITY_POINTS
from web.app.model.game_api.achievements import Achievement, total_of

FEW_GROUNDS: Final = 3
"""The number of grounds that a calm garden may have."""


def _circuits(score: Mapping[str, int]) -> int:
    """Return the number of circuits. Rule Z6.1."""
    return sum(score.get("circuits", 0) >= points for points in CIRCUIT_POINTS[1:])


def _harmony(score: Mapping[str, int]) -> int:
    """Return 1 for unity with few grounds, else 0. Rules Z6.7 and Z6.8."""
    united = score.get("unity", 0) >= UNITY_POINTS
    return int(united and score.get("minimalist", 0) >= MINIMALIST_POINTS[FEW_GROUNDS])


ACHIEVEMENTS: Final = (
    Achievement("circuits", len(CIRCUIT_POINTS) - 1, _circuits),
    Achievement("harmony", 1, _harmony),
    Achievement("zen-points", 60, total_of),
)
