"""A turn, the end of a round and shuffles: ``(state, event) -> state``."""

from collections.abc import Sequence
from typing import Final

from hofgarten.game import CHANCE, TERMINAL, IllegalMove, no_event
from hofgarten.games.zen_garden.grid import CELL_LINES, NO_SHIFT, placement_set, shifted, shifted_tiles, shifts
from hofgarten.games.zen_garden.state import (
    COLUMNS,
    MAX_COINS,
    ROWS,
    SLOT_COSTS,
    SLOTS,
    TAKEN,
    Deal,
    Event,
    Move,
    PlayerState,
    Shuffle,
    State,
)
from hofgarten.games.zen_garden.tiles import CORNERS, LAID_FEATURES, TILE_COUNTS, count_of, laid

LINE_BONUS: Final = 3
"""Coins for a line of one decoration. Rule Z5.4."""

MISSION_TILES: Final = 4
"""Tiles that a mission requires of each of its two features. Rule Z5.5."""

MISSION_POINTS: Final = (5, 3, 1, 0)
"""Points for the first, second, third and fourth player to fulfil a mission. Rules Z1.4 and Z5.5."""

_DECORATIONS: Final = tuple(features[0] if features else -1 for features in LAID_FEATURES)


def seats(state: State) -> range:
    """Return the seats that play. Rule Z2.1."""
    return range(state.deal.players)


def turns_played(state: State) -> int:
    """Return how many turns have been completed. Rule Z3.2."""
    return state.turn_number


def coming_turns(state: State) -> Sequence[int]:
    """Return the seats of the turns to come: all are certain. Rules Z3.1, Z3.2 and Z3.5."""
    return state.deal.order[state.turn_number :]


def to_move(state: State) -> int:
    """Return the seat to move, ``CHANCE`` if a shuffle is due, or ``TERMINAL`` after the last turn.

    Rules Z3.1 and Z3.6.
    """
    if state.shuffling:
        return CHANCE
    order = state.deal.order
    return order[state.turn_number] if state.turn_number < len(order) else TERMINAL


def apply(state: State, event: Event) -> State:
    """Return the state after a move or a shuffle. Rules Z3 to Z5.

    Raises:
        IllegalMove: The rules forbid it.
    """
    if isinstance(event, Shuffle):
        return _shuffle(state, event)
    deal, number, board, supply, drawn, discard, seats, shuffling = state
    if number >= len(deal.order):
        raise IllegalMove("Z3.6", "the game is over")
    if shuffling:
        raise IllegalMove("Z3.4", "the discard pile has to be shuffled first")
    mover = deal.order[number]
    try:
        slot = event.slot
    except AttributeError:
        raise no_event(event) from None
    check(state, event)
    seats = (*seats[:mover], _take_turn(deal, seats, mover, board[slot], event), *seats[mover + 1 :])
    board = (*board[:slot], TAKEN, *board[slot + 1 :])
    number += 1
    after = State(deal, number, board, supply, drawn, discard, seats, False)
    if number % deal.round_turns == 0 and number < len(deal.order):
        return _end_round(after)
    return after


def check(state: State, move: Move) -> None:
    """Check a move against the player's coins and garden. Rules Z4.1, Z4.2, Z5.1, Z5.2 and Z5.3.

    Raises:
        IllegalMove: The rules forbid it.
    """
    slot, cell, corner, shift = move
    seat = state.seats[state.deal.order[state.turn_number]]
    if slot not in SLOTS or state.board[slot] == TAKEN:
        raise IllegalMove("Z4.1", "there is no tile on this space of the selection board")
    if SLOT_COSTS[slot] > seat.coins:
        raise IllegalMove("Z4.1", f"the tile costs {SLOT_COSTS[slot]}, the player has {seat.coins}")
    if shift << 4 | cell not in placement_set(seat.mask):
        if shift not in shifts(seat.mask):
            raise IllegalMove("Z5.1", "the garden cannot be moved there")
        if seat.mask and shifted(seat.mask, shift) >> cell & 1:
            raise IllegalMove("Z5.2", "a tile lies there already")
        raise IllegalMove("Z5.2", "the space does not share an edge with a tile of the garden")
    if not 0 <= corner < len(CORNERS):
        raise IllegalMove("Z5.3", "a tile has four orientations")


def _take_turn(deal: Deal, seats: tuple[PlayerState, ...], mover: int, tile: int, move: Move) -> PlayerState:
    """Return the mover's seat with the tile paid for and placed. Rules Z4.1, Z5.1 to Z5.5."""
    slot, cell, corner, shift = move
    garden, mask, coins, counts, missions = seats[mover]
    if shift != NO_SHIFT:
        garden = shifted_tiles(garden, shift)
        mask = shifted(mask, shift)
    garden = (*garden[:cell], laid(tile, corner), *garden[cell + 1 :])
    mask |= 1 << cell
    counts += TILE_COUNTS[tile]
    bonus = LINE_BONUS * completed_lines(garden, mask, cell)
    coins = min(coins - SLOT_COSTS[slot] + bonus, MAX_COINS)
    if deal.missions:
        missions = _take_missions(deal, seats, mover, counts)
    return PlayerState(garden, mask, coins, counts, missions)


def completed_lines(garden: tuple[int, ...], mask: int, cell: int) -> int:
    """Return how many full lines of one decoration go through a cell. Rule Z5.4."""
    decoration = _DECORATIONS[garden[cell]]
    lines = 0
    for line, (one, two, three) in CELL_LINES[cell]:
        if (
            mask & line == line
            and _DECORATIONS[garden[one]] == decoration
            and _DECORATIONS[garden[two]] == decoration
            and _DECORATIONS[garden[three]] == decoration
        ):
            lines += 1
    return lines


def _take_missions(deal: Deal, seats: tuple[PlayerState, ...], mover: int, counts: int) -> tuple[int, ...]:
    """Return the mover's points by mission with these counts of features. Rule Z5.5.

    A mission fulfilled a second time, or without points left, brings 0.
    """
    points = list(seats[mover].missions)
    for number, (first, second) in enumerate(deal.missions):
        done = count_of(counts, first) >= MISSION_TILES and count_of(counts, second) >= MISSION_TILES
        if done and not points[number]:
            takers = sum(seat.missions[number] > 0 for seat in seats)
            points[number] = MISSION_POINTS[takers]
    return tuple(points)


def _end_round(state: State) -> State:
    """Discard the bottom row, slide the others down, then fill the board. Rule Z3.3."""
    board = state.board
    left = tuple(tile for tile in board[:COLUMNS] if tile != TAKEN)
    columns = []
    for column in range(COLUMNS):
        tiles = [board[row * COLUMNS + column] for row in range(1, ROWS)]
        kept = [tile for tile in tiles if tile != TAKEN]
        columns.append(kept + [TAKEN] * (ROWS - len(kept)))
    slid = tuple(columns[column][row] for row in range(ROWS) for column in range(COLUMNS))
    return _fill(state._replace(board=slid, discard=state.discard + left))


def _fill(state: State) -> State:
    """Fill empty spaces from the supply while it lasts. Rules Z3.3 and Z3.4."""
    board = list(state.board)
    drawn = state.drawn
    for slot in SLOTS:
        if board[slot] == TAKEN:
            if drawn == len(state.supply):
                return state._replace(board=tuple(board), drawn=drawn, shuffling=True)
            board[slot] = state.supply[drawn]
            drawn += 1
    return state._replace(board=tuple(board), drawn=drawn, shuffling=False)


def _shuffle(state: State, event: Shuffle) -> State:
    """Return the state with the shuffled discard pile as its supply and the board filled further. Rule Z3.4.

    Raises:
        IllegalMove: No shuffle is due (Rule Z3.6 after the end), or these are not the tiles of the discard pile.
    """
    if state.turn_number >= len(state.deal.order):
        raise IllegalMove("Z3.6", "the game is over")
    if not state.shuffling:
        raise IllegalMove("Z3.4", "the supply has not run out")
    if sorted(event.tiles) != sorted(state.discard):
        raise IllegalMove("Z3.4", "these are not the tiles of the discard pile")
    return _fill(state._replace(supply=event.tiles, drawn=0, discard=()))
