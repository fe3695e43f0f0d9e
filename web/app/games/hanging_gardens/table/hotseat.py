"""Who may see what on a device that people share: it is handed over before hidden tiles are shown. Rule H8.1."""

from hofgarten.games.hanging_gardens.state import State
from web.app.games.hanging_gardens.table.selection import Turn
from web.app.model.match.match import Match, watcher


def begin(match: Match, before: Turn | None) -> Turn:
    """Return a turn without a choice; another person than before has to be handed the device where tiles are hidden.

    Rule H8.1.
    """
    seat, holder = match.turn, _holder(match, before)
    if seat < 0 or match.bot(seat) is not None:
        return Turn(holder=holder)
    if watcher(match) >= 0 or not any_hidden(match):
        return Turn(holder=seat)
    same = holder == seat
    return Turn(holder=holder, asks=not same, uncovered=same and before is not None and before.uncovered)


def _holder(match: Match, before: Turn | None) -> int | None:
    """Return who holds the device: the person who has just played, else whoever held it before."""
    if before is None or not match.at:
        return None
    last: int = match.game.turn(match.states[match.at - 1])
    return last if match.bot(last) is None else before.holder


def any_hidden(match: Match) -> bool:
    """Say whether a person has tiles that the other persons must not see. Rule H8.1."""
    return any(seat.hidden for number, seat in enumerate(match.state.seats) if match.bot(number) is None)


def viewer(match: Match, turn: Turn) -> int:
    """Return the seat whose hidden tiles may be on the screen, or ``NOBODY``. Rule H8.1."""
    return match.turn if turn.uncovered and turn.holder == match.turn else watcher(match)


def sight(match: Match, turn: Turn) -> State:
    """Return the present position as it may be on the screen. Rule H8.1."""
    state: State = match.game.view(match.state, viewer(match, turn))
    return state
