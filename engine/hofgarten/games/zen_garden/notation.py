"""Read and write tiles and events in the notation of the game record."""

import re
from collections.abc import Iterable
from typing import Final

from hofgarten.game import BadSetup, IllegalMove, RuleError
from hofgarten.games.zen_garden.grid import CELL_NAMES, CELL_NUMBERS, NO_SHIFT, SHIFTS, shift_of, shift_parts
from hofgarten.games.zen_garden.state import SLOT_NAMES, SLOT_NUMBERS, Event, Move, Shuffle
from hofgarten.games.zen_garden.tiles import CODE_LENGTH, CORNER_NUMBERS, CORNERS, TILE_CODES, TILE_COUNT, TILE_NUMBERS
from hofgarten.quoting import quoted

SHUFFLE_SIGN: Final = "~"
_MAX_EVENT_LENGTH: Final = 1 + CODE_LENGTH * TILE_COUNT
_SHIFT: Final = re.compile(r"(?:([ns])([123]))?(?:([ew])([123]))?", re.ASCII)
_PARTS: Final = range(3, 5)


def write_tiles(tiles: Iterable[int]) -> str:
    """Return the codes of the tiles in one string: ``PtwBsa``."""
    return "".join(TILE_CODES[tile] for tile in tiles)


def read_tiles(text: str, rule: str, error: type[RuleError] = BadSetup) -> tuple[int, ...]:
    """Return the tiles of a string of codes. Rule Z1.1.

    Raises:
        RuleError: A code is unknown. The error is an ``error`` with the number of ``rule``.
    """
    if len(text) > CODE_LENGTH * TILE_COUNT:
        raise error(rule, "there are more tiles than the game has")
    codes = [text[start : start + CODE_LENGTH] for start in range(0, len(text), CODE_LENGTH)]
    for code in codes:
        if code not in TILE_NUMBERS:
            raise error(rule, f"{code!r} is no tile")
    return tuple(TILE_NUMBERS[code] for code in codes)


def write_event(event: Event) -> str:
    """Return a move, ``SLOT CELL CORNER [SHIFT]``, or a shuffle, ``~PtwBsa...``. A tuple of four numbers is a move.

    Raises:
        TypeError: The value is no event.
    """
    if isinstance(event, Shuffle):
        return SHUFFLE_SIGN + write_tiles(event.tiles)
    if not isinstance(event, Move) and not (type(event) is tuple and len(event) == len(Move._fields)):
        raise _no_event(event)
    slot, cell, corner, shift = event
    try:
        if slot < 0 or cell < 0 or corner < 0 or shift < 0:  # such an index counts from the end
            raise _no_event(event)
        move = f"{SLOT_NAMES[slot]} {CELL_NAMES[cell]} {CORNERS[corner]}"
        return move if shift == NO_SHIFT else f"{move} {_SHIFT_NAMES[shift]}"
    except (IndexError, TypeError):
        raise _no_event(event) from None


def _no_event(value: object) -> TypeError:
    return TypeError(f"no event of zen-garden: {quoted(value)}")


def write_shift(shift: int) -> str:
    """Return a shift as ``n1``, ``w3``, or ``n1w2``, north or south first; an empty string for no shift."""
    east, south = shift_parts(shift)
    vertical = f"{'s' if south > 0 else 'n'}{abs(south)}" if south else ""
    horizontal = f"{'e' if east > 0 else 'w'}{abs(east)}" if east else ""
    return vertical + horizontal


_SHIFT_NAMES: Final = tuple(map(write_shift, SHIFTS))


def read_event(text: str) -> Event:
    """Return the move or shuffle of a text, legal or not.

    Raises:
        IllegalMove: The text is neither. The rule is that of the unreadable part.
    """
    if len(text) > _MAX_EVENT_LENGTH:
        raise IllegalMove("Z4.1", f"{quoted(text)} is too long for a move")
    if text.startswith(SHUFFLE_SIGN):
        return Shuffle(read_tiles(text.removeprefix(SHUFFLE_SIGN), "Z3.4", IllegalMove))
    parts = text.split(" ")
    if len(parts) not in _PARTS:
        raise IllegalMove("Z4.1", f"{quoted(text)} is not a move: space, cell, corner, perhaps a shift")
    slot, cell, corner = parts[:3]
    if slot not in SLOT_NUMBERS:
        raise IllegalMove("Z4.1", f"{quoted(slot)} is no space of the selection board")
    if cell not in CELL_NUMBERS:
        raise IllegalMove("Z5.2", f"{quoted(cell)} is no space of a garden")
    if corner not in CORNER_NUMBERS:
        raise IllegalMove("Z5.3", f"{quoted(corner)} is no corner")
    shift = read_shift(parts[3]) if len(parts) == len(Move._fields) else NO_SHIFT
    return Move(SLOT_NUMBERS[slot], CELL_NUMBERS[cell], CORNER_NUMBERS[corner], shift)


def read_shift(text: str) -> int:
    """Return the shift of a text.

    Raises:
        IllegalMove: The text is not a shift. Rule Z5.1.
    """
    match = _SHIFT.fullmatch(text)
    if not match or not text:
        raise IllegalMove("Z5.1", f"{quoted(text)} is no way to move the garden")
    vertical, south, horizontal, east = match.groups("0")
    return shift_of(int(east) * (-1 if horizontal == "w" else 1), int(south) * (-1 if vertical == "n" else 1))
