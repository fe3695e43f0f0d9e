"""Copies of the environments: `copy.deepcopy` and `pickle` keep the match."""

import copy
import pickle
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from hofgarten.bots import BOTS
from hofgarten.registry import GAMES
from hofgarten.rl import aec_env, gym_env


class PettingZoo:
    """A match of the wrapped environment."""

    def __init__(self, name: str) -> None:
        """Deal the match."""
        self.env: Any = aec_env(name, 3)
        self.env.reset(seed=7)

    def legal(self) -> list[int]:
        """Return the ids of the legal moves."""
        return np.flatnonzero(self.env.observe(self.env.agent_selection)["action_mask"]).tolist()

    def play(self, action: int) -> None:
        """Play the move of an id."""
        self.env.step(action)

    def shown(self) -> Any:
        """Return the position."""
        return self.env.unwrapped.dealer.state


class Gymnasium(PettingZoo):
    """A match against a bot, whose chance is copied, too."""

    def __init__(self, name: str) -> None:
        """Deal the match."""
        self.env = gym_env(name, BOTS["random"], 3)
        self.env.reset(seed=7)

    def legal(self) -> list[int]:
        """Return the ids of the legal moves."""
        return np.flatnonzero(self.env.action_masks()).tolist()


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
