"""A move that has not been played, or that could have been, in words and as a picture."""

from collections.abc import Iterable

from htpy import Element

from engine.zen_garden.garden import CELL_NAMES, shifted_tiles
from engine.zen_garden.state import SLOT_COSTS, Move, State
from engine.zen_garden.tiles import CORNERS, laid
from web.texts import Words
from web.views.zen_garden import words as say
from web.views.zen_garden.garden import Picture, small_garden
from web.zen_garden.turn import mover


def tile_words(words: Words, state: State, move: Move) -> str:
    """Return which tile a move takes."""
    return say.tile(words, state.board[move.slot])


def details(words: Words, move: Move) -> Iterable[str]:
    """Yield where the tile goes, what it costs, how it lies, and how the garden moves, if it does."""
    cost = SLOT_COSTS[move.slot]
    yield CELL_NAMES[move.cell]
    yield words.count("coins", cost) if cost else words("coins.free")
    yield words("advice.bend", corner=words.of("corner", CORNERS[move.corner]))
    if moved := say.shift(words, move.shift):
        yield words("advice.shift", shift=moved)


def garden_after(state: State, move: Move) -> tuple[int, ...]:
    """Return the mover's garden as a move leaves it."""
    garden = shifted_tiles(mover(state).garden, move.shift)
    return (*garden[: move.cell], laid(state.board[move.slot], move.corner), *garden[move.cell + 1 :])


def move_picture(state: State, move: Move) -> Element:
    """Return the mover's garden as a move leaves it, its tile marked, as one picture."""
    return small_garden(Picture("", garden_after(state, move), last=move.cell))
