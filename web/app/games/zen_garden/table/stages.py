"""Stages of Zen Garden on the garden path."""

from collections.abc import Mapping
from typing import Final

from hofgarten.bots import LEVEL_NAMES
from hofgarten.game import Json
from hofgarten.games.zen_garden.options import MAJORITY_TIES, level_boards
from web.app.model.game_api.stage_plan import StagePlan

_APPRENTICE, _GARDENER, _MASTER, _ARCHITECT = LEVEL_NAMES


def _level(level: int) -> dict[str, Json]:
    """Return the options of a level. Rules Z2.1 and Z6.5."""
    return {"boards": level_boards(level), "majority_ties": MAJORITY_TIES[0]}


STAGES: Final[Mapping[int, StagePlan]] = {
    1: StagePlan(_level(1), (_APPRENTICE,), (31, 40, 50)),
    3: StagePlan(_level(2), (_APPRENTICE,), (31, 42, 54)),
    5: StagePlan(_level(3), (_APPRENTICE,), (35, 45, 56)),
    7: StagePlan(_level(3), (_GARDENER,), (33, 44, 56)),
    9: StagePlan(_level(3), (_GARDENER, _APPRENTICE), (33, 52, 72)),
    11: StagePlan(_level(4), (_GARDENER,), (24, 37, 51)),
    13: StagePlan(_level(4), (_MASTER,), (42, 52, 63)),
    15: StagePlan(_level(4), (_MASTER, _GARDENER), (47, 58, 70)),
    17: StagePlan(_level(5), (_MASTER,), (37, 46, 56)),
    19: StagePlan(_level(5), (_ARCHITECT,), (36, 44, 52)),
    21: StagePlan(_level(5), (_ARCHITECT, _ARCHITECT), (46, 53, 60)),
    23: StagePlan(_level(5), (_ARCHITECT, _ARCHITECT, _ARCHITECT), (44, 53, 63)),
}
"""By number; `StagePlan.targets` says where the targets come from."""
