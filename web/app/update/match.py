"""Actions during a match: select and play a move, show a bot move, undo and redo."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from hofgarten.game import IllegalMove
from hofgarten.record import RecordError
from hofgarten.rng import Rng
from web.app.model.action import Action, int_field, printable
from web.app.model.game_api.move_input import Selection, Step, move_input_of
from web.app.model.library import saved_matches
from web.app.model.library.saved_matches import SavedMatch
from web.app.model.match import match as matches
from web.app.model.match.match import Match
from web.app.model.match.serialize import to_text
from web.app.model.model import SEND, Announcement, BotMove, Handler, Model, Update
from web.app.model.user_files import user_bots

PAST: Final = "past"
"""The id of the slider in a replay."""


def store(model: Model, match: Match) -> Model:
    """Return the model with a changed match, saved in the library unless it is a sandbox or a shared match."""
    if model.practice is not None or model.shared_match is not None:
        return replace(model, match=match)
    saved = replace(match, saved=model.now)
    return replace(model, match=saved, library=saved_matches.put(model.library, SavedMatch(saved.id, to_text(saved))))


def with_substitute_notice(model: Model) -> Model:
    """Add a message if a bot of the match is not installed here and a substitute plays for it."""
    names = user_bots.unavailable_bots(model.bots, model.match) if model.match and not model.match.over else []
    return replace(model, notice="stand_in", notice_args={"names": ", ".join(names)}) if names else model


def reset_ui(model: Model) -> Model:
    """Return the model without selection, bot move, hint, review, replay and highlights."""
    turn = _new_selection(model.match, None)
    return replace(
        model,
        selection=turn,
        bot_move=None,
        hint=None,
        review=None,
        replay_at=None,
        focused_seat=None,
        hovered_item=None,
    )


def _new_selection(match: Match | None, before: Selection) -> Selection:
    """Return an empty selection for the present position; None without a match."""
    return move_input_of(match.record.game).start(match, before) if match else None


def new_identity(model: Model) -> str:
    """Return the id for a new match."""
    return f"{Rng.of(model.entropy, 'id', model.now, len(model.library.kept)).bits():016x}"


def person_to_move(model: Model) -> bool:
    """Return True if a local human player can select a move now."""
    match = model.match
    if match is None or model.bot_move is not None or model.replay_at is not None or model.is_follower:
        return False
    return not match.over and match.bot(match.turn) is None and not match.remote(match.turn)


def _without_read_notice(model: Model) -> Model:
    """Clear a message that the user has had time to read. Storage messages stay until the user closes them."""
    return model if model.notice.startswith("storage") else replace(model, notice="")


def step(model: Model, action: Action) -> Update:
    """Take a step of a selection; unknown steps are ignored."""
    match = model.match
    step = move_input_of(match.record.game).steps.get(str(action.get("do"))) if match else None
    if match is None or step is None:
        return Update(model)
    if step.is_hover:
        return _hover(model, match, step, action)
    if step.on_own_board and model.focused_seat not in {None, match.turn}:
        return Update(replace(model, focused_seat=None))
    return _choose(finish_animation(model), match, step, action)


def _hover(model: Model, match: Match, step: Step, action: Action) -> Update:
    """Highlight an item. Keyboard users get an announcement, since they may not see the effect."""
    if not person_to_move(model):
        return Update(model)
    turn = step.change(match, model.selection, action)
    shows = turn != model.selection and turn != move_input_of(match.record.game).clear_hover(turn)
    return Update(replace(model, selection=turn), Announcement("chosen") if shows and model.keyboard else None)


def _choose(model: Model, match: Match, step: Step, action: Action) -> Update:
    """Take a step that selects a part of a move."""
    if not person_to_move(model):
        return Update(model, Announcement("turn"))
    play = move_input_of(match.record.game)
    before, turn = model.selection, step.change(match, model.selection, action)
    hint = model.hint.put_away() if model.hint else None
    model = replace(_without_read_notice(model), selection=turn, focused_seat=None, hint=hint)
    if turn.refusal is not None:
        return Update(model, Announcement("refused"), stop_timer=True)
    final = turn if play.plays_at_once(turn) else None
    if model.settings.confirm == "off":
        final = final or play.auto_confirm(before, turn, action)
    event = play.selected_move(match.state, final) if final is not None else None
    if event is not None:
        return replace(_play(model, match, event), stop_timer=True)
    return Update(
        model,
        Announcement("chosen"),
        play.next_focus(match.state, turn) if step.advances_focus else "",
        stop_timer=True,
    )


def finish_animation(model: Model) -> Model:
    """End the display of a bot move that has been played."""
    if model.bot_move is None or model.bot_move.stage != "placed":
        return model
    after = replace(model, bot_move=None)
    return after if person_to_move(after) else model


def confirm(model: Model, _action: Action) -> Update:
    """Play the selected move, unless another move is visible."""
    match = model.match
    event = move_input_of(match.record.game).selected_move(match.state, model.selection) if match else None
    if match is None or event is None or not person_to_move(model):
        return Update(model)
    if model.hint is not None and model.shown_selection != model.selection:
        # A hint covers the selection. A player must not play a move while another one is visible.
        return Update(replace(model, hint=model.hint._replace(pointed=None)), Announcement("chosen"))
    return _play(_without_read_notice(model), match, event)


def _play(model: Model, match: Match, event: str) -> Update:
    model = store(model, matches.play(match, event))
    model = replace(model, selection=_new_selection(model.match, model.selection), focused_seat=None, hovered_item=None)
    said, after, play = Announcement("moved", match.at), model.match, move_input_of(match.record.game)
    # Two steps of a turn may be chosen at once.
    if after is not None and after.turn == match.turn and play.plays_at_once(model.selection):
        following = play.selected_move(after.state, model.selection)
        if following is not None:
            return replace(_play(model, after, following), announcement=said)
    return Update(model, said, next_focus(model))


def next_focus(model: Model) -> str:
    """Return the id of the element that a keyboard user needs: the result, a hint, or the next choice.

    Without a match it is empty.
    """
    match = model.match
    if match is None:
        return ""
    if model.review is not None:
        return "review-title"
    if model.replay_at is not None:
        return PAST
    if model.hint is not None and model.hint.open:
        return "hint-0"
    if match.remote(match.turn):
        return SEND
    return "result" if match.over else move_input_of(match.record.game).next_focus(match.state, model.selection)


def answer(model: Model, action: Action) -> Update:
    """Handle a bot's move; answers to earlier requests are ignored."""
    match, showing = model.match, model.bot_move
    if match is None or showing is None or not _is_awaited(showing, action):
        return Update(model)
    event = str(action.get("event"))
    try:
        match.game.apply(match.state, match.game.read_event(event))
    except IllegalMove:
        return ask_failed(model, {**action, "why": "illegal"})
    if not model.settings.pause:
        return _play(replace(model, bot_move=None), match, event)
    showing = showing._replace(stage="choosing", event=event)
    return Update(replace(model, bot_move=showing), timer=model.settings.pause)


def _is_awaited(showing: BotMove, action: Action) -> bool:
    return showing.stage == "thinking" and action.get("number") == showing.number


def ask_failed(model: Model, action: Action) -> Update:
    """Play a random move for a bot that could not answer, so that the match goes on, and show a message."""
    match = model.match
    if match is None or model.bot_move is None or not _is_awaited(model.bot_move, action):
        return Update(model)
    game = match.game
    move = game.random_move(game.observe(match.state, match.turn), Rng.of(match.seed, "instead", match.at))
    result = _play(replace(model, bot_move=None), match, game.write_event(move))
    own = model.bots.file(match.bot(match.turn)) is not None
    notice = user_bots.failure(str(action.get("why"))) if own else "opponent_failed"
    detail = printable(action.get("detail"), user_bots.LONGEST_DETAIL) or "?"
    parts = {"name": match.player(match.turn), "detail": detail}
    return replace(result, model=replace(result.model, notice=notice, notice_args=parts))


def _show_next(model: Model, action: Action) -> Update:
    """Show the next step of a bot move: the selected item, its place, then the next turn."""
    match, showing = model.match, model.bot_move
    if match is None or showing is None or action.get("at", showing.at) != showing.at:
        return Update(model)
    match showing.stage:
        case "choosing":
            result = _play(model, match, showing.event)
            model = replace(result.model, bot_move=showing._replace(stage="placed"))
            return Update(model, Announcement("shown", showing.at), timer=model.settings.pause)
        case "placed":
            return Update(replace(model, bot_move=None), Announcement("turn"), next_focus(model), stop_timer=True)
        case _:
            return Update(model)


def _go_to(target: Callable[[Match], int | None], said: Announcement) -> Handler:
    def handle(model: Model, _action: Action) -> Update:
        at = target(model.match) if model.match else None
        if model.match is None or at is None or model.is_follower:
            return Update(model)
        model = store(model, matches.go_to(model.match, at))
        return Update(reset_ui(_without_read_notice(model)), said, stop_timer=True)

    return handle


def _switch_variation(model: Model, action: Action) -> Update:
    match, number = model.match, int_field(action, "number")
    if match is None or model.is_follower or number not in range(len(match.lines)):
        return Update(model)
    try:
        model = store(model, matches.resume_line(match, number))
    except RecordError:
        return Update(replace(model, dialog=None, notice="damaged"))
    return Update(replace(reset_ui(model), dialog=None), Announcement("turn"), stop_timer=True)


def _look(model: Model, action: Action) -> Update:
    seat = int_field(action, "seat")
    seats = range(len(model.match.record.players)) if model.match else ()
    return Update(replace(model, focused_seat=seat) if seat in seats else model)


def _point(model: Model, action: Action) -> Update:
    item = str(action.get("item"))
    known = model.match is not None and item in model.match.game.score_items
    return Update(replace(model, hovered_item=(int_field(action, "seat"), item)) if known else model)


def _point_away(model: Model, _action: Action) -> Update:
    hint, match = model.hint._replace(pointed=None) if model.hint else None, model.match
    turn = move_input_of(match.record.game).clear_hover(model.selection) if match else None
    return Update(replace(model, hovered_item=None, hint=hint, selection=turn))


HANDLERS: Final[dict[str, Handler]] = {
    "confirm": confirm,
    "answer": answer,
    "show-next": _show_next,
    "undo": _go_to(matches.undo_target, Announcement("undone")),
    "redo": _go_to(matches.redo_target, Announcement("turn")),
    "line": _switch_variation,
    "look": _look,
    "point": _point,
    "point-away": _point_away,
}
