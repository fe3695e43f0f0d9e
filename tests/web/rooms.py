"""Test helpers for matches in a room: devices without a screen, and the messages that travel between them."""

from dataclasses import dataclass, field, replace
from typing import Any

from hofgarten.game import SPECTATOR
from hofgarten.rng import Rng
from tests.web.harness import START
from tests.web.open_page import WithPage
from web.app.model.game_api.game_page import move_input_of
from web.app.model.game_api.move_input import Selection
from web.app.model.match.match import PlayedMatch
from web.app.model.match.room import Room
from web.app.model.match.shown_match import shown_in
from web.app.model.model import Model
from web.app.model.persistence import due_writes, storage_after
from web.app.model.room.adopt import watching_room
from web.app.model.room.connection import connection_of, state_of
from web.app.model.room.session import RoomState
from web.app.model.settings import KEY, Settings, write
from web.app.texts import Words
from web.app.update.update import update
from web.app.view.chunks import without_marks
from web.app.view.layout import page

NAMES = ("Ada", "Ben", "Carl", "Dora")
ENGLISH = Words("en")
UNDO_DISABLED = 'title="Undo" aria-keyshortcuts="u" disabled'
"""The button in the HTML of a page."""
AT_ONCE = {KEY: write(Settings(speed="instant"))}


@dataclass
class Device(WithPage):
    """A device: its model, its storage, and the texts that it has told."""

    name: str
    model: Model = field(default_factory=Model)
    storage: dict[str, str] = field(default_factory=lambda: dict(AT_ONCE))
    told: list[tuple[str, str, str]] = field(default_factory=list)
    """The sender's label, the receiver's and the text of all messages. A guest's receiver is an empty string."""
    starts: int = 0
    watches: bool = False
    """True in the room of those who only watch."""

    def open(self, place: str = "") -> "Device":
        """Open the page, or reload it: everything that is not in the storage is lost."""
        self.starts += 1
        start = {**START, "storage": self.storage, "place": place, "entropy": f"{self.name} {self.starts}"}
        self._take(None, {**start, "now": self.model.now + 1})
        return self

    def do(self, name: str, /, **parts: Any) -> None:
        """Send an action."""
        self._take(self.model, {"do": name, "now": self.model.now + 1, **parts})

    def _take(self, before: Model | None, action: dict[str, Any]) -> None:
        result = update(before, action)
        self.model = replace(result.model, storage_snapshot=storage_after(result.model, due_writes(before, result)))
        self.storage = dict(self.model.storage_snapshot)
        connection = connection_of(self.model)
        for receiver, text in (connection["tell"] if connection else {}).items():
            if (message := (self.label, receiver, text)) not in self.told[-8:]:
                self.told.append(message)

    @property
    def label(self) -> str:
        """The label of this device's connection, another one after each start."""
        return f"{self.name} {self.starts}"

    @property
    def html(self) -> str:
        """The page."""
        return without_marks(page(self.model))

    @property
    def shown_state(self) -> RoomState:
        """The state of the room of the open match."""
        state = state_of(self.model)
        assert state is not None
        return state

    def current(self) -> dict[str, str]:
        """Return the texts that the browser sends again and again, by receiver."""
        connection = connection_of(self.model)
        return dict(connection["tell"]) if connection else {}

    @property
    def events(self) -> tuple[str, ...]:
        """The events that this device shows."""
        match = self.open_match
        return match.record.events[: match.at] if match else ()

    @property
    def seats(self) -> list[int]:
        """The seats of the people on this device."""
        return [*self.match.people_here]

    def choose(self, number: int = 0) -> bool:
        """Choose a random move and confirm it, if the device may; return True if it was."""
        match = self.open_match
        if match is None or not self.page.may_choose:
            return False
        move = match.game.write_event(match.game.random_move(match.state, Rng.of("any", match.at, number)))
        self.select(move_input_of(match.record.game).selection_of(self.page.selection, move))
        self.do("confirm")
        return True

    def select(self, selection: Selection) -> None:
        """Choose a move, or a part of one."""
        self.change_page(selection=selection)
        self.do("unhover")

    @property
    def watched(self) -> Selection | None:
        """The selection of another device that this one shows."""
        return shown_in(self.model, self.page).watched


class RoomOfDevices:
    """A host and its guests, in one room."""

    def __init__(self, game: str, people: int, *, seed: str = "4", bots: int = 0, guests: int | None = None) -> None:
        """Begin a match. One guest after the other takes a seat."""
        self.host = Device("host").open()
        fields = {"game": game, "players": str(people + bots), "seed": seed, "company": "room", "level": "1"}
        for seat in range(people + bots):
            fields |= {f"name-{seat}": NAMES[seat], f"kind-{seat}": "person" if seat < people else "apprentice"}
        self.host.do("play", fields=fields)
        self.guests: list[Device] = []
        for seat in range(1, people if guests is None else guests + 1):
            self.join(seat, NAMES[seat].upper())

    @property
    def devices(self) -> list[Device]:
        """All devices, the host first."""
        return [self.host, *self.guests]

    @property
    def place(self) -> str:
        """The place at which one joins."""
        assert isinstance(self.host.match.venue, Room)
        return f"#room/{self.host.match.venue.id}"

    @property
    def watching_place(self) -> str:
        """The place at which one watches."""
        assert isinstance(self.host.match.venue, Room)
        return f"#room/{watching_room(self.host.match.venue.id)}.watch"

    def visit(self, *, watches: bool = False) -> Device:
        """Let a new guest open the invitation."""
        place = self.watching_place if watches else self.place
        guest = Device(f"guest {len(self.guests)}", watches=watches).open(place)
        self.guests.append(guest)
        self.settle()
        return guest

    def watch(self, name: str = "") -> Device:
        """Let a new guest watch by the invitation for that."""
        guest = self.visit(watches=True)
        guest.do("room-join", fields={"room-name": name})
        self.settle()
        return guest

    def join(self, seat: int, name: str = "") -> Device:
        """Let a new guest take a seat, or look on."""
        guest = self.visit()
        wanted = "look" if seat == SPECTATOR else str(seat)
        guest.do("room-join", fields={"room-seat": wanted, "room-name": name})
        self.settle()
        return guest

    def deliver(self, label: str, receiver: str, text: str) -> None:
        """Deliver the text of a sender to its receiver, if that is still there."""
        if not receiver:
            watches = any(guest.watches and guest.label == label for guest in self.guests)
            self.host.do("room-heard", peer=label, text=text, watches=watches)
            self.answer_for_bots()
        elif guest := next((guest for guest in self.guests if guest.label == receiver), None):
            guest.do("room-heard", peer=label, text=text)

    def settle(self) -> None:
        """Deliver all texts until no device has a new one."""
        self.answer_for_bots()
        before: list[dict[str, str]] = []
        while before != (now := [device.current() for device in self.devices]):
            before = now
            for device in self.devices:
                for receiver, text in device.current().items():
                    self.deliver(device.label, receiver, text)

    def answer_for_bots(self) -> None:
        """Answer each bot request of the host with a random legal move."""
        host = self.host
        while host.open_match and (showing := host.page.bot_move):
            match = host.match
            if showing.stage != "thinking":
                host.do("show-next", at=showing.at)
                continue
            move = match.game.random_move(match.game.observe(match.state, match.turn), Rng.of("bot", match.at))
            host.do("answer", number=showing.number, event=match.game.write_event(move))

    def play(self, number: int = 0) -> None:
        """Play a move on the device whose turn it is, and tell all."""
        for device in self.devices:
            if device.page.selection.needs_handover and device.page.may_choose:
                device.do("hand-over")
        mover = next(device for device in self.devices if device.page.may_choose)
        assert mover.choose(number)
        self.settle()


def a_selection(match: PlayedMatch[Any], number: int = 0) -> Selection:
    """Return the selection of a random move."""
    moves = move_input_of(match.record.game)
    return moves.selection_of_move(match.game.random_move(match.state, Rng.of("any", match.at, number)))


def same(one: PlayedMatch[Any], other: PlayedMatch[Any]) -> bool:
    """Return True if two devices have the same line of events."""
    return one.record.events[: one.at] == other.record.events[: other.at]


def assert_agreed(room: RoomOfDevices) -> None:
    """Expect the same line of events on all devices."""
    assert all(same(room.host.match, guest.match) for guest in room.guests)


def two_devices(turn: int | None = None) -> tuple[RoomOfDevices, Device]:
    """Return a room of two and its guest, by default at the beginning, or when this seat is to move."""
    room = RoomOfDevices("zen-garden", 2)
    if turn is not None:
        play_until(room, turn)
    return room, room.guests[0]


def play_until(room: RoomOfDevices, turn: int) -> None:
    """Play until a seat is to move."""
    while room.host.match.turn != turn:
        room.play()


def undone(room: RoomOfDevices, by: Device) -> None:
    """Let a device take a move back, or ask for it, and tell all."""
    by.do("undo")
    room.settle()
