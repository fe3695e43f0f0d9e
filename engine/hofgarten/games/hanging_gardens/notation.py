"""Read and write events in the notation of the game record."""

import re
from typing import Final

from hofgarten.game import IllegalMove
from hofgarten.games.hanging_gardens.state import Discard, Event, Lay, Pass, Take, Temple
from hofgarten.quoting import quoted

_NUMBER: Final = r"(0|-?[1-9]\d?)"
_SQUARE: Final = rf"{_NUMBER},{_NUMBER}"
_LAY: Final = re.compile(rf"lay ([1-4]) {_SQUARE} (0|90|180|270)", re.ASCII)
_DISCARD: Final = re.compile(r"discard ([1-4])", re.ASCII)
_TEMPLE: Final = re.compile(rf"temple {_SQUARE}(?: from {_SQUARE})?", re.ASCII)
_TILE: Final = re.compile(r"tile ([1-6])", re.ASCII)
_QUARTER: Final = 90
_RULES: Final = {"lay": "H4.1", "discard": "H4.5", "temple": "H5.2", "pass": "H5.2", "tile": "H5.3"}


def write_event(event: Event) -> str:
    """Return an event's text: ``lay 2 0,-1 90``, ``temple 1,0 from 3,2``, ``tile 4``.

    Raises:
        TypeError: The value is no event.
    """
    match event:
        case Lay(card, x, y, turn):
            return f"lay {card + 1} {x},{y} {turn * _QUARTER}"
        case Discard(card):
            return f"discard {card + 1}"
        case Temple(x, y, moved):
            return f"temple {x},{y}" + (f" from {moved[0]},{moved[1]}" if moved else "")
        case Take(space):
            return f"tile {space + 1}"
        case Pass():
            return "pass"
        case _:
            raise TypeError(f"no event of hanging-gardens: {quoted(event)}")


def read_event(text: str) -> Event:
    """Return the event of a text, legal or not.

    Raises:
        IllegalMove: The text is not an event. The rule follows from its beginning.
    """
    if match := _LAY.fullmatch(text):
        card, x, y, degrees = map(int, match.groups())
        return Lay(card - 1, x, y, degrees // _QUARTER)
    if match := _DISCARD.fullmatch(text):
        return Discard(int(match[1]) - 1)
    if match := _TEMPLE.fullmatch(text):
        x, y, *moved = (int(part) for part in match.groups() if part is not None)
        return Temple(x, y, (moved[0], moved[1]) if moved else None)
    if text == "pass":
        return Pass()
    if match := _TILE.fullmatch(text):
        return Take(int(match[1]) - 1)
    rule = _RULES.get(text.split(" ", 1)[0], "H4.1")
    raise IllegalMove(rule, f"{quoted(text)} is neither lay, discard, temple, pass nor tile")
