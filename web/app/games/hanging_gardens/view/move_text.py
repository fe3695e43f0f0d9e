"""Cards, squares, groups, tiles and moves of The Hanging Gardens in words."""

from collections import Counter
from functools import lru_cache
from typing import Final

from hofgarten.games.hanging_gardens.cards import GROUND, MOTIFS, WIDTH
from hofgarten.games.hanging_gardens.garden import Garden, bit_of, extent, group_at
from hofgarten.games.hanging_gardens.notation import read_event
from hofgarten.games.hanging_gardens.rules import apply, mover, tiles_available
from hofgarten.games.hanging_gardens.state import Discard, Lay, State, Take, Temple
from hofgarten.games.hanging_gardens.tiles import KINDS, UNKNOWN
from web.app.games.hanging_gardens.table.selection import Spot, TempleOption, temple_option_at
from web.app.games.hanging_gardens.view.garden_svg import TEMPLE_ICON, card as card_picture
from web.app.games.hanging_gardens.view.tile import face
from web.app.texts import Words
from web.app.view.components import icon
from web.app.view.game_api.match_view import MoveDescription

QUARTER: Final = 90
"""Degrees of a quarter turn."""

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


def tiles(words: Words, kind: int, number: int, points: int) -> str:
    """Return the tiles of a kind with their number and their points."""
    counted, worth = words.count("hg.tiles", number), words.count("hg.points", points)
    return words("hg.set", tile=tile(words, kind), tiles=counted, points=worth)


def place(words: Words, spot: Spot) -> str:
    """Return a square's place, for screen readers only: ``2 right, 1 up``, from the first square of the start card."""
    ways = (("right" if spot.x > 0 else "left", spot.x), ("down" if spot.y > 0 else "up", spot.y))
    return words.commas(words.of("hg.place", way, number=abs(by)) for way, by in ways if by) or words("hg.place.start")


def area(words: Words, garden: Garden, laid: Lay) -> str:
    """Return the part of the garden in which a card is laid: ``at the upper left``."""
    left, top, right, bottom = extent(garden)
    wide, high = (2, WIDTH) if laid.rotation % 2 else (WIDTH, 2)
    return words.of("hg.area", AREAS[_third(laid.y, high, top, bottom)][_third(laid.x, wide, left, right)])


def _third(first: int, size: int, low: int, high: int) -> int:
    """Return the third that contains the middle of a card: 0, 1 or 2. The card may extend the garden."""
    begin, end = min(low, first), max(high + 1, first + size)
    return 3 * (2 * (first - begin) + size) // (2 * (end - begin))


@lru_cache(maxsize=64)
def card(words: Words, number: int, code: str, quarters: int = 0) -> str:
    """Return a face-up card, square by square, and its rotation, if any."""
    upper, lower = (words.commas(motif(words, letter) for letter in row) for row in (code[:WIDTH], code[WIDTH:]))
    label = words("hg.card", number=number + 1, upper=upper, lower=lower)
    return words("hg.card_turned", card=label, degrees=quarters * QUARTER) if quarters else label


def motifs_of(words: Words, code: str) -> str:
    """Return the motifs on a card: ``2 × park, fountain``."""
    counts = Counter(letter for letter in code if letter != GROUND)
    times = "\N{MULTIPLICATION SIGN}"
    return words.commas(
        f"{counts[letter]} {times} {motif(words, letter)}" if counts[letter] > 1 else motif(words, letter)
        for letter in MOTIFS
        if counts[letter]
    )


def group(words: Words, motif_number: int, size: int) -> str:
    """Return a group: ``park of 4``."""
    return words.count(f"hg.group.{MOTIF_NAMES[MOTIFS[motif_number]]}", size)


def group_on(words: Words, garden: Garden, spot: Spot) -> str:
    """Return the group at a square, or an empty string if the square has no motif."""
    bit = bit_of(garden, *spot)
    squares = group_at(garden, bit) if bit is not None else 0
    number = next((number for number, motif in enumerate(garden.motifs) if motif & squares), None)
    return group(words, number, squares.bit_count()) if number is not None else ""


def reached(words: Words, spaces: int, *, hidden: bool = False) -> str:
    """Return the rows in reach, and the hidden tile drawn first, if any: ``rows 1 and 2``."""
    rows = words.of("hg.reach", str(spaces))
    return words("hg.reach_drawn", reach=rows) if hidden else rows


def reach_of(words: Words, option: TempleOption) -> str:
    """Return the reward of a temple on a group: ``all three rows, and first a hidden tile``."""
    return reached(words, tiles_available(option.size), hidden=option.hidden)


def temple_option(words: Words, option: TempleOption) -> str:
    """Return a qualifying group with its reward, for lists: ``park of 4 (rows 1 and 2)``."""
    return words("hg.temple_option", group=group(words, option.motif, option.size), reach=reach_of(words, option))


def reward(words: Words, option: TempleOption, *, told: bool = False) -> str:
    """Return the same as a sentence: ``park of 4: a temple here earns a tile from rows 1 and 2``.

    ``told``: True if other text already mentions the hidden tile.
    """
    rows = reached(words, tiles_available(option.size), hidden=option.hidden and not told)
    return words("hg.reward", group=group(words, option.motif, option.size), reach=rows)


@lru_cache(maxsize=32)  # each page tells the events of all last turns
def describe(words: Words, state: State, event: str, drawn: int = UNKNOWN) -> MoveDescription:
    """Return an event in words. ``drawn`` is the hidden tile drawn in it."""
    match read_event(event):
        case Lay(number, rotation=quarters) as laid:
            motifs, part = motifs_of(words, _code(state, number)), area(words, mover(state).garden, laid)
            turned = [words("hg.degrees", degrees=quarters * QUARTER)] if quarters else []
            sentence = words("hg.move.lay", card=motifs, area=part)
            return MoveDescription(
                motifs, sentence, (part, *turned), card_picture(_code(state, number), quarters), part
            )
        case Discard(number):
            motifs = motifs_of(words, _code(state, number))
            sentence = words("hg.move.discard", card=motifs)
            return MoveDescription(motifs, sentence, (words("hg.detail.put_back"),), card_picture(_code(state, number)))
        case Temple() as temple:
            return _describe_temple(words, state, temple, drawn)
        case Take(space):
            name, row = tile(words, state.board[space]), words("hg.detail.row", number=space // 2 + 1)
            sentence = words("hg.move.take", tile=name)
            return MoveDescription(name, sentence, (row,), face(state.deal.edition, state.board[space]))
        case _:
            return MoveDescription(words("hg.no_temple"), words("hg.move.pass"), (), icon("cancel"))


def _describe_temple(words: Words, state: State, temple: Temple, drawn: int) -> MoveDescription:
    garden, square = mover(state).garden, Spot(temple.x, temple.y)
    built, option = group_on(words, garden, square), temple_option_at(state, square)
    old = group_on(words, garden, Spot(*temple.moved)) if temple.moved else ""
    parts = [words("hg.move.temple_moved", group=built, old=old) if old else words("hg.move.temple", group=built)]
    now = apply(state, temple).seats[state.deal.order[state.turn_number]]
    if len(now.hidden) > len(mover(state).hidden):
        parts.append(words("hg.move.drew") if drawn == UNKNOWN else words("hg.move.drew_it", tile=tile(words, drawn)))
    if now.missing > mover(state).missing:
        parts.append(words("hg.move.missed"))
    earned = [reach_of(words, option)] if option else []
    removed = [words("hg.detail.removed", group=old)] if old else []
    return MoveDescription(words.commas([words("hg.temple"), built]), " ".join(parts), (*earned, *removed), TEMPLE_ICON)


def _code(state: State, card: int) -> str:
    return state.deal.edition.cards[state.cards[card]]
