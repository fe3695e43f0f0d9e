"""Environments for reinforcement learning: steps per second in one process, compared with those of other libraries."""

from collections.abc import Callable, Iterator
from functools import partial
from time import process_time
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python import games as _games  # noqa: F401 - registers OpenSpiel's Python games
from pettingzoo.classic import connect_four_v3

import hofgarten.rl.openspiel
from bench.interleave import in_turns
from bench.model import OURS, Part, Row, Setting
from hofgarten.game import folder_of
from hofgarten.registry import GAMES
from hofgarten.rl import aec_env

CONNECT_FOUR: Final = "PettingZoo's connect_four_v3"
PYTHON_GAMES: Final = ("python_tic_tac_toe", "python_liars_poker", "python_block_dominoes")
AIM: Final = "at least 3,000"

_STEPS: Final = 1000
"""Steps of one run of one measure."""

NOTES: Final = (
    """A step: observe with the mask of legal actions, draw one of them, play it; matches and deals included. All of it
in one process, in processor time, with two to four players.""",
    """In OpenSpiel: the legal actions, drawing one and playing it, and the draws of chance; no mask and no tensors.""",
)


def measure(setting: Setting) -> Part:
    """Measure all environments in turns."""
    works: dict[str, Callable[[], float]] = {CONNECT_FOUR: partial(_aec_rate, connect_four_v3.env())}
    works |= {name: partial(_openspiel_rate, name, 2) for name in PYTHON_GAMES}
    for name, players in _kinds():
        works[f"{name} {players}"] = partial(_aec_rate, aec_env(name, players))
        works[f"{name} {players} openspiel"] = partial(_openspiel_rate, f"hofgarten_{folder_of(name)}", players)
    in_turns(works, 1)  # warm-up
    figures = in_turns(works, setting.runs)
    rows = []
    for name, players in _kinds():
        runs = {OURS: figures[f"{name} {players}"], CONNECT_FOUR: figures[CONNECT_FOUR]}
        rows.append(Row(f"{name}, {players} players: PettingZoo", "steps/s", runs, AIM))
    for name, players in _kinds():
        runs = {OURS: figures[f"{name} {players} openspiel"], **{peer: figures[peer] for peer in PYTHON_GAMES}}
        rows.append(Row(f"{name}, {players} players: OpenSpiel", "moves/s", runs))
    return Part("Environments for reinforcement learning", rows, notes=[*NOTES])


def _kinds() -> Iterator[tuple[str, int]]:
    return ((name, players) for name, game in GAMES.items() for players in game.players)


def _aec_rate(env: Any) -> float:  # noqa: ANN401 - an environment of any game
    """Return the steps per second of random matches."""
    random, begun, steps = np.random.default_rng(1), process_time(), 0
    env.reset(seed=1)
    while steps < _STEPS:
        observation, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
            continue
        legal = np.flatnonzero(observation["action_mask"].view(np.bool_))
        env.step(int(legal[random.integers(len(legal))]))
        steps += 1
    return steps / (process_time() - begun)


def _openspiel_rate(name: str, players: int) -> float:
    """Return the players' moves per second of random matches."""
    game = pyspiel.load_game(name, {"players": players} if name.startswith("hofgarten") else {})
    random, begun, moves = np.random.default_rng(1), process_time(), 0
    while moves < _STEPS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                items, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(items[np.searchsorted(np.cumsum(chances), random.random())])
                continue
            legal = state.legal_actions()
            state.apply_action(legal[random.integers(len(legal))])
            moves += 1
    return moves / (process_time() - begun)


assert hofgarten.rl.openspiel  # registers our games
