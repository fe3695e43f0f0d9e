"""A move of Zen Garden as a person types it: the notation of the record, with parts that may be left out."""

import re
from typing import Final

from hofgarten.game import IllegalMove
from hofgarten.games.zen_garden.grid import CELL_NUMBERS, NO_SHIFT
from hofgarten.games.zen_garden.notation import read_shift, write_event
from hofgarten.games.zen_garden.state import SLOT_NUMBERS, Move, State
from hofgarten.games.zen_garden.tiles import CORNER_NUMBERS, CORNERS
from web.app.games.zen_garden.table.selection import Selection, gain

_MOVE: Final = re.compile(r"([0-2][a-d])? ?([a-d][1-4]) ?(nw|ne|se|sw)? ?((?:[ns][123])?(?:[ew][123])?)", re.ASCII)


def typed_move(state: State, selection: Selection, text: str) -> str | None:
    """Return the move in the record's notation, legal or not; None if the text is no move.

    Without a tile, the chosen one is meant. Without a corner, that with most points is meant, of equal ones that of the
    chosen tile, then the next ones clockwise.
    """
    found = _MOVE.fullmatch(text.casefold())
    slot = SLOT_NUMBERS[found[1]] if found and found[1] else selection.slot
    if not found or slot is None:
        return None
    corners = (
        [CORNER_NUMBERS[found[3]]]
        if found[3]
        else [(selection.corner + turns) % len(CORNERS) for turns in range(len(CORNERS))]
    )
    try:
        shift = read_shift(found[4]) if found[4] else NO_SHIFT
    except IllegalMove:
        return None
    moves = (Move(slot, CELL_NUMBERS[found[2]], corner, shift) for corner in corners)
    return write_event(max(moves, key=lambda move: _gain(state, move)))


def _gain(state: State, move: Move) -> int:
    try:
        return gain(state, move).total
    except IllegalMove:
        return 0
