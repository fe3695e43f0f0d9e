"""Observations hold no hidden information, earlier states never change, and a copy plays on by itself."""

import copy
import pickle
import sys
import zlib
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from hofgarten.bots import BOTS
from hofgarten.registry import GAMES
from hofgarten.rl import GymEnv, aec
from hofgarten.rl.encoding import encoding_of
from hofgarten.rng import Rng
from tests.rl.matches import kinds, states

PAIRS = 167


def pairs(name: str, players: int, number: int) -> Iterator[tuple[Any, Any, int]]:
    """Yield two complete states that a seat cannot tell apart, and the seat."""
    game, found = GAMES[name], 0
    for match in range(number):
        for at, state in enumerate(states(name, players, f"pair {match}", "master")):
            if game.to_move(state) >= 0 and at % 2 == match % 2:
                seat = (at // 2) % players
                yield state, game.determinize(game.observe(state, seat), Rng.of(match, at)), seat
                found += 1
                if found == number:
                    return


@kinds
def test_states_that_a_seat_cannot_tell_apart_have_equal_tensors(name: str, players: int) -> None:
    game, numbers = GAMES[name], encoding_of(name, players)
    differ = leaks = count = 0
    for state, other, seat in pairs(name, players, PAIRS):
        count += 1
        differ += state != other
        one, two = (numbers.tensor(game.observe(each, seat), seat) for each in (state, other))
        assert np.array_equal(one, two)
        assert np.array_equal(numbers.legal(state), numbers.legal(other))
        leaks += not np.array_equal(numbers.tensor(state, seat), numbers.tensor(other, seat))
    assert count == PAIRS
    assert differ > count * 0.8
    # Without `observe`, hidden draws of others show: the test would find a leak. They are rare with more players.
    assert not leaks or numbers.has_secrets
    assert leaks or not numbers.has_secrets or players > 2


@kinds
def test_earlier_states_and_observations_never_change(name: str, players: int) -> None:
    env, rng = aec.env(name, players), np.random.default_rng(players)
    raw: Any = env.unwrapped
    for match in range(5):
        env.reset(seed=match)
        kept = []
        for agent in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            assert observation is not None
            if over or cut:
                break
            kept.append((raw.runner.state, hash(raw.runner.state), observation, _digest(observation)))
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"].view(np.bool_)))))
            assert agent in raw.possible_agents
        assert len({number for _, number, _, _ in kept}) == len(kept)
        for state, number, observation, digest in kept:
            assert hash(state) == number
            assert _digest(observation) == digest


def _digest(observation: dict[str, Any]) -> tuple[int, ...]:
    return tuple(zlib.crc32(array.tobytes()) for array in observation.values())


class PettingZoo:
    """A match of the wrapped environment."""

    def __init__(self, name: str) -> None:
        """Deal the match."""
        self.env: Any = aec.env(name, 3)
        self.env.reset(seed=7)

    def legal(self) -> list[int]:
        """Return the ids of the legal moves."""
        ids: list[int] = np.flatnonzero(self.env.observe(self.env.agent_selection)["action_mask"]).tolist()
        return ids

    def play(self, action: int) -> None:
        """Play the move of an id."""
        self.env.step(action)

    def shown(self) -> Any:
        """Return the position."""
        return self.env.unwrapped.runner.state


class Gymnasium(PettingZoo):
    """A match against a bot, whose chance is copied, too."""

    def __init__(self, name: str) -> None:
        """Deal the match."""
        self.env = GymEnv(name, BOTS["random"], 3)
        self.env.reset(seed=7)

    def legal(self) -> list[int]:
        """Return the ids of the legal moves."""
        ids: list[int] = np.flatnonzero(self.env.action_masks()).tolist()
        return ids


class OpenSpiel:
    """A state, of which also the draws of chance are actions."""

    def __init__(self, name: str) -> None:
        """Begin before the first draw."""
        if sys.version_info >= (3, 15):  # on other versions, a missing package is a failure
            pytest.importorskip("pyspiel", reason="open_spiel has no wheel for Python 3.15 or later: see docs/rl.md")
        from hofgarten.rl.openspiel import game_class

        self.state = game_class(name)().new_initial_state()

    def legal(self) -> list[int]:
        """Return the ids of the legal moves, or of the items that may be drawn."""
        legal: list[int] = self.state.legal_actions()
        return legal

    def play(self, action: int) -> None:
        """Play the move, or draw the item."""
        self.state.apply_action(action)

    def shown(self) -> str:
        """Return the position, and the draws since."""
        return str(self.state)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))], ids=["copy", "pickle"])
@pytest.mark.parametrize("kind", [PettingZoo, Gymnasium, OpenSpiel])
@pytest.mark.parametrize("name", GAMES)
def test_a_copy_plays_the_same_match_on_by_itself(
    name: str, kind: Callable[[str], Any], copied: Callable[[Any], Any]
) -> None:
    one, rng = kind(name), np.random.default_rng(1)
    while legal := one.legal():
        before, other, action = one.shown(), copied(one), rng.choice(legal)
        other.play(action)
        assert one.shown() == before
        one.play(action)
        assert one.shown() == other.shown() != before
