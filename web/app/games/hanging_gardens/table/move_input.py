"""Move input of The Hanging Gardens: card and place, then temple, then tile.

See ``web.app.model.game_api.move_input.MoveInput``.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from hofgarten.games.hanging_gardens.notation import read_event
from hofgarten.games.hanging_gardens.rules import can_lay
from hofgarten.games.hanging_gardens.state import LAY, TEMPLE, TILE, Discard, Event, Lay, State, Take, Temple
from web.app.games.hanging_gardens.table import selection as selections
from web.app.games.hanging_gardens.table.selection import NO_SELECTION, Selection, Spot, movable_temples
from web.app.model.game_api.move_input import Field, MoveInput, Step, on_state
from web.app.model.match.match import PlayedMatch, viewer_seat

_SOUNDS: Final[Mapping[type[Event], tuple[str, ...]]] = {Lay: ("place",), Temple: ("chime",), Take: ("string",)}
"""Sounds by kind of event. The other events only end a step."""


class HangingGardensInput(MoveInput[State, Selection, Event]):
    """Card and place, then the square of a temple and the temple that moves, then a tile."""

    empty = NO_SELECTION
    hand_over_rule = "H8.1"

    def fields(self, state: State) -> tuple[Field, ...]:
        """Return the fields of the event that is due. Rules H4.1, H4.5, H5.2, H5.3 and H5.6."""
        if state.phase == LAY:
            return (Field("card", "cards"), *([Field("spot", "garden")] if can_lay(state) else []))
        if state.phase == TEMPLE:
            return (Field("square", "garden"), *([Field("moved", "garden")] if movable_temples(state) else []))
        return (Field("space", "board"),)

    def move_of(self, state: State, selection: Selection) -> Event | None:
        """Return the selected event; None while the selection is incomplete."""
        if state.phase == TILE:
            return Take(selection.space) if selection.space is not None else None
        if state.phase == TEMPLE:
            return selections.temple_of(state, selection)
        if selection.card is None:
            return None
        if not can_lay(state):
            return Discard(selection.card)
        shown = selection.shown
        if shown is None or shown not in selections.places(state, selection):
            return None
        return Lay(selection.card, *shown, selection.quarters)

    def selection_of_move(self, move: Event) -> Selection:
        """Return the selection of an event."""
        match move:
            case Lay(card, x, y, quarters):
                return Selection(card=card, quarters=quarters, spot=Spot(x, y))
            case Discard(card):
                return Selection(card=card)
            case Temple(x, y, moved):
                return Selection(square=Spot(x, y), moved=Spot(*moved) if moved else None)
            case Take(space):
                return Selection(space=space)
            case _:
                return Selection(passed=True)

    def step_back(self, state: State, selection: Selection) -> Selection:
        """Undo the last step: a refusal, then the place, then the card; or the temple, or the tile."""
        if selection.refusal is not None:
            return replace(selection, refusal=None)
        if selection.spot is not None:
            return replace(selection, spot=None, pointed=None)
        return selection.cleared

    def plays_at_once(self, selection: Selection) -> bool:
        """Return True if the choice was repeated, or previewed before it was made. Rule H8.3."""
        return selection.decided

    def auto_confirm(self, before: Selection, selection: Selection, step: str) -> Selection | None:
        """Return the selection once a place or a tile is chosen, or None if the move could not be undone."""
        return selection if step in {"put", "choose"} and not selection.final else None

    def clear_hover(self, selection: Selection) -> Selection:
        """Return the selection without the hovered place."""
        return replace(selection, pointed=None)

    def current_round(self, state: State) -> tuple[int, int]:
        """Return the current round, counted from 1, and the number of rounds. Rules H3.3 and H6.2."""
        turns_of_round = state.deal.round_turns
        count = state.turns // turns_of_round
        return min(state.turn_number // turns_of_round + 1, count), count

    def sounds(self, state: State, event: str) -> tuple[str, ...]:
        """Return the sounds of an event: a laid card, a temple, a taken tile."""
        return _SOUNDS.get(type(read_event(event)), ("choose",))

    def start(self, match: "PlayedMatch[State]", before: Selection | None) -> Selection:
        """Return an empty selection, still uncovered if the same player goes on, with a tile that is chosen already."""
        empty = super().start(match, before)
        if before is None or not match.is_person_here(match.turn):
            return empty
        uncovered = (
            match.viewer is None
            and before.uncovered
            and not empty.needs_handover
            and viewer_seat(match) < 0
            and self.hides(match)
        )
        return selections.carried_over(match.state, before, replace(empty, uncovered=uncovered))

    def hides(self, match: "PlayedMatch[State]") -> bool:
        """Return True if a person has tiles that must stay hidden from the other persons. Rule H8.1."""
        return any(seat.hidden for number, seat in enumerate(match.state.seats) if match.bot(number) is None)

    def viewer(self, match: "PlayedMatch[State]", selection: Selection) -> int:
        """Return the seat whose hidden tiles may be on the screen, or ``SPECTATOR``. Rule H8.1."""
        return super().viewer(match, selection) if selection.uncovered else viewer_seat(match)

    @property
    def own_steps(self) -> "Mapping[str, Step[Selection]]":
        """The steps: a choice may be previewed, repeated, dragged, or made together with the next one."""
        return {
            "take": Step(on_state(selections.take), advances_focus=True),
            "rotate": Step(on_state(selections.rotate), while_covered=True),
            "aim": Step(_aim, is_hover=True, while_covered=True),
            "put": Step(_put, advances_focus=True, on_own_board=True),
            "lift": Step(_lift),
            "choose": Step(on_state(selections.choose), advances_focus=True),
            "decline": Step(on_state(selections.decline)),
            "uncover": Step(_uncover, while_covered=True),
        }


def _aim(match: "PlayedMatch[State]", selection: Selection, *, x: int, y: int) -> Selection:
    return selections.point(match.state, selection, Spot(x, y))


def _put(  # noqa: PLR0913 - the fields of the action
    match: "PlayedMatch[State]",
    selection: Selection,
    *,
    x: int,
    y: int,
    touch: bool = False,
    dropped: bool = False,
    placed: bool = False,
    keyboard: bool = False,
) -> Selection:
    """Choose a square. A dropped or tapped card was not previewed: it can still be rotated before the confirmation.

    The Enter key only chooses, as in every step of every game: the focus goes on to the button that confirms.

    A tap on the card that is already placed (``placed``) rotates it.
    """
    if touch and placed and selection.spot is not None:
        return selections.rotate_placed(match.state, selection)
    return selections.put(match.state, selection, Spot(x, y), shown=not (touch or dropped or keyboard))


def _lift(
    match: "PlayedMatch[State]", selection: Selection, *, x: int | None = None, y: int | None = None
) -> Selection:
    return selections.lift(match.state, selection, None if x is None or y is None else Spot(x, y))


def _uncover(match: "PlayedMatch[State]", selection: Selection) -> Selection:
    return replace(selection, uncovered=not selection.uncovered) if selection.holder == match.turn else selection


MOVE_INPUT: Final = HangingGardensInput("hanging-gardens")
