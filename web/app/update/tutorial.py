"""Actions in the tutorial: a lesson is a match that is only tried out, led step by step.

The learner chooses as in any match. What a step does not ask for is not played: it stays chosen, and the coach says so.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from hofgarten.registry import GAMES
from web.app.model.action import Action
from web.app.model.game_api.move_input import play_of
from web.app.model.model import Handler, Outcome, Practice, Said, Screen, Showing, Table
from web.app.model.new_match_form import COLOURS, OPPONENTS
from web.app.model.teaching import lesson as lessons
from web.app.model.teaching.active_lesson import NAME, Here, here
from web.app.model.teaching.lesson import Lesson, Progress
from web.app.texts import Words
from web.app.update import match as playing
from web.app.update.match import anew, next_focus

OPPONENT: Final = OPPONENTS[0]


def open_screen(table: Table) -> Outcome:
    """Open a game's lesson where it was left; without a known game, the choice of one."""
    game = table.screen.subject if table.screen else ""
    if game not in GAMES:
        return Outcome(replace(table, screen=Screen(NAME)), stop_timer=True)
    return _show(table, lessons.lesson_of(game), table.lessons.get(game, Progress()))


def names(table: Table) -> tuple[dict[str, Any], ...]:
    """Return the players of a lesson's match: who learns, and the weakest computer."""
    words = Words(table.language)
    learner, computer = words("player.name", number=1), words.of("bot", OPPONENT)
    return ({"name": learner, "colour": COLOURS[0]}, {"name": computer, "colour": COLOURS[1], "bot": OPPONENT})


def go_on(before: Table | None, outcome: Outcome) -> Outcome:
    """Go on after any action: turn down what is not asked for, let the computer answer, come to the next step.

    Of a match that is tried out elsewhere nothing goes on by itself.
    """
    if here(outcome.table) is None:
        return outcome
    if before is not None and (event := _missed(before, outcome.table)):
        return _turned_down(before, event)
    outcome = replace(outcome, table=_renamed(_calmed(before, outcome.table)))
    while (further := _further(outcome.table)) is not None:
        outcome = further
    return replace(outcome, table=_noted(outcome.table))


def _show(table: Table, lesson: Lesson, progress: Progress) -> Outcome:
    """Put a step on the table; what does not fit the lesson begins again."""
    match = lessons.match_at(lesson, progress, names(table))
    if match is None:
        return _show(table, lesson, lessons.again(progress))
    step = lesson.steps[progress.step]
    table = replace(table, match=match, practice=Practice())
    table = anew(replace(table, lessons={**table.lessons, lesson.game: progress}))
    focus = next_focus(table) if step.goal else "coach-next"
    shown = {"kind": "show", "id": step.show[0]} if step.show else None
    return Outcome(table, Said("coached"), focus, stop_timer=True, deed=shown)


def _missed(before: Table, after: Table) -> str | None:
    """Return the event that an action has played though the step does not ask for it; nothing when there is none."""
    found, now = here(before), here(after)
    if found is None or now is None or now.match.at <= found.match.at:
        return None
    if (now.lesson.game, now.progress) != (found.lesson.game, found.progress):
        # Another step has been put on the table.
        return None
    event, old = now.match.record.events[found.match.at], found.match
    return None if old.bot(old.turn) is not None or lessons.accepts(found.step, event) else event


def _turned_down(table: Table, event: str) -> Outcome:
    """Return the table as it was before a move that was not asked for; it stays chosen, so that nothing is lost."""
    if table.match is None or table.practice is None:
        return Outcome(table)
    turn = play_of(table.match.record.game).turn_from(table.turn, event)
    missed = replace(table, turn=turn, practice=table.practice._replace(missed=True))
    return Outcome(missed, Said("coached"), next_focus(missed))


def _calmed(before: Table | None, table: Table) -> Table:
    """Return the table without the word about a move that was not asked for, once something else has been chosen.

    To point at something chooses nothing.
    """
    if before is None or before.match is None or table.practice is None or not table.practice.missed:
        return table
    look_away = play_of(before.match.record.game).look_away
    if look_away(before.turn) == look_away(table.turn):
        return table
    return replace(table, practice=table.practice._replace(missed=False))


def _renamed(table: Table) -> Table:
    """Return the table with the players called as the language has it, which may just have been changed."""
    match = table.match
    if match is None or match.record.players == names(table):
        return table
    return replace(table, match=replace(match, record=replace(match.record, players=names(table))))


def _further(table: Table) -> Outcome | None:
    """Return what follows by itself: the computer's move, or the next step; nothing while somebody is to act."""
    found = here(table)
    if found is None or table.showing is not None:
        return None
    match = found.match
    if found.step.goal and not match.over and match.bot(match.turn) is not None:
        return _answered(table, found)
    if lessons.done(found.lesson, found.noted, match):
        return _show(table, found.lesson, lessons.onward(found.lesson, found.noted))
    return None


def _answered(table: Table, found: Here) -> Outcome:
    """Show the computer's move as any computer's, as if it had just been thought of."""
    number = table.asked + 1
    asking = replace(table, showing=Showing("thinking", found.match.at, number), asked=number)
    return playing.answer(asking, {"number": number, "event": lessons.answer(found.lesson, found.match)})


def _noted(table: Table) -> Table:
    """Return the table with what has been played noted down, to be kept."""
    found = here(table)
    if found is None or found.noted == found.progress:
        return table
    return replace(table, lessons={**table.lessons, found.lesson.game: found.noted})


def _next(table: Table, found: Here) -> Outcome:
    """Go on from a step that only shows something."""
    if found.step.goal or found.at_end:
        return Outcome(table)
    return _show(table, found.lesson, lessons.onward(found.lesson, found.progress))


def _back(table: Table, found: Here) -> Outcome:
    return _show(table, found.lesson, lessons.back(found.progress))


def _again(table: Table, found: Here) -> Outcome:
    return _show(table, found.lesson, lessons.again(found.progress))


def _do_it(table: Table, found: Here) -> Outcome:
    """Play what the step asks for in the learner's place."""
    if not playing.person_to_move(table):
        return Outcome(table)
    event = lessons.solution(found.lesson, found.step, found.match)
    if event is None:
        return Outcome(table)
    turn = play_of(found.lesson.game).turn_from(table.turn, event)
    return playing.confirm(replace(table, turn=turn, stage=None), {})


def _repeat(table: Table, _found: Here) -> Outcome:
    """Say once more what the coach says."""
    return Outcome(table, Said("coached"), "coach")


def _in_a_lesson(handle: Callable[[Table, Here], Outcome]) -> Handler:
    """Return a handler for an action that means something in a lesson only."""

    def handler(table: Table, _action: Action) -> Outcome:
        found = here(table)
        return handle(table, found) if found else Outcome(table)

    return handler


HANDLERS: Final[dict[str, Handler]] = {
    "lesson-next": _in_a_lesson(_next),
    "lesson-back": _in_a_lesson(_back),
    "lesson-again": _in_a_lesson(_again),
    "lesson-do": _in_a_lesson(_do_it),
    "lesson-repeat": _in_a_lesson(_repeat),
}
