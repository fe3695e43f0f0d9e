"""Actions of hints: request, show, select and hide. Also handles failed requests to bots."""

from dataclasses import replace
from typing import Final

from web.app.model.game_api.move_input import move_input_of
from web.app.model.match.move_estimate import estimates
from web.app.model.model import Announcement, Handler, Hint, Model, Review, Update
from web.app.update import match as playing
from web.app.update.match import finish_animation, person_to_move
from web.app.update.review import review_failed


def _hint(model: Model) -> Update:
    """Request a hint; show or hide a hint that is already there."""
    model = finish_animation(model)
    match = model.match
    if match is None or not person_to_move(model) or not move_input_of(match.record.game).may_act(model.selection):
        return Update(model)
    hint = model.hint
    if hint is None:
        number = model.last_request + 1
        asking = replace(model, hint=Hint(number), last_request=number)
        return Update(asking, Announcement("hinting"), "hint-away", bot_request="hint", stop_timer=True)
    if not hint.choices:
        return Update(model)
    if hint.open:
        return _hide(model)
    return Update(replace(model, hint=hint._replace(folded=False)), Announcement("hinted"), "hint-0")


def _hinted(model: Model, *, number: int, choices: object) -> Update:
    """Store the moves of a hint; answers to earlier requests are ignored."""
    match, hint = model.match, model.hint
    if match is None or hint is None or not _is_awaited(model, hint, number):
        return Update(model)
    found = estimates(choices, match.game, match.state)
    if not found:
        return _hint_failed(model)
    return Update(replace(model, hint=hint._replace(choices=found)), Announcement("hinted"))


def _hide(model: Model) -> Update:
    """Cancel the request, or hide the hint."""
    hint = model.hint
    if hint is None:
        return Update(model)
    return Update(replace(model, hint=hint.put_away() if hint.choices else None), focus="hint")


def _take(model: Model, *, number: int) -> Update:
    """Select the move of a hint, as if its parts had been selected one by one."""
    match, hint = model.match, model.hint
    if match is None or hint is None or not hint.open or number not in range(len(hint.choices)):
        return Update(model)
    play = move_input_of(match.record.game)
    turn = play.selection_of(model.selection, hint.choices[number].event)
    return Update(
        replace(model, selection=turn, focused_seat=None), Announcement("chosen"), play.next_focus(match.state, turn)
    )


def _hover(model: Model, *, number: int) -> Update:
    hint = model.hint
    if hint is None or not hint.open or number not in range(len(hint.choices)):
        return Update(model)
    return Update(replace(model, hint=hint._replace(pointed=number)))


def _failed(model: Model, *, number: int, why: str = "", detail: str = "") -> Update:
    """Report a failed hint or review; a bot that failed to move is replaced for this move."""
    if model.hint is not None and _is_awaited(model, model.hint, number):
        return _hint_failed(model)
    if model.review is not None and _is_awaited(model, model.review, number):
        return review_failed(model)
    return playing.ask_failed(model, number, why, detail)


def _hint_failed(model: Model) -> Update:
    return Update(replace(model, hint=None, notice="hint_failed"))


def _is_awaited(model: Model, asking: Hint | Review, number: int) -> bool:
    return model.pending_request == asking.number == number


HANDLERS: Final[dict[str, Handler]] = {
    "hint": _hint,
    "hinted": _hinted,
    "hint-away": _hide,
    "hint-take": _take,
    "hint-point": _hover,
    "ask-failed": _failed,
}
