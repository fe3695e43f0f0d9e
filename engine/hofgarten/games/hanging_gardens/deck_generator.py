"""Generate the reconstructed deck of ``edition.json``.

``python -m hofgarten.games.hanging_gardens.deck_generator`` prints the cards in the format of that file. For each
number of motif squares the generator uses every shape about equally often, draws which squares are equal, and assigns
motifs so that all are equally frequent.
"""

import json
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, product
from typing import Final

from hofgarten.games.hanging_gardens.edition import CARD_SQUARES, LETTERS
from hofgarten.rng import Rng

SEED: Final = 1
"""The first seed for which all motifs have equally many squares, and numbers of pairs that differ by at most one."""

SIZES: Final = {4: (6, 4), 3: (26, 14), 2: (22, 9), 1: (6, 0)}
"""For each number of motif squares: the number of cards, and the number of those with equal neighbouring squares, 27 of
the 54 cards with two motif squares or more. Large numbers come first, so that the small ones can balance the motifs.
Rule H1.4."""

MOTIFS: Final = LETTERS[:-1]
GROUND: Final = LETTERS[-1]
NEIGHBOURS: Final = ((0, 1), (1, 2), (3, 4), (4, 5), (0, 3), (1, 4), (2, 5))
"""The pairs of squares of a card that share an edge."""


def turned(card: str) -> str:
    """Return a card after a half turn, its only other rotation in landscape orientation."""
    return card[::-1]


def upright(card: str) -> str:
    """Return the code of a card in the deck: of its two codes, the one with motifs nearer to the beginning."""
    return max(card, turned(card))


def pairs(card: str) -> set[str]:
    """Return the motifs that two neighbouring squares of a card share."""
    return {card[one] for one, other in NEIGHBOURS if card[one] == card[other] != GROUND}


def faces(squares: Sequence[int]) -> Iterator[str]:
    """Yield every card with motifs on exactly these squares."""
    for motifs in product(MOTIFS, repeat=len(squares)):
        on = dict(zip(squares, motifs, strict=True))
        yield "".join(on.get(square, GROUND) for square in range(CARD_SQUARES))


def shapes(size: int, rng: Rng) -> Iterator[tuple[int, ...]]:
    """Yield sets of ``size`` squares endlessly, all equally often. Half turns of a set are not distinguished."""
    every = {min(squares, tuple(sorted(5 - square for square in squares))) for squares in combinations(range(6), size)}
    while True:
        yield from rng.shuffled(sorted(every))


def drawn(size: int, *, paired: bool, number: int, rng: Rng) -> Iterator[str]:
    """Yield ``number`` cards with or without a pair, shape by shape. A card without a pair has mixed motifs."""
    for squares in shapes(size, rng):
        fitting = [
            face
            for face in faces(squares)
            if bool(pairs(face)) == paired and (paired or size == 1 or len(set(face)) > 2)
        ]
        if fitting and number:
            number -= 1
            yield rng.choose(fitting)
        if not number:
            return


def renamed(card: str) -> list[str]:
    """Return a card under every permutation of the motifs."""
    return [upright(card.translate(str.maketrans(MOTIFS, "".join(names)))) for names in permutations(MOTIFS)]


def deck(seed: int = SEED) -> list[str]:
    """Return the cards, those with few motif squares first. Rule H1.4."""
    rng = Rng.of("deck", seed)
    cards: list[str] = []
    for size, (number, with_pairs) in SIZES.items():
        for paired, count in ((True, with_pairs), (False, number - with_pairs)):
            for card in drawn(size, paired=paired, number=count, rng=rng):
                new = [face for face in renamed(card) if face not in cards]
                cards.append(min(rng.shuffled(new), key=lambda face: unevenness([*cards, face])))
    return sorted(cards, key=lambda card: (-card.count(GROUND), card))


def unevenness(cards: Sequence[str]) -> int:
    """Return a measure of how unequal the motifs are in their numbers of squares and pairs; lower is more even."""
    text = "".join(cards) + "".join(motif for card in cards for motif in pairs(card))
    return sum(text.count(motif) ** 2 for motif in MOTIFS)


def main() -> None:
    """Print the cards in the format of ``edition.json``."""
    rows = deck()
    lines = (", ".join(json.dumps(card) for card in rows[at : at + 6]) for at in range(0, len(rows), 6))
    print('  "cards": [\n    ' + ",\n    ".join(lines) + "\n  ],")


if __name__ == "__main__":
    main()
