"""Move input of Zen Garden: the steps of choosing a move.

See ``web.app.model.game_api.move_input.MoveInput``.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from hofgarten.games.zen_garden.notation import write_event
from hofgarten.games.zen_garden.state import SLOTS, State
from web.app.games.zen_garden.table import selection as selections
from web.app.games.zen_garden.table.selection import NOTHING, Place, Selection, from_start
from web.app.model.game_api.move_input import ScoreChange, Step
from web.app.model.match.match import Match, visible_position

__all__ = [
    "auto_confirm",
    "clear_hover",
    "current_round",
    "from_start",
    "may_act",
    "next_focus",
    "plays_at_once",
    "score_change",
    "selected_move",
    "selection_of",
    "sounds",
    "start",
    "steps",
    "visible_state",
]


def start(_match: Match, _before: Selection | None) -> Selection:
    """Return an empty selection."""
    return NOTHING


def selected_move(_state: State, selection: Selection) -> str | None:
    """Return the chosen move as a record event, or None if the selection is incomplete."""
    move = selections.move_of(selection)
    return write_event(move) if move else None


def plays_at_once(_turn: Selection) -> bool:
    """Return False: every move needs a confirmation, unless the settings turn confirmation off."""
    return False


def auto_confirm(before: Selection, selection: Selection, step: str) -> Selection | None:
    """Return the selection once the tile's orientation is decided, else None.

    One of the four orientation buttons decides it. A second click on the place accepts the current orientation.

    Choosing a place alone does not play the move: the bend of the path nearly always matters, at least for later tiles.
    """
    if step == "put" and before.cell is not None and before.cell == selection.cell:
        return before
    return selection if step == "orient" else None


def selection_of(_before: Selection, text: str) -> Selection:
    """Return a selection with the given move chosen."""
    return selections.selection_of(text)


def clear_hover(selection: Selection) -> Selection:
    """Return the selection unchanged: hovering selects nothing in this game."""
    return selection


def next_focus(_state: State, selection: Selection) -> str:
    """Return the id of the next element to focus: the selection board, the garden, or the confirm button."""
    if selection.slot is None:
        return "board"
    return "garden" if selection.cell is None else "confirm"


def current_round(state: State) -> tuple[int, int]:
    """Return the current round, counted from 1, and the number of rounds. Rule Z3.2."""
    deal = state.deal
    count = len(deal.order) // deal.round_turns
    return min(state.turn // deal.round_turns + 1, count), count


def may_act(_turn: Selection) -> bool:
    """Return True: the game has no hidden information, so the device need not be handed over."""
    return True


def visible_state(match: Match, _turn: Selection) -> State:
    """Return the current position as seen by all players."""
    state: State = visible_position(match)
    return state


def score_change(state: State, text: str) -> ScoreChange:
    """Return the score change of a legal move for the seat to move."""
    return selections.gain(state, selections.move_from(text))


def sounds(state: State, text: str) -> Iterator[str]:
    """Yield the sounds of a move: the tile, coins, a closed circuit, a fulfilled mission."""
    brought = dict(score_change(state, text).items)
    yield "place"
    if brought.get("coins"):
        yield "coins"
    if brought.get("circuits", 0) > 0:
        yield "ring"
    if brought.get("missions", 0) > 0:
        yield "mission"


def _take(match: Match, selection: Selection, *, slot: int) -> Selection:
    return selections.take(match.state, selection, slot) if slot in SLOTS else selection


def _put(match: Match, selection: Selection, *, column: int, row: int) -> Selection:
    return selections.put(match.state, selection, Place(column, row))


def _nudge(match: Match, selection: Selection, *, east: int, south: int) -> Selection:
    return selections.nudge(match.state, selection, east, south)


def _rotate(_match: Match, selection: Selection) -> Selection:
    return selections.rotate(selection)


def _orient(_match: Match, selection: Selection, *, corner: int) -> Selection:
    return selections.orient(selection, corner)


def _cancel(_match: Match, selection: Selection) -> Selection:
    return selections.step_back(selection)


steps: Final[Mapping[str, Step]] = {
    "take": Step(_take, advances_focus=True),
    "put": Step(_put, advances_focus=True, on_own_board=True),
    "nudge": Step(_nudge),
    "rotate": Step(_rotate),
    "orient": Step(_orient),
    "cancel": Step(_cancel, advances_focus=True),
}
