"""The rule book of Zen Garden: its numbers, and agreement with the engine's."""

from collections.abc import Sequence
from typing import Final

import pytest

from hofgarten.games.zen_garden import rules as play, scoring
from hofgarten.games.zen_garden.options import MISSIONS_ON_BOARD
from hofgarten.games.zen_garden.setup import ROUND_TURNS
from hofgarten.games.zen_garden.state import MAX_COINS, START_COINS, TURNS_EACH
from hofgarten.games.zen_garden.tiles import TILE_COUNT
from tests.web.games.test_rule_book import numbers_in
from web.app.model.teaching.rule_book import rule_book

BOOK: Final = rule_book("zen-garden", "en")

NUMBERS_IN_RULES: Final[dict[str, Sequence[int]]] = {
    "Z1.1": [TILE_COUNT],
    "Z1.5": [MAX_COINS],
    "Z2.5": [START_COINS],
    "Z3.1": [*ROUND_TURNS],
    "Z3.2": [TURNS_EACH],
    "Z5.4": [play.LINE_BONUS, MAX_COINS],
    "Z5.5": [play.MISSION_TILES, *play.MISSION_POINTS[:3]],
    "Z6.1": scoring.CIRCUIT_POINTS[1:],
    "Z6.2": scoring.DECORATION_POINTS[6:],
    "Z6.3": [scoring.SMALL_POINTS],
    "Z6.4": [scoring.LARGE_POINTS],
    "Z6.5": scoring.MAJORITY_POINTS,
    "Z6.6": scoring.DETAIL_POINTS,
    "Z6.7": [scoring.UNITY_BOARD, scoring.UNITY_POINTS],
    "Z6.8": [scoring.MINIMALIST_BOARD, *scoring.MINIMALIST_POINTS[1:5]],
    "Z6.9": [*MISSIONS_ON_BOARD],
}
"""Numbers in the engine that the rule's text must name."""


@pytest.mark.parametrize("rule", NUMBERS_IN_RULES)
def test_rules_name_the_engines_numbers(rule: str) -> None:
    assert set(NUMBERS_IN_RULES[rule]) <= set(numbers_in(BOOK.rules[rule]))
