"""Actions during a match: choosing a turn, a computer's move, taking back."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from hofgarten.game import IllegalMove
from hofgarten.record import RecordError
from hofgarten.rng import Chance
from web.app.model.action import Action, printable, whole
from web.app.model.game_api.move_input import Step, Turn, play_of
from web.app.model.library import saved_matches as shelves
from web.app.model.library.saved_matches import Kept
from web.app.model.match import match as matches
from web.app.model.match.match import Match
from web.app.model.match.serialize import to_text
from web.app.model.model import SEND, Handler, Outcome, Said, Showing, Table
from web.app.model.user_files import user_bots

PAST: Final = "past"
"""The id of the slider with which a match is looked back at."""


def store(table: Table, match: Match) -> Table:
    """Return the table with a match that has changed, on the table and, unless it is only tried out, on the shelf."""
    if table.practice is not None or table.guest is not None:
        return replace(table, match=match)
    saved = replace(match, saved=table.now)
    return replace(table, match=saved, shelf=shelves.put(table.shelf, Kept(saved.id, to_text(saved))))


def with_stand_in(table: Table) -> Table:
    """Return the table with a notice when a player of the match is not here and somebody stands in."""
    names = user_bots.missing(table.bots, table.match) if table.match and not table.match.over else []
    return replace(table, notice="stand_in", notice_parts={"names": ", ".join(names)}) if names else table


def anew(table: Table) -> Table:
    """Return the table as nobody has yet chosen, shown, looked or pointed at anything."""
    turn = _begun(table.match, None)
    return replace(table, turn=turn, showing=None, hint=None, review=None, past=None, stage=None, pointed=None)


def _begun(match: Match | None, before: Turn) -> Turn:
    """Return the turn that begins with the present position; none without a match."""
    return play_of(match.record.game).begin(match, before) if match else None


def new_identity(table: Table) -> str:
    """Return the id of a match that is about to begin."""
    return f"{Chance.of(table.entropy, 'id', table.now, len(table.shelf.kept)).bits():016x}"


def person_to_move(table: Table) -> bool:
    """Say whether a person can choose a move now."""
    match = table.match
    if match is None or table.showing is not None or table.past is not None or table.following:
        return False
    return not match.over and match.bot(match.turn) is None and not match.remote(match.turn)


def _heard(table: Table) -> Table:
    """Return the table without a notice that a person has had time to read; that nothing is kept stays till closed."""
    return table if table.notice.startswith("storage") else replace(table, notice="")


def step(table: Table, action: Action) -> Outcome:
    """Take a step in choosing a move; one that the game on the table does not have does nothing."""
    match = table.match
    step = play_of(match.record.game).steps.get(str(action.get("do"))) if match else None
    if match is None or step is None:
        return Outcome(table)
    if step.pointing:
        return _pointed(table, match, step, action)
    if step.on_stage and table.stage not in {None, match.turn}:
        return Outcome(replace(table, stage=None))
    return _choose(cut_short(table), match, step, action)


def _pointed(table: Table, match: Match, step: Step, action: Action) -> Outcome:
    """Point at something; who gets there by key may not see what comes of it, and is told."""
    if not person_to_move(table):
        return Outcome(table)
    turn = step.change(match, table.turn, action)
    shows = turn != table.turn and turn != play_of(match.record.game).look_away(turn)
    return Outcome(replace(table, turn=turn), Said("chosen") if shows and table.keyboard else None)


def _choose(table: Table, match: Match, step: Step, action: Action) -> Outcome:
    """Take a step that chooses something, which only a person to move can do."""
    if not person_to_move(table):
        return Outcome(table, Said("turn"))
    play = play_of(match.record.game)
    before, turn = table.turn, step.change(match, table.turn, action)
    hint = table.hint.put_away() if table.hint else None
    table = replace(_heard(table), turn=turn, stage=None, hint=hint)
    if turn.refusal is not None:
        return Outcome(table, Said("refused"), stop_timer=True)
    final = turn if play.at_once(turn) else None
    if table.settings.confirm == "off":
        final = final or play.unconfirmed(before, turn, action)
    event = play.event(match.state, final) if final is not None else None
    if event is not None:
        return replace(_play(table, match, event), stop_timer=True)
    return Outcome(table, Said("chosen"), play.focus(match.state, turn) if step.led else "", stop_timer=True)


def cut_short(table: Table) -> Table:
    """Return the table with the showing of a computer's move ended, if the move has been played already."""
    if table.showing is None or table.showing.stage != "placed":
        return table
    after = replace(table, showing=None)
    return after if person_to_move(after) else table


def confirm(table: Table, _action: Action) -> Outcome:
    """Play the move that has been chosen, unless something else is to be seen."""
    match = table.match
    event = play_of(match.record.game).event(match.state, table.turn) if match else None
    if match is None or event is None or not person_to_move(table):
        return Outcome(table)
    if table.hint is not None and table.shown_turn != table.turn:
        # What is to be seen is not what was chosen: nobody should play the one while looking at the other.
        return Outcome(replace(table, hint=table.hint._replace(pointed=None)), Said("chosen"))
    return _play(_heard(table), match, event)


def _play(table: Table, match: Match, event: str) -> Outcome:
    table = store(table, matches.play(match, event))
    table = replace(table, turn=_begun(table.match, table.turn), stage=None, pointed=None)
    return Outcome(table, Said("moved", match.at), next_focus(table))


def next_focus(table: Table) -> str:
    """Return the id of what a person at the keyboard needs: the result, a hint, what a choice goes on with.

    Outside a match it is empty.
    """
    match = table.match
    if match is None:
        return ""
    if table.review is not None:
        return "review-title"
    if table.past is not None:
        return PAST
    if table.hint is not None and table.hint.open:
        return "hint-0"
    if match.remote(match.turn):
        return SEND
    return "result" if match.over else play_of(match.record.game).focus(match.state, table.turn)


def answer(table: Table, action: Action) -> Outcome:
    """Take an opponent's move; an answer to any question but the last comes too late and is dropped."""
    match, showing = table.match, table.showing
    if match is None or showing is None or not _is_awaited(showing, action):
        return Outcome(table)
    event = str(action.get("event"))
    try:
        match.game.play(match.state, match.game.read_event(event))
    except IllegalMove:
        return ask_failed(table, {**action, "why": "illegal"})
    if not table.settings.pause:
        return _play(replace(table, showing=None), match, event)
    showing = showing._replace(stage="choosing", event=event)
    return Outcome(replace(table, showing=showing), timer=table.settings.pause)


def _is_awaited(showing: Showing, action: Action) -> bool:
    return showing.stage == "thinking" and action.get("number") == showing.number


def ask_failed(table: Table, action: Action) -> Outcome:
    """Let chance move for an opponent that could not answer, so that the match goes on, and say so."""
    match = table.match
    if match is None or table.showing is None or not _is_awaited(table.showing, action):
        return Outcome(table)
    game = match.game
    move = game.sample(game.view(match.state, match.turn), Chance.of(match.seed, "instead", match.at))
    outcome = _play(replace(table, showing=None), match, game.write_event(move))
    own = table.bots.file(match.bot(match.turn)) is not None
    notice = user_bots.failure(str(action.get("why"))) if own else "opponent_failed"
    detail = printable(action.get("detail"), user_bots.LONGEST_DETAIL) or "?"
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
            table = replace(outcome.table, showing=showing._replace(stage="placed"))
            return Outcome(table, Said("shown", showing.at), timer=table.settings.pause)
        case "placed":
            return Outcome(replace(table, showing=None), Said("turn"), next_focus(table), stop_timer=True)
        case _:
            return Outcome(table)


def _go_to(target: Callable[[Match], int | None], said: Said) -> Handler:
    def handle(table: Table, _action: Action) -> Outcome:
        at = target(table.match) if table.match else None
        if table.match is None or at is None or table.following:
            return Outcome(table)
        table = store(table, matches.go_to(table.match, at))
        return Outcome(anew(_heard(table)), said, stop_timer=True)

    return handle


def _line(table: Table, action: Action) -> Outcome:
    match, number = table.match, whole(action, "number")
    if match is None or table.following or number not in range(len(match.lines)):
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
    hint, match = table.hint._replace(pointed=None) if table.hint else None, table.match
    turn = play_of(match.record.game).look_away(table.turn) if match else None
    return Outcome(replace(table, pointed=None, hint=hint, turn=turn))


HANDLERS: Final[dict[str, Handler]] = {
    "confirm": confirm,
    "answer": answer,
    "show-next": _show_next,
    "undo": _go_to(matches.undo_target, Said("undone")),
    "redo": _go_to(matches.redo_target, Said("turn")),
    "line": _line,
    "look": _look,
    "point": _point,
    "point-away": _point_away,
}
