"""The steps that follow any action in an open match by themselves."""

from dataclasses import replace
from typing import assert_never

from web.app.model.match.match import is_passed_on
from web.app.model.match.replay import goes_on
from web.app.model.model import (
    AnalysisBoard,
    BotMove,
    Dialog,
    LessonMatch,
    MatchPage,
    Model,
    Own,
    PuzzleMatch,
    RuleExample,
    SetUp,
    Shared,
    Update,
)


def after_action(before: Model | None, result: Update, page: MatchPage) -> Update:
    """Return the update after an action, with the steps that follow for the purpose of the match on the ``page``."""
    match page.purpose:
        case Own():
            return _after_own_action(before, result, page)
        case Shared() | RuleExample() | SetUp():
            return result
        case LessonMatch():
            from web.app.update.tutorial import continue_lesson

            return continue_lesson(result)
        case PuzzleMatch():
            from web.app.update.puzzles import leave

            return leave(result)
        case AnalysisBoard():
            from web.app.update.analysis import search_best

            return search_best(result, page)
        case purpose:
            assert_never(purpose)


def _after_own_action(before: Model | None, result: Update, page: MatchPage) -> Update:
    """Request a move if it is a bot's turn, unless one is shown, or the match is replayed or followed.

    If other devices are connected, tell them.
    """
    model, match = result.model, page.match
    if before and model.settings.ready == "on" and _is_passed_on(before, page):
        model = replace(model, dialog=Dialog("ready"))
        result = replace(result, model=model)
    bot_moves = not match.over and match.bot(match.turn) is not None and not match.waits
    skips = page.bot_move is not None and page.bot_move.skipped and page.bot_move.stage == "placed"
    if bot_moves and page.venue.may_play and (page.activity is None or skips):
        number = model.last_request + 1
        page = page._replace(activity=BotMove("thinking", match.at, number, skipped=_is_skipped(before, page)))
        result = replace(result, model=replace(model, page=page, last_request=number))
    if not page.venue.connects:
        return result
    from web.app.update import room

    return room.after_action(before, result, page)


def _is_skipped(before: Model | None, page: MatchPage) -> bool:
    """Return True if the turn to which the next move belongs has been skipped."""
    earlier = before.page if before else None
    shown = page.bot_move
    if shown is None and isinstance(earlier, MatchPage) and earlier.match.id == page.match.id:
        shown = earlier.bot_move
    return shown is not None and shown.skipped and goes_on(page.match, shown.at)


def _is_passed_on(before: Model, page: MatchPage) -> bool:
    """Return True if another person at this device can choose a move now, and could not before the action."""
    earlier = before.page
    if not isinstance(earlier, MatchPage) or earlier.match.id != page.match.id or earlier.replay:
        return False
    same = earlier.may_choose and earlier.match.turn == page.match.turn
    new = page.may_choose and not same and page.match.at >= earlier.match.at
    return new and is_passed_on(page.match) and not page.selection.needs_handover
