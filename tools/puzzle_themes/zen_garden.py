"""The themes of puzzles, each found by a rule that compares the good move with the second-best one."""

from collections.abc import Callable, Mapping
from typing import Final

from hofgarten.games.zen_garden.eval.features import turns_left
from hofgarten.games.zen_garden.grid import NO_SHIFT
from hofgarten.games.zen_garden.rules import completed_lines, to_move
from hofgarten.games.zen_garden.scoring import items
from hofgarten.games.zen_garden.state import SLOT_COSTS, Move, State

LAST_TURNS: Final = 2
"""Turns left of the mover, this one included, that belong to the end of a match."""


def _gains(before: State, after: State, item: str) -> int:
    """Return the change of one item of the mover's score."""
    seat = to_move(before)
    return dict(items(after, seat)).get(item, 0) - dict(items(before, seat)).get(item, 0)


def _better(item: str, least: int = 1) -> Callable[[State, Move, State, Move, State], bool]:
    """Return the rule of a theme: the good move brings at least this many points more of an item than the second."""

    def rule(before: State, _best: Move, after: State, _second: Move, other: State) -> bool:
        return _gains(before, after, item) - _gains(before, other, item) >= least

    return rule


def _closes_line(before: State, best: Move, after: State, _second: Move, _other: State) -> bool:
    seat = after.seats[to_move(before)]
    return completed_lines(seat.garden, seat.mask, best.cell) > 0


def _pays(_before: State, best: Move, _after: State, second: Move, _other: State) -> bool:
    return SLOT_COSTS[best.slot] != SLOT_COSTS[second.slot]


def _turns(_before: State, best: Move, _after: State, second: Move, _other: State) -> bool:
    return best.corner != second.corner and best[:2] == second[:2] and best.shift == second.shift


def _moves_garden(_before: State, best: Move, _after: State, _second: Move, _other: State) -> bool:
    return best.shift != NO_SHIFT


def _ends(before: State, _best: Move, _after: State, _second: Move, _other: State) -> bool:
    return turns_left(before, to_move(before)) <= LAST_TURNS


THEMES: Final[Mapping[str, Callable[[State, Move, State, Move, State], bool]]] = {
    "circuit": _better("circuits"),
    "line": _closes_line,
    "pay": _pays,
    "shift": _moves_garden,
    "orientation": _turns,
    "majority": _better("majority"),
    "mission": _better("missions"),
    "decorations": _better("decorations"),
    "detail": _better("detail"),
    "grounds": lambda *case: _better("unity")(*case) or _better("minimalist")(*case),
    "end": _ends,
}
"""Rule by theme. The arguments are the position, the good move and the position after it, the second-best move and the
position after that."""
