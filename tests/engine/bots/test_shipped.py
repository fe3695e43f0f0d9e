"""The shipped weights and their results in the arena."""

import json
from importlib.resources import files
from itertools import pairwise
from typing import Any

import pytest

from hofgarten.bots.levels import LEVELS
from hofgarten.bots.value_function import data_of, weights_of
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.game import module_name
from hofgarten.registry import GAMES
from tests.kit.games import name_of

NEIGHBOURS = list(pairwise(LEVELS))
"""Each level and the one above."""
LEAST_STEP = 0.65
LARGEST_ERROR = 0.5
LEAST = {("gardener", "greedy"): 0.6, ("architect", "greedy"): 0.85, ("greedy", "apprentice"): 0.7}

pytestmark = pytest.mark.parametrize("game", list(filter(data_of, GAMES.values())), ids=name_of)


def shipped(game: AnyEvaluatedGame) -> Any:
    folder = files(f"hofgarten.games.{module_name(game.name)}.eval")
    return json.loads(folder.joinpath("weights.json").read_text("utf-8"))


def won(game: AnyEvaluatedGame, players: int) -> dict[tuple[str, str], list[float]]:
    """Return the shares that one opponent won against another in the arena, for every set of options."""
    found: dict[tuple[str, str], list[float]] = {}
    for figure in shipped(game)["arena"]:
        if figure["players"] == players:
            found.setdefault((figure["first"], figure["second"]), []).append(figure["won"])
            found.setdefault((figure["second"], figure["first"]), []).append(1 - figure["won"])
    return found


def test_there_are_weights_for_every_number_of_players_and_settings_that_reproduce_them(game: AnyEvaluatedGame) -> None:
    for players in game.players:
        assert all(len(row) == len(game.features) for row in weights_of(game, players))
    found = shipped(game)
    assert (found["game"], found["players"]) == (game.name, list(game.players))
    assert all(found[key] for key in ("seed", "rounds", "games", "mean_totals"))


def test_expected_totals_are_right_on_average(game: AnyEvaluatedGame) -> None:
    """Errors in matches that the correction has not seen: ``python -m tools calibrate``."""
    for players, errors in shipped(game).get("errors", {}).items():
        assert len(errors) == len(weights_of(game, int(players)))
        assert max(map(abs, errors)) <= LARGEST_ERROR


def test_neighbouring_levels_played_with_all_numbers_of_players(game: AnyEvaluatedGame) -> None:
    """Each level played the one below, with two players also with the fewest and the most options."""
    met = {
        (figure["players"], str(figure["options"]), *sorted([figure["first"], figure["second"]]))
        for figure in shipped(game)["arena"]
    }
    usual = game.options_from_flags({})
    ways = {(2, str(options)) for options in (usual, game.variants()[0], game.variants()[-1])}
    ways |= {(players, str(usual)) for players in game.players}
    assert {(*way, *sorted(pair)) for way in ways for pair in NEIGHBOURS} <= met


def test_each_level_is_clearly_stronger_than_the_one_below_and_ordered_relative_to_greedy(
    game: AnyEvaluatedGame,
) -> None:
    for players in game.players:
        shares = won(game, players)
        for lower, higher in NEIGHBOURS:
            assert min(shares[higher, lower]) >= (LEAST_STEP if players == 2 else 0.5), (higher, lower, players)
    shares = won(game, 2)
    for meeting, least in LEAST.items():
        assert min(shares[meeting]) >= least, meeting


def test_required_results_have_at_least_200_games(game: AnyEvaluatedGame) -> None:
    needed = {tuple(sorted(pair)) for pair in (*NEIGHBOURS, *LEAST)}
    usual = game.options_from_flags({})
    often = {
        tuple(sorted([figure["first"], figure["second"]]))
        for figure in shipped(game)["arena"]
        if figure["players"] == 2 and figure["options"] == usual and figure["games"] >= 200
    }
    assert needed <= often
