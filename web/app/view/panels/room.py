"""A match in a room: the bar with news of the other devices, and the panel while waiting."""

from collections.abc import Sequence

from web.app.model.match.match import PlayedMatch
from web.app.model.match.room import OPEN_ROOM, ROOM_PLACE, Host, Room
from web.app.model.match.shown_match import ShownMatch
from web.app.model.model import MatchPage, Model
from web.app.model.room.connection import state_of
from web.app.model.room.messages import Ask, Said
from web.app.model.room.session import RoomState
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon
from web.app.view.components.players import colour_of
from web.app.view.dialogs.sayings import PICTURES, may_say
from web.app.view.html import Element, Node
from web.app.view.venue_parts import VenueParts


def _room_button(words: Words, *, classes: str = "", show_label: bool = False, id: str | None = None) -> Element:
    """Return the button that opens the dialog of the seats."""
    opens = do("dialog", name="room")
    return button(opens, words("room.title"), picture="devices", classes=classes, show_label=show_label, id=id)


def _say_button(words: Words, shown: ShownMatch, *, show_label: bool) -> Element | None:
    """Return the button that opens the dialog of the sayings; None for those who cannot say anything."""
    if not may_say(shown):
        return None
    opens = do("dialog", name="sayings")
    return button(opens, words("room.say"), picture="say", classes="say-tool", show_label=show_label)


def _saying(words: Words, match: PlayedMatch, seat: int, said: Said) -> Element:
    return h.div(
        ".notice.row.gap-3.is-good",
        id=f"said-{seat}-{said.number}",
        data_passing=do("room-said", seat=seat, number=said.number),
        data_colour=colour_of(match, seat),
        role="alert",
    )[
        icon(PICTURES[said.saying]),
        h.p[words("room.says", name=match.player(seat), text=words.of("said", said.saying))],
    ]


class InRoom(VenueParts):
    """The parts of a match in a room."""

    def bar(self, words: Words, model: Model, shown: ShownMatch) -> Node:
        """Return a question about undo, or who is out of reach; None if all is well."""
        state = state_of(model)
        sentence = _news(words, shown.page.match, state)
        if state is None or not sentence:
            return None
        return h.section(".link-bar.room-bar.tail.gap-1.across-3", aria_label=words("room.title"))[
            h.p[sentence], h.div(".panel-buttons.cluster")[_answers(words, shown.page, state)]
        ]

    def waiting_panel(self, words: Words, shown: ShownMatch) -> Element | None:
        """Return the panel while another device is to move, or the host has not answered; None on the own turn."""
        match, sent = shown.match, shown.page.sent
        if sent is None and shown.page.venue.may_play and not match.waits:
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
        # A player who has not come, or is away, is missed. Only the host's dialog can change that.
        hosts = isinstance(shown.page.venue, Host)
        classes = "is-main" if hosts and place in {"open", "away"} else ""
        return h.section("#panel.panel.is-watching", aria_label=words("panel.title"))[
            h.p(".help")[
                h.b[words("correspondence.turn", name=name)],
                [" ", _missing(words, shown.room, hosts=hosts)] if place == "open" else None,
            ],
            h.div(".panel-buttons.cluster")[
                _room_button(words, classes=classes, show_label=True, id=OPEN_ROOM),
                _say_button(words, shown, show_label=True),
            ]
            if shown.page.venue.may_play
            else None,
        ]

    def news(self, words: Words, shown: ShownMatch) -> Node:
        """Return the sayings over the page, each for some seconds."""
        return [_saying(words, shown.match, seat, said) for seat, said in shown.room.said] if shown.room else None

    def tools(self, words: Words, shown: ShownMatch, *, show_label: bool) -> Sequence[Element | None]:
        """Return the buttons that open the dialog of the seats, and that of the sayings."""
        if shown.room is None:
            return ()
        return [
            _room_button(words, classes="room-tool", show_label=show_label),
            _say_button(words, shown, show_label=show_label),
        ]

    def rematch_hint(self, words: Words, shown: ShownMatch) -> str:
        """Return the sentence for a guest about the next match; an empty string if no other device is in reach."""
        if not shown.page.venue.is_view:
            return ""
        match, places = shown.match, shown.room.places if shown.room and shown.room.is_connected else ()
        hosts = [match.player(seat) for seat, place in enumerate(places) if place == "here" and match.bot(seat) is None]
        return words("room.rematch", name=hosts[0]) if hosts else ""


def _missing(words: Words, state: RoomState | None, *, hosts: bool) -> str:
    """Return the reason why nobody has the seat that is to move. ``hosts``: True at the host's device."""
    if state and state.choosing:
        return words.count("room.choosing", state.choosing)
    return words("room.seat_open" if hosts else "room.seat_awaited")


def _news(words: Words, match: PlayedMatch, state: RoomState | None) -> str:
    """Return a question about undo, or the devices that are out of reach, in a sentence."""
    if state is not None and state.ask is not None:
        name, others = match.player(state.ask.by), words.listed(map(match.player, state.ask.seats))
        asked = _is_asked(match, state.ask)
        return words("room.asks", name=name) if asked else words("room.asking", name=name, names=others)
    return "" if state is None or match.over else _trouble(words, match, state)


def _trouble(words: Words, match: PlayedMatch, state: RoomState) -> str:
    """Return the reason why the match does not go on at this device, or may be lost; an empty string if all is well."""
    if state.ending:
        return words.of("room.ending", state.ending)
    keys = {
        "room.unseated": state.is_unseated,
        "room.back": state.is_back,
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


def _is_asked(match: PlayedMatch, ask: Ask) -> bool:
    return not set(ask.seats).isdisjoint(match.people_here)


def _answers(words: Words, page: MatchPage, state: RoomState) -> Node:
    """Return the buttons beside the news."""
    match, room = page.match, page.venue
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
    if state.is_unseated and isinstance(room, Room):
        return h.a(".button", href=f"{ROOM_PLACE}{room.id}")[words("room.again")]
    return _room_button(words, show_label=True)


def announcement(words: Words, model: Model, page: MatchPage) -> str:
    """Return the sentence for a screen reader: a wish is on its way, a question, or who is out of reach."""
    return words("room.sending") if page.sent else _news(words, page.match, state_of(model))
