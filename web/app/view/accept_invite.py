"""The screen of an invitation to a match by link."""

from typing import Final

from web.app.model import new_match_form as forms
from web.app.model.links.turn_link import seats_to_take
from web.app.model.model import InvitePage
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon, radios
from web.app.view.components.saved_matches import state_of
from web.app.view.game_api.start_view import scene
from web.app.view.html import Element

NAME_FIELD: Final = "invite-name"
"""The id of the field for the user's name."""


def title(words: Words, invite: InvitePage) -> str:
    """Return the screen's title."""
    return words("invite.title", name=invite.sent.match.player(invite.sent.sender))


def invite_screen(words: Words, invite: InvitePage) -> Element:
    """Return the screen, a ``main``."""
    match = invite.sent.match
    return h.main(".start.invited")[
        h.section(".card.invite", aria_labelledby="invite-title")[
            scene(match.record.game),
            h.div(".stack.gap-1")[h.h1("#invite-title")[title(words, invite)], h.p(".hint")[state_of(words, match)]],
            h.form(".stack.gap-4", data_form="invite-form", data_submit="invite-accept", autocomplete="off")[
                radios(
                    words("invite.who"),
                    "invite-seat",
                    [(str(seat), _seat_label(words, invite, seat)) for seat in seats_to_take(invite.sent)],
                    str(invite.seat),
                ),
                name_field(words, "invite-name", invite.name),
                None
                if match.over
                else h.p(".hint.lead.at-top.pretty")[icon("eye-off"), h.span[words("correspondence.honest")]],
                h.div(".panel-buttons.cluster")[
                    button(do("go", place=""), words("invite.later"), classes="is-quiet"),
                    h.button(".button.is-main.is-large", type="submit")[
                        icon("play"), h.span[words("invite.look" if match.over else "invite.play")]
                    ],
                ],
            ],
        ]
    ]


def name_field(words: Words, name: str, value: str = "") -> Element:
    """Return the field for the user's name, with its label."""
    return h.div(".stack.gap-1")[
        h.label(".strong", for_=NAME_FIELD)[words("invite.name")],
        h.input(
            id=NAME_FIELD,
            name=name,
            value=value,
            maxlength=str(forms.MAX_NAME_LENGTH),
            aria_describedby="invite-name-hint",
        ),
        h.p("#invite-name-hint.hint")[words("invite.name_hint")],
    ]


def _seat_label(words: Words, invite: InvitePage, seat: int) -> str:
    """Return the label of a seat that can be taken: the seat to move, or the sender's own."""
    match, name = invite.sent.match, invite.sent.match.player(seat)
    if seat == match.turn:
        return words("invite.to_move", name=name)
    return words("invite.sender", name=name) if seat == invite.sent.sender else name
