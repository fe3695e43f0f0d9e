"""The reconstructed deck: the properties of Rule H1.4, and its generator."""

import json
from collections import Counter
from itertools import combinations, pairwise
from typing import Final

import pytest

from hofgarten.games.hanging_gardens import deck_generator
from hofgarten.games.hanging_gardens.edition import standard

CARDS: Final = standard().cards
MOTIFS: Final = "TPAF"


def motif_squares(card: str) -> int:
    return sum(card.count(motif) for motif in MOTIFS)


def neighbours(card: str) -> set[str]:
    """Return the motifs that two squares of a card with a common edge share."""
    rows = card[:3], card[3:]
    columns = list(zip(*rows, strict=True))
    touching = [two for row in rows for two in pairwise(row)] + columns
    return {one for one, other in touching if one == other and one in MOTIFS}


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


@pytest.mark.rule("H1.4")
def test_no_two_cards_are_equal_in_any_rotation() -> None:
    for one, other in combinations(CARDS, 2):
        assert one not in {other, other[::-1]}


@pytest.mark.rule("H1.4")
def test_half_of_the_larger_cards_have_pairs_and_the_others_mix_motifs() -> None:
    larger = [card for card in CARDS if motif_squares(card) >= 2]
    paired = [card for card in larger if neighbours(card)]
    assert (len(larger), len(paired)) == (54, 27)
    assert all(len(set(card) - {"."}) >= 2 for card in larger if card not in paired)


def test_motifs_are_equally_frequent() -> None:
    pairs = Counter(motif for card in CARDS for motif in neighbours(card))
    assert max(pairs.values()) - min(pairs.values()) <= 1
    on_cards = Counter(motif for card in CARDS for motif in set(card) - {"."})
    assert max(on_cards.values()) - min(on_cards.values()) <= 4


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_shapes_are_evenly_distributed(size: int) -> None:
    """Every shape of motif squares is on few cards, and nearly every shape is on one."""
    shapes: Counter[str] = Counter()
    for card in CARDS:
        if motif_squares(card) == size:
            shape = "".join("." if square == "." else "x" for square in card)
            shapes[max(shape, shape[::-1])] += 1
    assert max(shapes.values()) <= {1: 2, 2: 5, 3: 4, 4: 2}[size]
    assert len(shapes) >= {1: 3, 2: 9, 3: 9, 4: 4}[size]


def test_the_generator_returns_the_cards_of_the_file() -> None:
    assert tuple(deck_generator.deck()) == CARDS


def test_the_generator_prints_the_text_of_the_file(capsys: pytest.CaptureFixture[str]) -> None:
    deck_generator.main()
    printed = capsys.readouterr().out
    assert json.loads("{" + printed.rstrip().removesuffix(",") + "}") == {"cards": list(CARDS)}


def test_another_seed_gives_another_deck_with_the_same_sizes() -> None:
    other = deck_generator.deck(2)
    assert set(other) != set(CARDS)
    assert [motif_squares(card) for card in other] == [motif_squares(card) for card in CARDS]
