"""Flower Bed: choosing a flower of the hand, then a space."""

from dataclasses import dataclass
from typing import Final

from tests.kit.flower_bed.game import SPACES, State
from tests.kit.flower_bed.page.table.legal_choices import LegalChoices
from web.app.model.game_api.move_input import BaseSelection, Field


@dataclass(frozen=True, slots=True, kw_only=True)
class Selection(BaseSelection):
    """The chosen flower and space."""

    flower: str | None = None
    space: int | None = None
    """Counted from 1."""


class FlowerBedInput(LegalChoices[State, Selection, str]):
    """A flower and a space."""

    empty = Selection()
    hand_over_rule = "F1"

    def fields(self, state: State) -> tuple[Field, ...]:
        """Return the flower and the space. Rule F3."""
        return Field("flower", "offer"), Field("space", "garden")

    def move_of(self, state: State, selection: Selection) -> str | None:
        """Return the text of the move."""
        return f"{selection.flower}{selection.space}" if selection.flower and selection.space else None

    def selection_of_move(self, move: str) -> Selection:
        """Return the parts of the text."""
        return Selection(flower=move[0], space=int(move[1]))

    def current_round(self, state: State) -> tuple[int, int]:
        """Return the round and the nine rounds. Rule F4."""
        return min(state.turn // len(state.beds) + 1, SPACES), SPACES


MOVE_INPUT: Final = FlowerBedInput("flower-bed")
