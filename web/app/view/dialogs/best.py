"""The dialog of a puzzle that is done: why its solution is better than its rivals, in words and as pictures."""

from typing import Final

from web.app.model.match.match import visible_position
from web.app.model.match.shown_match import ShownMatch
from web.app.model.model import Model
from web.app.model.puzzles.active_puzzle import ActivePuzzle, active_puzzle
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import style_of
from web.app.view.components.explanation import Cost, in_numbers
from web.app.view.components.mistake_card import move_figure
from web.app.view.components.players import colour_of
from web.app.view.game_api.game_views import match_view_of
from web.app.view.game_api.match_view import Content, Show
from web.app.view.puzzle import reason

RIVALS: Final = 3
"""The maximum number of other moves that are shown, best first."""


def content_of(model: Model, _shown: ShownMatch) -> Show | None:
    """Return the dialog; None unless a puzzle is done."""
    found = active_puzzle(model)
    return (lambda words: _content(words, found)) if found and found.purpose.outcome else None


def _content(words: Words, found: ActivePuzzle) -> Content:
    question, at = found.question, found.purpose.at
    view, state = match_view_of(found.game), visible_position(found.match, at)
    rivals = found.rivals[:RIVALS]
    title = words("puzzles.shown")
    return title, [
        h.div({"class": f"pair gap-3 {style_of(found.game)}"}, data_colour=colour_of(found.match, found.seat))[
            move_figure(
                words, view, state, question.solution, "better", (words("puzzles.shown"), ""), reason(words, found).move
            ),
            (
                move_figure(
                    *(words, view, state, rival.events[0], "played"),
                    (words("puzzles.gives_up"), words.amount(rival.loss)),
                    reason(words, found, rival).other,
                )
                for rival in rivals
            ),
        ],
        in_numbers(words, found.match, at, question.solution, rivals[0].events[0], Cost(rivals[0].loss))
        if rivals
        else None,
    ]
