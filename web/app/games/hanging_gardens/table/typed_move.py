"""A move of The Hanging Gardens as a person types it: the notation of the record, with parts that may be left out."""

import re
from typing import Final

from hofgarten.game import IllegalMove
from hofgarten.games.hanging_gardens.cards import TURNS
from hofgarten.games.hanging_gardens.notation import read_event, write_event
from hofgarten.games.hanging_gardens.rules import can_lay
from hofgarten.games.hanging_gardens.state import LAY, TEMPLE, TILE, Discard, Lay, State, Take, Temple
from web.app.games.hanging_gardens.table.selection import Selection, Spot, movable_temples, places

_SQUARE: Final = r"(-?\d{1,2}) ?, ?(-?\d{1,2})"
_LAY: Final = re.compile(rf"(?:lay )?(?:([1-4]) )?{_SQUARE}(?: (0|90|180|270))?", re.ASCII)
_TEMPLE: Final = re.compile(rf"(?:temple )?{_SQUARE}", re.ASCII)
_NUMBER: Final = re.compile(r"[1-6]", re.ASCII)
_QUARTER: Final = 90


def typed_move(state: State, selection: Selection, text: str) -> str | None:
    """Return the move in the record's notation, legal or not; None if the text is no move.

    The first word may be left out, and the card if one is chosen. Without a rotation, the first one is meant in which
    the card fits there, beginning with that of the chosen card. Without a temple to move, the only one that may move is
    meant.
    """
    typed = text.casefold()
    if state.phase == LAY and (laid := _LAY.fullmatch(typed)):
        card = int(laid[1]) - 1 if laid[1] else selection.card
        return None if card is None else _lay(state, selection, card, Spot(int(laid[2]), int(laid[3])), laid[4])
    if state.phase == TEMPLE and (temple := _TEMPLE.fullmatch(typed)):
        movable = movable_temples(state)
        return write_event(Temple(int(temple[1]), int(temple[2]), movable[0] if len(movable) == 1 else None))
    if _NUMBER.fullmatch(typed) and state.phase == TILE:
        return write_event(Take(int(typed) - 1))
    if _NUMBER.fullmatch(typed) and state.phase == LAY and not can_lay(state):
        return write_event(Discard(int(typed) - 1))
    try:
        return write_event(read_event(typed))
    except IllegalMove:
        return None


def _lay(state: State, selection: Selection, card: int, spot: Spot, degrees: str | None) -> str:
    first = selection.quarters if card == selection.card else 0
    rotations = [int(degrees) // _QUARTER] if degrees else [(first + turns) % TURNS for turns in range(TURNS)]
    fitting = (quarters for quarters in rotations if spot in places(state, Selection(card=card, quarters=quarters)))
    return write_event(Lay(card, *spot, next(fitting, rotations[0])))
