"""The action panel of a puzzle that is done."""

from collections import Counter

from web.app.model.game_api.game_page import move_input_of
from web.app.model.game_api.move_input import ScoreChange
from web.app.model.match.match import PlayedMatch, visible_position
from web.app.model.match.shown_match import ShownMatch
from web.app.model.model import PuzzleMatch
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do
from web.app.view.components.move_text import gain_list
from web.app.view.game_api.game_views import match_view_of
from web.app.view.html import Element


def answer_panel(words: Words, shown: ShownMatch, purpose: PuzzleMatch) -> Element:
    """Return the action panel of a puzzle that is done: the moves of the turn, and their score at once."""
    match, view = shown.match, match_view_of(shown.match.record.game)
    turns = [at for at in range(purpose.at, match.at) if match.game.to_move(match.states[at]) >= 0]
    told = [view.describe(words, visible_position(match, at), match.record.events[at]) for at in turns]
    name, change = match.player(match.game.to_move(match.states[purpose.at])), score_of_turn(match, turns)
    following = do("puzzle-next", game=purpose.subject.partition("/")[0], theme=purpose.theme)
    return h.section("#panel.panel.is-answer", aria_label=words("panel.title"))[
        h.p(".help")[h.b[name], " ", told[0].sentence],
        h.div(".panel-body")[
            h.p[words("puzzles.then", moves=words.apart(move.phrase for move in told[1:]))] if told[1:] else None,
            None if change.is_empty else gain_list(words, change),
        ],
        h.div(".panel-buttons.cluster")[
            # On a phone, in place of the question in the task.
            button(do("dialog", name="best"), words("puzzles.why_short"), picture="help", classes="answer-why"),
            button(following, words("puzzles.next"), picture="east", classes="is-main", key="f", id="puzzle-next"),
        ],
    ]


def score_of_turn(match: PlayedMatch, turns: list[int]) -> ScoreChange:
    """Return the sum of the changes of score by moves of one seat, given by the events before each."""
    moves, items, possible = move_input_of(match.record.game), Counter[str](), Counter[str]()
    for at in turns:
        change = moves.score_change(visible_position(match, at), match.record.events[at])
        items.update(dict(change.items))
        possible.update(dict(change.possible))
    counted, others = (tuple((item, points) for item, points in sums.items() if points) for sums in (items, possible))
    return ScoreChange(counted, sum(items.values()), others)
