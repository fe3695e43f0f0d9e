"""The end of a storm: the result, the record, and the missed puzzles as pictures."""

from web.app.model.model import PUZZLES, Model, StormResult
from web.app.model.puzzles.collection import match_of, puzzle_of
from web.app.model.puzzles.progress import progress_of
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do
from web.app.view.game_api.game_views import squares_of
from web.app.view.game_api.match_view import Content, Show
from web.app.view.html import Element


def content_of(model: Model) -> Show | None:
    """Return the dialog; None if there is no result."""
    result = model.dialog.subject if model.dialog else None
    return (lambda words: _content(words, model, result)) if isinstance(result, StormResult) else None


def _content(words: Words, model: Model, result: StormResult) -> Content:
    game, solved, before, missed = result
    best = max(progress_of(model).of(game).best_storm, solved)
    record = words("puzzles.storm_record") if solved > before else words("puzzles.storm_best", number=best)
    return words("puzzles.storm"), h.div(".stack.gap-4")[
        h.div[h.p(".storm-score.display.numbers")[words.count("puzzles.storm_solved", solved)], h.p(".strong")[record]],
        h.section(".stack.gap-2", aria_labelledby="storm-missed")[
            h.h3("#storm-missed")[words("puzzles.again", number=len(missed))],
            h.ul(".cluster.gap-2")[(h.li[_missed(words, game, one)] for one in missed)],
        ]
        if missed
        else None,
        h.div(".panel-buttons.cluster")[
            button(do("puzzle-queue", game=game, puzzles=",".join(missed)), words("puzzles.retry_all"), picture="undo")
            if missed
            else None,
            button(do("storm-begin", game=game), words("puzzles.storm_again"), picture="speed", classes="is-main"),
        ],
    ]


def _missed(words: Words, game: str, identity: str) -> Element:
    """Return the link to a missed puzzle: the garden of its player, and its number of the move."""
    puzzle, squares = puzzle_of(game, identity), squares_of(game)
    assert puzzle is not None
    name = words("review.move", number=len(puzzle.moves) + 1)
    match = match_of(puzzle, [""] * puzzle.players)
    art = squares(match.state, match.turn) if squares else None
    return h.a(".stack.gap-1.storm-puzzle", href=f"#{PUZZLES}/{game}/{identity}")[
        h.svg(".thumbnail", viewBox=art.view_box, aria_hidden="true")[art.drawing] if art else None,
        h.span(".hint")[name],
    ]
