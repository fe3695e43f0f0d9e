"""Zen Garden at the table: the steps of choosing a move. See ``web.app.model.game_api.move_input.Play``."""

from collections.abc import Iterator, Mapping
from typing import Final

from hofgarten.games.zen_garden.notation import write_event
from hofgarten.games.zen_garden.state import SLOTS, State
from web.app.games.zen_garden.table import selection as turns
from web.app.games.zen_garden.table.selection import NOTHING, Place, Turn
from web.app.model.action import Action, whole
from web.app.model.game_api.move_input import Gain, Step
from web.app.model.match.match import Match, seen

__all__ = [
    "at_once",
    "begin",
    "effects",
    "event",
    "focus",
    "gain",
    "look_away",
    "ready",
    "rounds",
    "sight",
    "steps",
    "turn_from",
    "unconfirmed",
]


def begin(_match: Match, _before: Turn | None) -> Turn:
    """Return a turn in which nothing has been chosen."""
    return NOTHING


def event(_state: State, turn: Turn) -> str | None:
    """Return the chosen move as the record writes it; None while a choice is missing."""
    move = turns.move_of(turn)
    return write_event(move) if move else None


def at_once(_turn: Turn) -> bool:
    """Say no: every move is confirmed, unless people do not want that."""
    return False


def unconfirmed(before: Turn, turn: Turn, action: Action) -> Turn | None:
    """Return the turn once it is said how the tile lies: by one of the four pictures, or as it does, by its place.

    To choose the place alone builds nothing: how the path bends matters nearly always, if only for tiles to come.
    """
    if action.get("do") == "put" and before.cell is not None and before.cell == turn.cell:
        return before
    return turn if action.get("do") == "rotate" and "corner" in action else None


def turn_from(_before: Turn, text: str) -> Turn:
    """Return a turn in which a move has been chosen."""
    return turns.turn_from(text)


def look_away(turn: Turn) -> Turn:
    """Return the turn as it is: pointing chooses nothing."""
    return turn


def focus(_state: State, turn: Turn) -> str:
    """Return the id of what is needed next: the selection board, the garden, or the button that builds."""
    if turn.slot is None:
        return "board"
    return "garden" if turn.cell is None else "confirm"


def rounds(state: State) -> tuple[int, int]:
    """Return the round that is being played, counted from 1, and how many there are. Rule Z3.2."""
    deal = state.deal
    count = len(deal.order) // deal.round_turns
    return min(state.turn // deal.round_turns + 1, count), count


def ready(_turn: Turn) -> bool:
    """Say yes: nothing is hidden from whoever sits at the table."""
    return True


def sight(match: Match, _turn: Turn) -> State:
    """Return the present position as all know it."""
    state: State = seen(match)
    return state


def gain(state: State, text: str) -> Gain:
    """Return what a legal move brings the seat to move."""
    return turns.gain(state, turns.move_from(text))


def effects(state: State, text: str) -> Iterator[str]:
    """Yield what is heard of a move: the tile, coins, a circuit that closes, a mission that is fulfilled."""
    brought = dict(gain(state, text).items)
    yield "place"
    if brought.get("coins"):
        yield "coins"
    if brought.get("circuits", 0) > 0:
        yield "ring"
    if brought.get("missions", 0) > 0:
        yield "mission"


def _take(match: Match, turn: Turn, action: Action) -> Turn:
    slot = whole(action, "slot")
    return turns.take(match.state, turn, slot) if slot in SLOTS else turn


def _put(match: Match, turn: Turn, action: Action) -> Turn:
    return turns.put(match.state, turn, Place(whole(action, "column"), whole(action, "row")))


def _nudge(match: Match, turn: Turn, action: Action) -> Turn:
    return turns.nudge(match.state, turn, whole(action, "east"), whole(action, "south"))


def _rotate(_match: Match, turn: Turn, action: Action) -> Turn:
    return turns.orient(turn, whole(action, "corner")) if "corner" in action else turns.rotate(turn)


def _cancel(_match: Match, turn: Turn, _action: Action) -> Turn:
    return turns.step_back(turn)


steps: Final[Mapping[str, Step]] = {
    "take": Step(_take, led=True),
    "put": Step(_put, led=True, on_stage=True),
    "nudge": Step(_nudge),
    "rotate": Step(_rotate),
    "cancel": Step(_cancel, led=True),
}
