"""The pictures of Zen Garden while a position is set up: the tiles to take, the board, the discard pile, a garden."""

from collections.abc import Sequence
from typing import Final

from hofgarten.games.zen_garden.state import State
from hofgarten.games.zen_garden.tiles import (
    CORNERS,
    DECORATIONS,
    SE,
    TILE_CODES,
    TILE_FEATURES,
    TILE_NUMBERS,
    laid,
)
from web.app.games.zen_garden.table.position_editor import DISCARD
from web.app.games.zen_garden.view import move_text
from web.app.games.zen_garden.view.board import selection_board
from web.app.games.zen_garden.view.garden import Picture, stage_garden
from web.app.games.zen_garden.view.tile import face
from web.app.model.game_api.position_editor import Hand, Ref
from web.app.model.match.match import PlayedMatch
from web.app.model.match.position_draft import Draft
from web.app.texts import Words
from web.app.view.board.grid import Cell
from web.app.view.components.players import colour_of
from web.app.view.game_api.editor_view import EditorView, Tray, piece_cell, places_of, turns_of
from web.app.view.html import Element, Node


def _offer(words: Words, match: "PlayedMatch[State]", draft: "Draft[State]") -> Node:
    """Return the board."""
    return selection_board(words, match.state, None, None, active=False, change=places_of(draft, "board"))


def _garden(words: Words, match: "PlayedMatch[State]", seat: int, draft: "Draft[State]") -> Element:
    """Return a garden."""
    title, garden = words("garden.of", name=match.player(seat)), draft.state.seats[seat].garden
    picture = Picture(title, garden, colour=colour_of(match, seat), seat=seat)
    return stage_garden(words, picture, places_of(draft, "garden", seat))


def _trays(words: Words, draft: "Draft[State]", seat: int) -> Sequence[Tray]:
    """Return the tiles of the supply by their decoration, and the discard pile."""
    state = draft.state
    return (
        *(
            Tray(
                Ref("supply", (decoration,)),
                move_text.feature(words, decoration),
                [_piece(words, draft, tile) for tile in state.supply if TILE_FEATURES[tile][0] == decoration],
            )
            for decoration in range(len(DECORATIONS))
        ),
        Tray(DISCARD, words("supply.discard"), [_piece(words, draft, tile) for tile in state.discard], is_pile=True),
    )


def _piece_name(words: Words, draft: "Draft[State]", hand: Hand) -> str:
    """Return a tile with its orientation."""
    return move_text.laid_tile(words, _code(TILE_NUMBERS[hand.piece.kind], hand.turn))


def _code(tile: int, turn: int) -> int:
    return laid(tile, (SE + turn) % len(CORNERS))


def _piece(words: Words, draft: "Draft[State]", tile: int) -> Cell:
    piece = Ref(TILE_CODES[tile])
    return piece_cell(draft, piece, move_text.tile(words, tile), face(_code(tile, turns_of(draft, piece))))


EDITOR_VIEW: Final = EditorView(_offer, _garden, _trays, _piece_name)
