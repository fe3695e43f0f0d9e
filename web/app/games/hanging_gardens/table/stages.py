"""Stages of The Hanging Gardens on the garden path."""

from collections.abc import Mapping
from typing import Final

from hofgarten.bots import LEVEL_NAMES
from web.app.model.game_api.stage_plan import StagePlan

_APPRENTICE, _GARDENER, _MASTER, _ARCHITECT = LEVEL_NAMES


STAGES: Final[Mapping[int, StagePlan]] = {
    2: StagePlan({}, (_APPRENTICE,), (20, 57, 94)),
    4: StagePlan({}, (_APPRENTICE,), (18, 54, 90)),
    6: StagePlan({}, (_APPRENTICE, _APPRENTICE), (4, 14, 24)),
    8: StagePlan({}, (_GARDENER,), (25, 63, 101)),
    10: StagePlan({}, (_GARDENER,), (23, 70, 118)),
    12: StagePlan({}, (_GARDENER, _GARDENER), (5, 23, 42)),
    14: StagePlan({}, (_MASTER,), (42, 74, 106)),
    16: StagePlan({}, (_MASTER, _MASTER), (12, 28, 44)),
    18: StagePlan({}, (_MASTER, _MASTER, _MASTER), (6, 14, 22)),
    20: StagePlan({}, (_ARCHITECT,), (28, 57, 87)),
    22: StagePlan({}, (_ARCHITECT, _ARCHITECT), (14, 28, 43)),
    24: StagePlan({}, (_ARCHITECT, _ARCHITECT, _ARCHITECT), (4, 9, 15)),
}
"""By number; `StagePlan.targets` says where the targets come from."""
