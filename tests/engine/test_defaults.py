"""Defaults of the contracts, in the example of docs/games.md, and bots that know nothing else of a game."""

import json
from collections.abc import Iterator
from math import sqrt
from pathlib import Path

import pytest

from hofgarten import new_game, registry
from hofgarten.bots.levels import LEVELS, config_of
from hofgarten.bots.search import SearchConfig
from hofgarten.bots.training import TrainingSettings, rounds
from hofgarten.bots.value_function import most_turns, plain_weights, weights_from, weights_of
from hofgarten.cli import main
from hofgarten.cli.selfplay import play as selfplay
from hofgarten.evaluation import TURNS_UNKNOWN
from hofgarten.game import BadSetup, HiddenInformation, IllegalMove, Json
from hofgarten.record import positions
from hofgarten.rng import Rng
from tests.kit.flower_bed.game import COLORS, FLOWER_BED, FlowerBed, State
from tests.kit.thorough import first_of

pytestmark = pytest.mark.usefixtures("flower_bed")

MATCHES = {"random": 6, "greedy": 32}
SHALLOW = SearchConfig(beam=6, determinizations=2, rollout_moves=2, epsilon_pct=10)
"""An architect whose matches take a fifteenth of the usual time."""


def every_position(players: int = 3) -> Iterator[State]:
    return positions(selfplay(FLOWER_BED, {}, ["random"] * players, "defaults", players))


def test_a_name_of_the_package_is_not_registered_again() -> None:
    class Other(FlowerBed):
        name = "zen-garden"  # type: ignore[misc]

    with pytest.raises(ValueError, match="zen-garden is a game of this package"):
        registry.register(Other())
    assert registry.GAMES["flower-bed"] is FLOWER_BED


@pytest.mark.parametrize("answer", [None, 5, ["r1"]])
def test_a_bot_of_a_game_whose_events_are_texts_must_return_one(answer: object) -> None:
    with pytest.raises(TypeError, match="a bot must return a move"):
        new_game("flower-bed").choose(lambda *_: answer)


def test_a_game_without_options_refuses_them() -> None:
    assert FLOWER_BED.variants() == [{}]
    wrong: tuple[Json, ...] = (None, [], {"level": 3})
    for raw in wrong:
        with pytest.raises(BadSetup, match="flower-bed has no options"):
            FLOWER_BED.read_options(raw)
    with pytest.raises(BadSetup):
        FLOWER_BED.options_from_flags({"level": "3"})


def test_a_game_that_hides_something_must_redact_it() -> None:
    *_, state = every_position()
    with pytest.raises(NotImplementedError, match="redact"):
        HiddenInformation(FLOWER_BED).redact((), [next(every_position())], 0, Rng(1))
    view = FLOWER_BED.observe(state, 0)
    assert HiddenInformation(FLOWER_BED).redact(("~r",), [view], 0, Rng(1)) == (view, ("~r",))


def test_chance_answers_only_when_it_is_due() -> None:
    state = next(every_position())
    assert FLOWER_BED.sample_chance(state, Rng(1)) in {f"~{color}" for color in COLORS}
    with pytest.raises(IllegalMove, match="no chance event is due"):
        FLOWER_BED.sample_chance(FLOWER_BED.apply(state, "~r"), Rng(1))


def test_the_evaluation_is_the_score() -> None:
    assert weights_of(FLOWER_BED, 2) == plain_weights(FLOWER_BED, most_turns(FLOWER_BED, 2))
    assert len(weights_of(FLOWER_BED, 2)) == TURNS_UNKNOWN + 1
    for state in every_position():
        if (seat := FLOWER_BED.to_move(state)) >= 0:
            rated = FLOWER_BED.rate_moves(state, weights_of(FLOWER_BED, 3))
            found = {move: value for value, move in rated}
            after = {move: FLOWER_BED.apply(state, move) for move in FLOWER_BED.moves(state)}
            assert found == {move: 10_000 * FLOWER_BED.total(end, seat) for move, end in after.items()}
            assert found[FLOWER_BED.best_move(state, weights_of(FLOWER_BED, 3))] == max(found.values())


def test_weights_are_trained_without_any_code_of_the_game() -> None:
    *_, report = rounds(FLOWER_BED, "1", TrainingSettings((2,), 2, 20), map)
    weights = weights_from({"weights": report.weights}, 2)
    assert [len(row) for row in weights] == [len(FLOWER_BED.features)] * (TURNS_UNKNOWN + 1)
    assert weights != plain_weights(FLOWER_BED, TURNS_UNKNOWN)
    assert report.totals[2] > 0


def test_the_commands_know_a_registered_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arena = ["arena", "--game", "flower-bed", "--bots", "greedy,random", "--players", "2", "--matches", "8"]
    assert main([*arena, "--jobs", "1"]) == 0
    assert "greedy" in capsys.readouterr().out
    out = tmp_path / "weights.json"
    train = ["train", "--game", "flower-bed", "--players", "2", "--rounds", "1", "--matches", "10"]
    assert main([*train, "--out", str(out), "--jobs", "1"]) == 0
    assert [*json.loads(out.read_text("utf-8"))["weights"]] == ["2"]


@pytest.fixture
def shallow_search(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Give architects a shorter search."""
    monkeypatch.setitem(LEVELS, "architect", SHALLOW)
    config_of.cache_clear()
    yield
    config_of.cache_clear()


@pytest.mark.parametrize("other", first_of(MATCHES))
def test_the_search_beats_simpler_bots_without_weights(other: str, shallow_search: None) -> None:
    """Each deal is played in both seatings: the mean lead is at least two standard errors above 0."""
    leads = []
    for number in range(MATCHES[other]):
        seats = [other, other]
        seats[number % 2] = "architect"
        record = selfplay(FLOWER_BED, {}, seats, "generic", number // 2)
        assert record.result is not None
        totals = [score["total"] for score in record.result["scores"]]
        leads.append(totals[number % 2] - totals[1 - number % 2])
    mean = sum(leads) / len(leads)
    error = sqrt(sum((lead - mean) ** 2 for lead in leads)) / len(leads)
    assert mean > 2 * error, (mean, error)
