"""The reconstructed deck: the properties of Rule H1.4."""

from collections import Counter
from typing import Final

import pytest

from hofgarten.games.hanging_gardens.edition import standard

CARDS: Final = standard().cards
MOTIFS: Final = "TPAF"


def motif_squares(card: str) -> int:
    return sum(card.count(motif) for motif in MOTIFS)


@pytest.mark.rule("H1.1")
def test_there_are_60_cards_of_6_squares() -> None:
    assert len(CARDS) == 60
    assert all(len(card) == 6 and set(card) <= set("TPAF.") for card in CARDS)


@pytest.mark.rule("H1.4")
def test_every_card_has_a_motif_and_two_squares_of_ground() -> None:
    assert all(motif_squares(card) >= 1 and card.count(".") >= 2 for card in CARDS)


@pytest.mark.rule("H1.4")
def test_cards_have_the_required_numbers_of_motif_squares() -> None:
    assert Counter(motif_squares(card) for card in CARDS) == {1: 6, 2: 22, 3: 26, 4: 6}
    squares = Counter("".join(CARDS))
    assert {motif: squares[motif] for motif in MOTIFS} == {"T": 38, "P": 38, "A": 38, "F": 38}
