"""OpenSpiel's own tests: random simulations with serialization, part of the tree, and committed playthroughs."""

import sys
from pathlib import Path
from typing import Any

import pytest

if sys.version_info >= (3, 15):  # on other versions, a missing package is a failure
    pytest.importorskip("pyspiel", reason="open_spiel has no wheel for Python 3.15 or later: see docs/rl.md")

import numpy as np
import pyspiel
from absl import flags
from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase
from open_spiel.python.algorithms import generate_playthrough, random_agent
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment

import hofgarten.rl.openspiel
from hofgarten.bots import BOTS
from hofgarten.game import module_name
from hofgarten.registry import GAMES
from hofgarten.rl.encoding import encoding_of
from hofgarten.rng import Rng
from tests.rl.matches import KINDS, kinds

PLAYTHROUGHS = Path(__file__).with_name("playthroughs")


def game_of(name: str, players: int, **parameters: Any) -> Any:
    """Return a game as OpenSpiel loads it."""
    return pyspiel.load_game(f"hofgarten_{module_name(name)}", {"players": players, **parameters})


def partial_tree_test(name: str, players: int) -> type[Any]:
    """Return the class of OpenSpiel's `api_test` for a game."""
    game = game_of(name, players)
    names = {"game": game, "game_name": str(game), "__test__": True}
    return type(f"Test_{module_name(name)}_{players}", (EnforceAPIOnPartialTreeBase,), names)


globals().update({made.__name__: made for made in (partial_tree_test(*kind) for kind in KINDS)})
EnforceAPIOnPartialTreeBase.__test__ = False  # the base alone has no game


@pytest.mark.parametrize("file", sorted(PLAYTHROUGHS.glob("*.txt")), ids=lambda file: file.stem)
def test_committed_playthroughs_are_played_again_to_the_letter(file: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    expected, again = generate_playthrough.replay(str(file))
    assert again == expected


def test_every_game_has_a_playthrough() -> None:
    registered = {name for name in pyspiel.registered_names() if name.startswith("hofgarten_")}
    assert registered == {file.stem for file in PLAYTHROUGHS.glob("*.txt")}
    assert registered == {f"hofgarten_{module_name(name)}" for name in GAMES}


@kinds
def test_random_simulations_in_which_chance_draws_one_item_at_a_time(name: str, players: int) -> None:
    pyspiel.random_sim_test(game_of(name, players), num_sims=5, serialize=True, verbose=False)
    rng, state = np.random.default_rng(1), game_of(name, players).new_initial_state()
    assert [p for _, p in state.chance_outcomes()] == [pytest.approx(1 / players)] * players
    while not state.is_terminal():
        if not state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
            continue
        items, chances = zip(*state.chance_outcomes(), strict=True)
        assert sum(chances) == pytest.approx(1)
        state.apply_action(int(rng.choice(items, p=chances)))
    assert sum(state.returns()) == pytest.approx(0)
    assert GAMES[name].hidden.is_complete(state.position)


def test_the_outcome_of_a_hidden_draw_is_shown_to_its_player_alone() -> None:
    game, rules = game_of("hanging-gardens", 2), GAMES["hanging-gardens"]
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    rng, found = np.random.default_rng(3), 0
    while not found:
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                mover = state.current_player()
                # Random players hardly ever make a group that brings a hidden draw.
                move = BOTS["master"](rules, rules.observe(state.position, mover), mover, Rng(1))
                state.apply_action(encoding_of(rules.name, 2).id_of(state.position, move))
                continue
            items, chances = zip(*state.chance_outcomes(), strict=True)
            drew = rules.to_move(state.position) if state.position else None
            if "hidden" in state.action_to_string(items[0]) and len(items) > 1:
                one, other = state.child(items[0]), state.child(items[-1])
                found += 1
                for player in range(2):
                    same = one.observation_string(player) == other.observation_string(player)
                    tensors = np.array_equal(one.observation_tensor(player), other.observation_tensor(player))
                    seen = recall.string_from(one, player) == recall.string_from(other, player)
                    assert (same, tensors, seen) == (player != drew,) * 3
            state.apply_action(int(rng.choice(items, p=chances)))


def test_parameters_are_the_options_of_the_game_and_survive_serialization() -> None:
    game = pyspiel.load_game("hofgarten_zen_garden(players=3,boards=1/4,majority_ties=split)")
    state, rng = game.new_initial_state(), np.random.default_rng(1)
    while state.is_chance_node():
        state.apply_action(int(rng.choice([item for item, _ in state.chance_outcomes()])))
    assert (state.position.deal.boards, state.position.deal.split) == ((1, 4), True)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert again.position == state.position
    with pytest.raises(ValueError, match="the level is a number from 1 to 5"):
        hofgarten.rl.openspiel.game_class("zen-garden")({"level": 9})


def test_openspiel_s_own_agents_play_a_match() -> None:
    env = Environment(game_of("zen-garden", 2), include_full_state=False)
    agents = [random_agent.RandomAgent(player, env.action_spec()["num_actions"]) for player in range(2)]
    step = env.reset()
    while not step.last():
        step = env.step([agents[step.observations["current_player"]].step(step).action])
    assert sum(step.rewards) == 0
