"""The generator of the reconstructed deck, that of ``edition.json``.

``python -m hofgarten.hanging_gardens.deck`` prints the cards as they stand there.
For every number of motif squares it takes each shape about equally often, draws which squares are alike, and names the
motifs so that none is ahead of the others.
"""

import json
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, product
from typing import Final

from hofgarten.games.hanging_gardens.edition import CARD_SQUARES, LETTERS
from hofgarten.rng import Rng

SEED: Final = 1
"""The first seed with which each motif has as many squares as the others, and as many pairs or one more or less."""

SIZES: Final = {4: (6, 4), 3: (26, 14), 2: (22, 9), 1: (6, 0)}
"""For every number of motif squares, how many cards have it, and on how many of them equal squares are neighbours:
27 of the 54 cards with two squares or more. The large ones come first, so that the small ones even the motifs out.
Rule H1.4."""

MOTIFS: Final = LETTERS[:-1]
GROUND: Final = LETTERS[-1]
NEIGHBOURS: Final = ((0, 1), (1, 2), (3, 4), (4, 5), (0, 3), (1, 4), (2, 5))
"""The squares of a card that share an edge."""


def turned(card: str) -> str:
    """Return a card turned by half: lying wide it has no other rotation."""
    return card[::-1]


def upright(card: str) -> str:
    """Return the one of a card's two codes that stands in the deck: motifs rather towards its beginning."""
    return max(card, turned(card))


def pairs(card: str) -> set[str]:
    """Return the motifs that two neighbouring squares of a card share."""
    return {card[one] for one, other in NEIGHBOURS if card[one] == card[other] != GROUND}


def faces(squares: Sequence[int]) -> Iterator[str]:
    """Yield every card with motifs on these squares."""
    for motifs in product(MOTIFS, repeat=len(squares)):
        on = dict(zip(squares, motifs, strict=True))
        yield "".join(on.get(square, GROUND) for square in range(CARD_SQUARES))


def shapes(size: int, rng: Rng) -> Iterator[tuple[int, ...]]:
    """Yield sets of so many squares for ever, no two the same turned by half, each as often as the others."""
    every = {min(squares, tuple(sorted(5 - square for square in squares))) for squares in combinations(range(6), size)}
    while True:
        yield from rng.shuffled(sorted(every))


def drawn(size: int, *, paired: bool, number: int, rng: Rng) -> Iterator[str]:
    """Yield so many cards with or without a pair, shape after shape; a card without one mixes its motifs."""
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
    """Return a card under every exchange of motifs."""
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
    """Return how unequal the motifs are in their squares and in their pairs; of two decks, the lower the more even."""
    text = "".join(cards) + "".join(motif for card in cards for motif in pairs(card))
    return sum(text.count(motif) ** 2 for motif in MOTIFS)


def main() -> None:
    """Print the cards as ``edition.json`` holds them."""
    rows = deck()
    lines = (", ".join(json.dumps(card) for card in rows[at : at + 6]) for at in range(0, len(rows), 6))
    print('  "cards": [\n    ' + ",\n    ".join(lines) + "\n  ],")


if __name__ == "__main__":
    main()
