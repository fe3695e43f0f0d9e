"""The way into a room: the user picks a seat and enters a name, or looks on."""

from hofgarten.game import SPECTATOR
from web.app.model import new_match_form as forms
from web.app.model.model import MATCH_PLACE, Model, Screen
from web.app.model.room.connection import free_seats, open_session, room_of, seats_played
from web.app.model.room.messages import GuestView
from web.app.model.room.servers import has_agreed
from web.app.model.room.session import PLAYS, SPECTATES, Courier, GuestSession, Session
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon, radios
from web.app.view.components.room_code import code_part, trouble_hint
from web.app.view.components.servers import consent
from web.app.view.game_api.start_view import scene
from web.app.view.html import Element, Node


def title(words: Words) -> str:
    """Return the screen's title."""
    return words("room.join")


def screen(words: Words, model: Model, _page: Screen) -> Element:
    """Return the screen, a ``main``."""
    session = open_session(model)
    guest = session if isinstance(session, GuestSession) else None
    view = guest.view if guest and guest.host else None
    asks = guest is not None and guest.wide and not view and not has_agreed(model)
    return h.main(".start.invited")[
        h.section(".card.invite", aria_labelledby="invite-title")[
            scene(view.game) if view else None,
            h.div(".stack.gap-1")[
                h.h1("#invite-title")[words("room.watch_title") if guest and guest.watches else title(words)],
                h.p(".hint.lead.at-top.pretty")[icon("eye"), h.span[words("room.watch_hint")]]
                if guest and guest.watches
                else None,
                h.p(".hint", role="status")[None if asks else _state(words, session, view)],
            ],
            _returns(words, model) if guest else None,
            _form(words, model, guest, view) if view and guest and not view.ending else None,
            consent(words, model) if asks else None,
            _answer(words, model, guest) if guest and guest.code and not view else None,
            None if view else h.div(".panel-buttons.cluster")[button(do("go", place=""), words("end.home"))],
        ]
    ]


def _answer(words: Words, model: Model, session: GuestSession) -> Node:
    """Return the answer that the host needs. A guest elsewhere, who has time until it arrives, enters a name first."""
    return [
        h.form(".stack.gap-4", data_form="room-form", data_submit="room-form", autocomplete="off")[
            _who(words, session, [(PLAYS, words("room.plays"))], PLAYS)
        ]
        if session.wide
        else None,
        code_part(words, model, words("room.answer_code"), words("room.answer_link")),
        h.p(".room-told", role="alert")[_late(words, session)],
        None if session.wide else h.p(".hint")[words("room.no_answer")],
        trouble_hint(words, model),
    ]


def _late(words: Words, session: GuestSession) -> Node:
    """Return what may be wrong if the host has not been reached for some time."""
    if not session.late:
        return None
    return [words("room.late"), None if session.watches else [" ", words("room.late_link")]]


def _state(words: Words, session: Session | None, view: GuestView | None) -> str:
    if isinstance(session, Courier):
        keys = {"taken": "room.passed", "nobody": "room.nobody"}
        return words(keys.get(session.outcome, "room.passing"))
    if not isinstance(session, GuestSession) or view is None:
        if isinstance(session, GuestSession) and session.code:
            return words("room.far_answer" if session.wide else "room.show_answer")
        return words("room.looking")
    if view.ending:
        return words("room.closed")
    if session.joins:
        return words("room.entering")
    names = [name for name, place in zip(view.players, view.places, strict=True) if place != "open"]
    return words("room.found", game=words.of("game", view.game), names=words.listed(names))


def _returns(words: Words, model: Model) -> Node:
    """Return a link for each seat of this room's latest match that this browser has played before."""
    return [
        h.a(".button", href=f"{MATCH_PLACE}{match.id}")[
            icon("play"), h.span[words("room.return", name=match.player(seat))]
        ]
        for seat, match in sorted(seats_played(model.library, room_of(model)).items())
    ]


def _form(words: Words, model: Model, session: GuestSession, view: GuestView) -> Element:
    """Return the form."""
    looks_on = session.seat in {SPECTATOR, None}
    seats = [(str(seat), view.players[seat]) for seat in free_seats(model)]
    return h.form(".stack.gap-4", data_form="room-form", data_submit="room-join", autocomplete="off")[
        _who(words, session, seats, SPECTATES if session.seat is None else str(session.seat)),
        h.div(".panel-buttons.cluster")[
            button(do("go", place=""), words("invite.later"), classes="is-quiet"),
            h.button(".button.is-main.is-large", type="submit")[
                icon("eye" if looks_on else "play"), h.span[words("room.watch" if looks_on else "invite.play")]
            ],
        ],
    ]


def _who(words: Words, session: GuestSession, seats: list[tuple[str, str]], chosen: str) -> Node:
    """Return the choice of a seat, or of looking on, and the field for the name."""
    looks_on = session.seat == SPECTATOR or chosen == SPECTATES
    return [
        None
        if session.watches
        else radios(
            words("invite.who"),
            "room-seat",
            [*seats, (SPECTATES, words("room.look"))],
            SPECTATES if looks_on else chosen,
        ),
        h.div(".stack.gap-1")[
            h.label(".strong", for_="room-name")[words("invite.name")],
            h.input("#room-name", name="room-name", value=session.name, maxlength=str(forms.MAX_NAME_LENGTH)),
        ],
    ]
