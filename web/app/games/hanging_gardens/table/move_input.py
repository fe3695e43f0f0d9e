"""Move input of The Hanging Gardens: the steps of choosing a move.

See ``web.app.model.game_api.move_input.MoveInput``.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from hofgarten.games.hanging_gardens.notation import read_event, write_event
from hofgarten.games.hanging_gardens.rules import play
from hofgarten.games.hanging_gardens.scoring import score
from hofgarten.games.hanging_gardens.state import LAY, TILE, Event, Lay, State, Take, Temple
from web.app.games.hanging_gardens.table import selection as selections
from web.app.games.hanging_gardens.table.hotseat import start, visible_state
from web.app.games.hanging_gardens.table.selection import Selection
from web.app.games.hanging_gardens.table.squares import Spot
from web.app.model.game_api.move_input import Refusal, ScoreChange, Step
from web.app.model.match.match import Match

__all__ = ["start", "visible_state"]


def selected_move(state: State, selection: Selection) -> str | None:
    """Return the chosen event as the record writes it, or None if the selection is incomplete."""
    chosen = selections.event_of(state, selection)
    return write_event(chosen) if chosen is not None else None


def plays_at_once(selection: Selection) -> bool:
    """Return True if the choice was repeated, or previewed before it was made. Rule H8.3."""
    return selection.decided


def auto_confirm(_before: Selection, selection: Selection, step: str) -> Selection | None:
    """Return the selection once a place or a tile is chosen, or None if the move could not be undone."""
    return selection if step in {"put", "choose"} and not selection.final else None


def selection_of(before: Selection, text: str) -> Selection:
    """Return a selection with the given event chosen. The holder of the device stays the same."""
    return replace(
        selections.selection_of(text),
        holder=before.holder,
        needs_handover=before.needs_handover,
        uncovered=before.uncovered,
    )


def clear_hover(selection: Selection) -> Selection:
    """Return the selection without the hovered place."""
    return replace(selection, pointed=None)


def next_focus(state: State, selection: Selection) -> str:
    """Return the id of the next element to focus: the cards, the garden, the tiles, or the confirm button."""
    if selection.needs_handover or selections.event_of(state, selection) is not None:
        return "confirm"
    if state.phase == TILE:
        return "board"
    return "cards" if state.phase == LAY and selection.card is None else "garden"


def current_round(state: State) -> tuple[int, int]:
    """Return the current round, counted from 1, and the number of rounds. Rules H3.3 and H6.2."""
    turns_of_round = state.deal.round_turns
    count = state.turns // turns_of_round
    return min(state.turn // turns_of_round + 1, count), count


def may_act(selection: Selection) -> bool:
    """Return True unless the device must be handed over to the player to move. Rule H8.1."""
    return not selection.needs_handover


def score_change(state: State, text: str) -> ScoreChange:
    """Return the visible score change of a legal event for the seat to move."""
    seat = state.deal.order[state.turn]
    return ScoreChange.between(score(state)[seat], score(play(state, read_event(text)))[seat])


def from_start(_state: State, _seat: int) -> Mapping[str, int]:
    """Return no items: a garden starts without points."""
    return {}


def sounds(_state: State, text: str) -> tuple[str, ...]:
    """Return the sounds of an event: a laid card, a temple, a taken tile."""
    kind = type(read_event(text))
    return _SOUNDS.get(kind, ("choose",))


_SOUNDS: Final[Mapping[type[Event], tuple[str, ...]]] = {
    Lay: ("place",),
    Temple: ("temple",),
    Take: ("mission",),
}
"""Sounds by kind of event. The other events only end a step."""


def _take(match: Match, selection: Selection, *, card: int) -> Selection:
    return _handover_refusal(selection) or selections.take(match.state, selection, card)


def _rotate(match: Match, selection: Selection, *, by: int) -> Selection:
    return selections.rotate(match.state, selection, by)


def _aim(match: Match, selection: Selection, *, x: int, y: int) -> Selection:
    return selections.point(match.state, selection, Spot(x, y))


def _put(
    match: Match,
    selection: Selection,
    *,
    x: int,
    y: int,
    touch: bool = False,
    dropped: bool = False,
    placed: bool = False,
) -> Selection:
    """Choose a square. A dropped or tapped card was not previewed: it can still be rotated before the confirmation.

    A tap on the card that is already placed (``placed``) rotates it.
    """
    if touch and placed and selection.spot is not None:
        return _handover_refusal(selection) or selections.rotate_placed(match.state, selection)
    shown = not touch and not dropped
    return _handover_refusal(selection) or selections.put(match.state, selection, Spot(x, y), shown=shown)


def _lift(match: Match, selection: Selection, *, x: int | None = None, y: int | None = None) -> Selection:
    spot = None if x is None or y is None else Spot(x, y)
    return _handover_refusal(selection) or selections.lift(match.state, selection, spot)


def _choose(match: Match, selection: Selection, *, space: int) -> Selection:
    return _handover_refusal(selection) or selections.choose(match.state, selection, space)


def _decline(match: Match, selection: Selection) -> Selection:
    return _handover_refusal(selection) or selections.decline(match.state, selection)


def _hand_over(match: Match, selection: Selection) -> Selection:
    return Selection(holder=match.turn) if selection.needs_handover else selection


def _uncover(match: Match, selection: Selection) -> Selection:
    return replace(selection, uncovered=not selection.uncovered) if selection.holder == match.turn else selection


def _cancel(_match: Match, selection: Selection) -> Selection:
    return selections.step_back(selection)


def _handover_refusal(selection: Selection) -> Selection | None:
    """Return the selection with a refusal while the device must be handed over, else None. Rule H8.1."""
    return replace(selection, refusal=Refusal("hand_over", "H8.1")) if selection.needs_handover else None


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
