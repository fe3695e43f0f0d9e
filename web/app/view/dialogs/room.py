"""The dialog of a room: the seats, the way in for a friend's device, and the ways out."""

from web.app.model.links.page_address import is_local
from web.app.model.match.match import PlayedMatch
from web.app.model.match.room import AT_GUEST, AT_HOST, Host
from web.app.model.match.shown_match import ShownMatch
from web.app.model.model import MatchPage, Model
from web.app.model.room.code import WATCHES
from web.app.model.room.connection import hosted, state_of
from web.app.model.room.servers import has_agreed, is_wide
from web.app.model.room.session import CAMERA, INVITES, RoomState
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.bars.notice import repeated_notice
from web.app.view.components import button, do, icon, radios
from web.app.view.components.players import colour_of
from web.app.view.components.qr import loopback_hint
from web.app.view.components.room_code import code_part, trouble_hint
from web.app.view.components.servers import consent, own_server_part
from web.app.view.dialogs.settings import notify_switch
from web.app.view.game_api.match_view import Content, Show
from web.app.view.html import Element, Node


def content_of(model: Model, shown: ShownMatch) -> Show | None:
    """Return the dialog of the seats; None if the match is not in a room."""
    state = state_of(model)
    if state is None:
        return None
    return lambda words: _content(words, model, state, shown.page)


def _content(words: Words, model: Model, state: RoomState, page: MatchPage) -> Content:
    match, hosts = page.match, isinstance(page.venue, Host)
    return words("room.title"), [
        h.ul(".room-seats.stack.gap-2")[
            (
                _seat(words, match, state, seat, opponent=model.form.opponent if hosts and not match.over else "")
                for seat in range(len(match.names))
            )
        ],
        h.ul(".room-seats.stack.gap-2")[(_watcher(words, label, name) for label, name in state.watching)]
        if state.watching
        else None,
        h.p(".room-told.hint", role="status")[words.count("room.choosing", state.choosing) if state.choosing else None]
        if hosts
        else None,
        _invitation(words, model, is_full="open" not in state.places) if hosts else None,
        h.form(data_form="set", data_submit="close", autocomplete="off")[notify_switch(words, model)],
        _ways_out(words, model.browser.address) if hosts and not match.over else None,
    ]


def _seat(words: Words, match: PlayedMatch, state: RoomState, seat: int, *, opponent: str) -> Element:
    """Return a seat with the place of its player; the host can change it, and give it to the bot ``opponent``."""
    place, bot = state.places[seat], match.bot(seat)
    here = seat in match.people_here
    kind = "bot" if bot else "here" if here else "host" if place == "here" else "busy" if seat in state.busy else place
    text, name = words.of("room.place", kind), match.player(seat)
    return h.li(".split.gap-1.across-3", data_colour=colour_of(match, seat))[
        h.span(".room-seat", id=f"room-seat-{seat}")[h.b[name], " ", h.span(".hint")[text]],
        h.div(".wrap.gap-1")[
            None if place == "open" else _seat_button(seat, AT_GUEST, words("room.give"), "devices"),
            None if here else _seat_button(seat, AT_HOST, words("room.take"), "person"),
            None if bot else _seat_button(seat, opponent, words.of("room.bot", opponent), "computer"),
        ]
        if opponent
        else None,
    ]


def _seat_button(seat: int, player: str, label: str, picture: str) -> Element:
    """Return the button that gives a seat to another player."""
    return button(
        do("room-seat", seat=seat, player=player), label, picture=picture, aria_describedby=f"room-seat-{seat}"
    )


def _watcher(words: Words, label: str, name: str) -> Element:
    """Return a device that looks on, with the button that ends it."""
    row = f"room-watcher-{label}"
    return h.li(".split.gap-1.across-3")[
        h.span(".room-seat", id=row)[h.b[name or words("room.spectator")], " ", h.span(".hint")[words("room.watches")]],
        button(do("room-dismiss", peer=label), words("room.dismiss"), picture="cancel", aria_describedby=row),
    ]


def _invitation(words: Words, model: Model, *, is_full: bool) -> Element:
    """Return the code for a friend's device, and the ways in which its answer comes back."""
    far = is_wide(model)
    session = hosted(model)
    watches = session is not None and session.watches
    head = h.h3("#room-invitation")[words("room.invitation_full" if is_full else "room.invitation")]
    if far and not has_agreed(model):
        return h.section(".stack.gap-3", aria_labelledby="room-invitation")[
            head, consent(words, model), _where(words, is_far=far)
        ]
    return h.section(".stack.gap-3", aria_labelledby="room-invitation")[
        head,
        h.form(data_form="room-invite", autocomplete="off")[
            radios(
                words("room.invites"),
                INVITES,
                [("", words("room.to_play")), (WATCHES, words("room.to_watch"))],
                WATCHES if watches else "",
            )
        ],
        h.p[words("room.far_how" if far else "room.how")],
        loopback_hint(words, model.browser.address),
        code_part(words, model, words("correspondence.code_title"), words("room.link")),
        None if far else [h.p[words("room.reply")], _camera(words, model)],
        h.form(".paste.tail.gap-1.across-2", data_submit="room-accept", autocomplete="off")[
            h.label(for_="room-answer")[words("room.far_reply" if far else "room.answer_label")],
            h.input("#room-answer", name="room-answer", type="text", inputmode="url", spellcheck="false"),
            h.button(".button", type="submit")[words("room.connect")],
        ],
        h.p(".room-told", role="alert")[repeated_notice(words, model)],
        trouble_hint(words, model),
        own_server_part(words, model) if far else None,
        _where(words, is_far=far),
        h.p(".hint.lead.at-top.pretty")[icon("eye"), h.span[words("room.who_watches" if watches else "room.who")]],
    ]


def _where(words: Words, *, is_far: bool) -> Element:
    """Return the button that invites friends elsewhere, or only those in the room."""
    label, picture = ("room.nearby", "devices") if is_far else ("room.elsewhere", "link")
    return h.div(".panel-buttons.cluster")[button(do("elsewhere", on=not is_far), words(label), picture=picture)]


def _camera(words: Words, model: Model) -> Node:
    """Return the button for the camera, or its picture. A closed dialog ends it."""
    session = hosted(model)
    if not (session and session.scans):
        return h.div(".panel-buttons.cluster")[button(do("room-scan", on=True), words("room.scan"), picture="eye")]
    return [
        h.video(".room-camera", id=CAMERA, muted=True, playsinline=True, aria_label=words("room.camera")),
        h.div(".panel-buttons.cluster")[button(do("room-scan", on=False), words("room.stop"), picture="cancel")],
    ]


def _ways_out(words: Words, address: str) -> Element:
    """Return the other ways to go on: by link, or on this device alone."""
    return h.section(".stack.gap-2", aria_labelledby="room-ends")[
        h.h3("#room-ends")[words("room.ends")],
        h.p(".hint")[words("room.ends_hint"), None if is_local(address) else [" ", words("room.anywhere")]],
        h.div(".panel-buttons.cluster")[
            button(do("room-close", how="link"), words("room.by_link"), picture="link"),
            button(do("room-close", how="here"), words("room.here"), picture="people"),
        ],
    ]
