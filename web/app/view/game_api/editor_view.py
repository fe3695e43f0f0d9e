"""The pictures of a game's position editor.

A game with an editor (``web.app.model.game_api.position_editor``) has the texts ``edit.<key>`` of its refusals and
``setting.<kind>`` of its settings.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from web.app.model.game_api.move_input import Refusal
from web.app.model.game_api.position_editor import Hand, Setting
from web.app.model.match.match import State
from web.app.texts import Words
from web.app.view.board.grid import Cell
from web.app.view.components import do
from web.app.view.html import Node


class Area(NamedTuple):
    """A titled grid: a part of the position, or pieces to take."""

    name: str
    """The element's id."""
    title: str
    rows: Sequence[Sequence[Cell]]
    place: str = ""
    """The place of a pile as a whole: a button puts the piece in hand there; empty if it is none."""
    classes: str = ""
    """The CSS classes of the grid."""
    seat: int | None = None
    """The seat whose part it is."""


class EditorView(ABC):
    """A game's pictures for the editor."""

    @abstractmethod
    def areas(self, words: Words, draft: State, hand: Hand) -> Sequence[Area]:
        """Return the parts of a position: those of the match, then those of each seat."""

    @abstractmethod
    def pieces(self, words: Words, draft: State, hand: Hand) -> Sequence[Area]:
        """Return the pieces to take, in groups."""

    @abstractmethod
    def piece_name(self, words: Words, draft: State, hand: Hand) -> str:
        """Return the name of the piece in hand, with its orientation if there are several."""

    @abstractmethod
    def setting_value(self, words: Words, setting: Setting, value: str) -> str:
        """Return a value of a setting in words."""

    # Members with a default.

    def setting_name(self, words: Words, setting: Setting) -> str:
        """Return the name of a setting. Default: the text ``setting.<kind>``, with the number at its end, if any."""
        kind, *numbers = setting.name.split("-")
        number = int(numbers[-1]) + 1 if numbers else 0
        return words.of("setting", kind, number=number)

    def refusal_text(self, words: Words, refusal: Refusal) -> str:
        """Return the sentence that explains a refusal. Default: ``edit.<key>``; a seat is replaced by its name."""
        parts = dict(refusal.parts)
        if isinstance(seat := parts.pop("seat", None), int):
            parts["name"] = words("player.name", number=seat + 1)
        return words.of("edit", refusal.key, **parts)


def place_cell(place: str, label: str, picture: Node, hand: Hand, *, kind: str = "", full: bool = True) -> Cell:
    """Return the cell of a place. ``full``: a piece is there that can be taken."""
    return Cell(
        picture,
        label,
        f"at-{place}",
        do("edit-put", place=place),
        kind=f"edit-place {kind}".rstrip(),
        state="is-held" if hand.source == place else "",
        pressed=True if hand.source == place else None,
        drag=do("edit-hold", place=place) if full else None,
        drop=True,
    )


def piece_cell(piece: str, label: str, picture: Node, hand: Hand, *, kind: str = "") -> Cell:
    """Return the cell of a piece to take."""
    held = hand.piece == piece and not hand.source
    action = do("edit-hold", piece=piece)
    return Cell(
        picture,
        label,
        f"piece-{piece}",
        action,
        kind=f"edit-piece {kind}".rstrip(),
        state="is-held" if held else "",
        pressed=held,
        drag=action,
    )
