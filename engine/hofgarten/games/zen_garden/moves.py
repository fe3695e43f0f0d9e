"""Legal moves: list, count and draw them at random; how two moves compare. Rules Z4 and Z5.1 to Z5.3."""

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from hofgarten.game import IllegalMove
from hofgarten.games.zen_garden.grid import (
    SIZE,
    distinct_placement,
    distinct_placements,
    placement_parts,
    placements,
    shift_parts,
)
from hofgarten.games.zen_garden.state import SLOT_COSTS, SLOTS, TAKEN, Event, Move, Shuffle, State
from hofgarten.games.zen_garden.tiles import CORNERS
from hofgarten.rng import Rng

_ORIENTATIONS: Final = len(CORNERS)


def affordable(state: State) -> list[int]:
    """Return the spaces of the selection board with a tile that the player to move can pay for. Rules Z4.1 and Z4.2."""
    coins = state.seats[state.deal.order[state.turn_number]].coins
    board = state.board
    return [slot for slot in SLOTS if board[slot] != TAKEN and SLOT_COSTS[slot] <= coins]


def _mask(state: State) -> int:
    return state.seats[state.deal.order[state.turn_number]].mask


def _no_player_to_move(state: State) -> bool:
    return state.shuffling or state.turn_number >= len(state.deal.order)


def _list(state: State, places: Sequence[int]) -> Iterator[Move]:
    parts = [placement_parts(place) for place in places]
    for slot in affordable(state):
        for shift, cell in parts:
            for corner in range(_ORIENTATIONS):
                yield Move(slot, cell, corner, shift)


def moves(state: State) -> Iterator[Move]:
    """Yield every way to take, shift, place and turn. Rules Z4 and Z5.1 to Z5.3."""
    return iter(()) if _no_player_to_move(state) else _list(state, placements(_mask(state)))


def distinct_moves(state: State) -> list[Move]:
    """Return one move for each relative position of the tiles: Rule Z5.1 makes all others equivalent."""
    return [] if _no_player_to_move(state) else list(_list(state, distinct_placements(_mask(state))))


def canonical(state: State, move: Event) -> Event:
    """Return the distinct move with the same relative position of the tiles. Rule Z5.1."""
    if isinstance(move, Shuffle):
        return move
    place = distinct_placement(_mask(state), move.shift << 4 | move.cell)
    shift, cell = placement_parts(place)
    return move._replace(shift=shift, cell=cell)


def move_count(state: State) -> int:
    """Return the number of ``moves``."""
    if _no_player_to_move(state):
        return 0
    return len(affordable(state)) * len(placements(_mask(state))) * _ORIENTATIONS


def random_move(state: State, rng: Rng) -> Move:
    """Return one of ``moves``. Tile, place and rotation are independent.

    Raises:
        IllegalMove: No player is to move.
    """
    if _no_player_to_move(state):
        raise IllegalMove("Z3.6" if not state.shuffling else "Z3.4", "no player is to move")
    slots = affordable(state)
    places = placements(_mask(state))
    number, corner = divmod(rng.below(len(slots) * len(places) * _ORIENTATIONS), _ORIENTATIONS)
    slot, place = divmod(number, len(places))
    return Move(slots[slot], places[place] & 15, corner, places[place] >> 4)


def hint_group(state: State, move: Event) -> tuple[Hashable, Hashable]:
    """Return the slot of the tile, and its place relative to the others of the garden."""
    if isinstance(move, Shuffle):
        return move, None
    east, south = shift_parts(move.shift)
    return move.slot, (move.cell % SIZE - east, move.cell // SIZE - south)
