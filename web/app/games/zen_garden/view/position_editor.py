"""The position editor of Zen Garden: the tiles to take, the board, the discard pile and the gardens."""

from collections.abc import Sequence
from typing import Final

from hofgarten.games.zen_garden.grid import CELL_NAMES, CELLS, SIZE
from hofgarten.games.zen_garden.state import COLUMNS, ROWS, SLOT_COSTS, SLOTS, TAKEN, State
from hofgarten.games.zen_garden.tiles import (
    CORNERS,
    DECORATIONS,
    EMPTY,
    SE,
    TILE_CODES,
    TILE_FEATURES,
    TILE_NUMBERS,
    laid,
)
from web.app.games.zen_garden.table.position_editor import DISCARD
from web.app.games.zen_garden.view import move_text
from web.app.games.zen_garden.view.tile import face
from web.app.model.game_api.position_editor import Hand, Setting
from web.app.texts import Words
from web.app.view.board.grid import Cell
from web.app.view.game_api.editor_view import Area, EditorView, piece_cell, place_cell


class ZenGardenEditorView(EditorView):
    """The pictures."""

    def areas(self, words: Words, draft: State, hand: Hand) -> Sequence[Area]:
        """Return the board, the discard pile and the gardens."""
        slots = [_slot(words, draft, slot, hand) for slot in SLOTS]
        rows = [slots[row * COLUMNS : (row + 1) * COLUMNS] for row in reversed(range(ROWS))]
        pile = [_piece(words, tile, hand) for tile in draft.discard]
        return (
            Area("edit-board", words("board.title"), rows),
            Area("edit-discard", words("supply.discard"), [pile], DISCARD, "is-pile"),
            *(_garden(words, draft, seat, hand) for seat in range(len(draft.seats))),
        )

    def pieces(self, words: Words, draft: State, hand: Hand) -> Sequence[Area]:
        """Return the tiles of the supply by their decoration."""
        return [
            Area(
                f"pieces-{decoration}",
                move_text.feature(words, decoration),
                [[_piece(words, tile, hand) for tile in draft.supply if TILE_FEATURES[tile][0] == decoration]],
                classes="is-pile",
            )
            for decoration in range(len(DECORATIONS))
        ]

    def piece_name(self, words: Words, draft: State, hand: Hand) -> str:
        """Return a tile with its orientation."""
        return move_text.laid_tile(words, _code(TILE_NUMBERS[hand.piece], hand.turn))

    def setting_value(self, words: Words, setting: Setting, value: str) -> str:
        """Return a value in words."""
        kind = setting.name.partition("-")[0]
        match kind:
            case "players" | "coins" | "points":
                return value
            case "first":
                return words("player.name", number=int(value) + 1)
            case "boards":
                return ", ".join(value)
            case "ties":
                return words.of("ties", value)
            case _:
                return words.of("feature", value)

    def setting_name(self, words: Words, setting: Setting) -> str:
        """Return the name of a setting. An emperor tile of a mission is named by the mission."""
        kind, *numbers = setting.name.split("-")
        number = int(numbers[-1]) // (2 if kind == "mission" else 1) + 1 if numbers else 0
        return words.of("setting", kind, number=number)


def _code(tile: int, turn: int) -> int:
    return laid(tile, (SE + turn) % len(CORNERS))


def _piece(words: Words, tile: int, hand: Hand) -> Cell:
    code = TILE_CODES[tile]
    turn = hand.turn if hand.piece == code else 0
    return piece_cell(code, move_text.tile(words, tile), face(_code(tile, turn)), hand)


def _slot(words: Words, draft: State, slot: int, hand: Hand) -> Cell:
    tile, cost = draft.board[slot], move_text.cost(words, SLOT_COSTS[slot])
    name = words("edit.slot_empty") if tile == TAKEN else move_text.tile(words, tile)
    label = words("board.slot", tile=name, cost=cost)
    picture = None if tile == TAKEN else face(laid(tile, SE))
    return place_cell(f"board-{slot}", label, picture, hand, full=tile != TAKEN)


def _garden(words: Words, draft: State, seat: int, hand: Hand) -> Area:
    cells = []
    for cell in CELLS:
        code = draft.seats[seat].garden[cell]
        key = "space.tile" if code != EMPTY else "space.empty"
        label = words(key, place=CELL_NAMES[cell], tile=move_text.laid_tile(words, code) if code else "")
        picture = face(code) if code != EMPTY else None
        cells.append(place_cell(f"garden-{seat}-{cell}", label, picture, hand, full=code != EMPTY))
    rows = [cells[row : row + SIZE] for row in range(0, len(cells), SIZE)]
    return Area(f"edit-garden-{seat}", words("edit.garden"), rows, seat=seat)


EDITOR_VIEW: Final = ZenGardenEditorView()
