"""The Hanging Gardens as a ``hofgarten.game.Game``, whose members are the functions of its modules.

A turn is up to three events of one seat: lay a card, place a temple or pass, take a tile.
"""

from typing import Final

from hofgarten.game_modules import game_class
from hofgarten.games.hanging_gardens import hidden_information, moves, notation, rules, scoring, setup
from hofgarten.games.hanging_gardens.eval import features, rank_moves

HangingGardens: Final = game_class(
    "hanging-gardens",
    players=setup.PLAYERS,
    score_items=scoring.ITEMS,
    features=features.FEATURE_ITEMS,
    within_turn="due-any",
    hidden=hidden_information.HiddenDraws,
    modules=(setup, setup, rules, moves, notation, hidden_information, scoring, features, rank_moves),
)

HANGING_GARDENS: Final = HangingGardens()
