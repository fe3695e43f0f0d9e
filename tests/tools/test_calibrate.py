"""Corrected weights: expected totals change, the ranking of moves does not."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hofgarten.bots.playout import plies
from hofgarten.bots.value_function import data_of, weights_of
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tools import calibrate_command
from tools.__main__ import main
from tools.calibrate_command import Bias, biases, corrected

GAME = GAMES["hanging-gardens"]
WITHIN = "due-any"
PLAYERS = 3


def line(game: AnyEvaluatedGame, players: int) -> Iterator[Any]:
    """Yield the positions of a match of the value function in which a player is to move."""
    weights, rng, options = weights_of(game, players), Rng(5), game.options_from_flags({})
    state = game.initial_state(options, game.deal_setup(options, players, rng), players)
    for *_, after in plies(game, state, lambda at, _: game.best_move(at, weights), rng):
        if game.to_move(after) >= 0:
            yield after


def test_all_moves_of_a_position_change_alike() -> None:
    before = weights_of(GAME, PLAYERS)
    errors = [Bias(37.0 * left % 90, 0) for left in range(len(before))]
    after = [tuple(row) for row in corrected(GAME, before, errors, WITHIN)]
    assert after[0] == before[0]
    changes = set()
    for state in line(GAME, PLAYERS):
        old, new = GAME.rate_moves(state, before), GAME.rate_moves(state, after)
        assert [move for _, move in old] == [move for _, move in new]
        (change,) = {now - then for (then, _), (now, _) in zip(old, new, strict=True)}
        changes.add(change)
    assert len(changes) > 10


def test_corrected_totals_have_no_error_in_the_same_matches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "weights.json"
    file.write_text(json.dumps(data_of(GAME)))
    arguments = ["calibrate", "--game", GAME.name, "--players", str(PLAYERS), "--matches", "2", "--seed", "few"]
    assert main([*arguments, "--correct", str(file), "--within-turn", WITHIN]) == 0
    rows = json.loads(file.read_text())["weights"][str(PLAYERS)]
    monkeypatch.setattr(calibrate_command, "weights_of", lambda *_: rows)
    assert all(abs(bias.mean) <= 1 for bias in biases(GAME, PLAYERS, 2, "few"))
    assert main([*arguments, "--into", str(file)]) == 0
    stored = json.loads(file.read_text())["errors"][str(PLAYERS)]
    assert len(stored) == len(rows)
    assert max(map(abs, stored)) <= 0.01
    assert capsys.readouterr().out.count("0.0") >= len(rows)
