"""Actions about a hint: asked for, looked at, taken, put away; and questions that could not be answered."""

from dataclasses import replace
from typing import Final

from web.app.model.action import Action, whole
from web.app.model.game_api.move_input import play_of
from web.app.model.match.move_estimate import estimates
from web.app.model.model import Handler, Hint, Outcome, Said, Table
from web.app.update import match as playing
from web.app.update.match import cut_short, person_to_move
from web.app.update.review import review_failed


def _hint(table: Table, _action: Action) -> Outcome:
    """Ask for a hint; one that is there already is opened, or folded again."""
    table = cut_short(table)
    match = table.match
    if match is None or not person_to_move(table) or not play_of(match.record.game).ready(table.turn):
        return Outcome(table)
    hint = table.hint
    if hint is None:
        number = table.asked + 1
        asking = replace(table, hint=Hint(number), asked=number)
        return Outcome(asking, Said("hinting"), "hint-away", ask="hint", stop_timer=True)
    if not hint.choices:
        return Outcome(table)
    if hint.open:
        return _away(table, _action)
    return Outcome(replace(table, hint=hint._replace(folded=False)), Said("hinted"), "hint-0")


def _hinted(table: Table, action: Action) -> Outcome:
    """Take the best moves that were found; those for any question but the last come too late and are dropped."""
    match, hint = table.match, table.hint
    if match is None or hint is None or not _is_awaited(table, action, hint.number):
        return Outcome(table)
    choices = estimates(action.get("choices"), match.game, match.state)
    if not choices:
        return _hint_failed(table)
    return Outcome(replace(table, hint=hint._replace(choices=choices)), Said("hinted"))


def _away(table: Table, _action: Action) -> Outcome:
    """Think no further; or put away what was found."""
    hint = table.hint
    if hint is None:
        return Outcome(table)
    return Outcome(replace(table, hint=hint.put_away() if hint.choices else None), focus="hint")


def _take(table: Table, action: Action) -> Outcome:
    """Choose the move of a hint, as if its parts had been chosen one by one."""
    match, hint, number = table.match, table.hint, whole(action, "number")
    if match is None or hint is None or not hint.open or number not in range(len(hint.choices)):
        return Outcome(table)
    play = play_of(match.record.game)
    turn = play.turn_from(table.turn, hint.choices[number].event)
    return Outcome(replace(table, turn=turn, stage=None), Said("chosen"), play.focus(match.state, turn))


def _point(table: Table, action: Action) -> Outcome:
    hint, number = table.hint, whole(action, "number")
    if hint is None or not hint.open or number not in range(len(hint.choices)):
        return Outcome(table)
    return Outcome(replace(table, hint=hint._replace(pointed=number)))


def _failed(table: Table, action: Action) -> Outcome:
    """Say that a hint or a review could not be had; for an opponent that could not move, play on."""
    if table.hint is not None and _is_awaited(table, action, table.hint.number):
        return _hint_failed(table)
    if table.review is not None and _is_awaited(table, action, table.review.number):
        return review_failed(table)
    return playing.ask_failed(table, action)


def _hint_failed(table: Table) -> Outcome:
    return Outcome(replace(table, hint=None, notice="hint_failed"))


def _is_awaited(table: Table, action: Action, number: int) -> bool:
    return table.awaited == number == action.get("number")


HANDLERS: Final[dict[str, Handler]] = {
    "hint": _hint,
    "hinted": _hinted,
    "hint-away": _away,
    "hint-take": _take,
    "hint-point": _point,
    "ask-failed": _failed,
}
