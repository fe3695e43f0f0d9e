"""Correspondence links opened in any order on any device: no move is lost or made for another player."""

from dataclasses import dataclass, field, replace
from typing import Any

from hypothesis import given, strategies as st

from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tests.kit.examples import share
from tests.kit.golden_matches import storage
from tests.web.harness import START
from tests.web.open_page import WithPage
from web.app.model.game_api.game_page import move_input_of
from web.app.model.match import match as matches
from web.app.model.match.correspondence import Correspondence
from web.app.model.match.match import PlayedMatch
from web.app.model.model import InvitePage, Model
from web.app.update.update import update

PLAYERS = [{"name": name, "colour": colour} for name, colour in (("Ada", "blue"), ("Ben", "green"), ("Carl", "red"))]


@dataclass
class Device(WithPage):
    """A device without a screen: a model and the links that it has sent."""

    model: Model
    links: list[str] = field(default_factory=list)

    @classmethod
    def with_storage(cls, storage: dict[str, str], place: str) -> "Device":
        """Open a device with stored data."""
        return cls(update(None, {**START, "storage": storage, "place": place, "entropy": place}).model)

    def do(self, name: str, **parts: Any) -> dict[str, Any] | None:
        """Send an action and return the browser command, if any."""
        result = update(self.model, {"do": name, "now": 2, **parts})
        self.model = result.model
        return dict(result.command) if result.command else None

    @property
    def kept(self) -> PlayedMatch[Any] | None:
        """The match stored on this device."""
        kept = next(iter(self.model.library.matches.values()), None)
        return kept.match if kept else None

    @property
    def events(self) -> tuple[str, ...]:
        """The events stored on this device."""
        return self.kept.record.events[: self.kept.at] if self.kept else ()

    @property
    def sent(self) -> int:
        """The number of events that were sent or received by link."""
        link = self.kept and self.kept.venue
        return link.delivered if isinstance(link, Correspondence) else 0

    def play(self, number: int) -> None:
        """Play a random move, if the device may."""
        match = self.open_match
        if match is None or match.turn < 0:
            return
        move = match.game.write_event(match.game.random_move(match.state, Rng.of("any", match.at, number)))
        self.change_page(selection=move_input_of(match.record.game).selection_of(self.page.selection, move))
        self.do("confirm")

    def hand_over(self) -> None:
        """Send the match, if the device may."""
        if command := self.do("turn-send", how="copy"):
            self.links.append(command["text"])
            then = command["then"]
            self.do("turn-sent", identity=then["identity"], at=then["at"], how="copied")


def devices(game: str) -> list[Device]:
    """Return a device for each person, and an empty second device for the person who moves second."""
    rules = GAMES[game]
    match = matches.new_match("a" * 16, rules, rules.read_options(rules.variants()[0]), PLAYERS, "7")
    seats = [Correspondence((match.turn + seat) % len(PLAYERS)) for seat in range(len(PLAYERS))]
    kept = [storage(replace(match, venue=seat)) for seat in seats]
    return [*(Device.with_storage(one, f"#match/{match.id}") for one in kept), Device.with_storage({}, "#")]


def who_moved(device: Device, before: tuple[str, ...]) -> set[int]:
    """Return the seats of the events that a device has gained."""
    kept = device.kept
    assert kept is not None
    return {kept.game.to_move(kept.states[at]) for at in range(len(before), len(device.events))}


MOST_MOVES = 3
"""The maximum number of moves in a turn after the first."""

WHAT = ["turn", "open", "turn", "open", "play", "send", "undo"]
STEP = st.tuples(st.integers(0, 3), st.sampled_from(WHAT), st.integers(0, 40))
STEPS = st.lists(STEP, min_size=12, max_size=60)


@share(60)
@given(st.sampled_from(list(GAMES)), STEPS)
def test_no_order_of_links_loses_a_move_or_moves_for_another_player(
    game: str, steps: list[tuple[int, str, int]]
) -> None:
    all_devices = devices(game)
    for number, what, choice in steps:
        device = all_devices[number]
        before, sent = device.events, device.sent
        links = [link for one in all_devices for link in one.links]
        if what in {"play", "turn"}:
            device.play(choice)
            for _ in range(MOST_MOVES if what == "turn" else 0):
                device.play(choice)
            match = device.open_match
            assert device.events[: len(before)] == before
            if match is not None and isinstance(match.venue, Correspondence) and device.events != before:
                assert who_moved(device, before) <= {match.venue.seat, -1}
            if what == "turn":
                device.hand_over()
        elif what == "send":
            device.hand_over()
            assert device.events == before
        elif what == "undo":
            device.do("undo")
            assert before[: len(device.events)] == device.events
            assert len(device.events) >= sent
        elif links:
            device.do("go", place=links[-1 - choice % len(links)])
            if isinstance(device.model.page, InvitePage):
                device.do("invite-accept", fields={})
            assert device.events[: len(before)] == before
            assert device.events == before or device.sent == len(device.events)
