"""The dialog that asks the host of a match by link for a name and a colour."""

from web.app.model import new_match_form as forms
from web.app.model.model import Model
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.accept_invite import name_field
from web.app.view.components import icon
from web.app.view.game_api.match_view import Show
from web.app.view.html import Element


def content_of(model: Model) -> Show | None:
    """Return the dialog that asks for a name and a colour; None unless the form is for a match by link."""
    seat = model.form.correspondence_seat
    if seat is None:
        return None
    colour = model.form.seats[seat].colour
    return lambda words: (words("company.link"), _name_form(words, seat, colour))


def _name_form(words: Words, seat: int, colour: str) -> Element:
    """Return the form, which starts the match. The value of its button tells that the user has been asked."""
    return h.form(".stack.gap-4", data_submit="play", autocomplete="off")[
        name_field(words, f"name-{seat}"),
        h.fieldset(".choices")[
            h.legend[words("start.colour")],
            h.div(".wrap.gap-1")[
                (
                    h.label(".choice", data_colour=name)[
                        h.input(type="radio", name=f"colour-{seat}", value=name, checked=name == colour),
                        h.span[words.of("colour", name)],
                    ]
                    for name in forms.COLOURS
                )
            ],
        ],
        h.div(".panel-buttons.cluster")[
            h.button(".button.is-main.is-large", type="submit", name=forms.ASKED, value="yes")[
                icon("play"), h.span[words("start.play")]
            ]
        ],
    ]
