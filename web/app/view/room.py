"""A match in a room: the bar with news of the other devices, the panel while waiting, and the dialog of the seats."""

from typing import Final

from web.app.model.links.page_address import is_local
from web.app.model.match.correspondence import OPEN_ROOM
from web.app.model.match.match import Match
from web.app.model.match.room import ELSEWHERE, HERE, ROOM_PLACE, Host, Room
from web.app.model.match.shown_match import ShownMatch
from web.app.model.model import MatchPage, Model
from web.app.model.room.connection import hosted, place_of_room, state_of
from web.app.model.room.messages import Ask
from web.app.model.room.session import CAMERA, RoomState
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon
from web.app.view.game_api.match_view import Content, Show
from web.app.view.html import Element, Node
from web.app.view.players import colour_of
from web.app.view.qr import loopback_hint, qr_code
from web.app.view.venue_parts import VenueParts

_REPEATED: Final = frozenset(
    (
        *("copied", "copy_failed", "room_failed", "room_damaged", "room_no_answer", "room_no_camera"),
        *("room_joined", "room_watched"),
    )
)
"""Notices repeated inside the dialog, because it covers the page."""


def _room_button(words: Words, *, classes: str = "", show_label: bool = False, id: str | None = None) -> Element:
    """Return the button that opens the dialog of the seats."""
    opens = do("dialog", name="room")
    return button(opens, words("room.title"), picture="devices", classes=classes, show_label=show_label, id=id)


class InRoom(VenueParts):
    """The parts of a match in a room."""

    def bar(self, words: Words, model: Model, shown: ShownMatch) -> Node:
        """Return a question about undo, or who is out of reach; None if all is well."""
        state = state_of(model)
        sentence = _news(words, shown.page.match, state)
        if state is None or not sentence:
            return None
        return h.section(".link-bar.tail.gap-1.across-3", aria_label=words("room.title"))[
            h.p[sentence], h.div(".panel-buttons.cluster")[_answers(words, shown.page.match, state)]
        ]

    def waiting_panel(self, words: Words, shown: ShownMatch) -> Element | None:
        """Return the panel while another device is to move, or the host has not answered; None on the own turn."""
        match, sent = shown.match, shown.page.sent
        if sent is None and match.venue.may_play and not match.waits:
            return None
        if sent is not None:
            back = button(do("room-call-back"), words("room.call_back"), picture="undo", id=OPEN_ROOM)
            return h.section("#panel.panel.is-watching", aria_label=words("panel.title"))[
                h.div(".room-sending.stack.gap-2")[
                    h.p(".help")[words("room.sending")], h.div(".panel-buttons.cluster")[back]
                ]
            ]
        name = match.player(max(match.turn, 0))
        place = shown.room.places[match.turn] if shown.room and match.turn >= 0 else "there"
        # A player who has not come, or is away, is missed.
        classes = "is-main" if place in {"open", "away"} else ""
        return h.section("#panel.panel.is-watching", aria_label=words("panel.title"))[
            h.p(".help")[
                h.b[words("correspondence.turn", name=name)],
                [" ", words("room.seat_open")] if place == "open" else None,
            ],
            h.div(".panel-buttons.cluster")[_room_button(words, classes=classes, show_label=True, id=OPEN_ROOM)]
            if match.venue.may_play
            else None,
        ]

    def tool(self, words: Words, shown: ShownMatch, *, show_label: bool) -> Element | None:
        """Return the button that opens the dialog of the seats."""
        return _room_button(words, classes="room-tool", show_label=show_label) if shown.room else None

    def rematch_hint(self, words: Words, shown: ShownMatch) -> str:
        """Return the sentence for a guest about the next match; an empty string if no other device is in reach."""
        if not shown.match.venue.is_view:
            return ""
        match, places = shown.match, shown.room.places if shown.room and shown.room.is_connected else ()
        hosts = [match.player(seat) for seat, place in enumerate(places) if place == "here" and match.bot(seat) is None]
        return words("room.rematch", name=hosts[0]) if hosts else ""


def _news(words: Words, match: Match, state: RoomState | None) -> str:
    """Return a question about undo, or the devices that are out of reach, in a sentence."""
    if state is not None and state.ask is not None:
        name, others = match.player(state.ask.by), words.listed(map(match.player, state.ask.seats))
        asked = _is_asked(match, state.ask)
        return words("room.asks", name=name) if asked else words("room.asking", name=name, names=others)
    return "" if state is None or match.over else _trouble(words, match, state)


def _trouble(words: Words, match: Match, state: RoomState) -> str:
    """Return the reason why the match does not go on at this device, or may be lost; an empty string if all is well."""
    if state.ending:
        return words.of("room.ending", state.ending)
    keys = {
        "room.unseated": state.is_unseated,
        "room.no_host": not state.is_connected,
        "room.paused": state.is_paused,
    }
    if key := next((key for key, holds in keys.items() if holds), ""):
        return words(key)
    away = [match.player(seat) for seat, place in enumerate(state.places) if place == "away"]
    if away:
        return words("room.away", names=words.listed(away))
    if match.turn in state.busy:
        return words("room.busy", name=match.player(match.turn))
    return words("room.unsaved") if state.is_unsaved else ""


def _is_asked(match: Match, ask: Ask) -> bool:
    return not set(ask.seats).isdisjoint(match.people_here)


def _answers(words: Words, match: Match, state: RoomState) -> Node:
    """Return the buttons beside the news."""
    if state.ending:
        return None
    refuse = do("room-answer", allow=False)
    if state.ask is not None and _is_asked(match, state.ask):
        return [
            button(do("room-answer", allow=True), words("room.allow"), picture="confirm", classes="is-main"),
            button(refuse, words("room.refuse"), picture="cancel"),
        ]
    if state.ask is not None:
        return button(refuse, words("room.withdraw"), picture="cancel") if state.ask.by in match.people_here else None
    if state.is_unseated and isinstance(match.venue, Room):
        return h.a(".button", href=f"{ROOM_PLACE}{match.venue.id}")[words("room.again")]
    return _room_button(words, show_label=True)


def announcement(words: Words, model: Model, page: MatchPage) -> str:
    """Return the sentence for a screen reader: a wish is on its way, a question, or who is out of reach."""
    return words("room.sending") if page.sent else _news(words, page.match, state_of(model))


def opens(model: Model, shown: ShownMatch) -> Show | None:
    """Return the dialog of the seats; None if the match is not in a room."""
    state, match = state_of(model), shown.page.match
    if state is None:
        return None
    return lambda words: _content(words, model, state, match)


def _content(words: Words, model: Model, state: RoomState, match: Match) -> Content:
    hosts = isinstance(match.venue, Host)
    return words("room.title"), [
        h.ul(".room-seats.stack.gap-2")[
            (
                _seat(words, match, state, seat, opponent=model.form.opponent if hosts and not match.over else "")
                for seat in range(len(match.names))
            )
        ],
        h.p(".hint")[words.count("room.watching", state.watching)] if state.watching else None,
        _invitation(words, model, is_full="open" not in state.places) if hosts else None,
        _ways_out(words, model.address) if hosts and not match.over else None,
    ]


def _seat(words: Words, match: Match, state: RoomState, seat: int, *, opponent: str) -> Element:
    """Return a seat with the place of its player; the host can change it, and give it to the bot ``opponent``."""
    place, bot = state.places[seat], match.bot(seat)
    here = seat in match.people_here
    kind = "bot" if bot else "here" if here else "host" if place == "here" else "busy" if seat in state.busy else place
    text, name = words.of("room.place", kind), match.player(seat)
    return h.li(".split.gap-1.across-3", data_colour=colour_of(match, seat))[
        h.span(".room-seat", id=f"room-seat-{seat}")[h.b[name], " ", h.span(".hint")[text]],
        h.div(".wrap.gap-1")[
            None if place == "open" else _seat_button(seat, ELSEWHERE, words("room.give"), "devices"),
            None if here else _seat_button(seat, HERE, words("room.take"), "person"),
            None if bot else _seat_button(seat, opponent, words.of("kind", opponent), "computer"),
        ]
        if opponent
        else None,
    ]


def _seat_button(seat: int, player: str, label: str, picture: str) -> Element:
    """Return the button that gives a seat to another player."""
    return button(
        do("room-seat", seat=seat, player=player), label, picture=picture, aria_describedby=f"room-seat-{seat}"
    )


def _invitation(words: Words, model: Model, *, is_full: bool) -> Element:
    """Return the code for a friend's device, and the ways in which its answer comes back."""
    notice = words(f"notice.{model.notice}", **model.notice_args) if model.notice in _REPEATED else None
    return h.section(".stack.gap-3", aria_labelledby="room-invitation")[
        h.h3("#room-invitation")[words("room.invitation_full" if is_full else "room.invitation")],
        h.p[words("room.how")],
        loopback_hint(words, model.address),
        code_part(words, model, words("correspondence.code_title")),
        h.p[words("room.reply")],
        _camera(words, model),
        h.form(".paste.tail.gap-1.across-2", data_submit="room-accept", autocomplete="off")[
            h.label(for_="room-answer")[words("room.answer_label")],
            h.input("#room-answer", name="room-answer", type="text", inputmode="url", spellcheck="false"),
            h.button(".button", type="submit")[words("room.connect")],
        ],
        h.p(".room-told", role="alert")[notice],
        trouble_hint(words, model.address),
        h.p(".hint.lead.at-top.pretty")[icon("eye"), h.span[words("room.who")]],
    ]


def _camera(words: Words, model: Model) -> Node:
    """Return the button for the camera, or its picture. A closed dialog ends it."""
    session = hosted(model)
    if not (session and session.scans):
        return h.div(".panel-buttons.cluster")[button(do("room-scan", on=True), words("room.scan"), picture="eye")]
    return [
        h.video(".room-camera", id=CAMERA, muted=True, playsinline=True, aria_label=words("room.camera")),
        h.div(".panel-buttons.cluster")[button(do("room-scan", on=False), words("room.stop"), picture="cancel")],
    ]


def code_part(words: Words, model: Model, name: str) -> Element:
    """Return a link of the room, as a QR code, as text and to send."""
    place = place_of_room(model)
    link = f"{model.address}{place}"
    return h.div(".room-code.stack.gap-2")[
        # Without a code of the browser, the link serves tabs of this browser only.
        h.figure(".sharing-code")[qr_code(name, link)] if "." in place else None,
        h.label(".visually-hidden", for_="room-link")[words("room.link")],
        h.input("#room-link", type="text", value=link, readonly=True, spellcheck="false"),
        h.div(".panel-buttons.cluster")[
            button(do("room-link", how="copy"), words("correspondence.copy"), picture="copy"),
            button(do("room-link", how="share"), words("correspondence.share"), picture="share"),
        ],
    ]


def trouble_hint(words: Words, address: str) -> Element:
    """Return what keeps devices apart, and the other way to play, unless a link would not get any further."""
    return h.p(".hint")[words("room.trouble"), None if is_local(address) else [" ", words("room.otherwise")]]


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
