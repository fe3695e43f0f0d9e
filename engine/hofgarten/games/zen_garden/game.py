"""Zen Garden as a ``hofgarten.game.Game``, whose members are the functions of its modules."""

from typing import Final

from hofgarten.game_modules import game_class
from hofgarten.games.zen_garden import hidden_information, moves, notation, options, rules, scoring, setup
from hofgarten.games.zen_garden.eval import features, rank_moves

ZenGarden: Final = game_class(
    "zen-garden",
    players=setup.PLAYERS,
    score_items=scoring.ITEMS,
    features=features.FEATURE_ITEMS,
    hidden=hidden_information.HiddenSupply,
    modules=(options, setup, rules, moves, notation, hidden_information, scoring, features, rank_moves),
)

ZEN_GARDEN: Final = ZenGarden()
