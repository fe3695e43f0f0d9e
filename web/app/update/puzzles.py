"""Actions in puzzles. A puzzle is a match that is never saved; its only move is the answer.

The user selects a move as in any match. A wrong one is not played: it stays selected, and the page shows its cost.
"""

from dataclasses import replace
from datetime import date
from typing import Final, Literal

from hofgarten.bots.value_function import weights_of
from hofgarten.puzzle import Puzzle
from hofgarten.rng import Rng
from web.app.model.game_api.game_page import games_with, move_input_of
from web.app.model.library.daily import date_at
from web.app.model.match import match as matches
from web.app.model.match.match import PlayedMatch
from web.app.model.match.replay import branched
from web.app.model.mode import origin_of
from web.app.model.model import (
    PUZZLES,
    Announcement,
    BotMove,
    Dialog,
    Handler,
    MatchPage,
    Model,
    Page,
    PuzzleMatch,
    Screen,
    Storm,
    StormResult,
    Update,
    match_page,
)
from web.app.model.puzzles.active_puzzle import (
    MISTAKE,
    STORM_MISSES,
    STORM_TIME,
    ActivePuzzle,
    active_puzzle,
    match_of_mistake,
    question_of,
)
from web.app.model.puzzles.collection import match_of, next_puzzle, puzzle_of, storm_puzzle
from web.app.model.puzzles.mistakes import mistake_of, to_practise
from web.app.model.puzzles.progress import Return, progress_of, with_progress
from web.app.texts import Words
from web.app.update.fork import play_on
from web.app.update.open_match import next_focus
from web.app.update.registry import given

NEXT: Final = "puzzle-next"
"""The id of the button for the next puzzle."""

SHOW: Final = "puzzle-show"
"""The id of the button that shows the solution."""


def open_screen(model: Model, subject: str, before: Page) -> Update:
    """Open a puzzle; without one of this subject, the list of all kinds of puzzles."""
    origin = origin_of(before)
    page = _page_of(model, subject, origin)
    if page is None:
        return Update(replace(model, page=Screen(PUZZLES, _known_game(subject), origin)))
    return Update(replace(model, page=page), Announcement("judged"), next_focus(page))


def _known_game(subject: str) -> str:
    """Return the game of a subject; empty if there is none with puzzles."""
    game = subject.partition("/")[0]
    return game if game in games_with("puzzles") else ""


def _page_of(model: Model, subject: str, origin: str) -> MatchPage | None:
    """Return the page of a puzzle; None if there is none, or if it is the puzzle of a day to come."""
    question = question_of(model.library, subject)
    if question is None or (question.day and question.day > _today(model)):
        return None
    if question.puzzle is None:
        mistake = mistake_of(model.library, subject.partition("/")[2])
        match = match_of_mistake(mistake[0], mistake[1].at) if mistake else None
    else:
        match = _match_of(model, question.puzzle)
    return match_page(match, PuzzleMatch(subject, match.at, origin)) if match else None


def _match_of(model: Model, puzzle: Puzzle) -> PlayedMatch:
    words = Words(model.language)
    return match_of(puzzle, [words("player.name", number=seat + 1) for seat in range(puzzle.players)])


def _today(model: Model) -> date:
    return date_at(model.now, model.offset)


def leave(result: Update) -> Update:
    """Leave a puzzle whose match has been deleted in another tab, and a storm after its time."""
    model, active = result.model, active_puzzle(result.model)
    if active is None:
        return Update(replace(model, page=Screen(PUZZLES)))
    storm = active.purpose.storm
    return _storm_over(model, active.game, storm) if storm and _is_over(model, storm) else result


def _is_over(model: Model, storm: Storm) -> bool:
    return model.now >= storm.begun + STORM_TIME


def on_move(model: Model, page: MatchPage, event: str) -> Update:
    """Judge an answer. A wrong one is not played, nor one after the time of a storm."""
    active = active_puzzle(replace(model, page=page))
    assert active is not None
    if active.purpose.storm and _is_over(model, active.purpose.storm):
        return Update(model)
    right = active.question.judge(active.match, event).right
    if active.purpose.storm is not None:
        return _next_of_storm(model, active, active.purpose.storm, right=right)
    if active.purpose.tries == 1:
        model, active = _counted(model, active, solved=right)
    if right:
        return _done(_with_day(model, active), active, event, "solved")
    answer = move_input_of(active.game).selection_of(active.page.selection, event)
    missed = active.purpose._replace(missed=(*active.purpose.missed, event))
    page = active.page._replace(selection=answer, purpose=missed)
    return Update(replace(model, page=page), Announcement("judged"), next_focus(page))


def _done(model: Model, active: ActivePuzzle, event: str, outcome: Literal["solved", "shown"]) -> Update:
    """Show a puzzle with its answer played, like the move of a bot, and the rest of the turn as a suggestion."""
    left = active.match.game.turns_left(active.match.state, active.seat)
    match = _to_the_end_of_the_turn(matches.play(active.page.match, event), active.seat, left)
    purpose = active.purpose._replace(outcome=outcome)
    page = match_page(match, purpose)._replace(activity=BotMove("placed", active.purpose.at, 0, event))
    return Update(replace(model, page=page), Announcement("judged"), NEXT)


def _to_the_end_of_the_turn(match: PlayedMatch, seat: int, left: int) -> PlayedMatch:
    """Return a match after the rest of a seat's turn, with the moves that the game's evaluation prefers."""
    game = match.game
    while match.turn == seat and game.turns_left(match.state, seat) == left:
        view = game.observe(match.state, seat)
        move = game.best_move(view, weights_of(game, len(match.record.players)))
        match = matches.play(match, game.write_event(move))
    return match


def _counted(model: Model, active: ActivePuzzle, *, solved: bool, hinted: bool = False) -> tuple[Model, ActivePuzzle]:
    """Count the first answer, or the hint: for the rating, or for the mistake's return."""
    progress, puzzle = progress_of(model), active.question.puzzle
    if puzzle is None:
        mistake, today = active.purpose.subject.partition("/")[2], _today(model).toordinal()
        due = progress.mistakes.get(mistake, Return()).due(date_at(active.match.saved, model.offset).toordinal())
        if solved and due > today:  # practice ahead of time does not put off the return
            return model, active
        return with_progress(model, progress.with_return(mistake, today, solved=solved)), active
    course = progress.of(active.game)
    after = course.rated(puzzle.id, puzzle.rating, solved=solved, hinted=hinted)
    if not model.has_library:
        after = after._replace(rating=course.rating)
    change = after.rating.value - course.rating.value if after.rating is not course.rating else None
    after = after.tried(puzzle.id, solved=solved)
    purpose = active.purpose._replace(change=change)
    page = active.page._replace(purpose=purpose)
    return with_progress(model, progress.with_game(active.game, after)), active._replace(page=page, purpose=purpose)


def _with_day(model: Model, active: ActivePuzzle) -> Model:
    """Return the model after a puzzle was solved; a puzzle of the day counts on its day only."""
    day = active.question.day
    if day is None or day != _today(model):
        return model
    progress = progress_of(model)
    course = progress.of(active.game).after_day(day, active.purpose.tries)
    return with_progress(model, progress.with_game(active.game, course))


def _asking(model: Model) -> ActivePuzzle | None:
    """Return the current puzzle if it waits for an answer, at any time."""
    active = active_puzzle(model)
    return active if active and not active.purpose.outcome and not active.purpose.storm else None


def _done_one(model: Model) -> ActivePuzzle | None:
    """Return the current puzzle if it is done."""
    active = active_puzzle(model)
    return active if active and active.purpose.outcome else None


def _show(model: Model, active: ActivePuzzle) -> Update:
    """Show the solution at the user's request: the puzzle then counts as missed."""
    if active.purpose.tries == 1:
        model, active = _counted(model, active, solved=False)
    return _done(model, active, active.question.solution, "shown")


def _hint(model: Model, active: ActivePuzzle) -> Update:
    """Give the hint at the user's request. A first answer after it does not count."""
    if active.purpose.hinted or not active.has_hint:
        return Update(model)
    if active.purpose.tries == 1:
        model, active = _counted(model, active, solved=False, hinted=True)
    page = active.page._replace(purpose=active.purpose._replace(hinted=True))
    return Update(replace(model, page=page), Announcement("judged"), SHOW)


def _next(model: Model, *, game: str, theme: str = "") -> Update:
    """Open a puzzle near the user's rating, or the mistake that has waited longest."""
    if game == MISTAKE:
        return _next_mistake(model)
    if game not in games_with("puzzles"):
        return Update(model)
    active, course = active_puzzle(model), progress_of(model).of(game)
    if active and active.game == game and active.purpose.queue:
        return _queue(model, game=game, puzzles=",".join(active.purpose.queue))
    present = active.question.puzzle.id if active and active.question.puzzle else ""
    rng = Rng.of(model.browser.secret, "puzzle", game, model.now)
    puzzle = next_puzzle(game, course, theme, rng, present)
    if puzzle is None:
        return Update(model)
    match = _match_of(model, puzzle)
    origin = active.purpose.origin if active else ""
    page = match_page(match, PuzzleMatch(f"{game}/{puzzle.id}", match.at, origin, theme))
    model = replace(model, page=page, dialog=None, notice="")
    return Update(model, Announcement("judged"), next_focus(page))


def _queue(model: Model, *, game: str, puzzles: str) -> Update:
    """Open the first of some puzzles of a game; the others follow it."""
    known = [puzzle for one in puzzles.split(",") if game in games_with("puzzles") and (puzzle := puzzle_of(game, one))]
    if not known:
        return Update(model)
    first, *rest = known
    match, queue = _match_of(model, first), tuple(puzzle.id for puzzle in rest)
    page = match_page(match, PuzzleMatch(f"{game}/{first.id}", match.at, queue=queue))
    model = replace(model, page=page, dialog=None, notice="")
    return Update(model, Announcement("judged"), next_focus(page))


def _next_mistake(model: Model) -> Update:
    """Open another mistake, also one that would come back later; without one that can be opened, the list."""
    active = active_puzzle(model)
    here = active.purpose.subject if active else ""
    waiting = to_practise(model.library, progress_of(model), model.offset)
    others = (mistake.id for _, mistake in waiting if f"{MISTAKE}/{mistake.id}" != here)
    found = next((each for each in others if mistake_of(model.library, each)), None)
    subject = f"{MISTAKE}/{found}" if found else ""
    return open_screen(replace(model, dialog=None, notice=""), subject, model.page)


def _retry(model: Model, active: ActivePuzzle) -> Update:
    """Open the present puzzle once more."""
    asked = active.purpose
    page = match_page(active.match, PuzzleMatch(asked.subject, asked.at, asked.origin, asked.theme, queue=asked.queue))
    return Update(replace(model, page=page), Announcement("judged"), next_focus(page))


def _play_on(model: Model, active: ActivePuzzle) -> Update:
    """Start a new match after the answer of a puzzle."""
    match = active.page.match
    return Update(model) if match.over else play_on(model, match, match.at, branched)


def _begin_storm(model: Model, *, game: str) -> Update:
    if game not in games_with("puzzles"):
        return Update(model)
    return _storm_page(replace(model, dialog=None, notice=""), game, Storm(model.now))


def _storm_page(model: Model, game: str, storm: Storm) -> Update:
    """Open the next puzzle of a storm."""
    rng = Rng.of(model.browser.secret, "storm", game, storm.begun)
    puzzle = storm_puzzle(game, storm.solved + storm.missed, rng)
    match = _match_of(model, puzzle)
    page = match_page(match, PuzzleMatch(f"{game}/{puzzle.id}", match.at, storm=storm))
    return Update(replace(model, page=page), Announcement("judged"), next_focus(page))


def _next_of_storm(model: Model, active: ActivePuzzle, storm: Storm, *, right: bool) -> Update:
    storm = storm._replace(solved=storm.solved + right, missed=storm.missed + (not right), slipped=not right)
    if active.question.puzzle and not right:
        storm = storm._replace(wrong=(*storm.wrong, active.question.puzzle.id))
        progress = progress_of(model)
        course = progress.of(active.game).tried(active.question.puzzle.id, solved=False)
        model = with_progress(model, progress.with_game(active.game, course))
    if storm.missed >= STORM_MISSES:
        return _storm_over(model, active.game, storm)
    return _storm_page(model, active.game, storm)


def _storm_over(model: Model, game: str, storm: Storm) -> Update:
    """Keep the result of a storm, and show it."""
    progress = progress_of(model)
    before = progress.of(game).best_storm
    model = with_progress(model, progress.with_game(game, progress.of(game).after_storm(storm.solved)))
    result = Dialog("storm", StormResult(game, storm.solved, before, tuple(storm.wrong)))
    page = Screen(PUZZLES, game)
    return Update(replace(model, page=page, dialog=result), Announcement("judged"), f"storm-{game}")


def _tick(model: Model) -> Update:
    """Show the remaining time."""
    return Update(model)


def _end_storm(model: Model, active: ActivePuzzle) -> Update:
    """End a storm at the user's request."""
    return _storm_over(model, active.game, active.purpose.storm) if active.purpose.storm else Update(model)


HANDLERS: Final[dict[str, Handler]] = {
    "puzzle-next": _next,
    "puzzle-show": given(_asking, _show),
    "puzzle-hint": given(_asking, _hint),
    "puzzle-queue": _queue,
    "puzzle-retry": given(_done_one, _retry),
    "puzzle-play-on": given(_done_one, _play_on),
    "storm-begin": _begin_storm,
    "storm-tick": _tick,
    "storm-end": given(active_puzzle, _end_storm),
}
