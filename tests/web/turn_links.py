"""Test helpers for correspondence matches: several devices, each with its own model, that exchange only links."""

import re
from html import unescape
from itertools import count
from typing import Any

from hofgarten.rng import Rng
from tests.web.harness import Person
from web.app.model.action import Action
from web.app.model.game_api.game_page import move_input_of
from web.app.model.match.correspondence import SEND, Correspondence
from web.app.model.settings import KEY, Settings, write

AT_ONCE = {KEY: write(Settings(speed="instant"))}
_NUMBERS = count()
"""A different number for each device, so that no two devices draw the same ids."""

NAMES = ("Ada", "Ben", "Carl", "Dora")


class Device(Person):
    """A player's device."""

    def __init__(self, place: str = "", storage: dict[str, str] | None = None, address: str = "") -> None:
        """Open the page at a place. Bot moves are not animated."""
        kept = AT_ONCE if storage is None else storage
        super().__init__(place=place, storage=kept, entropy=f"device {next(_NUMBERS)}", address=address)

    @classmethod
    def beginning(cls, game: str, people: int, computers: int = 0, seed: str = "4", address: str = "") -> "Device":
        """Return the device on which a match is started. Bots take the last seats."""
        first, seats = cls(address=address), people + computers
        fields = {"game": game, "players": str(seats), "seed": seed, "company": "link", "level": "1"}
        for seat in range(seats):
            fields |= {f"name-{seat}": NAMES[seat], f"kind-{seat}": "person" if seat < people else "apprentice"}
        first.do("play", fields=fields)
        first.answer_for_computers()
        return first

    @classmethod
    def joining(cls, link: str, seat: int, name: str = "") -> "Device":
        """Return a device on which a seat's player accepts an invitation."""
        device = cls(link)
        device.do("invite-form", fields={"invite-seat": str(seat)})
        device.do("invite-accept", fields={"invite-seat": str(seat), **({"invite-name": name} if name else {})})
        return device

    @property
    def seat(self) -> int:
        """The seat that is played on this device."""
        assert isinstance(self.match.venue, Correspondence)
        return self.match.venue.seat

    @property
    def events(self) -> tuple[str, ...]:
        """The events known to this device."""
        return self.match.record.events[: self.match.at]

    @property
    def moves(self) -> bool:
        """True if this device's player is to move."""
        return not self.match.over and self.match.turn == self.seat

    @property
    def asks_to_send(self) -> bool:
        """True if the page shows the button that sends the match."""
        return f'id="{SEND}"' in self.reply["html"]

    def open(self, link: str) -> dict[str, Any]:
        """Open a received link."""
        return self.do("go", place=link)

    def act(self, action: Action) -> dict[str, Any]:
        """Send an action in the form that the page contains."""
        return self.do(str(action["do"]), **{key: part for key, part in action.items() if key != "do"})

    def link(self) -> str:
        """Send the match and return the link."""
        command = self.do("turn-send", how="copy")["command"]
        place = command["text"]
        assert isinstance(place, str)
        self.act({**command["then"], "how": "copied"})
        return place

    def play(self, number: int = 0) -> None:
        """Choose a move and confirm it. ``number`` varies the random choice."""
        self.choose(number)
        self.do("confirm")
        self.answer_for_computers()

    def choose(self, number: int = 0) -> None:
        """Select a random move in one step."""
        match, game = self.match, self.match.game
        move = game.write_event(game.random_move(match.state, Rng.of("linking", match.at, number)))
        selection = move_input_of(game.name).selection_of(self.page.selection, move)
        self.change_page(selection=selection)

    def play_turn(self, number: int = 0) -> None:
        """Play until another player is to move."""
        while self.moves:
            self.play(number)

    def answer_for_computers(self) -> None:
        """Answer each bot request with a random legal move."""
        while showing := self.page.bot_move:
            match = self.match
            move = match.game.random_move(match.game.observe(match.state, match.turn), Rng.of("computer", match.at))
            self.do("answer", number=showing.number, event=match.game.write_event(move))


def notice(device: Device) -> str:
    """Return the text of the page's notice."""
    said = re.search(r'role="alert"><p>(.*?)</p>', device.reply["html"])
    return unescape(said[1]) if said else ""


def two(game: str = "zen-garden") -> tuple[Device, Device, str]:
    """Return Ada's and Ben's devices, and the first link from Ada to Ben."""
    ada = Device.beginning(game, 2)
    ada.play_turn()
    link = ada.link()
    return ada, Device.joining(link, 1), link


def back_and_forth(ada: Device, ben: Device, times: int) -> list[str]:
    """Play ``times`` turns, starting with the player to move. Return the exchanged links."""
    links = []
    for number in range(times):
        one, other = (ben, ada) if ben.moves else (ada, ben)
        one.play_turn(number)
        links.append(one.link())
        other.open(links[-1])
    return links
