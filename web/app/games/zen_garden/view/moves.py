"""Descriptions and pictures of single moves, for hints and reviews."""

from collections.abc import Iterable

from markupsafe import Markup

from hofgarten.games.zen_garden.grid import CELL_NAMES, shifted_tiles
from hofgarten.games.zen_garden.state import COLUMNS, ROWS, SLOT_COSTS, TAKEN, Move, State
from hofgarten.games.zen_garden.tiles import CORNERS, SE, laid
from web.app.games.zen_garden.table.selection import mover
from web.app.games.zen_garden.view import move_text
from web.app.games.zen_garden.view.board import coins_of
from web.app.games.zen_garden.view.garden import Picture, small_garden
from web.app.games.zen_garden.view.tile import face
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.html import Element


def tile_words(words: Words, state: State, move: Move) -> str:
    """Return the name of the tile that the move takes."""
    return move_text.tile(words, state.board[move.slot])


def details(words: Words, move: Move) -> Iterable[str]:
    """Yield the move's cell, its cost, the tile's orientation and, if the garden moves, its shift."""
    cost = SLOT_COSTS[move.slot]
    yield CELL_NAMES[move.cell]
    yield words.count("coins", cost) if cost else words("coins.free")
    yield words("advice.bend", corner=words.of("corner", CORNERS[move.corner]))
    if moved := move_text.shift(words, move.shift):
        yield words("advice.shift", shift=moved)


def tile_picture(state: State, move: Move) -> Markup:
    """Return the tile that the move takes, in its chosen orientation."""
    return face(laid(state.board[move.slot], move.corner))


def garden_after(state: State, move: Move) -> tuple[int, ...]:
    """Return the mover's garden after the move, as 16 laid codes."""
    garden = shifted_tiles(mover(state).garden, move.shift)
    return (*garden[: move.cell], laid(state.board[move.slot], move.corner), *garden[move.cell + 1 :])


def move_picture(state: State, move: Move) -> Element:
    """Return a small picture of the mover's garden after the move, with the new tile marked."""
    return small_garden(Picture("", garden_after(state, move), last=move.cell))


def position(words: Words, state: State, played: Move, better: Move) -> Element:
    """Return the position's selection board with the played tile and the better tile marked."""
    return h.div(".position-board.is-slots", role="img", aria_label=words("board.title"))[
        (
            h.div(".board-row", aria_hidden="true")[
                h.span(".board-cost")[coins_of(row), h.span[str(row)]],
                (_slot(state, slot, played, better) for slot in range(row * COLUMNS, row * COLUMNS + COLUMNS)),
            ]
            for row in reversed(range(ROWS))
        )
    ]


def _slot(state: State, slot: int, played: Move, better: Move) -> Element:
    tile = state.board[slot]
    if tile == TAKEN:
        return h.div(".slot.is-taken")
    marks = f"{' is-played' * (slot == played.slot)}{' is-better' * (slot == better.slot)}"
    return h.div({"class": f"slot{marks}"})[face(laid(tile, SE))]
