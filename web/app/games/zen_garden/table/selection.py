"""The selection of a Zen Garden move in progress: tile, place, orientation.

A place is a column and a row of the 4x4 frame, counted from 0, or one step outside it (-1 or 4). Building outside
shifts the garden one space the other way. A new tile touches an old one (Rule Z5.2), so no place lies further out.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, NamedTuple

from hofgarten.games.zen_garden.grid import (
    FULL,
    NO_SHIFT,
    SIZE,
    cells_of,
    neighbours,
    shift_of,
    shift_parts,
    shifted,
    shifted_tiles,
    shifts,
)
from hofgarten.games.zen_garden.notation import read_event
from hofgarten.games.zen_garden.rules import apply
from hofgarten.games.zen_garden.scoring import MINIMALIST_POINTS, UNITY_POINTS, items
from hofgarten.games.zen_garden.state import SLOT_COSTS, TAKEN, Move, PlayerState, State
from hofgarten.games.zen_garden.tiles import CORNERS, SE, laid
from web.app.model.game_api.move_input import BaseSelection, Refusal, RunningScore, ScoreChange

_IF_FULL: Final = {"unity": UNITY_POINTS, "minimalist": max(MINIMALIST_POINTS)}
"""The items that only a full garden scores, each with the most points."""


class Place(NamedTuple):
    """A space of the garden's frame or of the rim around it."""

    column: int
    row: int

    @classmethod
    def of(cls, cell: int) -> "Place":
        """Return the place of a cell."""
        return cls(cell % SIZE, cell // SIZE)

    @property
    def inside(self) -> bool:
        """True if the place is inside the frame."""
        return self.column in range(SIZE) and self.row in range(SIZE)

    @property
    def cell(self) -> int:
        """The cell of a place inside the frame."""
        return self.row * SIZE + self.column

    def moved(self, east: int, south: int) -> "Place":
        """Return the place shifted by the given number of spaces."""
        return Place(self.column + east, self.row + south)


@dataclass(frozen=True, slots=True, kw_only=True)
class Selection(BaseSelection):
    """The choices made so far."""

    slot: int | None = None
    """The slot of the chosen tile on the selection board."""
    shift: int = NO_SHIFT
    """The garden's shift since the turn began."""
    cell: int | None = None
    """The chosen cell, after the shift."""
    corner: int = SE


NO_SELECTION: Final = Selection()


def mover(state: State) -> PlayerState:
    """Return the seat to move."""
    return state.seats[state.deal.order[state.turn_number]]


def places(state: State, selection: Selection) -> frozenset[Place]:
    """Return the places available for the next tile with the garden's current shift. Rules Z5.1 and Z5.2."""
    mask = mover(state).mask
    if not mask:
        return frozenset(Place.of(cell) for cell in cells_of(FULL))
    now = shifted(mask, selection.shift)
    inside = {Place.of(cell) for cell in cells_of(neighbours(now))}
    return frozenset(inside | _rim(mask, selection.shift))


def _rim(mask: int, shift: int) -> set[Place]:
    """Return the places outside the frame for which the garden can make room."""
    rim: set[Place] = set()
    tiles = {Place.of(cell) for cell in cells_of(shifted(mask, shift))}
    for step_east, step_south in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        if _stepped(mask, shift, step_east, step_south) is not None:
            outside = {tile.moved(-step_east, -step_south) for tile in tiles}
            rim |= {place for place in outside if not place.inside}
    return rim


def _stepped(mask: int, shift: int, east: int, south: int) -> int | None:
    """Return the shift one step further, or None if a tile would leave the grid. Rule Z5.1."""
    now_east, now_south = shift_parts(shift)
    if abs(now_east + east) >= SIZE or abs(now_south + south) >= SIZE:
        return None
    further = shift_of(now_east + east, now_south + south)
    return further if further in shifts(mask) else None


def refusal(state: State, selection: Selection, place: Place) -> Refusal | None:
    """Return the reason why the selected tile cannot go to a place; None if it can. Rules Z4.1, Z5.1 and Z5.2."""
    if selection.slot is None:
        return Refusal("no_tile", "Z4.1")
    if place in places(state, selection):
        return None
    if not place.inside:
        return Refusal("no_room", "Z5.1")
    occupied = shifted(mover(state).mask, selection.shift) >> place.cell & 1
    return Refusal("occupied" if occupied else "not_adjacent", "Z5.2")


def tile_refusal(state: State, slot: int) -> Refusal | None:
    """Return the reason why a tile of the selection board cannot be taken; None if it can. Rules Z4.1 and Z4.2."""
    cost, coins = SLOT_COSTS[slot], mover(state).coins
    if state.board[slot] == TAKEN:
        return Refusal("taken", "Z4.1")
    return Refusal("too_dear", "Z4.1", (("cost", cost), ("coins", coins))) if cost > coins else None


def placed(selection: Selection, place: Place) -> Selection:
    """Return the selection with an available place chosen. A place outside the frame shifts the garden."""
    east, south = shift_parts(selection.shift)
    step_east = (place.column < 0) - (place.column >= SIZE)
    step_south = (place.row < 0) - (place.row >= SIZE)
    cell = place.moved(step_east, step_south).cell
    return replace(selection, shift=shift_of(east + step_east, south + step_south), cell=cell, refusal=None)


def points_by_place(state: State, selection: Selection) -> Mapping[Place, int]:
    """Return the places available for the selected tile, each with the points that the tile brings there.

    The tile keeps its orientation. The result is empty without a selected tile.
    """
    moves = ((place, move_of(placed(selection, place))) for place in places(state, selection))
    return {place: gain(state, move).total for place, move in moves if move is not None}


def can_shift(state: State, selection: Selection) -> bool:
    """Return True before a place is selected, if the garden can move at all. Rule Z5.1."""
    return selection.cell is None and len(shifts(mover(state).mask)) > 1


def nudge(state: State, selection: Selection, *, east: int, south: int) -> Selection:
    """Shift the garden by one space, before a place is selected. Rule Z5.1."""
    shift = _stepped(mover(state).mask, selection.shift, east, south) if selection.cell is None else None
    if shift is None:
        return replace(selection, refusal=Refusal("no_room", "Z5.1"))
    return replace(selection, shift=shift, refusal=None)


def rotate(selection: Selection) -> Selection:
    """Rotate the tile clockwise by 90 degrees. Rule Z5.3."""
    return orient(selection, selection.corner + 1)


def orient(selection: Selection, corner: int) -> Selection:
    """Set the corner round which the path bends. Rule Z5.3."""
    return replace(selection, corner=corner % len(CORNERS), refusal=None)


def move_of(selection: Selection) -> Move | None:
    """Return the selected move, or None if the selection is incomplete."""
    if selection.slot is None or selection.cell is None:
        return None
    return Move(selection.slot, selection.cell, selection.corner, selection.shift)


def garden_with(state: State, selection: Selection) -> tuple[int, ...]:
    """Return the mover's garden with the selected shift and, if the move is complete, the tile: 16 laid codes."""
    garden, move = shifted_tiles(mover(state).garden, selection.shift), move_of(selection)
    if move is None:
        return garden
    return (*garden[: move.cell], laid(state.board[move.slot], move.corner), *garden[move.cell + 1 :])


def move_from(text: str) -> Move:
    """Return the move in a record event. The event must be a player's move, not a chance event."""
    event = read_event(text)
    assert isinstance(event, Move)
    return event


def running_score(player: PlayerState, score: Mapping[str, int]) -> RunningScore:
    """Return a score in which Unity and Minimalist are merely possible until the garden is full.

    A garden has them from its first tile on, although this tile does not earn them, and may lose them with any other.
    An empty garden can still have them in full.
    """
    if player.mask == FULL:
        return RunningScore(score)
    possible = {item: score[item] if player.mask else most for item, most in _IF_FULL.items() if item in score}
    return RunningScore({item: points for item, points in score.items() if item not in possible}, possible)


@lru_cache(maxsize=128)
def gain(state: State, move: Move) -> ScoreChange:
    """Return the change of the running score by a legal move.

    Cached: each page needs the last move of every seat, and the chosen tile at each available place.
    """
    seat = state.deal.order[state.turn_number]
    return ScoreChange.between(
        *(running_score(each.seats[seat], dict(items(each, seat))) for each in (state, apply(state, move)))
    )
