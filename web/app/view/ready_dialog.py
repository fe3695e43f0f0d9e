"""The dialog that waits until the next person at the device is ready."""

from web.app.model.match.match import is_passed_on
from web.app.model.match.shown_match import ShownMatch
from web.app.model.model import Model
from web.app.view import html as h
from web.app.view.components import button, do
from web.app.view.game_api.match_view import Show
from web.app.view.players import people_of


def opens(_model: Model, shown: ShownMatch) -> Show | None:
    """Return the dialog; None unless a person is to move who shares the device with others."""
    match = shown.match
    if not is_passed_on(match):
        return None
    name, colour = people_of(match)[match.turn]
    return lambda words: (
        words("turn.yours", name=name),
        h.p(data_colour=colour)[
            button(do("close"), words("turn.ready"), picture="confirm", classes="is-main is-large", autofocus=True)
        ],
    )
