"""PettingZoo's own tests, and the rules that an environment adds."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils import BaseWrapper

import hofgarten
from hofgarten.rl import aec
from tests.rl.matches import kinds

pytestmark = [
    kinds,
    # An observation with its mask is a dictionary, as in all of PettingZoo's own board games.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Observation space for each agent"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # after the end
]

Make = Callable[..., AECEnv[Any, Any, Any]]


def env_of(name: str, players: int) -> Make:
    """Return the constructor that PettingZoo's tests call. They ask for a window, which we do not have."""

    def make(*, render_mode: str | None = None, **options: Any) -> AECEnv[Any, Any, Any]:
        return aec.env(name, players, render_mode=None if render_mode == "human" else render_mode, **options)

    return make


@pytest.mark.filterwarnings("error")
def test_api(name: str, players: int) -> None:
    api_test(env_of(name, players)(), num_cycles=40 * players)


def test_seed_and_render(name: str, players: int) -> None:
    seed_test(env_of(name, players), num_cycles=40)
    render_test(env_of(name, players), {"svg": lambda svg: svg.startswith("<svg ") and svg.endswith("</svg>")})


class FirstLegal(BaseWrapper[Any, Any, Any]):
    """Plays the first legal move: `max_cycles_test` draws from all ids, also illegal ones.

    Deals a match without a temple in its first turns: the test expects that agents act equally often.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the match."""
        super().reset(seed=3 if seed is None else seed, options=options)

    def step(self, action: Any) -> None:
        """Play the first legal move, or take an agent off after the end."""
        if action is not None:
            action = int(np.flatnonzero(self.observe(self.agent_selection)["action_mask"])[0])
        super().step(action)


class InTurn(ParallelEnv[Any, Any, Any]):
    """Plays an action of each agent in a step, in the order of the turns. PettingZoo's own needs a fixed order."""

    def __init__(self, env: AECEnv[Any, Any, Any]) -> None:
        """Keep the environment."""
        self.env = env

    def reset(self, seed: int | None = None, options: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a match."""
        self.env.reset(seed, options)
        self.agents = self.env.agents
        return {}, {}

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's action ids."""
        return self.env.action_space(agent)

    def step(self, actions: dict[str, Any]) -> Any:
        """Play one action of each agent."""
        left = dict(actions)
        while left:
            self.env.step(left.pop(self.env.agent_selection))
        return {}, self.env.rewards, self.env.terminations, self.env.truncations, self.env.infos


def test_max_cycles(name: str, players: int) -> None:
    def env(max_cycles: int) -> AECEnv[Any, Any, Any]:
        return FirstLegal(env_of(name, players)(max_cycles=max_cycles))

    with pytest.raises(ValueError, match="max_cycles is at least 0, not -1"):
        env(-1)
    max_cycles_test(SimpleNamespace(env=env, parallel_env=lambda max_cycles: InTurn(env(max_cycles))))


def test_a_seed_deals_the_match_of_the_library_and_each_reset_another_one(name: str, players: int) -> None:
    env: Any = aec.env(name, players).unwrapped
    env.reset(seed=7)
    assert env.runner.state == hofgarten.new_game(name, players=players, seed=7).state
    seeds = []
    for _ in range(2):
        env.reset(seed=7)
        env.reset()
        seeds.append(env.runner.state)
        env.reset()
        assert env.runner.state not in seeds
    assert seeds[0] == seeds[1]


def test_rewards_come_at_the_end_and_are_the_result(name: str, players: int) -> None:
    env: Any = aec.env(name, players)
    env.reset(seed=3)
    match, rng = hofgarten.new_game(name, players=players, seed=3), np.random.default_rng(1)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, over, _, info = env.last()
        if over:
            rewards[agent] = reward
            assert info["totals"] == [score.total for score in match.scores]
            env.step(None)
            continue
        assert reward == 0
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        runner = env.unwrapped.runner
        match = match.play(match.game.write_event(runner.encoding.move_of(runner.state, action)))
        env.step(action)
        assert runner.state == match.state  # chance answers alike
    assert match.is_over
    assert sum(rewards.values()) == pytest.approx(0)
    won = [seat for seat in range(players) if rewards[f"player_{seat}"] > 0]
    assert won == list(match.winners) or len(match.winners) == players


def test_an_illegal_action_ends_the_match_or_is_refused_by_the_raw_environment(name: str, players: int) -> None:
    env, raw = aec.env(name, players), aec.raw_env(name, players)
    for each in (env, raw):
        each.reset(seed=1)
    observation = raw.observe(raw.agent_selection)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    before = raw.runner.state
    with pytest.raises(hofgarten.IllegalMove):
        raw.step(illegal)
    assert raw.runner.state is before
    able = [agent for agent in raw.agents if raw.observe(agent)["action_mask"].any()]
    assert able == [raw.agent_selection], "an agent has no legal action out of turn"
    loser = env.agent_selection
    env.step(illegal)
    assert env.rewards[loser] == -1
    assert all(env.terminations.values())
