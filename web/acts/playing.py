"""Actions during a match: choosing a turn, a computer's move, taking back."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from engine.chance import Chance
from engine.game import IllegalMove
from engine.record import RecordError
from engine.zen_garden.state import SLOTS
from web import match as matches
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


def _person_to_move(table: Table) -> bool:
    match = table.match
    return match is not None and table.showing is None and not match.over and match.bot(match.turn) is None


def _choose(change: Callable[[Match, Table, Action], Turn], said: Said, focus: str = "") -> Handler:
    """Return a handler for a step of choosing a turn, which only a person to move can do."""

    def handle(table: Table, action: Action) -> Outcome:
        match = table.match
        if match is None or not _person_to_move(table):
            return Outcome(table)
        turn = change(match, table, action)
        table = replace(table, turn=turn, stage=None, notice="")
        if turn.refusal is not None:
            return Outcome(table, Said("refused"))
        return Outcome(table, said, focus if table.keyboard else "")

    return handle


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
    return turns.rotate(table.turn, 1)


def _cancel(_match: Match, table: Table, _action: Action) -> Turn:
    return turns.step_back(table.turn)


def _confirm(table: Table, _action: Action) -> Outcome:
    match, move = table.match, turns.move_of(table.turn)
    if match is None or move is None or not _person_to_move(table):
        return Outcome(table)
    return _play(table, match, match.game.write_event(move))


def _play(table: Table, match: Match, event: str) -> Outcome:
    played = matches.play(match, event)
    table = replace(store(table, played), turn=NOTHING, stage=None, pointed=None, notice="")
    return Outcome(table, Said("moved", match.at), _next_focus(table, played))


def _next_focus(table: Table, match: Match) -> str:
    """Return what a person at the keyboard needs next: the result, the board, nothing while a computer is to move."""
    if not table.keyboard:
        return ""
    return "result" if match.over else "board" if match.bot(match.turn) is None else ""


def _answer(table: Table, action: Action) -> Outcome:
    """Take an opponent's move; one for another position than the present one comes too late and is dropped."""
    match, showing = table.match, table.showing
    asked = match is not None and showing is not None and showing.stage == "thinking"
    if match is None or not asked or (action.get("match"), action.get("at")) != (match.id, match.at):
        return Outcome(table)
    event = str(action.get("event"))
    try:
        match.game.play(match.state, match.game.read_event(event))
    except IllegalMove:
        return _ask_failed(table, action)
    if not table.settings.pause:
        return _play(replace(table, showing=None), match, event)
    showing = Showing("choosing", match.at, event)
    return Outcome(replace(table, showing=showing), focus="confirm" * table.keyboard, timer=table.settings.pause)


def _ask_failed(table: Table, _action: Action) -> Outcome:
    """Let chance move for an opponent that could not answer, so that the match goes on, and say so."""
    match = table.match
    if match is None or table.showing is None or table.showing.stage != "thinking":
        return Outcome(table)
    game = match.game
    move = game.sample(game.view(match.state, match.turn), Chance.of(match.seed, "instead", match.at))
    outcome = _play(replace(table, showing=None), match, game.write_event(move))
    return replace(outcome, table=replace(outcome.table, notice="opponent_failed"))


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
            return Outcome(replace(table, showing=None), Said("turn"), _next_focus(table, match), stop_timer=True)
        case _:
            return Outcome(table)


def _go_to(target: Callable[[Match], int | None]) -> Handler:
    def handle(table: Table, _action: Action) -> Outcome:
        at = target(table.match) if table.match else None
        if table.match is None or at is None:
            return Outcome(table)
        table = store(table, matches.go_to(table.match, at))
        table = replace(table, turn=NOTHING, showing=None, stage=None, pointed=None, notice="")
        return Outcome(table, Said("undone"), "board", stop_timer=True)

    return handle


def _line(table: Table, action: Action) -> Outcome:
    match, number = table.match, whole(action, "number")
    if match is None or number not in range(len(match.lines)):
        return Outcome(table)
    try:
        table = store(table, matches.resume_line(match, number))
    except RecordError:
        return Outcome(replace(table, dialog=None, notice="damaged"))
    return Outcome(replace(table, turn=NOTHING, showing=None, stage=None, dialog=None), Said("undone"), stop_timer=True)


def _look(table: Table, action: Action) -> Outcome:
    seat = action.get("seat")
    seats = range(len(table.match.record.players)) if table.match else ()
    return Outcome(replace(table, stage=seat) if seat in seats else table)


def _point(table: Table, action: Action) -> Outcome:
    return Outcome(replace(table, pointed=(whole(action, "seat"), str(action.get("item")))))


def _point_away(table: Table, _action: Action) -> Outcome:
    return Outcome(replace(table, pointed=None))


HANDLERS: Final[dict[str, Handler]] = {
    "take": _choose(_take, Said("chosen"), "garden"),
    "put": _choose(_put, Said("chosen"), "confirm"),
    "nudge": _choose(_nudge, Said("chosen")),
    "rotate": _choose(_rotate, Said("chosen")),
    "cancel": _choose(_cancel, Said("chosen")),
    "confirm": _confirm,
    "answer": _answer,
    "ask-failed": _ask_failed,
    "show-next": _show_next,
    "undo": _go_to(matches.undo_target),
    "redo": _go_to(matches.redo_target),
    "line": _line,
    "look": _look,
    "point": _point,
    "point-away": _point_away,
}
