"""Positions for the oracle: where they come from, and what their lines contain."""

import json
from collections import Counter
from typing import Any

import pytest

from hofgarten.bots import LEVEL_NAMES
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.record import begin, replay_record
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tools import evaluated_positions
from tools.evaluated_positions import LISTED, PositionTask, judged_line, judgement, position

FEW = 5
"""Per cent of the usual effort."""


@pytest.fixture(autouse=True)
def _fast_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots play that take no time."""
    monkeypatch.setattr(evaluated_positions, "SEATED", ("random", "gardener"))


def rebuilt(line: dict[str, Any]) -> Any:
    """Return the position of a line, found again from its deal and its events."""
    players = [{"name": "A"}] * line["players"]
    record = begin(GAMES[line["game"]], line["options"], players, Rng.of(line["seed"], line["match"]))
    return replay_record(record.__class__(**{**vars(record), "events": tuple(line["events"])}))[-1]


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "players"), [("zen-garden", 3), ("hanging-gardens", 2)])
def test_a_line_has_the_position_as_its_seat_knows_it_and_the_losses_of_its_moves(game: str, players: int) -> None:
    task = PositionTask(game, None, players, "seed", 4, FEW)
    line, rules = json.loads(judged_line(task)), GAMES[game]
    assert judged_line(task) == judged_line(task)
    state = rebuilt(line)
    assert rules.to_move(state) == line["seat"]
    assert rules.write_position(rules.observe(state, line["seat"])) == line["position"]
    moves = line["moves"]
    legal = {rules.write_event(move) for move in rules.moves(state)}
    listed = [text for one in moves for text in (one["move"], *one["also"])]
    assert len(listed) == len(set(listed)) <= line["searched"]
    assert set(listed) <= legal
    assert 0 < len(moves) <= LISTED
    assert (moves[0]["loss"], moves[0]["error"]) == (0, 0)
    assert [one["loss"] for one in moves] == sorted(one["loss"] for one in moves)
    losses = {text: one["loss"] for one in moves for text in (one["move"], *one["also"])}
    assert list(line["levels"]) == list(LEVEL_NAMES)
    for one in line["levels"].values():
        assert one["move"] in legal
        assert one["loss"] >= 0
        assert one["loss"] == losses.get(one["move"], one["loss"])


def test_positions_are_spread_over_the_turns_and_the_variants() -> None:
    found = [position(PositionTask("zen-garden", None, 2, "seed", number)) for number in range(32)]
    quarters = Counter(one.state.turn_number // 8 for one in found)
    assert all(6 <= quarters[quarter] <= 10 for quarter in range(4))
    assert len({one.state.deal.boards for one in found}) == 16
    assert {len(one.events) for one in found} != {0}
    chosen = {"boards": [1, 2], "majority_ties": "split"}
    same = position(PositionTask("zen-garden", chosen, 2, "seed", 5))
    assert same.state.deal.boards == (1, 2)
    assert same.state.deal.split


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_judgement_uses_no_hidden_information(game: AnyEvaluatedGame) -> None:
    state = next(
        one.state
        for number in range(50)
        if (one := position(PositionTask(game.name, None, 2, "hidden", number)))
        and game.determinize(game.observe(one.state, game.to_move(one.state)), Rng(7)) != one.state
    )
    seat = game.to_move(state)
    other = game.determinize(game.observe(state, seat), Rng(7))
    assert state != other
    assert judgement(game, state, seat, "1", FEW) == judgement(game, other, seat, "1", FEW)
    assert judgement(game, state, seat, "1", FEW) != judgement(game, state, seat, "2", FEW)
