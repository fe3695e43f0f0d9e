"""Actions in the tutorial. A lesson is a match that is never saved, played step by step.

The learner selects moves as in any match. A move that the step does not accept is not played: it stays selected, and
the coach comments on it. The last step offers a first match.
"""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from hofgarten.game import Json
from hofgarten.registry import GAMES
from web.app.model.game_api.game_page import games_with, move_input_of
from web.app.model.game_api.lesson import Lesson
from web.app.model.match import match as matches
from web.app.model.mode import origin_of
from web.app.model.model import (
    LEARN,
    Announcement,
    BotMove,
    Handler,
    LessonMatch,
    Model,
    Own,
    Page,
    Screen,
    Update,
    match_page,
)
from web.app.model.new_match_form import COLOURS, OPPONENTS
from web.app.model.teaching import lesson as lessons
from web.app.model.teaching.active_lesson import ActiveLesson, active_lesson
from web.app.model.teaching.lesson_progress import LessonProgress
from web.app.texts import Words
from web.app.update import match as match_actions
from web.app.update.open_match import home, new_identity, next_focus, open_match, with_new_seed
from web.app.update.registry import given

if TYPE_CHECKING:
    from web.app.model.messages import Command

OPPONENT: Final = OPPONENTS[0]


def open_screen(model: Model, game: str, before: Page) -> Update:
    """Open a game's lesson at the saved progress; without a game that has one, the choice of a game."""
    if game not in games_with("lesson"):
        return Update(replace(model, page=Screen(LEARN)))
    return _open_step(model, lessons.lesson_of(game), model.lessons.get(game, LessonProgress()), origin_of(before))


def names(model: Model) -> tuple[dict[str, Json], ...]:
    """Return the players of a lesson's match: the learner and the weakest bot."""
    words = Words(model.language)
    learner, computer = words("player.name", number=1), words.of("bot", OPPONENT)
    return ({"name": learner, "colour": COLOURS[0]}, {"name": computer, "colour": COLOURS[1], "bot": OPPONENT})


def continue_lesson(result: Update) -> Update:
    """Continue the open lesson after an action: play the bot's moves, and go to the next step."""
    result = replace(result, model=_translate_names(result.model))
    while (following := _next_automatic_update(result.model)) is not None:
        result = following
    return replace(result, model=_update_progress(result.model))


def _open_step(model: Model, lesson: Lesson, progress: LessonProgress, origin: str) -> Update:
    """Open a step; if the progress does not fit the lesson, start the lesson again."""
    match = lessons.match_at(lesson, progress, names(model))
    if match is None:
        return _open_step(model, lesson, lessons.again(progress), origin)
    step = lesson.steps[progress.step]
    page = match_page(match, LessonMatch(origin))
    model = replace(model, page=page, lessons={**model.lessons, lesson.game: progress})
    focus = next_focus(page) if step.goal else "coach-next"
    shown: Command | None = {"kind": "show", "id": step.show[0]} if step.show else None
    return Update(model, Announcement("coached"), focus, command=shown)


def _translate_names(model: Model) -> Model:
    """Return the model with the players' names in the present language."""
    active = active_lesson(model)
    if active is None or active.match.record.players == names(model):
        return model
    match = replace(active.match, record=replace(active.match.record, players=names(model)))
    return replace(model, page=active.page._replace(match=match))


def _next_automatic_update(model: Model) -> Update | None:
    """Return the next automatic update: the bot's move or the next step; None if the learner has to act."""
    active = active_lesson(model)
    if active is None or active.page.bot_move is not None:
        return None
    match = active.match
    if active.step.goal and not match.over and match.bot(match.turn) is not None:
        return _play_bot_move(model, active)
    if lessons.done(active.lesson, active.noted, match):
        return _go_to_step(model, active, lessons.next_step(active.lesson, active.noted))
    return None


def _play_bot_move(model: Model, active: ActiveLesson) -> Update:
    """Show the bot's prepared move like the move of any bot."""
    number = model.last_request + 1
    page = active.page._replace(activity=BotMove("thinking", active.match.at, number))
    asking = replace(model, page=page, last_request=number)
    return match_actions.answer(asking, page, number=number, event=lessons.answer(active.lesson, active.match))


def _update_progress(model: Model) -> Model:
    """Return the model with the progress updated, to be saved."""
    active = active_lesson(model)
    if active is None or active.noted == active.progress:
        return model
    return replace(model, lessons={**model.lessons, active.lesson.game: active.noted})


def _go_to_step(model: Model, active: ActiveLesson, progress: LessonProgress) -> Update:
    return _open_step(model, active.lesson, progress, active.purpose.origin)


def _next(model: Model, active: ActiveLesson) -> Update:
    """Continue after an explanation."""
    if active.step.goal or active.at_end:
        return Update(model)
    return _go_to_step(model, active, lessons.next_step(active.lesson, active.progress))


def _back(model: Model, active: ActiveLesson) -> Update:
    return _go_to_step(model, active, lessons.back(active.progress))


def _again(model: Model, active: ActiveLesson) -> Update:
    return _go_to_step(model, active, lessons.again(active.progress))


def _play_solution(model: Model, active: ActiveLesson) -> Update:
    """Play a solution of the step for the learner."""
    if not active.page.may_choose:
        return Update(model)
    event = lessons.solution(active.lesson, active.step, active.match)
    if event is None:
        return Update(model)
    selection = move_input_of(active.lesson.game).selection_of(active.page.selection, event)
    return match_actions.confirm(model, active.page._replace(selection=selection, focused_seat=None))


def _repeat(model: Model, _found: ActiveLesson) -> Update:
    """Repeat the coach's text."""
    return Update(model, Announcement("coached"), "coach")


def _first_match(model: Model, *, game: str) -> Update:
    """Start a first match against the weakest bot, with the options for beginners."""
    if game not in games_with("lesson"):
        return Update(model)
    options = lessons.first_options(lessons.lesson_of(game))
    clear = with_new_seed(home(model))
    match = matches.new_match(new_identity(clear), GAMES[game], options, names(clear), clear.form.seed)
    model = open_match(clear, match, Own())
    return Update(with_new_seed(model), Announcement("turn"), next_focus(model.page))


HANDLERS: Final[dict[str, Handler]] = {
    "lesson-next": given(active_lesson, _next),
    "lesson-back": given(active_lesson, _back),
    "lesson-again": given(active_lesson, _again),
    "lesson-do": given(active_lesson, _play_solution),
    "lesson-repeat": given(active_lesson, _repeat),
    "first-match": _first_match,
}
