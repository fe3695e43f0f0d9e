"""Test helpers: matches of The Hanging Gardens, played up to a position."""

from collections.abc import Callable
from typing import Any

from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.state import State
from hofgarten.rng import Rng
from tests.kit.hanging_gardens_bots import waiter
from tests.web.harness import Person
from web.app.model.match.match import PlayedMatch, State as AnyState, new_match, play
from web.app.model.match.serialize import to_text
from web.app.model.model import MATCH_PLACE

PERSON = ""
"""A seat without a bot."""

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def played_to(stop: Callable[[PlayedMatch[Any]], bool], *bots: str, seed: str = "3") -> PlayedMatch[Any]:
    """Play a match until ``stop`` is true. An empty name in ``bots`` is a person; every seat waits for large groups."""
    players = [{"name": NAMES[seat]} | ({"bot": bot} if bot else {}) for seat, bot in enumerate(bots)]
    match = new_match("0123456789abcdef", HANGING_GARDENS, {}, players, seed)
    while not stop(match):
        assert not match.over, "the wanted position never occurs"
        move = waiter(match.state, Rng.of("table", seed, match.at))
        match = play(match, match.game.write_event(move))
    return match


def open_match(match: PlayedMatch[Any], language: str = "en") -> Person:
    """Open a saved match."""
    storage = {f"hofgarten/match/{match.id}": to_text(match), "hofgarten/settings": '{"version":1,"speed":"instant"}'}
    return Person(storage=storage, place=f"{MATCH_PLACE}{match.id}", languages=[language])


def state_of(person: Person) -> State:
    """Return the current position."""
    state: AnyState = person.match.state
    assert isinstance(state, State)
    return state
