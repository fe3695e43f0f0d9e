"""Actions during a match: choosing a turn, a computer's move, taking back."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeAlias

from engine.chance import Chance
from engine.game import IllegalMove
from engine.record import RecordError
from engine.zen_garden.state import SLOTS
from web import form as forms
from web import match as matches
from web import own_bots
from web import shelf as shelves
from web.match import Match
from web.shelf import Kept
from web.state import Action, Handler, Outcome, Said, Showing, Table, whole
from web.zen_garden import turn as turns
from web.zen_garden.turn import NOTHING, Place, Turn


def store(table: Table, match: Match) -> Table:
    """Return the table with a match that has changed, on the table and on the shelf."""
    saved = replace(match, saved=table.now)
    return replace(table, match=saved, shelf=shelves.put(table.shelf, Kept(saved.id, matches.to_text(saved))))


def anew(table: Table) -> Table:
    """Return the table as nobody has yet chosen, shown, looked or pointed at anything."""
    return replace(table, turn=NOTHING, showing=None, hint=None, review=None, stage=None, pointed=None)


def new_identity(table: Table) -> str:
    """Return the id of a match that is about to begin."""
    return f"{Chance.of(table.entropy, 'id', table.now, len(table.shelf.kept)).bits():016x}"


def person_to_move(table: Table) -> bool:
    """Say whether a person can choose a move now."""
    match = table.match
    return match is not None and table.showing is None and not match.over and match.bot(match.turn) is None


def _heard(table: Table) -> Table:
    """Return the table without a notice that a person has had time to read; that nothing is kept stays till closed."""
    return table if table.notice.startswith("storage") else replace(table, notice="")


Change: TypeAlias = Callable[[Match, Table, Action], Turn]


def _choose(change: Change, *, led: bool) -> Handler:
    """Return a handler for a step of choosing a turn, which only a person to move can do.

    ``led``: a person at the keyboard is led on to what is to be chosen next.
    """

    def handle(table: Table, action: Action) -> Outcome:
        table = cut_short(table)
        match = table.match
        if match is None or not person_to_move(table):
            return Outcome(table, Said("turn") if match else None)
        turn = change(match, table, action)
        hint = table.hint.put_away() if table.hint else None
        table = replace(_heard(table), turn=turn, stage=None, hint=hint)
        if turn.refusal is not None:
            return Outcome(table, Said("refused"), stop_timer=True)
        return Outcome(table, Said("chosen"), _next_choice(turn) if led else "", stop_timer=True)

    return handle


def cut_short(table: Table) -> Table:
    """Return the table with the showing of a computer's move ended, if the move has been played already."""
    if table.showing is None or table.showing.stage != "placed":
        return table
    after = replace(table, showing=None)
    return after if person_to_move(after) else table


def _next_choice(turn: Turn) -> str:
    if turn.slot is None:
        return "board"
    return "garden" if turn.cell is None else "confirm"


def _put_or_look_away(table: Table, action: Action) -> Outcome:
    """Choose a place; while somebody else's garden is looked at, only go back to the own one."""
    match = table.match
    if match is not None and table.stage not in {None, match.turn}:
        return Outcome(replace(table, stage=None))
    return _choose(_put, led=True)(table, action)


def _take(match: Match, table: Table, action: Action) -> Turn:
    slot = whole(action, "slot")
    return turns.take(match.state, table.turn, slot) if slot in SLOTS else table.turn


def _put(match: Match, table: Table, action: Action) -> Turn:
    place = Place(whole(action, "column"), whole(action, "row"))
    return turns.put(match.state, table.turn, place)


def _nudge(match: Match, table: Table, action: Action) -> Turn:
    return turns.nudge(match.state, table.turn, whole(action, "east"), whole(action, "south"))


def _rotate(_match: Match, table: Table, action: Action) -> Turn:
    if "corner" in action:
        return turns.orient(table.turn, whole(action, "corner"))
    return turns.rotate(table.turn)


def _cancel(_match: Match, table: Table, _action: Action) -> Turn:
    return turns.step_back(table.turn)


def _confirm(table: Table, _action: Action) -> Outcome:
    match, move = table.match, turns.move_of(table.turn)
    if match is None or move is None or not person_to_move(table):
        return Outcome(table)
    if table.hint is not None and table.shown_turn != table.turn:
        # What is to be seen is not what was chosen: nobody should build the one while looking at the other.
        return Outcome(replace(table, hint=replace(table.hint, pointed=None)), Said("chosen"))
    return _play(_heard(table), match, match.game.write_event(move))


def _play(table: Table, match: Match, event: str) -> Outcome:
    played = matches.play(match, event)
    table = replace(store(table, played), turn=NOTHING, stage=None, pointed=None)
    return Outcome(table, Said("moved", match.at), next_focus(table))


def next_focus(table: Table) -> str:
    """Return the id of what a person at the keyboard needs: the result, a hint, the board; nothing outside a match."""
    if table.match is None:
        return ""
    if table.review is not None:
        return "review-title"
    if table.hint is not None and table.hint.open:
        return "hint-0"
    return "result" if table.match.over else "board"


def _answer(table: Table, action: Action) -> Outcome:
    """Take an opponent's move; an answer to any question but the last comes too late and is dropped."""
    match, showing = table.match, table.showing
    if match is None or showing is None or not _is_awaited(showing, action):
        return Outcome(table)
    event = str(action.get("event"))
    try:
        match.game.play(match.state, match.game.read_event(event))
    except IllegalMove:
        return _ask_failed(table, {**action, "why": "illegal"})
    if not table.settings.pause:
        return _play(replace(table, showing=None), match, event)
    showing = replace(showing, stage="choosing", event=event)
    return Outcome(replace(table, showing=showing), timer=table.settings.pause)


def _is_awaited(showing: Showing, action: Action) -> bool:
    return showing.stage == "thinking" and action.get("number") == showing.number


def _ask_failed(table: Table, action: Action) -> Outcome:
    """Let chance move for an opponent that could not answer, so that the match goes on, and say so."""
    match = table.match
    if match is None or table.showing is None or not _is_awaited(table.showing, action):
        return Outcome(table)
    game = match.game
    move = game.sample(game.view(match.state, match.turn), Chance.of(match.seed, "instead", match.at))
    outcome = _play(replace(table, showing=None), match, game.write_event(move))
    own = table.bots.file(match.bot(match.turn)) is not None
    notice = own_bots.failure(str(action.get("why"))) if own else "opponent_failed"
    detail = forms.printable(action.get("detail"), own_bots.LONGEST_DETAIL) or "?"
    parts = {"name": match.player(match.turn), "detail": detail}
    return replace(outcome, table=replace(outcome.table, notice=notice, notice_parts=parts))


def _show_next(table: Table, action: Action) -> Outcome:
    """Go on with showing a computer's move: the choice, then where it lies, then whose turn it is."""
    match, showing = table.match, table.showing
    if match is None or showing is None or action.get("at", showing.at) != showing.at:
        return Outcome(table)
    match showing.stage:
        case "choosing":
            outcome = _play(table, match, showing.event)
            table = replace(outcome.table, showing=replace(showing, stage="placed"))
            return Outcome(table, Said("shown", showing.at), timer=table.settings.pause)
        case "placed":
            return Outcome(replace(table, showing=None), Said("turn"), next_focus(table), stop_timer=True)
        case _:
            return Outcome(table)


def _go_to(target: Callable[[Match], int | None], said: Said) -> Handler:
    def handle(table: Table, _action: Action) -> Outcome:
        at = target(table.match) if table.match else None
        if table.match is None or at is None:
            return Outcome(table)
        table = store(table, matches.go_to(table.match, at))
        return Outcome(anew(_heard(table)), said, stop_timer=True)

    return handle


def _line(table: Table, action: Action) -> Outcome:
    match, number = table.match, whole(action, "number")
    if match is None or number not in range(len(match.lines)):
        return Outcome(table)
    try:
        table = store(table, matches.resume_line(match, number))
    except RecordError:
        return Outcome(replace(table, dialog=None, notice="damaged"))
    return Outcome(replace(anew(table), dialog=None), Said("turn"), stop_timer=True)


def _look(table: Table, action: Action) -> Outcome:
    seat = whole(action, "seat")
    seats = range(len(table.match.record.players)) if table.match else ()
    return Outcome(replace(table, stage=seat) if seat in seats else table)


def _point(table: Table, action: Action) -> Outcome:
    item = str(action.get("item"))
    known = table.match is not None and item in table.match.game.score_items
    return Outcome(replace(table, pointed=(whole(action, "seat"), item)) if known else table)


def _point_away(table: Table, _action: Action) -> Outcome:
    hint = replace(table.hint, pointed=None) if table.hint else None
    return Outcome(replace(table, pointed=None, hint=hint))


HANDLERS: Final[dict[str, Handler]] = {
    "take": _choose(_take, led=True),
    "put": _put_or_look_away,
    "nudge": _choose(_nudge, led=False),
    "rotate": _choose(_rotate, led=False),
    "cancel": _choose(_cancel, led=True),
    "confirm": _confirm,
    "answer": _answer,
    "ask-failed": _ask_failed,
    "show-next": _show_next,
    "undo": _go_to(matches.undo_target, Said("undone")),
    "redo": _go_to(matches.redo_target, Said("turn")),
    "line": _line,
    "look": _look,
    "point": _point,
    "point-away": _point_away,
}
