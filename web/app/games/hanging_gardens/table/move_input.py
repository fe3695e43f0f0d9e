"""The Hanging Gardens at the table: the steps of choosing a move. See ``web.app.model.game_api.move_input.Play``."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from hofgarten.games.hanging_gardens.notation import read_event, write_event
from hofgarten.games.hanging_gardens.rules import play
from hofgarten.games.hanging_gardens.scoring import score
from hofgarten.games.hanging_gardens.state import LAY, TILE, Event, Lay, State, Take, Temple
from web.app.games.hanging_gardens.table import selection as turns
from web.app.games.hanging_gardens.table.hotseat import start, visible_state
from web.app.games.hanging_gardens.table.selection import Selection
from web.app.games.hanging_gardens.table.squares import Spot
from web.app.model.action import Action, int_field
from web.app.model.game_api.move_input import Refusal, ScoreChange, Step
from web.app.model.match.match import Match

__all__ = ["start", "visible_state"]


def selected_move(state: State, turn: Selection) -> str | None:
    """Return the chosen event as the record writes it; None while a choice is missing."""
    chosen = turns.event_of(state, turn)
    return write_event(chosen) if chosen is not None else None


def plays_at_once(turn: Selection) -> bool:
    """Say whether the choice has been made twice, or had been shown before it was made. Rule H8.3."""
    return turn.decided


def auto_confirm(_before: Selection, turn: Selection, action: Action) -> Selection | None:
    """Return the turn once a place or a tile has been chosen, unless it could not be taken back."""
    return turn if action.get("do") in {"put", "choose"} and not turn.final else None


def selection_of(before: Selection, text: str) -> Selection:
    """Return a turn in which an event has been chosen, by whoever held the device before."""
    return replace(turns.selection_of(text), holder=before.holder, asks=before.asks, uncovered=before.uncovered)


def clear_hover(turn: Selection) -> Selection:
    """Return the turn with nothing pointed at."""
    return replace(turn, pointed=None)


def next_focus(state: State, turn: Selection) -> str:
    """Return the id of what is needed next: the cards, the garden, the tiles, or the button that goes on."""
    if turn.asks or turns.event_of(state, turn) is not None:
        return "confirm"
    if state.phase == TILE:
        return "board"
    return "cards" if state.phase == LAY and turn.card is None else "garden"


def current_round(state: State) -> tuple[int, int]:
    """Return the round that is being played, counted from 1, and how many there are. Rules H3.3 and H6.2."""
    turns_of_round = state.deal.round_turns
    count = state.turns // turns_of_round
    return min(state.turn // turns_of_round + 1, count), count


def may_act(turn: Selection) -> bool:
    """Say whether the device is with whose turn it is. Rule H8.1."""
    return not turn.asks


def score_change(state: State, text: str) -> ScoreChange:
    """Return what a legal event brings the seat to move, as far as the position shows it."""
    seat = state.deal.order[state.turn]
    return ScoreChange.between(score(state)[seat], score(play(state, read_event(text)))[seat])


def sounds(_state: State, text: str) -> tuple[str, ...]:
    """Return what is heard of an event: a card that is laid, a temple, a tile that is taken."""
    kind = type(read_event(text))
    return _EFFECTS.get(kind, ("choose",))


_EFFECTS: Final[Mapping[type[Event], tuple[str, ...]]] = {
    Lay: ("place",),
    Temple: ("temple",),
    Take: ("mission",),
}
"""What is heard of each kind of event; the others only end something."""


def _take(match: Match, turn: Selection, action: Action) -> Selection:
    return _asked(turn) or turns.take(match.state, turn, int_field(action, "card"))


def _rotate(match: Match, turn: Selection, action: Action) -> Selection:
    return turns.rotate(match.state, turn, int_field(action, "by"))


def _aim(match: Match, turn: Selection, action: Action) -> Selection:
    return turns.point(match.state, turn, _spot(action))


def _put(match: Match, turn: Selection, action: Action) -> Selection:
    """Choose a square; what was dropped there can still be turned, what a finger taps was not shown before."""
    shown = action.get("touch") is not True and action.get("dropped") is not True
    return _asked(turn) or turns.put(match.state, turn, _spot(action), shown=shown)


def _lift(match: Match, turn: Selection, action: Action) -> Selection:
    return _asked(turn) or turns.lift(match.state, turn, _spot(action) if "x" in action else None)


def _choose(match: Match, turn: Selection, action: Action) -> Selection:
    return _asked(turn) or turns.choose(match.state, turn, int_field(action, "space"))


def _decline(match: Match, turn: Selection, _action: Action) -> Selection:
    return _asked(turn) or turns.decline(match.state, turn)


def _hand_over(match: Match, turn: Selection, _action: Action) -> Selection:
    return Selection(holder=match.turn) if turn.asks else turn


def _uncover(match: Match, turn: Selection, _action: Action) -> Selection:
    return replace(turn, uncovered=not turn.uncovered) if turn.holder == match.turn else turn


def _cancel(_match: Match, turn: Selection, _action: Action) -> Selection:
    return turns.step_back(turn)


def _asked(turn: Selection) -> Selection | None:
    """Return the turn with a refusal while the device is to be handed over. Rule H8.1."""
    return replace(turn, refusal=Refusal("hand_over", "H8.1")) if turn.asks else None


def _spot(action: Action) -> Spot:
    return Spot(int_field(action, "x"), int_field(action, "y"))


steps: Final[Mapping[str, Step]] = {
    "take": Step(_take, advances_focus=True),
    "rotate": Step(_rotate),
    "aim": Step(_aim, is_hover=True),
    "put": Step(_put, advances_focus=True, on_own_board=True),
    "lift": Step(_lift),
    "choose": Step(_choose, advances_focus=True),
    "decline": Step(_decline),
    "hand-over": Step(_hand_over, advances_focus=True),
    "uncover": Step(_uncover),
    "cancel": Step(_cancel, advances_focus=True),
}
