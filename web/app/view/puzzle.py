"""A puzzle's screen: the task above the match, the judgement of an answer, and the solution once it is known."""

from hofgarten.puzzle import Alternative
from web.app.model.match.match import visible_position
from web.app.model.match.shown_match import ShownMatch
from web.app.model.mode import may
from web.app.model.model import PUZZLES, Model, PuzzleMatch
from web.app.model.puzzles.active_puzzle import (
    STORM_MISSES,
    STORM_TIME,
    ActivePuzzle,
    Judgement,
    active_puzzle,
)
from web.app.model.puzzles.progress import progress_of
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.bars.share_banner import embed_link
from web.app.view.board.screen import board_screen
from web.app.view.chunks import chunk
from web.app.view.components import button, do, icon
from web.app.view.components.analysis_link import analysis_link
from web.app.view.components.dates import date_words
from web.app.view.components.explanation import Told, named_move, told
from web.app.view.game_api.game_views import match_view_of
from web.app.view.game_api.match_view import MoveDescription
from web.app.view.html import Element, Node

SECOND = 1000
"""Milliseconds of a second."""

MINUTE = 60
"""Seconds of a minute."""

MIN_RATED = 5
"""The number of rated puzzles of a game from which the rating is told: the first ones change it most."""

FIRST_MISS = 2
"""The attempt after a miss that was the first one."""


def puzzle_screen(words: Words, model: Model, shown: ShownMatch) -> Element:
    """Return the screen of a puzzle: the match's normal screen below the task."""
    found = active_puzzle(model)
    assert found is not None
    return h.div(".lesson.puzzle", data_highlight_group="puzzle")[
        chunk(task(words, model, found)), board_screen(words, shown)
    ]


def puzzle_title(words: Words, game: str) -> str:
    """Return the title of a puzzle's page."""
    return words("puzzles.of", game=words.of("game", game))


def announcement(words: Words, model: Model) -> str:
    """Return the announcement of a task, or of the judgement of an answer."""
    found = active_puzzle(model)
    if found is None:
        return ""
    storm = _storm_count(words, found) if found.purpose.storm else ""
    event = found.page.match.record.events[found.purpose.at] if found.purpose.outcome else ""
    event = event or next(iter(found.purpose.missed[-1:]), "")
    played = _describe(words, found, event).phrase if event else ""
    return words.sentences([storm, _title(words, found), played, *_sentences(words, model, found)])


def task(words: Words, model: Model, found: ActivePuzzle) -> Element:
    """Return the task, the judgement of the last answer, and the buttons."""
    missed, storm = found.purpose.missed and not found.purpose.outcome, found.purpose.storm
    return h.section(
        {"class": "coach floating puzzle-box"},
        aria_labelledby="position-title",
        data_missed="true" if missed or (storm and storm.slipped) else None,
        data_highlight=f"slip-{storm.missed}" if storm and storm.slipped else None,
        data_solved="true" if found.purpose.outcome == "solved" else None,
        data_done="true" if found.purpose.outcome else None,
    )[
        h.div(".coach-text")[
            h.h2("#position-title", tabindex="-1")[
                icon("confirm") if found.purpose.outcome == "solved" else None, _title(words, found)
            ],
            h.p[_missed_move(words, found), words.sentences(_sentences(words, model, found))],
            h.button(".rule-link", type="button", id="why", data_do=do("dialog", name="best"))[words("puzzles.compare")]
            if found.purpose.outcome
            else None,
        ],
        h.div(".coach-way.row.hint.numbers")[_way(words, model, found)],
        h.div(".coach-buttons.cluster.gap-1")[_buttons(words, model, found)],
    ]


def reason(words: Words, found: ActivePuzzle, rival: Alternative | None = None) -> Told:
    """Return the sentences that explain why the solution is better than a rival, by default the best one."""
    here = words.of_game(found.game), found.match, found.purpose.at, found.question.solution
    others = [rival] if rival else found.question.others[:1]
    return told(*here, others[0].events[0], loss=others[0].loss) if others else told(*here)


def _reason_sentences(words: Words, found: ActivePuzzle) -> list[str]:
    """Return why the solution is the best move; if no fact speaks for it, with the fact about the second-best one."""
    told = reason(words, found)
    return [words("puzzles.second", text=told.contrast) if told.contrast else told.move]


def _missed_move(words: Words, found: ActivePuzzle) -> Node:
    """Return the last wrong answer; None if there is none, or once the puzzle is done."""
    if found.purpose.outcome or not found.purpose.missed:
        return None
    return [named_move(_describe(words, found, found.purpose.missed[-1])), " "]


def _title(words: Words, found: ActivePuzzle) -> str:
    match found.purpose:
        case PuzzleMatch(outcome="solved", missed=()):
            return words("puzzles.right")
        case PuzzleMatch(outcome="solved", missed=missed):
            return words("puzzles.right_late", number=len(missed) + 1)
        case PuzzleMatch(outcome="shown"):
            return words("puzzles.shown")
        case PuzzleMatch(missed=()):
            return words("puzzles.task")
        case _:
            return words("puzzles.wrong")


def _sentences(words: Words, model: Model, found: ActivePuzzle) -> list[str]:
    """Return the task, the cost of the last wrong answer, or the gain by the solution."""
    purpose, match = found.purpose, found.match
    if purpose.outcome:
        event = found.page.match.record.events[purpose.at]
        judged = found.question.judge(match, event)
        return [
            *_reason_sentences(words, found),
            _worth(words, found, judged),
            *_rating(words, model, found),
        ]
    if purpose.missed:
        event = purpose.missed[-1]
        judged = found.question.judge(match, event)
        key = "puzzles.costs" if judged.exact else "puzzles.costs_about"
        costs = words(key, points=words.amount(judged.loss))
        return [costs, *(_rating(words, model, found) if purpose.tries == FIRST_MISS else []), *_hint(words, found)]
    slipped = [words("puzzles.slipped")] if purpose.storm and purpose.storm.slipped else []
    if purpose.hinted:
        return [*_hint(words, found), *_rating(words, model, found)]
    # The labels of the buttons say what they cost of it.
    rating = progress_of(model).of(found.game).rating.value
    now = [words("puzzles.rating", rating=rating)] if _price(words, model, found, hinted=False) else []
    return [*slipped, words("puzzles.whose", name=match.player(found.seat)), *now]


def _hint(words: Words, found: ActivePuzzle) -> list[str]:
    """Return the themes of the puzzle and the piece of its solution, as far as they are a hint that was asked for."""
    if not found.purpose.hinted:
        return []
    themes = _themes(words, found)
    hint = [words.count("puzzles.hint_theme", len(themes), themes=words.apart(themes))] if themes else []
    if found.piece_is_hint:
        state = visible_position(found.match)
        piece = match_view_of(found.game).describe(words, state, found.question.solution).title
        hint.append(words("puzzles.hint_piece", piece=piece))
    return hint


def _themes(words: Words, found: ActivePuzzle) -> list[str]:
    """Return the names of the themes of the puzzle."""
    puzzle = found.question.puzzle
    return [words.of_game(found.game).of("puzzle_theme", theme) for theme in puzzle.themes] if puzzle else []


def _describe(words: Words, found: ActivePuzzle, event: str) -> MoveDescription:
    state = visible_position(found.match, found.purpose.at)
    return match_view_of(found.game).describe(words.of_game(found.game), state, event)


def _worth(words: Words, found: ActivePuzzle, judged: Judgement) -> str:
    """Return how far the solution is ahead of other moves."""
    if judged.loss:
        return words("puzzles.as_good")
    key = "puzzles.gap" if found.question.puzzle else "puzzles.gap_played"
    return words(key, points=words.amount(found.question.gap))


def _rating(words: Words, model: Model, found: ActivePuzzle) -> list[str]:
    """Return the change of the user's rating, if the puzzle counted."""
    if found.purpose.change is None or not _tells_rating(model, found):
        return []
    rating = progress_of(model).of(found.game).rating.value
    return [words("puzzles.rating_now", rating=rating, change=words.points(found.purpose.change))]


def _way(words: Words, model: Model, found: ActivePuzzle) -> Node:
    """Return the source of the puzzle, and its rating once it is done; in a storm, the count and the clock."""
    question, storm = found.question, found.purpose.storm
    if storm is not None:
        left = max(STORM_TIME // SECOND - (model.now - storm.begun) // SECOND, 0)
        return [
            h.span[_storm_count(words, found)],
            h.b(".puzzle-clock.large", role="timer", aria_label=words("puzzles.clock"))[
                f"{left // MINUTE}:{left % MINUTE:02}"
            ],
        ]
    if question.puzzle is None:
        return h.span[words("puzzles.mistakes")]
    if found.purpose.outcome:  # before, themes would give the solution away
        rating = [words("puzzles.own_rating", rating=question.puzzle.rating)] if model.has_library else []
        return h.span[words.beside([*_themes(words, found), *rating])]
    return h.span[words.beside([words("puzzles.day"), date_words(words, question.day)])] if question.day else None


def _storm_count(words: Words, found: ActivePuzzle) -> str:
    storm = found.purpose.storm
    assert storm is not None
    return words("puzzles.storm_count", solved=storm.solved, missed=storm.missed, of=STORM_MISSES)


def _buttons(words: Words, model: Model, found: ActivePuzzle) -> Node:
    purpose, question = found.purpose, found.question
    if purpose.storm is not None:
        return button(do("storm-end"), words("puzzles.storm_end"), picture="cancel")
    back = f"#{PUZZLES}" if question.puzzle is None else f"#{PUZZLES}/{found.game}"
    # In an embedded page, the link below it leads to Hofgarten.
    away = h.a(".button", href=back)[icon("west"), h.span[words("puzzles.all")]] if model.has_library else None
    if not purpose.outcome:
        half, price = (_price(words, model, found, hinted=hinted) for hinted in (True, False))
        hint = words("puzzles.hint_costs", change=half) if half else words("puzzles.hint")
        show = words("puzzles.show_costs", change=price) if price else words("puzzles.show")
        return [
            away,
            button(do("puzzle-hint"), hint, picture="hint", key="h", id="puzzle-hint")
            if found.has_hint and not purpose.hinted
            else None,
            button(do("puzzle-show"), show, picture="eye", key="f", id="puzzle-show"),
        ]
    return [
        away,
        button(do("puzzle-retry"), words("puzzles.retry"), picture="undo", show_label=False),
        _share(words, found) if question.puzzle else None,
        embed_link(words, "puzzle", found.game, question.puzzle.id, show_label=False)
        if question.puzzle and model.has_library
        else None,
        button(do("puzzle-play-on"), words("review.play_on"), picture="play-on", show_label=False)
        if may(found.page, "puzzle-play-on", has_library=model.has_library) and not found.page.match.over
        else None,
        analysis_link(words, found.page, purpose.at),
    ]


def _tells_rating(model: Model, found: ActivePuzzle) -> bool:
    """Return True once the rating rests on enough puzzles."""
    course = progress_of(model).of(found.game)
    return course.solved + course.missed >= MIN_RATED


def _price(words: Words, model: Model, found: ActivePuzzle, *, hinted: bool) -> str:
    """Return the change of the rating by the hint or by the solution; empty if it costs nothing."""
    if not model.has_library or not _tells_rating(model, found):
        return ""
    price = found.price(progress_of(model).of(found.game), hinted=hinted)
    return words.points(price) if price else ""


def _share(words: Words, found: ActivePuzzle) -> Element:
    """Return the button that shares a puzzle, one of the day with the number of tries, never with the solution."""
    day, missed, hinted = found.question.day, len(found.purpose.missed), found.purpose.hinted
    named = (
        (words("puzzles.day"), words.of("game", found.game), date_words(words, day))
        if day
        else (puzzle_title(words, found.game),)
    )
    head = line = words.beside(("Hofgarten", *named))
    if day and found.purpose.outcome == "solved":
        tries = words.count("puzzles.tries", found.purpose.tries)
        line = words.beside([head, f"{tries} {'💡' * hinted}{'🟥' * missed}🟩"])
    return button(
        do("share", title=head, lines=(line,), place=f"#{PUZZLES}/{found.purpose.subject}"),
        words("puzzles.share"),
        picture="share",
        show_label=False,
    )
