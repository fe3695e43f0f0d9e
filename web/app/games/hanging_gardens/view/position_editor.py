"""The pictures of The Hanging Gardens while a position is set up: pieces to take, offer and garden."""

from collections.abc import Iterable, Sequence
from typing import Final

from hofgarten.game import SPECTATOR
from hofgarten.games.hanging_gardens.bitboard import cells
from hofgarten.games.hanging_gardens.garden import xy_of
from hofgarten.games.hanging_gardens.state import State
from web.app.games.hanging_gardens.table.position_editor import (
    BARE,
    GONE,
    REACH,
    SQUARES,
    STANDS,
    TILE_PIECES,
    gone_cards,
    mover_of,
    pile,
)
from web.app.games.hanging_gardens.table.selection import Spot
from web.app.games.hanging_gardens.view import move_text, tile as tiles
from web.app.games.hanging_gardens.view.garden import Frame, Picture, stage_garden
from web.app.games.hanging_gardens.view.garden_svg import TEMPLE_ICON, card as card_picture, motif
from web.app.games.hanging_gardens.view.offer import Cards, TileBoard, face_up, tile_board
from web.app.model.game_api.position_editor import BOX, Hand, Ref
from web.app.model.match.match import PlayedMatch
from web.app.model.match.position_draft import Draft
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.board.grid import Cell
from web.app.view.components import icon
from web.app.view.game_api.editor_view import EditorView, Tray, piece_cell, places_of, turns_of
from web.app.view.html import Element, Node


def _offer(words: Words, match: "PlayedMatch[State]", draft: "Draft[State]") -> Node:
    """Return the cards face up, and the tile board."""
    cards, board = places_of(draft, "card"), places_of(draft, "board")
    return h.div(".market.stack.gap-3")[
        face_up(words, Cards(match, SPECTATOR, *_held_card(draft), (), laid=False, active=False), cards),
        tile_board(words, TileBoard(match, SPECTATOR, None, None, None, (), active=False, told=True), board),
    ]


def _garden(words: Words, match: "PlayedMatch[State]", seat: int, draft: "Draft[State]") -> Element:
    """Return a garden with the table that a card may cover, and the card just laid."""
    state = draft.state
    garden = state.seats[seat].garden
    frame = Frame.round(garden, REACH)
    columns, rows = range(frame.left, frame.right + 1), range(frame.top, frame.bottom + 1)
    laid = {Spot(*xy_of(garden, bit)) for bit in cells(state.laid)} if seat == mover_of(state) else ()
    picture = Picture(
        garden,
        frame,
        seat=seat,
        targets={spot: spot for spot in (Spot(x, y) for y in rows for x in columns)},
        card=frozenset(laid),
    )
    return stage_garden(words, words("garden.of", name=match.player(seat)), picture, places_of(draft, "garden", seat))


def _trays(words: Words, draft: "Draft[State]", seat: int) -> Sequence[Tray]:
    """Return squares, tiles, those of the seat, the cards of the deck, and those that are gone."""
    pictures = [*((letter, motif(letter.kind)) for letter in SQUARES), (BARE, icon("cancel")), (STANDS, TEMPLE_ICON)]
    squares = [_piece(words, draft, piece, shown) for piece, shown in pictures]
    tiles_left = [_piece(words, draft, piece, tiles.small(piece.numbers[0])) for piece in TILE_PIECES]
    return (
        Tray(Ref("squares"), words("edit.squares"), squares),
        Tray(Ref("stack"), words("hg.stack"), tiles_left),
        *(_taken(words, draft, Ref(kind, (seat,))) for kind in ("tiles", "hidden")),
        Tray(BOX, words("hg.cards_left"), _cards(words, draft, draft.state.deck), is_pile=True),
        Tray(GONE, words("edit.gone"), _cards(words, draft, gone_cards(draft.state)), is_pile=True),
    )


def _piece(words: Words, draft: "Draft[State]", piece: Ref, picture: Node) -> Cell:
    return piece_cell(draft, piece, _piece_name(words, draft, Hand(piece)), picture)


def _taken(words: Words, draft: "Draft[State]", place: Ref) -> Tray:
    """Return the tiles of a seat. Several may be of a kind, so that each is a place."""
    cells = [Cell(tiles.small(tile), move_text.tile(words, tile)) for tile in pile(draft.state, place)]
    places = places_of(draft, place.kind, *place.numbers)
    cells = [places(cell, (at,)) for at, cell in enumerate(cells)]
    return Tray(place, words.of("edit_tiles", place.kind), cells, is_pile=True)


def _cards(words: Words, draft: "Draft[State]", cards: Iterable[int]) -> list[Cell]:
    codes, pieces = draft.state.deal.edition.cards, [Ref("card", (card,)) for card in cards]
    pictures = [card_picture(codes[piece.numbers[0]], turns_of(draft, piece)) for piece in pieces]
    cells = (_piece(words, draft, piece, shown) for piece, shown in zip(pieces, pictures, strict=True))
    return [cell._replace(kind=f"{cell.kind} is-card") for cell in cells]


def _piece_name(words: Words, draft: "Draft[State]", hand: Hand) -> str:
    match hand.piece:
        case ("card", (card,)):
            name = words("edit.card", motifs=move_text.motifs_of(words, draft.state.deal.edition.cards[card]))
            return words("edit.turned", piece=name, degrees=90 * hand.turn) if hand.turn else name
        case ("tile", (tile,)):
            return move_text.tile(words, tile)
        case ("bare" | "temple" as kind, _):
            return words.of("edit_piece", kind)
    return move_text.motif(words, hand.piece.kind)


def _held_card(draft: "Draft[State]") -> tuple[int | None, int]:
    """Return the face-up card in hand, and its quarter turns."""
    match draft.hand:
        case (_, turn, ("card", (at,))):
            return at, turn
    return None, 0


EDITOR_VIEW: Final = EditorView(_offer, _garden, _trays, _piece_name)
