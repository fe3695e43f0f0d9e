"""Before a correspondence match: the screen of an invitation, and the dialog that asks its host for a name."""

from typing import Final

from web.app.model import new_match_form as forms
from web.app.model.links.turn_link import seats_to_take
from web.app.model.model import InvitePage, Model
from web.app.model.new_match_form import Form
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon, radios
from web.app.view.game_api.match_view import Show
from web.app.view.game_api.start_view import scene
from web.app.view.html import Element
from web.app.view.saved_matches import state_of

NAME_FIELD: Final = "join-name"
"""The id of the field for the user's name."""


def title(words: Words, invite: InvitePage) -> str:
    """Return the screen's title."""
    return words("join.title", name=invite.sent.match.player(invite.sent.sender))


def invite_screen(words: Words, invite: InvitePage) -> Element:
    """Return the screen, a ``main``."""
    match = invite.sent.match
    return h.main(".start.joining")[
        h.section(".card.join", aria_labelledby="join-title")[
            scene(match.record.game),
            h.div(".stack.gap-1")[h.h1("#join-title")[title(words, invite)], h.p(".hint")[state_of(words, match)]],
            h.form(".stack.gap-4", data_form="join-form", data_submit="join", autocomplete="off")[
                radios(
                    words("join.who"),
                    "join-seat",
                    [(str(seat), _seat_label(words, invite, seat)) for seat in seats_to_take(invite.sent)],
                    str(invite.seat),
                ),
                _name_field(words, "join-name", invite.name),
                None if match.over else h.p(".hint.honest")[icon("eye-off"), h.span[words("by_link.honest")]],
                h.div(".panel-buttons.cluster")[
                    button(do("go", place=""), words("join.later"), classes="is-quiet"),
                    h.button(".button.is-main.is-large", type="submit")[
                        icon("play"), h.span[words("join.look" if match.over else "join.play")]
                    ],
                ],
            ],
        ]
    ]


def _name_field(words: Words, name: str, value: str = "") -> Element:
    return h.div(".join-name.stack.gap-1")[
        h.label(".strong", for_=NAME_FIELD)[words("join.name")],
        h.input(
            id=NAME_FIELD,
            name=name,
            value=value,
            maxlength=str(forms.MAX_NAME_LENGTH),
            aria_describedby="join-name-hint",
        ),
        h.p("#join-name-hint.hint")[words("join.name_hint")],
    ]


def opens(model: Model) -> Show | None:
    """Return the dialog that asks for the user's name; None unless the form is for a correspondence match."""
    form = model.form
    return (lambda words: (words("company.link"), _name_form(words, form))) if form.by_link is not None else None


def _name_form(words: Words, form: Form) -> Element:
    """Return the form, which starts the match. The value of its button tells that the user has been asked."""
    return h.form(".stack.gap-4", data_submit="play", autocomplete="off")[
        _name_field(words, f"name-{form.by_link}"),
        h.div(".panel-buttons.cluster")[
            h.button(".button.is-main.is-large", type="submit", name=forms.ASKED, value="yes")[
                icon("play"), h.span[words("start.play")]
            ]
        ],
    ]


def _seat_label(words: Words, invite: InvitePage, seat: int) -> str:
    """Return the label of a seat that can be taken: the seat to move, or the sender's own."""
    match, name = invite.sent.match, invite.sent.match.player(seat)
    if seat == match.turn:
        return words("join.to_move", name=name)
    return words("join.sender", name=name) if seat == invite.sent.sender else name
