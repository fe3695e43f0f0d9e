"""The selection board: three rows of four tiles, with the cost of each row; the supply."""

from hofgarten.games.zen_garden.state import COLUMNS, ROWS, SLOT_COSTS, TAKEN, State
from hofgarten.games.zen_garden.tiles import SE, laid
from web.app.games.zen_garden.table.selection import move_from
from web.app.games.zen_garden.view import move_text
from web.app.games.zen_garden.view.tile import face
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.board.grid import Cell, Change, Grid, row_head, unchanged
from web.app.view.board.offer import Offered, offer, offered, taken
from web.app.view.board.pile import Pile, pile_button
from web.app.view.board.rank import ranked, ranks_by
from web.app.view.board.symbol import styled_symbol, symbol
from web.app.view.components import do
from web.app.view.html import Element


def selection_board(
    words: Words,
    state: State,
    chosen: int | None,
    lifted: int | None,
    best: tuple[str, ...] = (),
    *,
    active: bool,
    change: Change = unchanged,
) -> Element:
    """Return the selection board.

    ``chosen``, ``lifted``: the slots of the tiles that are chosen, and shown in the garden.
    ``best``: the best moves, whose tiles are marked.
    ``active``: True while a person chooses a move.
    """
    ranks = ranks_by(best, lambda event: move_from(event).slot)
    coins = state.seats[state.deal.order[state.turn_number]].coins if state.turn_number < len(state.deal.order) else 0
    slots = [
        ranked(
            words,
            change(
                _slot(words, state, slot, coins if active else None, chosen=slot == chosen, lifted=slot == lifted),
                (slot,),
            ),
            ranks.get(slot, ""),
        )
        for slot in range(len(state.board))
    ]
    rows = [*reversed(range(ROWS))]
    # Without a chosen tile, the first tile of the row without cost is in the tab order.
    first = next((cell.id for cell in slots if cell.id), "")
    shown = Grid(
        "board",
        words("board.title"),
        [slots[row * COLUMNS : (row + 1) * COLUMNS] for row in rows],
        heads=[
            row_head(move_text.cost_of_row(words, row), [coins_of(row), h.span[str(row)]], "board-cost") for row in rows
        ],
        stop=first if chosen is None else f"slot-{chosen}",
        key="b",
        classes="board-grid stack gap-1",
        focus_inside=True,
    )
    return offer(shown)


def coins_of(cost: int) -> Element:
    """Return the cost of a row as coin pictures. A free row shows an empty coin space."""
    return h.span(".coins", aria_hidden="true")[[symbol("coin", "coin")] * cost or styled_symbol("coin-none", "coin")]


def _slot(words: Words, state: State, slot: int, coins: int | None, *, chosen: bool, lifted: bool) -> Cell:
    """Return a slot. ``coins``: the coins that the player can spend; None while nobody chooses a move."""
    tile = state.board[slot]
    if tile == TAKEN:
        return taken(words("board.taken"), "slot")
    too_dear = coins is not None and SLOT_COSTS[slot] > coins
    usable = coins is not None and not too_dear
    label = words("board.slot", tile=move_text.tile(words, tile), cost=move_text.cost(words, SLOT_COSTS[slot]))
    return offered(
        Offered(
            f"slot-{slot}",
            words("board.too_dear", slot=label) if too_dear else label,
            do("take", slot=slot),
            face(laid(tile, SE)),
            f"tile-{tile}",
            chosen=chosen,
            lifted=lifted,
            useless=too_dear,
            enabled=usable,
            movable=usable,
        ),
        "slot",
    )


def supply_button(words: Words, state: State) -> Element:
    """Return the button that shows the sizes of supply and discard pile and opens the list of tiles."""
    supply, discard = Pile("bag", len(supply_left(state))), Pile("discard", len(state.discard))
    return pile_button("tiles", words("supply.title"), supply_sizes(words, state), supply, discard, key="t")


def supply_sizes(words: Words, state: State) -> str:
    """Return the sizes of supply and discard pile."""
    return words("supply.both", supply=len(supply_left(state)), discard=len(state.discard))


def supply_left(state: State) -> tuple[int, ...]:
    """Return the tiles of the supply, sorted because their order is hidden."""
    return tuple(sorted(state.supply[state.drawn :]))
