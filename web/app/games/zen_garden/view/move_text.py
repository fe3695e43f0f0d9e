"""Tiles, places and moves of Zen Garden in words."""

from functools import lru_cache

from hofgarten.games.zen_garden.grid import CELL_NAMES, NO_SHIFT, SIZE, shift_parts
from hofgarten.games.zen_garden.state import SLOT_COSTS, Move, State
from hofgarten.games.zen_garden.tiles import CORNERS, FEATURES, TILE_FEATURES, corner_of, laid, tile_of
from web.app.games.zen_garden.table.selection import Place
from web.app.games.zen_garden.view.tile import face
from web.app.texts import Words
from web.app.view.game_api.match_view import MoveDescription


def feature(words: Words, number: int) -> str:
    """Return a feature's name: ``wood path``."""
    return words.of("feature", FEATURES[number])


@lru_cache(maxsize=128)
def tile(words: Words, number: int) -> str:
    """Return the three features of a tile: ``Gate, wood path, clay``. Cached: a page names 20 tiles."""
    return words("tile.name", **_parts(words, number))


def _parts(words: Words, number: int) -> dict[str, str]:
    decoration, path, ground = (feature(words, part) for part in TILE_FEATURES[number])
    return {"decoration": decoration, "path": path, "ground": ground}


@lru_cache(maxsize=64)
def laid_tile(words: Words, code: int) -> str:
    """Return a laid tile, with the corner round which its path bends."""
    return words("tile.laid", tile=tile(words, tile_of(code)), corner=words.of("corner", CORNERS[corner_of(code)]))


def place(words: Words, where: Place) -> str:
    """Return a place's name: ``b3``, or the side and the row or column for a place on the rim."""
    if where.inside:
        return CELL_NAMES[where.cell]
    if where.column in range(SIZE):
        return words("place.north" if where.row < 0 else "place.south", line="abcd"[where.column])
    return words("place.west" if where.column < 0 else "place.east", line=where.row + 1)


def shift(words: Words, number: int) -> str:
    """Return a garden shift: ``1 space up, 2 spaces left``. The result is empty if the garden does not move."""
    if number == NO_SHIFT:
        return ""
    east, south = shift_parts(number)
    ways = [("north" if south < 0 else "south", abs(south)), ("west" if east < 0 else "east", abs(east))]
    return words.commas(words.count("shift.way", spaces, way=words.of("way", way)) for way, spaces in ways if spaces)


def offer(words: Words, state: State, event: Move) -> str:
    """Return the effect of an unconfirmed move: the tile, its orientation and its cell."""
    code = laid(state.board[event.slot], event.corner)
    return words("say.offer", tile=laid_tile(words, code), cell=CELL_NAMES[event.cell])


def cost(words: Words, coins: int) -> str:
    """Return a cost: ``2 coins``, or the text for none."""
    return words.count("coins", coins) if coins else words("coins.free")


def cost_of_row(words: Words, row: int) -> str:
    """Return the cost of each tile in a row of the selection board."""
    return words.count("coins", row) if row else words("coins.free_row")


def bend(words: Words, corner: int) -> str:
    """Return the corner that a path bends round: ``path bends round the upper right corner``."""
    return words("advice.bend", corner=words.of("corner", CORNERS[corner]))


def describe(words: Words, state: State, move: Move) -> MoveDescription:
    """Return a move in words: the tile, its cell and cost, the orientation, and the shift of the garden, if any."""
    number, cell, coins = state.board[move.slot], CELL_NAMES[move.cell], cost(words, SLOT_COSTS[move.slot])
    moved, name = shift(words, move.shift), tile(words, number)
    sentence = words("move.placed", tile=name, cost=coins, cell=cell)
    return MoveDescription(
        name,
        f"{sentence} {words('move.shifted', shift=moved)}" if moved else sentence,
        (cell, coins, bend(words, move.corner), *([words("advice.shift", shift=moved)] if moved else [])),
        face(laid(number, move.corner)),
        cell,
    )
