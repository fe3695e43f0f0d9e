"""Move input of Zen Garden: tile, place, orientation. See ``web.app.model.game_api.move_input.MoveInput``."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from hofgarten.games.zen_garden.grid import NO_SHIFT
from hofgarten.games.zen_garden.state import SLOTS, Move, State
from web.app.games.zen_garden.table import selection as selections
from web.app.games.zen_garden.table.selection import NO_SELECTION, Place, Selection
from web.app.model.game_api.move_input import Field, MoveInput, RunningScore, ScoreChange, Step, on_state
from web.app.model.match.match import PlayedMatch


class ZenGardenInput(MoveInput[State, Selection, Move]):
    """Tile, place and orientation. The orientation has a default, and so has the garden's shift."""

    empty = NO_SELECTION

    def fields(self, state: State) -> tuple[Field, ...]:
        """Return the tile of the selection board and its cell."""
        return Field("slot", "board"), Field("cell", "garden")

    def move_of(self, state: State, selection: Selection) -> Move | None:
        """Return the selected move; None while the selection is incomplete."""
        return selections.move_of(selection)

    def selection_of_move(self, move: Move) -> Selection:
        """Return the selection of a move."""
        return Selection(slot=move.slot, shift=move.shift, cell=move.cell, corner=move.corner)

    def step_back(self, state: State, selection: Selection) -> Selection:
        """Undo the last step: a refusal, then the place together with the shift, then the tile."""
        if selection.refusal is not None:
            return replace(selection, refusal=None)
        if selection.cell is not None or selection.shift != NO_SHIFT:
            return replace(selection, cell=None, shift=NO_SHIFT)
        return NO_SELECTION

    def start(self, match: "PlayedMatch[State]", before: Selection | None) -> Selection:
        """Return an empty selection: the order of the supply is the only secret, and nobody may see it."""
        return NO_SELECTION

    def auto_confirm(self, before: Selection, selection: Selection, step: str) -> Selection | None:
        """Return the selection once the tile's orientation is decided, else None.

        One of the four orientation buttons decides it. A second click on the place accepts the current orientation.

        Choosing a place alone does not play the move: the bend of the path nearly always matters, at least for later
        tiles.
        """
        if step == "put" and before.cell is not None and before.cell == selection.cell:
            return before
        return selection if step == "orient" else None

    def current_round(self, state: State) -> tuple[int, int]:
        """Return the current round, counted from 1, and the number of rounds. Rule Z3.2."""
        deal = state.deal
        count = len(deal.order) // deal.round_turns
        return min(state.turn_number // deal.round_turns + 1, count), count

    def score_change(self, state: State, event: str) -> ScoreChange:
        """Return the score change of a legal move for the seat to move, cached."""
        return selections.gain(state, selections.move_from(event))

    def running_score(self, state: State, seat: int, score: Mapping[str, int]) -> RunningScore:
        """Return a score without Unity and Minimalist until the garden is full. Rules Z6.7 and Z6.8."""
        return selections.running_score(state.seats[seat], score)

    def sounds(self, state: State, event: str) -> Iterator[str]:
        """Yield the sounds of a move: the tile, coins, a closed circuit, a fulfilled mission."""
        brought = dict(self.score_change(state, event).items)
        yield "place"
        if brought.get("coins"):
            yield "metal"
        if brought.get("circuits", 0) > 0:
            yield "water"
        if brought.get("missions", 0) > 0:
            yield "string"

    def take(self, state: State, selection: Selection, slot: int) -> Selection:
        """Select a tile of the selection board, or deselect the selected one. Rules Z4.1 and Z4.2."""
        if slot not in SLOTS or (slot == selection.slot and selection.cell is not None):
            return replace(selection, refusal=None)
        if refusal := selections.tile_refusal(state, slot):
            return replace(selection, refusal=refusal)
        if slot == selection.slot:
            return replace(selection, refusal=None, slot=None)
        chosen = replace(selection, refusal=None, slot=slot)
        stays = any(place.inside and place.cell == chosen.cell for place in selections.places(state, chosen))
        return chosen if stays else replace(chosen, cell=None)

    def put(self, state: State, selection: Selection, place: Place) -> Selection:
        """Select a place for the tile. One outside the frame shifts the garden, the selected one rotates the tile."""
        if selection.cell is not None and Place.of(selection.cell) == place:
            return selections.rotate(selection)
        refusal = selections.refusal(state, selection, place)
        return replace(selection, refusal=refusal) if refusal else selections.placed(selection, place)

    @property
    def own_steps(self) -> "Mapping[str, Step[Selection]]":
        """The steps that are not a choice alone: a place may shift the garden, a second click rotates the tile."""
        return {
            "take": Step(_take, advances_focus=True),
            "put": Step(_put, advances_focus=True, on_own_board=True),
            "nudge": Step(on_state(selections.nudge)),
            "rotate": Step(_rotate),
            "orient": Step(_orient),
        }


MOVE_INPUT: Final = ZenGardenInput("zen-garden")


def _take(match: "PlayedMatch[State]", selection: Selection, *, slot: int) -> Selection:
    return MOVE_INPUT.take(match.state, selection, slot)


def _put(match: "PlayedMatch[State]", selection: Selection, *, column: int, row: int) -> Selection:
    return MOVE_INPUT.put(match.state, selection, Place(column, row))


def _rotate(_match: "PlayedMatch[State]", selection: Selection) -> Selection:
    return selections.rotate(selection)


def _orient(_match: "PlayedMatch[State]", selection: Selection, *, corner: int) -> Selection:
    return selections.orient(selection, corner)
