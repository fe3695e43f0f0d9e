"""The position editor of The Hanging Gardens: squares, cards and tiles to take, the offer, the gardens."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from hofgarten.games.hanging_gardens.bitboard import cells
from hofgarten.games.hanging_gardens.garden import xy_of
from hofgarten.games.hanging_gardens.state import TAKEN, State
from hofgarten.games.hanging_gardens.tiles import KINDS, NONE, UNKNOWN
from web.app.games.hanging_gardens.table.position_editor import (
    BARE,
    GONE,
    LAST,
    SQUARES,
    STANDS,
    gone_cards,
    owned,
    place_of,
)
from web.app.games.hanging_gardens.table.selection import Spot
from web.app.games.hanging_gardens.view import move_text, tile as tiles
from web.app.games.hanging_gardens.view.garden import REACH, Frame, Square, square_name, squares_of
from web.app.games.hanging_gardens.view.garden_svg import TEMPLE_ICON, card as card_picture, motif
from web.app.model.game_api.position_editor import BOX, Hand, Setting
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.board.grid import Cell
from web.app.view.components import icon
from web.app.view.game_api.editor_view import Area, EditorView, piece_cell, place_cell
from web.app.view.html import Node

COLUMNS = 2
"""The number of cards, or of tiles, in a row of the offer."""


class HangingGardensEditorView(EditorView):
    """The pictures."""

    def areas(self, words: Words, draft: State, hand: Hand) -> Sequence[Area]:
        """Return the cards face up, the tile board, and the gardens and tiles of the seats."""
        up = [_up(words, draft, number, hand) for number in range(len(draft.cards))]
        board = [_tile(words, f"board-{at}", tile, hand) for at, tile in enumerate(draft.board)]
        seats = enumerate(draft.seats)
        return (
            Area("edit-cards", words("hg.face_up"), _rows(up), classes="edit-cards"),
            Area("edit-board", words("hg.board"), _rows(board)),
            *(
                area
                for number, seat in seats
                for area in (
                    _garden(words, draft, number, hand),
                    _taken(words, number, "tiles", owned(seat), hand),
                    _taken(words, number, "hidden", seat.hidden, hand),
                )
            ),
        )

    def pieces(self, words: Words, draft: State, hand: Hand) -> Sequence[Area]:
        """Return the squares, the tiles, and the cards of the deck and those that are gone."""
        return (
            Area("pieces-squares", words("edit.squares"), [_squares(words, hand)], classes="is-pile"),
            Area(
                "pieces-tiles",
                words("hg.stack"),
                [[_kind(words, kind, hand) for kind in (*range(len(KINDS)), UNKNOWN)]],
                classes="is-pile",
            ),
            _cards(words, draft, "pieces-deck", words("hg.cards_left"), draft.deck, hand, BOX),
            _cards(words, draft, "pieces-gone", words("edit.gone"), sorted(gone_cards(draft)), hand, GONE),
        )

    def piece_name(self, words: Words, draft: State, hand: Hand) -> str:
        """Return the name of the piece."""
        kind, _, number = hand.piece.partition("-")
        if kind == "card":
            name = words("edit.card", motifs=move_text.motifs_of(words, draft.deal.edition.cards[int(number)]))
            return words("edit.turned", piece=name, degrees=90 * hand.turn) if hand.turn else name
        if kind == "tile":
            return move_text.tile(words, UNKNOWN if number == "unknown" else int(number))
        return _square_name(words, kind)

    def setting_value(self, words: Words, setting: Setting, value: str) -> str:
        """Return a value in words."""
        if setting.name == "first":
            return words("player.name", number=int(value) + 1)
        return words.of("phase", value) if setting.name == "phase" else value


def _rows(row: Sequence[Cell]) -> list[Sequence[Cell]]:
    return [row[at : at + COLUMNS] for at in range(0, len(row), COLUMNS)]


def _square_name(words: Words, kind: str) -> str:
    return words.of("edit_piece", kind) if kind in {BARE, STANDS, LAST} else move_text.motif(words, kind)


def _squares(words: Words, hand: Hand) -> list[Cell]:
    """Return the squares, the bare table, a temple, and the mark of the card just laid."""
    wide = h.span({"class": "edit-last lies-high" if hand.turn % 2 else "edit-last"})
    pictures: Mapping[str, Node] = {
        **{letter: motif(letter) for letter in SQUARES},
        BARE: icon("cancel"),
        STANDS: TEMPLE_ICON,
        LAST: wide,
    }
    return [piece_cell(piece, _square_name(words, piece), picture, hand) for piece, picture in pictures.items()]


def _kind(words: Words, kind: int, hand: Hand) -> Cell:
    name = "tile-unknown" if kind == UNKNOWN else f"tile-{kind}"
    return piece_cell(name, move_text.tile(words, kind), tiles.small(kind), hand)


def _cards(words: Words, draft: State, name: str, title: str, cards: Iterable[int], hand: Hand, place: str) -> Area:
    row = []
    for card in cards:
        code, piece = draft.deal.edition.cards[card], f"card-{card}"
        picture = card_picture(code, hand.turn if hand.piece == piece else 0)
        row.append(piece_cell(piece, words("edit.card", motifs=move_text.motifs_of(words, code)), picture, hand))
    return Area(name, title, [row], place, "edit-cards is-pile")


def _up(words: Words, draft: State, number: int, hand: Hand) -> Cell:
    card, place = draft.cards[number], f"card-{number}"
    if card == TAKEN:
        return place_cell(place, words("hg.card_taken", number=number + 1), None, hand, full=False)
    code = draft.deal.edition.cards[card]
    turn = hand.turn if hand.source == place else 0
    return place_cell(place, move_text.card(words, number, code, turn), card_picture(code, turn), hand)


def _tile(words: Words, place: str, tile: int, hand: Hand) -> Cell:
    row = int(place.rpartition("-")[2]) // COLUMNS + 1
    if tile == NONE:
        return place_cell(place, words("hg.space_empty", row=row), None, hand, full=False)
    name = move_text.tile(words, tile)
    label = words("hg.space", tile=name, row=row) if place.startswith("board") else name
    return place_cell(place, label, tiles.small(tile), hand)


def _taken(words: Words, seat: int, kind: str, shown: Sequence[int], hand: Hand) -> Area:
    row = [_tile(words, f"{kind}-{seat}-{at}", tile, hand) for at, tile in enumerate(shown)]
    place = f"{kind}-{seat}"
    return Area(f"edit-{place}", words.of("edit_tiles", kind), [row], place, "is-pile", seat)


def _garden(words: Words, draft: State, seat: int, hand: Hand) -> Area:
    """Return a garden with the table that a card may cover."""
    garden = draft.seats[seat].garden
    frame, known = Frame.round(garden, REACH), squares_of(garden)
    mover = draft.deal.order[draft.turn_number] if draft.turn_number < draft.turns else None
    laid = {Spot(*xy_of(garden, bit)) for bit in cells(draft.laid)} if seat == mover else set()
    rows = [
        [
            _square(words, seat, Spot(x, y), known, hand, is_last=Spot(x, y) in laid)
            for x in _span(frame.left, frame.right)
        ]
        for y in _span(frame.top, frame.bottom)
    ]
    return Area(f"edit-garden-{seat}", words("edit.garden"), rows, classes="edit-plot", seat=seat)


def _span(first: int, last: int) -> range:
    return range(first, last + 1)


def _square(words: Words, seat: int, spot: Spot, known: Mapping[Spot, Square], hand: Hand, *, is_last: bool) -> Cell:
    square = known.get(spot)
    picture = [motif(square.letter), TEMPLE_ICON if square.temple else None] if square else None
    kind = " ".join(name for name, holds in {"is-bare": square is None, "is-last": is_last}.items() if holds)
    return place_cell(place_of(seat, spot), square_name(words, square, spot), picture, hand, kind=kind, full=False)


EDITOR_VIEW: Final = HangingGardensEditorView()
