"""A game's pictures while a position is set up: its board and gardens, in which pieces are put, and trays of pieces.

A game with an editor (``web.app.model.game_api.position_editor``) has the texts ``edit.<key>`` of its refusals and
``setting.<kind>`` of its settings.
"""

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple

from web.app.model.game_api.move_input import S
from web.app.model.game_api.position_editor import BOX, Hand, Ref
from web.app.model.match.match import PlayedMatch
from web.app.model.match.position_draft import Draft
from web.app.texts import Words
from web.app.view.board.grid import Cell, Change
from web.app.view.components import do
from web.app.view.html import Element, Node


class Tray(NamedTuple):
    """A titled group of pieces to take."""

    ref: Ref
    title: str
    cells: Sequence[Cell]
    is_pile: bool = False
    """True if its ``ref`` is a place: a button puts the piece in hand there."""


class EditorView(NamedTuple, Generic[S]):
    """A game's pictures of a draft."""

    offer: "Callable[[Words, PlayedMatch[S], Draft[S]], Node]"
    """Returns the offer of the match, in which pieces can be put."""
    garden: "Callable[[Words, PlayedMatch[S], int, Draft[S]], Element]"
    """Returns the large garden of a seat, in which pieces can be put."""
    trays: "Callable[[Words, Draft[S], int], Sequence[Tray]]"
    """Returns the pieces to take, with the piles of the match and of a seat."""
    piece_name: "Callable[[Words, Draft[S], Hand], str]"
    """Returns the name of the piece in hand, with its orientation if there are several."""


def places_of(draft: Draft, kind: str, *first: int) -> Change:
    """Return the change of a grid's cells by which the piece in hand can be put in its places of a kind."""
    places = draft.editor.places(draft.state)

    def change(cell: Cell, numbers: tuple[int, ...]) -> Cell:
        place = Ref(kind, (*first, *numbers))
        return place_cell(draft, cell, place) if place in places else cell

    return change


def place_cell(draft: Draft, cell: Cell, place: Ref) -> Cell:
    """Return the cell as a place, in which the piece in hand can be put and from which a piece can be taken."""
    is_held = draft.hand is not None and draft.hand.source == place
    return cell._replace(
        id=cell.id or f"at-{place.text}",
        action=do("edit-put", place=place.text),
        state=f"{cell.state}{' is-held' * is_held}".strip(),
        pressed=True if is_held else None,
        enabled=True,
        drag=do("edit-hold", place=place.text) if draft.editor.lift(draft.state, place) else None,
        drop=True,
    )


def piece_cell(draft: Draft, piece: Ref, label: str, picture: Node) -> Cell:
    """Return the cell of a piece to take."""
    hand, action = draft.hand, do("edit-hold", piece=piece.text)
    is_held = hand is not None and (hand.piece, hand.source) == (piece, BOX)
    state = "is-held" if is_held else ""
    return Cell(picture, label, f"piece-{piece.text}", action, "edit-piece", state, pressed=is_held, drag=action)


def turns_of(draft: Draft, piece: Ref) -> int:
    """Return the quarter turns by which a piece is shown: those in hand, if it is there."""
    return draft.hand.turn if draft.hand and draft.hand.piece == piece else 0
