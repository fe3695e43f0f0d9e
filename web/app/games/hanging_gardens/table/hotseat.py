"""Visibility of hidden tiles on a shared device: the device is handed over before they are shown. Rule H8.1."""

from hofgarten.games.hanging_gardens.state import State
from web.app.games.hanging_gardens.table.selection import Selection, carried_over
from web.app.model.match.match import Match, viewer_seat


def start(match: Match, before: Selection | None) -> Selection:
    """Return an empty selection. It asks for a handover if tiles are hidden and another person holds the device.

    Rule H8.1.
    """
    seat, holder = match.turn, _holder(match, before)
    if seat < 0 or match.bot(seat) is not None:
        return Selection(holder=holder)
    if viewer_seat(match) >= 0 or not any_hidden(match):
        empty = Selection(holder=seat)
    else:
        same = holder == seat
        uncovered = same and before is not None and before.uncovered
        empty = Selection(holder=holder, needs_handover=not same, uncovered=uncovered)
    return carried_over(match.state, before, empty) if before is not None else empty


def _holder(match: Match, before: Selection | None) -> int | None:
    """Return the seat of the person who holds the device: the last human mover, else the previous holder."""
    if before is None or not match.at:
        return None
    last: int = match.game.to_move(match.states[match.at - 1])
    return last if match.bot(last) is None else before.holder


def any_hidden(match: Match) -> bool:
    """Return True if a person has tiles that must stay hidden from the other persons. Rule H8.1."""
    return any(seat.hidden for number, seat in enumerate(match.state.seats) if match.bot(number) is None)


def viewer(match: Match, selection: Selection) -> int:
    """Return the seat whose hidden tiles may be on the screen, or ``SPECTATOR``. Rule H8.1."""
    return match.turn if selection.uncovered and selection.holder == match.turn else viewer_seat(match)


def visible_state(match: Match, selection: Selection) -> State:
    """Return the current position as it may be shown on the screen. Rule H8.1."""
    state: State = match.game.observe(match.state, viewer(match, selection))
    return state
