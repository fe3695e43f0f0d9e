"""The dialog that waits until the next person at the device is ready."""

from web.app.model.match.match import is_passed_on
from web.app.model.match.replay import moves_since_turn
from web.app.model.match.shown_match import ShownMatch
from web.app.model.model import Model
from web.app.view import html as h
from web.app.view.components import button, do
from web.app.view.components.face import player_face
from web.app.view.components.players import people_of
from web.app.view.game_api.match_view import Show
from web.app.view.panels.correspondence import move_lines


def content_of(_model: Model, shown: ShownMatch) -> Show | None:
    """Return the dialog; None unless a person is to move who shares the device with others.

    It fills the screen in the person's colour, and says what the others have done.
    """
    match = shown.match
    if not is_passed_on(match):
        return None
    name, colour = people_of(match)[match.turn]
    moves = moves_since_turn(match)
    return lambda words: (
        words("turn.yours", name=name),
        h.div(".ready.stack.gap-4", data_colour=colour)[
            player_face(match, match.turn),
            h.section(".stack.gap-1", aria_labelledby="ready-news")[
                h.h3("#ready-news")[words("recap.title")], h.ul(".news.stack.gap-1")[move_lines(words, match, moves)]
            ]
            if moves
            else None,
            button(do("close"), words("turn.ready"), picture="confirm", classes="is-main is-large", autofocus=True),
        ],
    )
