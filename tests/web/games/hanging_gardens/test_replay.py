"""The replay of a match of The Hanging Gardens shows only information known at the time. Rule H8.1."""

from collections.abc import Sequence
from typing import Any

import pytest

from hofgarten.games.hanging_gardens.hidden_information import draws_hidden
from tests.kit.opaque import of_game
from tests.web.games.hanging_gardens.playing import PERSON, open_match, played_to
from tests.web.games.hanging_gardens.test_secrets import CLOSE, Step, hidden_tiles, with_redealt_secrets
from web.app.model.match.match import PlayedMatch, viewer_seat
from web.app.model.match.replay import branched, stops

POSITION_INTERVAL = 9
"""The tests visit one position in this many, and each position right after a hidden draw."""


def visited_positions(match: PlayedMatch[Any]) -> Sequence[int]:
    found, states = stops(match, match.at), match.states
    drawn = {at for at in found if at and draws_hidden(states[at - 1], states[at])}
    return [at for at in found if at % POSITION_INTERVAL == 0 or at in drawn or at == found[-1]]


@pytest.mark.rule("H8.1")
@pytest.mark.parametrize("other", [PERSON, "greedy"])
def test_a_running_match_shows_nothing_hidden_at_any_position(other: str) -> None:
    match = played_to(lambda match: match.turn == 0 and bool(hidden_tiles(match)[1]), PERSON, other)
    pages = [open_match(match), open_match(with_redealt_secrets(match))]
    read: list[Step] = [("read", {"part": part}) for part in ("garden", "moves", "score")]
    for page in pages:
        page.do("replay")
    for at in visited_positions(match):
        steps: list[Step] = [("replay-jump", {"at": at}), ("show-garden", {"seat": 1}), ("dialog", {"name": "tiles"})]
        for name, parts in (*steps, CLOSE, *read):
            original, redealt = (page.do(name, **parts) for page in pages)
            for key in ("html", "announce", "title"):
                assert original.get(key) == redealt.get(key), (at, name, parts, key)


@pytest.mark.rule("H8.1")
@pytest.mark.parametrize("other", [PERSON, "greedy"])
def test_a_fork_of_a_running_match_reveals_no_hidden_tile(other: str) -> None:
    match = played_to(lambda match: match.turn == 0 and bool(hidden_tiles(match)[1]), PERSON, other)
    forks = [branched(one, match.at, "new", "") for one in (match, with_redealt_secrets(match))]
    assert forks[0].states == forks[1].states, "the new deal does not depend on hidden information"
    view = match.game.observe
    assert view(forks[0].state, viewer_seat(match)) == view(match.state, viewer_seat(match))
    assert of_game(forks[0].state).stack != of_game(match.state).stack
    assert of_game(forks[0].state).deck != of_game(match.state).deck
