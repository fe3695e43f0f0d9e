"""The tutorial's panel: the coach's text, progress and buttons, and the highlighted elements of the match."""

import re
from collections.abc import Iterable

from markupsafe import Markup

from web.app.model.game_api.game_page import move_input_of
from web.app.model.match.match import PlayedMatch
from web.app.model.model import HOME
from web.app.model.teaching import lesson
from web.app.model.teaching.active_lesson import ActiveLesson
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon
from web.app.view.components.undo_button import undo_button
from web.app.view.game_api.game_views import coach_of, match_view_of
from web.app.view.html import Element, Node


def coach_announcement(words: Words, active: ActiveLesson) -> str:
    """Return the announcement of a step: its number, title and text."""
    title, text = _text(words, active)
    return words.sentences([_count(words, active), title, text])


def _count(words: Words, active: ActiveLesson) -> str:
    return words("learn.step", number=active.progress.step + 1, of=len(active.lesson.steps))


def _text(words: Words, active: ActiveLesson) -> tuple[str, str]:
    """Return the title and the text: of the step, of a bot move, or of an off-script move."""
    said, step = lesson.words_of(active.lesson.game, words.language), active.step
    title = said[f"{step.key}.title"]
    if active.page.bot_move is not None:
        return title, words("learn.watch")
    if not active.is_off_script:
        return title, said[step.key]
    if not step.goal:
        return title, words("learn.first", next=words("learn.next"))
    return title, said.get(f"{step.key}.missed") or words("learn.missed")


def coach(words: Words, active: ActiveLesson) -> Element:
    """Return the panel."""
    title, text = _text(words, active)
    return h.section(
        h.classes("coach floating", {"is-last": active.at_end}),
        aria_label=words("learn.coach"),
        data_missed="true" if active.is_off_script else None,
    )[
        h.button(
            "#coach.coach-face",
            type="button",
            data_do=do("lesson-repeat"),
            aria_keyshortcuts="m",
            aria_label=words("learn.repeat"),
            title=words("learn.repeat"),
        )[coach_of(active.lesson.game)],
        h.div(".coach-text")[h.h2[title], h.p[text, " ", _picture(words, active)]],
        h.div(".coach-way.row.hint.numbers")[
            h.span(".coach-count")[_count(words, active)],
            _solution_button(words, active) if active.step.goal else None,
            h.progress(value=str(active.progress.step + 1), max=str(len(active.lesson.steps)), aria_hidden="true"),
        ],
        h.div(".coach-buttons.cluster.gap-1")[_other_buttons(words, active), _next_button(words, active)],
    ]


def _picture(words: Words, active: ActiveLesson) -> Node:
    game = active.lesson.game
    return match_view_of(game).lesson_picture(words.of_game(game), active.match, active.step.key)


def _other_buttons(words: Words, active: ActiveLesson) -> Node:
    """Return the buttons that go back, undo, restart or leave."""
    begun = lesson.step_start(active.lesson, active.progress)
    undoable = active.match.at > begun and active.page.bot_move is None and not active.match.over
    first, label = active.progress.step == 0, words("learn.leave")
    return [
        button(do("lesson-back"), words("learn.back"), picture="west", show_label=False, disabled=first),
        undo_button(words, active.page) if undoable else None,
        None
        if first
        else button(
            do("lesson-again"),
            words("learn.again"),
            picture="to-first",
            classes="lesson-again",
            show_label=active.at_end,
        ),
        None if active.at_end else h.a(".button.is-tight", href=HOME, aria_label=label, title=label)[icon("cancel")],
    ]


def _next_button(words: Words, active: ActiveLesson) -> Element:
    """Return the button that continues: the next step, off while a move is to be made, or a real match."""
    if active.at_end:
        match = do("first-match", game=active.lesson.game)
        return button(match, words("learn.play"), picture="play", classes="is-main", id="coach-next")
    task = bool(active.step.goal)
    return button(
        do("lesson-next"),
        words("learn.next"),
        picture="east",
        classes="is-main",
        key="" if task else "f",
        disabled=task,
        id="coach-next",
    )


def _solution_button(words: Words, active: ActiveLesson) -> Element:
    """Return the button with which the coach makes the move.

    It is not where the button to continue was, which a finger may press once more.
    """
    idle = active.page.bot_move is not None
    return button(do("lesson-do"), words("learn.do"), classes="coach-do", key="f", disabled=idle)


def highlighted_ids(active: ActiveLesson) -> tuple[str, ...]:
    """Return the ids of the elements to highlight. While a move is being selected, they belong to its next choice."""
    if active.page.bot_move is not None:
        return ()
    step, match, selection = active.step, active.match, active.page.selection
    if not step.goal or match.over:
        return step.show
    moves = move_input_of(active.lesson.game)
    event = moves.selected_move(match.state, selection)
    if event is not None and lesson.accepts(step, event):
        return ("confirm",)
    begun = event is not None or moves.next_focus(match.state, selection) != _first(match)
    return step.then if step.then and begun else step.show


def _first(match: PlayedMatch) -> str:
    """Return the id of the first choice of a move in the current position."""
    moves = move_input_of(match.record.game)
    return moves.next_focus(match.state, moves.start(match, None))


def highlight(main: Element, ids: Iterable[str]) -> Markup:
    """Return a screen with ``data-lit`` on the elements with these ids, for the stylesheet."""
    html = str(main)
    for name in ids:
        html = re.sub(rf'(?<= )id="{re.escape(name)}"', r'\g<0> data-lit="true"', html, count=1)
    return h.trusted(html)
