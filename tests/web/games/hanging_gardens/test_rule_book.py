"""The rule book of The Hanging Gardens: its numbers, and agreement with the engine's."""

from collections.abc import Sequence
from typing import Final

import pytest

from hofgarten.games.hanging_gardens import tiles
from hofgarten.games.hanging_gardens.edition import CARD_COUNT, standard
from hofgarten.games.hanging_gardens.rules import HIDDEN, SMALLEST
from hofgarten.games.hanging_gardens.setup import PLAYERS, ROUND_TURNS as CARDS_OF_ROUND
from hofgarten.games.hanging_gardens.state import MISSING_POINTS, SPACES, TEMPLES
from tests.web.games.test_rule_book import numbers_in
from tests.web.languages import languages
from web.app.model.teaching.rule_book import rule_book

BOOK: Final = rule_book("hanging-gardens", "en")

NUMBERS_IN_RULES: Final[dict[str, Sequence[int]]] = {
    "H1.1": [CARD_COUNT],
    "H1.2": [len(tiles.TILES), *tiles.COUNTS[: len(tiles.SERIES)], len(tiles.PERSONS)],
    "H1.3": [TEMPLES],
    "H2.1": [PLAYERS[0], PLAYERS[-1]],
    "H2.2": [CARD_COUNT, len(tiles.TILES), SPACES],
    "H3.1": [*CARDS_OF_ROUND, *CARDS_OF_ROUND.values()],
    "H3.3": [
        turns for number, cards in CARDS_OF_ROUND.items() for turns in (CARD_COUNT // cards, CARD_COUNT // number)
    ],
    "H5.1": [SMALLEST],
    "H5.4": [HIDDEN, SPACES],
    "H5.6": [TEMPLES],
    "H6.2": [MISSING_POINTS],
    "H7.1": [value for values in standard().series for value in values],
    "H7.2": [value for pair in standard().persons for value in pair],
    "H7.3": [standard().guard],
}
"""Numbers in the engine that the rule's text must name."""


@pytest.mark.parametrize("rule", NUMBERS_IN_RULES)
def test_rules_name_the_engines_numbers(rule: str) -> None:
    assert set(NUMBERS_IN_RULES[rule]) <= set(numbers_in(BOOK.rules[rule]))


@languages
def test_unpublished_values_are_marked_as_reconstructed(language: str) -> None:
    word = {"en": "reconstructed", "de": "rekonstruiert", "nl": "gereconstrueerd", "fr": "reconstitué"}[language]
    rules = rule_book("hanging-gardens", language).rules
    assert {rule for rule, text in rules.items() if word in text.lower()} == {"H1.4", "H7.1", "H7.2"}
