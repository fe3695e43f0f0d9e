"""Cards, squares, groups, tiles and moves of The Hanging Gardens in words."""

from collections import Counter
from typing import Final

from hofgarten.games.hanging_gardens.cards import GROUND, MOTIFS, WIDTH
from hofgarten.games.hanging_gardens.garden import Plot, bit_of, extent, group_at
from hofgarten.games.hanging_gardens.notation import read_event
from hofgarten.games.hanging_gardens.rules import mover, play, reach
from hofgarten.games.hanging_gardens.state import Discard, Lay, State, Take, Temple
from hofgarten.games.hanging_gardens.tiles import KINDS, UNKNOWN
from web.app.games.hanging_gardens.table.squares import Prospect, Spot
from web.app.texts import Words

AREAS: Final = (("nw", "n", "ne"), ("w", "middle", "e"), ("sw", "s", "se"))
"""Names of the parts of a garden, row by row."""

MOTIF_NAMES: Final = {"T": "terrace", "P": "park", "A": "arcade", "F": "fountain", GROUND: "ground"}
"""Names of motifs, by their letter on cards."""


def motif(words: Words, letter: str) -> str:
    """Return the name of a motif: ``park``, ``building ground``."""
    return words.of("motif", MOTIF_NAMES[letter])


def tile(words: Words, kind: int) -> str:
    """Return a tile's name, or the text for a hidden tile."""
    return words("hg.hidden_tile") if kind == UNKNOWN else words.of("item", KINDS[kind])


def place(words: Words, spot: Spot) -> str:
    """Return a square's coordinates, for screen readers only: ``column 2, row −1``, as in the record."""
    return words("hg.place", x=words.number(spot.x), y=words.number(spot.y))


def area(words: Words, plot: Plot, laid: Lay) -> str:
    """Return the part of the garden in which a card is laid: ``at the upper left``."""
    left, top, right, bottom = extent(plot)
    wide, high = (2, WIDTH) if laid.turn % 2 else (WIDTH, 2)
    return words.of("hg.area", AREAS[_third(laid.y, high, top, bottom)][_third(laid.x, wide, left, right)])


def _third(first: int, size: int, low: int, high: int) -> int:
    """Return the third that contains the middle of a card: 0, 1 or 2. The card may extend the garden."""
    begin, end = min(low, first), max(high + 1, first + size)
    return 3 * (2 * (first - begin) + size) // (2 * (end - begin))


def card(words: Words, number: int, code: str) -> str:
    """Return a face-up card, square by square."""
    upper, lower = (", ".join(motif(words, letter) for letter in row) for row in (code[:WIDTH], code[WIDTH:]))
    return words("hg.card", number=number + 1, upper=upper, lower=lower)


def motifs_of(words: Words, code: str) -> str:
    """Return the motifs on a card: ``2 × park, fountain``."""
    counts = Counter(letter for letter in code if letter != GROUND)
    times = "\N{MULTIPLICATION SIGN}"
    return ", ".join(
        f"{counts[letter]} {times} {motif(words, letter)}" if counts[letter] > 1 else motif(words, letter)
        for letter in MOTIFS
        if counts[letter]
    )


def group(words: Words, motif_number: int, size: int) -> str:
    """Return a group: ``park of 4``."""
    return words(f"hg.group.{MOTIF_NAMES[MOTIFS[motif_number]]}", number=size)


def group_on(words: Words, plot: Plot, spot: Spot) -> str:
    """Return the group at a square, or an empty string if the square has no motif."""
    bit = bit_of(plot, *spot)
    squares = group_at(plot, bit) if bit is not None else 0
    number = next((number for number, motif in enumerate(plot.motifs) if motif & squares), None)
    return group(words, number, squares.bit_count()) if number is not None else ""


def reached(words: Words, spaces: int, *, hidden: bool = False) -> str:
    """Return the rows in reach, and the hidden tile drawn first, if any: ``rows 1 and 2``."""
    rows = words.of("hg.reach", str(spaces))
    return words("hg.reach_drawn", reach=rows) if hidden else rows


def reach_of(words: Words, one: Prospect) -> str:
    """Return the reward of a temple on a group: ``all three rows, and first a hidden tile``."""
    return reached(words, reach(one.size), hidden=one.hidden)


def prospect(words: Words, one: Prospect) -> str:
    """Return a qualifying group with its reward, for lists: ``park of 4 (rows 1 and 2)``."""
    return words("hg.prospect", group=group(words, one.motif, one.size), reach=reach_of(words, one))


def reward(words: Words, one: Prospect, *, told: bool = False) -> str:
    """Return the same as a sentence: ``park of 4: a temple here earns a tile from rows 1 and 2``.

    ``told``: True if other text already mentions the hidden tile.
    """
    rows = reached(words, reach(one.size), hidden=one.hidden and not told)
    return words("hg.reward", group=group(words, one.motif, one.size), reach=rows)


def move(words: Words, before: State, event: str, drawn: int = UNKNOWN) -> str:
    """Return an event as a sentence that follows the player's name. ``drawn`` is the hidden tile drawn in it."""
    match read_event(event):
        case Lay(number) as laid:
            return words("hg.move.lay", card=_code(words, before, number), area=area(words, mover(before).plot, laid))
        case Discard(number):
            return words("hg.move.discard", card=_code(words, before, number))
        case Temple(x, y, moved):
            return _temple(words, before, event, Spot(x, y), Spot(*moved) if moved else None, drawn)
        case Take(space):
            return words("hg.move.take", tile=tile(words, before.board[space]))
        case _:
            return words("hg.move.pass")


def _code(words: Words, state: State, number: int) -> str:
    return motifs_of(words, state.deal.edition.cards[state.cards[number]])


def _temple(words: Words, before: State, event: str, spot: Spot, moved: Spot | None, drawn: int) -> str:
    plot = mover(before).plot
    on = group_on(words, plot, spot)
    text = (
        words("hg.move.temple_moved", group=on, old=group_on(words, plot, moved))
        if moved
        else words("hg.move.temple", group=on)
    )
    seat = before.deal.order[before.turn]
    now = play(before, read_event(event)).seats[seat]
    draws = len(now.hidden) > len(mover(before).hidden)
    return " ".join(
        [
            text,
            *([_drew(words, drawn)] if draws else []),
            *([words("hg.move.missed")] if now.missing > mover(before).missing else []),
        ]
    )


def _drew(words: Words, drawn: int) -> str:
    return words("hg.move.drew") if drawn == UNKNOWN else words("hg.move.drew_it", tile=tile(words, drawn))
