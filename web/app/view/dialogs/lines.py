"""The dialog of variations: lines of moves that were undone and not played again."""

from web.app.model.match.match import PlayedMatch, move_number
from web.app.model.match.shown_match import ShownMatch
from web.app.model.model import Model
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do
from web.app.view.game_api.match_view import Show
from web.app.view.html import Node


def content_of(_model: Model, shown: ShownMatch) -> Show:
    """Return the dialog of the variations."""
    return lambda words: (words("lines.title"), _line_list(words, shown.match))


def _line_list(words: Words, match: PlayedMatch) -> Node:
    if not match.lines:
        return h.p[words("lines.none")]
    return [
        h.p[words("lines.hint")],
        h.ul(".stack")[
            (
                h.li[
                    button(
                        do("line", number=number),
                        words("lines.open", number=number + 1, at=_fork(match, line)),
                        picture="redo",
                    )
                ]
                for number, line in enumerate(match.lines)
            )
        ],
    ]


def _fork(match: PlayedMatch, line: tuple[str, ...]) -> int:
    """Return the number of the move, counted from 1, at which a variation leaves the match."""
    pairs = zip(line, match.record.events, strict=False)
    same = next((at for at, (one, other) in enumerate(pairs) if one != other), min(len(line), len(match.record.events)))
    return move_number(match, same)
