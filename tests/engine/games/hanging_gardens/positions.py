"""Positions for tests, built from text.

A garden is a text of rows, one word each: ``T P A F`` motifs, ``t p a f`` the same with a temple, ``.`` ground, ``_``
no card.
"""

from collections import Counter
from typing import Any

import pytest

from hofgarten.game import IllegalMove
from hofgarten.games.hanging_gardens.bitboard import MARGIN, STRIDE
from hofgarten.games.hanging_gardens.cards import GROUND, MOTIFS
from hofgarten.games.hanging_gardens.edition import standard, write_edition
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.garden import Garden, at, bit_of, extent
from hofgarten.games.hanging_gardens.state import TAKEN, PlayerState, State
from hofgarten.games.hanging_gardens.tiles import COUNTS, KIND_NUMBERS, KINDS, NONE

TABLE = "_"
START = "... ..."
"""A garden with only its start card."""

CARD = "T....."
"""A card with one motif, which can be laid nearly everywhere."""

TILES = ["queen", "king", "tiger", "garden", "statue", "chalice"]
"""The default tiles on the board of a position."""

STACK = ["gate", "gate", "guard", "queen", "king"]
"""The default first tiles of the stack of a position."""


def garden_of(text: str, corner: tuple[int, int] = (0, 0)) -> Garden:
    """Return the garden of a text with its upper left corner at this place."""
    letters = {
        (corner[0] + x, corner[1] + y): letter
        for y, row in enumerate(text.split())
        for x, letter in enumerate(row)
        if letter != TABLE
    }
    left, top = min(x for x, _ in letters) - MARGIN, min(y for _, y in letters) - MARGIN
    bits = {1 << (y - top) * STRIDE + x - left: letter for (x, y), letter in letters.items()}
    return Garden(
        motifs=tuple(sum(bit for bit, letter in bits.items() if letter.upper() == motif) for motif in MOTIFS),
        ground=sum(bit for bit, letter in bits.items() if letter == GROUND),
        temples=sum(bit for bit, letter in bits.items() if letter.islower()),
        left=left,
        top=top,
    )


def garden(text: str, tiles: str = "", hidden: str = "", missing: int = 0) -> PlayerState:
    """Return a seat with a garden, its openly taken tiles and its hidden draws."""
    counts = Counter(tiles.split())
    assert set(counts) <= set(KINDS)
    return PlayerState(
        garden_of(text),
        tuple(counts[kind] for kind in KINDS),
        tuple(KIND_NUMBERS[name] for name in hidden.split()),
        missing,
    )


def show(shown: Garden) -> str:
    """Return a garden in the format of ``garden_of``."""
    x0, y0, x1, y1 = extent(shown)
    return " ".join("".join(letter(shown, x, y) for x in range(x0, x1 + 1)) for y in range(y0, y1 + 1))


def letter(shown: Garden, x: int, y: int) -> str:
    bit = bit_of(shown, x, y)
    assert bit is not None
    here = at(shown, x, y) or TABLE
    return here.lower() if shown.temples >> bit & 1 else here


def options(*cards: str) -> dict[str, Any]:
    """Return the options of an edition with these cards."""
    deck = list(cards) + [CARD] * (60 - len(cards))
    return {"edition": {**write_edition(standard()), "name": "made for a test", "cards": deck}}


def setup(*cards: str, first: int = 0) -> dict[str, Any]:
    """Return a setup with these cards on top of the deck, and with ``TILES`` and ``STACK``."""
    deck = list(cards) + [CARD] * (60 - len(cards))
    rest = Counter(dict(zip(KINDS, COUNTS, strict=True))) - Counter(TILES + STACK)
    return {"first": first, "cards": deck, "tiles": [*TILES, *STACK, *rest.elements()]}


def start(*cards: str, players: int = 2, first: int = 0) -> State:
    """Return the state before the first move, with these cards face up."""
    return HANGING_GARDENS.initial_state(options(*cards), setup(*cards, first=first), players)


def position(*seats: PlayerState | str, cards: str = CARD, board: str | None = None, stack: str | None = None) -> State:
    """Return a state in which the first seat is to move.

    With a single seat the other player has the start card only. ``cards`` are the face-up ones, ``-`` for one that has
    been taken; ``board`` names six tiles, ``-`` for none; ``stack`` names all remaining tiles.
    """
    all_seats = tuple(garden(seat) if isinstance(seat, str) else seat for seat in seats)
    all_seats = all_seats if len(seats) > 1 else (*all_seats, garden(START))
    names = [name.replace("-", CARD) if name == "-" else name for name in cards.split()]
    state = start(*names, players=len(all_seats))
    state = state._replace(seats=all_seats)
    for number, name in enumerate(cards.split()):
        if name == "-":
            state = state._replace(cards=(*state.cards[:number], TAKEN, *state.cards[number + 1 :]))
    if board is not None:
        state = state._replace(board=numbers(board))
    if stack is not None:
        state = state._replace(stack=numbers(stack))
    return state


def numbers(names: str) -> tuple[int, ...]:
    return tuple(NONE if name == "-" else KIND_NUMBERS[name] for name in names.split())


def after(state: State, *events: str) -> State:
    """Return the state after these events."""
    for event in events:
        state = HANGING_GARDENS.apply(state, HANGING_GARDENS.read_event(event))
    return state


def moves(state: State) -> list[str]:
    """Return every legal move as text."""
    return [HANGING_GARDENS.write_event(move) for move in HANGING_GARDENS.moves(state)]


def refusal(state: State, event: str) -> str:
    """Return the rule of the refusal of a move."""
    before = HANGING_GARDENS.write_position(state)
    with pytest.raises(IllegalMove) as caught:
        after(state, event)
    assert HANGING_GARDENS.write_position(state) == before
    assert event not in moves(state)
    return caught.value.rule


def names_of(tiles: tuple[int, ...]) -> list[str]:
    """Return the names of tiles, ``-`` for a space without one."""
    return ["-" if tile == NONE else KINDS[tile] for tile in tiles]


def opened(seat: PlayerState) -> list[str]:
    """Return the names of a seat's openly taken tiles."""
    return list(Counter(dict(zip(KINDS, seat.open, strict=True))).elements())
