"""PettingZoo: one agent for each seat, in the order of the turns."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from hofgarten.game import TERMINAL, module_name, returns
from hofgarten.match import check_count
from hofgarten.rl.encoding import MAX_TENSOR_VALUE, Encoding
from hofgarten.rl.match_runner import RENDER_MODES, MatchRunner, OptionValue

Observation = dict[str, NDArray[np.int8]]
"""``observation``: the tensor. ``action_mask``: 1 for each legal id, all 0 for an agent that is not to move."""


def env(
    game: str,
    players: int = 2,
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: OptionValue,
) -> AECEnv[str, Observation, int]:
    """Return a PettingZoo environment. Its agents are ``"player_0"`` and so on, by seat.

    ``reset(seed=7)`` deals the match of ``hofgarten.new_game`` with this seed. An agent is rewarded at the end alone
    (``Game.returns``). An illegal action ends the match with a reward of -1 for its agent.

    Args:
        game: The game: a key of ``GAMES``.
        players: The number of seats.
        render_mode: ``"ansi"``, ``"svg"``, ``"rgb_array"`` or ``None``.
        max_cycles: The match is truncated when every agent has acted this many times; ``None``: at its end only.
        options: The game's options, as in ``new_game``.

    Raises:
        ValueError: There is no such game, option or render mode, or not for so many players.
    """
    made: Any = raw_env(game, players, render_mode=render_mode, max_cycles=max_cycles, **options)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class raw_env(AECEnv[str, Observation, int]):  # noqa: N801 - PettingZoo's name
    """The environment without PettingZoo's wrappers. An illegal action raises ``IllegalMove``."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: OptionValue,
    ) -> None:
        """Check the arguments: see ``env``."""
        super().__init__()
        self.runner = MatchRunner(game, players, render_mode, options)
        self.render_mode = render_mode
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "name": f"hofgarten_{module_name(game)}_v0",
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._max_cycles = None if max_cycles is None else check_count("max_cycles", max_cycles)
        self.observation_spaces = {agent: observation_space(self.runner.encoding) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.runner.encoding.actions) for agent in self.possible_agents}
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of an agent's action ids."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a match. Without a seed, it is another one each time, which follows from the latest seed."""
        if seed is not None or self._random is None:
            self._random, drawn = seeding.np_random(seed)
            seed = drawn if seed is None else seed
        else:
            seed = int(self._random.integers(2**63))
        self.runner.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.runner.to_move]
        self._acted = dict.fromkeys(self.agents, 0)

    def observe(self, agent: str) -> Observation:
        """Return an agent's observation, whether or not it is its turn."""
        runner, seat = self.runner, self._seats[agent]
        to_act = agent == self.agent_selection and seat == runner.to_move and not self.truncations.get(agent, False)
        mask = runner.mask if to_act else np.zeros(runner.encoding.actions, np.int8)
        return {"observation": runner.tensor(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play the move of an id; ``None`` takes an agent off after the end.

        Raises:
            IllegalMove: The rules forbid the move.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0
        self.runner.play(int(action))
        self._acted[agent] += 1
        self._clear_rewards()
        if self.runner.to_move == TERMINAL:
            self._end()
        else:
            if self._max_cycles is not None and min(self._acted.values()) >= self._max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[self.runner.to_move]
        self._accumulate_rewards()

    def _end(self) -> None:
        """Reward all agents at the end of the match."""
        totals = self.runner.totals()
        self.terminations = dict.fromkeys(self.agents, True)
        for agent, reward in zip(self.agents, returns(self.runner.encoding.game, self.runner.state), strict=True):
            self.rewards[agent] = reward
            self.infos[agent] = {"totals": totals}
        seat = self._seats[self.agent_selection]
        self.agent_selection = self.agents[(seat + 1) % len(self.agents)]

    def render(self) -> Any:
        """Return a drawing of the public position in the render mode."""
        return self.runner.render()

    def close(self) -> None:
        """Release no resources: there are none."""


def observation_space(encoding: Encoding) -> spaces.Dict:
    """Return the space of observations with their masks."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, MAX_TENSOR_VALUE, (encoding.size,), np.int8),
            "action_mask": spaces.Box(0, 1, (encoding.actions,), np.int8),
        }
    )
