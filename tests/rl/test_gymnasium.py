"""Gymnasium's checker, the registered names, and the bots at the other seats."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import hofgarten
from hofgarten.rl import GymEnv
from hofgarten.rl.gym import env_id
from tests.rl.matches import kinds


@kinds
@pytest.mark.filterwarnings("error")
def test_check_env(name: str, players: int) -> None:
    for mode in ("ansi", "svg", "rgb_array"):
        env = gymnasium.make(env_id(name), opponent="random", players=players, render_mode=mode)
        check_env(env.unwrapped)


def played(env: Any, seed: int) -> tuple[list[float], dict[str, Any]]:
    """Return the rewards of a random match, and the last information."""
    observation, _ = env.reset(seed=seed)
    rng, rewards, over = np.random.default_rng(seed), [], False
    info: dict[str, Any] = {}
    while not over:
        assert np.array_equal(env.action_masks(), observation["action_mask"].astype(bool))
        action = rng.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, over, cut, info = env.step(action)
        assert not cut
        assert env.observation_space.contains(observation)
        rewards.append(reward)
    assert not observation["action_mask"].any()
    return rewards, info


@kinds
def test_a_match_ends_with_its_result_and_a_seed_repeats_it(name: str, players: int) -> None:
    env = GymEnv(name, "random", players, seat=players - 1)
    rewards, info = played(env, 4)
    assert (rewards, info) == played(env, 4)
    assert set(rewards[:-1]) == {0}
    assert (rewards[-1] > 0) == (env.seat in env.runner.game.winners(env.runner.state))
    assert len(info["totals"]) == players
    env = GymEnv(name, "random", players, reward="lead")
    env.reset(seed=5)
    start = env._lead
    rewards, info = played(env, 5)
    own, *others = info["totals"]
    assert sum(rewards) == own - max(others) - start, "rewards by lead add up to it"


@pytest.mark.parametrize("name", hofgarten.GAMES)
def test_the_default_opponent_is_the_master_and_a_function_may_be_one(name: str) -> None:
    _, info = played(GymEnv(name), 1)
    assert info["totals"][1] > info["totals"][0]

    def mine(game: Any, view: Any, seat: int, rng: hofgarten.Rng) -> Any:
        assert view == game.observe(view, seat)
        return game.random_move(view, rng)

    played(GymEnv(name, mine, 3), 1)
    with pytest.raises(TypeError, match="a bot must return a move"):
        played(GymEnv(name, lambda *_: None), 1)


@pytest.mark.parametrize("name", hofgarten.GAMES)
def test_an_illegal_action_loses_and_says_why(name: str) -> None:
    env = GymEnv(name, "random")
    observation, _ = env.reset(seed=1)
    illegal = np.flatnonzero(observation["action_mask"] == 0)[0]
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, bool(info["illegal"])) == (-1, True, True)


def test_wrong_arguments_are_refused_in_a_sentence() -> None:
    for arguments, said in [
        ({"opponent": "nobody"}, "unknown opponent 'nobody': known are random, greedy"),
        ({"seat": 2}, "there is no seat 2 with 2 players"),
        ({"reward": "fun"}, "unknown reward 'fun': known are win, lead"),
        ({"render_mode": "human"}, "unknown render mode 'human': known are ansi, svg, rgb_array"),
        ({"level": 6}, r"Z2\.1: the level is a number from 1 to 5"),
    ]:
        with pytest.raises(ValueError, match=said):
            GymEnv("zen-garden", **arguments)  # type: ignore[arg-type]


@kinds
def test_pictures_of_a_match_have_one_size_and_change(name: str, players: int) -> None:
    env = GymEnv(name, "random", players, render_mode="rgb_array")
    observation, _ = env.reset(seed=6)
    before = env.render()
    for _ in range(3):
        observation, *_ = env.step(np.flatnonzero(observation["action_mask"])[0])
    after = env.render()
    assert before.shape == after.shape
    assert (before != after).any()
    assert after.std() > 0
