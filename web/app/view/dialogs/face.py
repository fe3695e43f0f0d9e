"""The dialog in which a person of the start form chooses a face."""

from web.app.model.action import parse_int
from web.app.model.model import Model
from web.app.model.new_match_form import FACES
from web.app.view import html as h
from web.app.view.components import do
from web.app.view.components.face import face
from web.app.view.game_api.match_view import Show


def content_of(model: Model) -> Show | None:
    """Return the dialog; None unless its subject is the number of a seat."""
    number = parse_int(model.dialog.text if model.dialog else "")
    if number is None or number not in range(len(model.form.seats)):
        return None
    seat = model.form.seats[number]
    return lambda words: (
        words("start.face"),
        h.div(".faces.tiles.gap-2", data_colour=seat.colour)[
            (
                h.button(
                    ".option-tile.row.gap-3",
                    type="button",
                    data_do=do("choose-face", seat=number, face=name),
                    aria_pressed="true" if name == seat.face else "false",
                )[face(name), h.b[words.of("face", name)]]
                for name in FACES
            )
        ],
    )
