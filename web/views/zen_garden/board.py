"""The selection board: three rows of four tiles and what they cost."""

import htpy as h
from htpy import Element

from engine.zen_garden.state import COLUMNS, ROWS, SLOT_COSTS, TAKEN, Move, State
from engine.zen_garden.tiles import SE, laid
from web.texts import Words
from web.views.html import do, icon
from web.views.zen_garden import words as say
from web.views.zen_garden.tile import face
from web.zen_garden.turn import Turn


def selection_board(words: Words, state: State, turn: Turn, shown: Move | None, *, active: bool) -> Element:
    """Return the board; ``shown`` is a computer's move that is being shown, ``active`` whether a person chooses."""
    coins = state.seats[state.deal.order[state.turn]].coins if state.turn < len(state.deal.order) else 0
    chosen = shown.slot if shown else turn.slot
    start = _first_stop(state, chosen)
    rows = [
        h.div(".board-row", role="row")[
            h.span(".board-cost", role="rowheader", aria_label=_cost(words, row))[icon("coin"), h.span[str(row)]],
            (
                _slot(words, state, slot, coins=coins, chosen=slot == chosen, stop=slot == start, active=active)
                for slot in range(row * COLUMNS, row * COLUMNS + COLUMNS)
            ),
        ]
        for row in reversed(range(ROWS))
    ]
    return h.section(".board", aria_labelledby="board-title")[
        h.h2("#board-title")[words("board.title")],
        h.div("#board.board-grid", role="grid", aria_label=words("board.title"), aria_keyshortcuts="b")[rows],
    ]


def _first_stop(state: State, chosen: int | None) -> int:
    """Return the slot on which the tab key stops: the chosen one, else the first with a tile."""
    if chosen is not None:
        return chosen
    return next((slot for slot, tile in enumerate(state.board) if tile != TAKEN), 0)


def _cost(words: Words, cost: int) -> str:
    return words.count("coins", cost) if cost else words("coins.free")


def _slot(words: Words, state: State, slot: int, *, coins: int, chosen: bool, stop: bool, active: bool) -> Element:
    tile = state.board[slot]
    if tile == TAKEN:
        return h.div(".slot.is-taken", role="gridcell")[h.span(".visually-hidden")[words("board.taken")]]
    too_dear = active and SLOT_COSTS[slot] > coins
    label = words("board.slot", tile=say.tile(words, tile), cost=_cost(words, SLOT_COSTS[slot]))
    return h.div(".slot", role="gridcell")[
        h.button(
            {"class": f"slot-button{' is-chosen' * chosen}{' is-dear' * too_dear}"},
            type="button",
            id=f"slot-{slot}",
            data_do=do("take", slot=slot),
            aria_label=words("board.too_dear", slot=label) if too_dear else label,
            aria_pressed="true" if chosen else "false",
            aria_disabled="true" if too_dear or not active else None,
            tabindex="0" if stop else "-1",
        )[face(laid(tile, SE))]
    ]
