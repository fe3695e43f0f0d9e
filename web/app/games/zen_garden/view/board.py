"""The selection board: three rows of four tiles, with the cost of each row."""

from typing import NamedTuple

from hofgarten.games.zen_garden.state import COLUMNS, ROWS, SLOT_COSTS, TAKEN, State
from hofgarten.games.zen_garden.tiles import SE, laid
from web.app.games.zen_garden.view import move_text
from web.app.games.zen_garden.view.tile import face, piece, symbol
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import do
from web.app.view.html import Element


def selection_board(words: Words, state: State, chosen: int | None, lifted: int | None, *, active: bool) -> Element:
    """Return the selection board.

    ``chosen``, ``lifted``: the slots of the tiles that are chosen, and shown in the garden.
    ``active``: True while a person chooses a move.
    """
    coins = state.seats[state.deal.order[state.turn]].coins if state.turn < len(state.deal.order) else 0
    start = _first_stop(state, chosen)
    rows = [
        h.div(".board-row", role="row")[
            h.span(".board-cost", role="rowheader", aria_label=_cost(words, row))[coins_of(row), h.span[str(row)]],
            (
                _slot(words, state, slot, _SlotState(coins, slot == chosen, slot == lifted, slot == start, active))
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
    """Return the slot in the tab order: the chosen slot, else the first slot with a tile."""
    if chosen is not None:
        return chosen
    return next((slot for slot, tile in enumerate(state.board) if tile != TAKEN), 0)


def coins_of(cost: int) -> Element:
    """Return the cost of a row as coin pictures. A free row shows an empty coin space."""
    return h.span(".coins", aria_hidden="true")[[symbol("coin", "coin")] * cost or symbol("coin-none", "coin")]


def _cost(words: Words, cost: int) -> str:
    return words.count("coins", cost) if cost else words("coins.free")


class _SlotState(NamedTuple):
    """Display state of one slot of the board."""

    coins: int
    """The number of coins that the player can spend."""
    chosen: bool
    lifted: bool
    """True if the tile is shown in the garden, where it is being placed."""
    stop: bool
    """True if the slot is in the tab order."""
    active: bool
    """True while a person chooses a move."""


def _slot(words: Words, state: State, slot: int, look: _SlotState) -> Element:
    tile = state.board[slot]
    if tile == TAKEN:
        return h.div(".slot.is-taken", role="gridcell")[h.span(".visually-hidden")[words("board.taken")]]
    take = do("take", slot=slot)
    too_dear = look.active and SLOT_COSTS[slot] > look.coins
    label = words("board.slot", tile=move_text.tile(words, tile), cost=_cost(words, SLOT_COSTS[slot]))
    return h.div(".slot", role="gridcell")[
        h.button(
            {"class": f"slot-button{' is-chosen' * look.chosen}{' is-lifted' * look.lifted}{' is-dear' * too_dear}"},
            type="button",
            id=f"slot-{slot}",
            data_do=take,
            data_drag=take if look.active and not too_dear else None,
            data_drag_size="1 1",
            aria_label=words("board.too_dear", slot=label) if too_dear else label,
            aria_pressed="true" if look.chosen else "false",
            aria_disabled="true" if too_dear or not look.active else None,
            tabindex="0" if look.stop else "-1",
        )[face(laid(tile, SE)) if look.lifted else piece(laid(tile, SE), f"board-{slot}")]
    ]
