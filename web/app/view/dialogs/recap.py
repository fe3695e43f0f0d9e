"""The dialog with the moves of the others since the last turn of the player to move."""

from web.app.model.match.replay import moves_since_turn
from web.app.model.match.shown_match import ShownMatch
from web.app.model.model import Model
from web.app.view import html as h
from web.app.view.game_api.match_view import Show
from web.app.view.panels.correspondence import move_lines


def content_of(_model: Model, shown: ShownMatch) -> Show | None:
    """Return the dialog; None if there are no such moves, or no person on this device is to move."""
    moves = moves_since_turn(shown.match) if shown.page.may_choose else ()
    return (
        (lambda words: (words("recap.title"), h.ul(".news.stack.gap-1")[move_lines(words, shown.match, moves)]))
        if moves
        else None
    )
