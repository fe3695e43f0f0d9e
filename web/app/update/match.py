"""Actions during a match: select and play a move, show a bot move, undo and redo."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from hofgarten.game import IllegalMove
from hofgarten.record import RecordError
from hofgarten.rng import Rng
from web.app.model.action import printable
from web.app.model.game_api.game_page import move_input_of
from web.app.model.game_api.move_input import Selection
from web.app.model.match import match as matches
from web.app.model.match.match import PlayedMatch
from web.app.model.match.replay import goes_on, turn_begin
from web.app.model.model import (
    AnalysisBoard,
    Announcement,
    BotFailure,
    BotMove,
    Handler,
    LessonMatch,
    MatchPage,
    Model,
    PuzzleMatch,
    RuleExample,
    Sent,
    Update,
)
from web.app.model.notices import is_about_storage
from web.app.model.user_files import user_bots
from web.app.update.open_match import next_focus, open_match, store
from web.app.update.registry import during, in_match

_ROTATIONS: Final = ("rotate", "orient")
"""The steps that only rotate the chosen piece: what they change is announced, not the piece."""


def _without_read_notice(model: Model) -> Model:
    """Clear a message that the user has had time to read. Storage messages stay until the user closes them."""
    return model if is_about_storage(model.notice) else replace(model, notice="")


def step(model: Model, page: MatchPage, name: str, change: Callable[[PlayedMatch, Selection], Selection]) -> Update:
    """Take a step of a selection. ``change`` is that of the step, with the fields of the action."""
    match = page.match
    chosen = move_input_of(match.record.game).steps[name]
    if chosen.is_hover:
        return _hover(model, page, change)
    if chosen.on_own_board and page.focused_seat not in {None, match.turn}:
        return Update(replace(model, page=page._replace(focused_seat=None)))
    page = finish_animation(page)
    if not page.may_choose:
        return Update(replace(model, page=page), Announcement("turn"))
    return _choose(model, page, name, change(match, page.selection))


def _hover(model: Model, page: MatchPage, change: Callable[[PlayedMatch, Selection], Selection]) -> Update:
    """Highlight an item. Keyboard users get an announcement, since they may not see the effect."""
    if not page.may_choose:
        return Update(model)
    match, before = page.match, page.selection
    selection = change(match, before)
    shows = selection != before and selection != move_input_of(match.record.game).clear_hover(selection)
    model = replace(model, page=page._replace(selection=selection))
    return Update(model, Announcement("chosen") if shows and model.keyboard else None)


def _choose(model: Model, page: MatchPage, step: str, selection: Selection) -> Update:
    """Take a step that selects a part of a move, with the selection after it."""
    match, before = page.match, page.selection
    moves = move_input_of(match.record.game)
    hint = page.hint.put_away() if page.hint else None
    page = page._replace(selection=selection, focused_seat=None, activity=hint)
    model = replace(_without_read_notice(model), page=page)
    if selection.refusal is not None:
        return Update(model, Announcement("refused"))
    final = selection if moves.plays_at_once(selection) else None
    if model.settings.confirm == "off":
        final = final or moves.auto_confirm(before, selection, step)
    event = moves.selected_move(match.state, final) if final is not None else None
    if event is not None and not _awaits_end_of_turn(model, page, event):
        return _play(model, page, event)
    return Update(
        model,
        Announcement("rotated" if step in _ROTATIONS else "chosen"),
        moves.next_focus(match.state, selection) if moves.steps[step].advances_focus else "",
    )


def _awaits_end_of_turn(model: Model, page: MatchPage, event: str) -> bool:
    """Return True if a move is played only by the button that ends the turn, since it could not be undone."""
    return model.settings.confirm == "on" and not page.is_sandbox and matches.ends_undo(page.match, event)


def finish_animation(page: MatchPage) -> MatchPage:
    """End the display of a bot move that has been played."""
    if page.bot_move is None or page.bot_move.stage != "placed":
        return page
    after = page._replace(activity=None)
    return after if after.may_choose else page


def confirm(model: Model, page: MatchPage) -> Update:
    """Play the selected move, unless another move is visible."""
    match, hint = page.match, page.hint
    event = move_input_of(match.record.game).selected_move(match.state, page.selection)
    if event is None or not page.may_choose:
        return Update(model)
    if hint is not None and page.visible_selection != page.selection:
        # A hint covers the selection. A player must not play a move while another one is visible.
        return Update(replace(model, page=page._replace(activity=hint._replace(pointed=None))), Announcement("chosen"))
    return _play(_without_read_notice(model), page, event)


def _on_move(model: Model, page: MatchPage, event: str) -> Update | None:
    """Return the update in place of a move that is not played: by a guest, in a puzzle, off a lesson's script."""
    if page.venue.is_view:
        from web.app.update import room

        return room.send(model, page, Sent("play", event))
    match page.purpose:
        case PuzzleMatch():
            from web.app.update import puzzles

            return puzzles.on_move(model, page, event)
        case LessonMatch():
            from web.app.model.teaching.active_lesson import off_script

            if (missed := off_script(model, page, event)) is not None:
                return Update(replace(model, page=missed), Announcement("coached"), next_focus(missed))
    return None


def _play(model: Model, page: MatchPage, event: str) -> Update:
    """Play a move of this device. In a rule's position, the other seats then play theirs; an analysis contains it."""
    result = _on_move(model, page, event) or _play_all(model, page, event)
    match page.purpose:
        case RuleExample():
            from web.app.update import rule_book

            return rule_book.play_other_seats(result)
        case AnalysisBoard():
            from web.app.update import analysis

            return analysis.enter_move(result)
    return result


def _play_all(model: Model, page: MatchPage, event: str) -> Update:
    """Play a move, and the next one of its turn if both were chosen at once."""
    model, said = _played(model, page, event), Announcement("moved", page.match.at)
    after = model.page
    if isinstance(after, MatchPage) and after.match.turn == page.match.turn:
        play, selection = move_input_of(after.match.record.game), after.selection
        following = play.selected_move(after.match.state, selection) if play.plays_at_once(selection) else None
        if following is not None and not _awaits_end_of_turn(model, after, following):
            return replace(_play_all(model, after, following), announcement=said)
    if isinstance(after, MatchPage) and model.settings.pause and _is_passed_on(page, after):
        model = replace(model, page=after._replace(activity=BotMove("placed", page.match.at, 0, event)))
    return Update(model, said, next_focus(after))


def _is_passed_on(page: MatchPage, after: MatchPage) -> bool:
    """Return True if another person at this device is to move: first the move is shown in the garden of its player."""
    has_new_turn = page.may_choose and after.match.turn != page.match.turn
    return after.is_own and has_new_turn and matches.is_passed_on(after.match)


def _played(model: Model, page: MatchPage, event: str, activity: BotMove | None = None) -> Model:
    """Return the model after a move. Who plays on in an imported match plays it here."""
    before = page.match
    match, seat = matches.play(before, event), before.turn
    if match.own is not None and before.is_person_here(seat):
        match = replace(match, own=tuple(sorted({*match.own, seat})))
    selection = move_input_of(match.record.game).start(match, page.selection)
    return store(model, MatchPage(match, selection, page.purpose, activity), match)


def answer(model: Model, page: MatchPage, *, number: int, event: str) -> Update:
    """Handle a bot's move; answers to earlier requests are ignored."""
    match, showing = page.match, page.bot_move
    if showing is None or not page.awaits(number):
        return Update(model)
    try:
        match.game.apply(match.state, match.game.read_event(event))
    except IllegalMove:
        return ask_failed(model, page, number, "illegal", "")
    if (bot := match.bot(match.turn)) in model.failures:
        model = replace(model, failures={name: failure for name, failure in model.failures.items() if name != bot})
    if not model.settings.pause or showing.skipped:
        return _told_with_turn(_play(model, page, event), showing.at)
    showing = showing._replace(stage="choosing", event=event)
    if turn_begin(match, showing.at) < showing.at:
        return _show_placed(model, page, showing)
    return Update(replace(model, page=page._replace(activity=showing)))


def ask_failed(model: Model, page: MatchPage, number: int, reason: str, detail: str) -> Update:
    """Play a random move for a bot that could not answer, so that the match goes on, and show a message."""
    match = page.match
    if page.bot_move is None or not page.awaits(number):
        return Update(model)
    game = match.game
    move = game.random_move(game.observe(match.state, match.turn), Rng.of(match.seed, "instead", match.at))
    result = _play(model, page, game.write_event(move))
    bot, detail = match.bot(match.turn) or "", printable(detail, user_bots.MAX_DETAIL_LENGTH)
    own = model.bots.file(bot) is not None
    parts = {"name": match.player(match.turn), "detail": detail or "?"}
    failure, before = BotFailure(match.id, reason, detail), model.failures.get(bot)
    if before is not None and before._replace(times=1) == failure:
        failure = before._replace(times=before.times + 1)
    failures = {**model.failures, bot: failure} if own else model.failures
    notice = user_bots.failure(reason) if own else "opponent_failed"
    if failure.persists and model.has_library:
        notice = ""  # the bar says it
    return replace(result, model=replace(result.model, failures=failures, notice=notice, notice_args=parts))


def _show_next(model: Model, page: MatchPage, showing: BotMove, *, at: int | None = None) -> Update:
    """Show the next step of a bot move: the selected item, its place, then the next move.

    Without ``at``, the user skips the rest of the turn.
    """
    skips = at is None
    if at not in {None, showing.at} or showing.stage == "thinking":
        return Update(model)
    showing = showing._replace(skipped=skips)
    if showing.stage == "choosing" and not skips:
        return _show_placed(model, page, showing)
    said = None
    if showing.stage == "choosing":
        model = _played(model, page, showing.event, showing)
        said = Announcement("moved", turn_begin(page.match, showing.at))
        assert isinstance(model.page, MatchPage)
        page = model.page
    if goes_on(page.match, showing.at):  # the moves of a turn are announced with its last one
        rest = showing._replace(stage="placed") if skips else None
        return Update(replace(model, page=page._replace(activity=rest)))
    page = page._replace(activity=None)
    return Update(replace(model, page=page), said, next_focus(page))


def _told_with_turn(result: Update, at: int) -> Update:
    """Return the update after a bot's move that is not shown: it is announced with the last move of its turn."""
    page = result.model.page
    if not isinstance(page, MatchPage) or page.match.at <= at:
        return result
    said = None if goes_on(page.match, at) else Announcement("moved", turn_begin(page.match, at))
    return replace(result, announcement=said)


def _show_placed(model: Model, page: MatchPage, showing: BotMove) -> Update:
    """Play a bot's move and show it. The last move of a turn is announced with those before it."""
    model = _played(model, page, showing.event, showing._replace(stage="placed"))
    assert isinstance(model.page, MatchPage)
    match = model.page.match
    said = None if goes_on(match, showing.at) else Announcement("shown", turn_begin(match, showing.at))
    return Update(model, said)


def _undo_or_redo(target: Callable[[PlayedMatch], int | None], said: Announcement) -> Handler:
    def handle(model: Model, page: MatchPage) -> Update:
        at = target(page.match)
        if at is None:
            why = matches.undo_barrier(page.match) if said.kind == "undone" else ""
            return Update(replace(model, notice=f"undo_{why}") if why else model)
        if page.venue.connects:
            from web.app.update import room

            return room.ask_undo(model, page)
        after = open_match(_without_read_notice(model), matches.go_to(page.match, at), page.purpose)
        return Update(after, said)

    return in_match(handle)


def _switch_variation(model: Model, page: MatchPage, *, number: int) -> Update:
    match = page.match
    if number not in range(len(match.lines)):
        return Update(model)
    try:
        resumed = matches.resume_line(match, number)
    except RecordError:
        return Update(replace(model, dialog=None, notice="damaged"))
    after = open_match(replace(model, dialog=None), resumed, page.purpose)
    return Update(after, Announcement("turn"))


def _show_garden(model: Model, page: MatchPage, *, seat: int) -> Update:
    seats = range(len(page.match.record.players))
    return Update(replace(model, page=page._replace(focused_seat=seat)) if seat in seats else model)


def _show_score(model: Model, _page: MatchPage) -> Update:
    """Move the focus to the score sheet, which is below the screen of a phone."""
    return Update(model, focus="score", focus_after_click=True)


def _hover_item(model: Model, page: MatchPage, *, seat: int, item: str) -> Update:
    if item not in page.match.game.score_items:
        return Update(model)
    return Update(replace(model, page=page._replace(hovered_item=(seat, item))))


def _unhover(model: Model, page: MatchPage) -> Update:
    selection = move_input_of(page.match.record.game).clear_hover(page.selection)
    activity = page.hint._replace(pointed=None) if page.hint else page.activity
    return Update(replace(model, page=page._replace(hovered_item=None, activity=activity, selection=selection)))


HANDLERS: Final[dict[str, Handler]] = {
    "confirm": in_match(confirm),
    "answer": in_match(answer),
    "show-next": during(BotMove, _show_next),
    "undo": _undo_or_redo(matches.undo_target, Announcement("undone")),
    "redo": _undo_or_redo(matches.redo_target, Announcement("turn")),
    "line": in_match(_switch_variation),
    "show-garden": in_match(_show_garden),
    "show-score": in_match(_show_score),
    "hover": in_match(_hover_item),
    "unhover": in_match(_unhover),
}
