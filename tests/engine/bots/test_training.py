"""Learning weights: reproducible, exact at the end of the game, and better than the start."""

from collections.abc import Callable, Iterable, Iterator

import pytest

from hofgarten.bots import training
from hofgarten.bots.playout import playout
from hofgarten.bots.training import SelfPlayTask, TaskResult, TrainingSettings
from hofgarten.bots.value_function import plain_weights, weights_from
from hofgarten.evaluation import AnyEvaluatedGame, Weights
from hofgarten.games.zen_garden.game import ZEN_GARDEN
from hofgarten.rng import Rng

GAME: AnyEvaluatedGame = ZEN_GARDEN
TURNS = 16
FEW = TrainingSettings((2,), 1, 16)


def one_by_one(function: Callable[[SelfPlayTask], TaskResult], tasks: Iterable[SelfPlayTask]) -> Iterator[TaskResult]:
    """Split each task into single matches and run them in reverse order."""
    single = [task._replace(first=task.first + n, matches=1) for task in tasks for n in range(task.matches)]
    return iter([function(task) for task in reversed(single)])


def learned(settings: TrainingSettings) -> list[training.Report]:
    return list(training.rounds(GAME, "test", settings, map))


def test_weights_depend_on_the_seed_but_not_on_the_distribution_of_the_work() -> None:
    settings = TrainingSettings(players=(2, 3), rounds=2, matches=6)
    split = list(training.rounds(GAME, "test", settings, one_by_one))
    assert split == learned(settings)
    assert list(split[-1].weights) == ["2", "3"]
    assert "with 3 players" in split[-1].summary
    assert list(training.rounds(GAME, "another", FEW, map)) != learned(FEW)


def test_learned_weights_can_be_read_and_are_exact_at_the_end() -> None:
    (report,) = learned(FEW)
    weights = weights_from({"weights": report.weights}, 2)
    assert len(weights) == TURNS + 1
    assert all(len(row) == len(GAME.features) for row in weights)
    assert weights[0] == plain_weights(GAME, TURNS)[0]
    assert len(set(weights)) >= TURNS


@pytest.mark.thorough
def test_two_rounds_of_learning_beat_the_plain_weights() -> None:
    *_, report = learned(TrainingSettings((2,), 2, 48))
    better, plain = report.weights["2"], plain_weights(GAME, TURNS)
    margins = [margin(better, plain, number, first) for number in range(12) for first in (0, 1)]
    assert sum(margins) / len(margins) > 2


def margin(mine: Weights, theirs: Weights, number: int, seat: int) -> int:
    """Return the lead of a seat that plays by its weights, in points."""
    rng = Rng.of("margin", number)
    options = GAME.options_from_flags({"level": "3"})
    state = GAME.initial_state(options, GAME.deal_setup(options, 2, rng), 2)
    state = playout(GAME, state, lambda at, turn: GAME.best_move(at, mine if turn == seat else theirs), rng)
    return GAME.total(state, seat) - GAME.total(state, 1 - seat)


@pytest.mark.parametrize("size", [3, 8])
def test_regression_recovers_known_weights(size: int) -> None:
    """Totals that are a weighted sum of the features return the weights, apart from the pull to the prior."""
    rng, weights = Rng(size), [40 * number - 100 for number in range(size)]
    sums = [0] * ((size + 1) * (size + 2) // 2)
    for _ in range(3000):
        features = [rng.below(4000) for _ in range(size - 1)] + [100]
        total = sum(weight * feature for weight, feature in zip(weights, features, strict=True)) // 100
        training.add_products(sums, [*features, total])
    found = training.ridge_regression(sums, [0] * size)
    assert all(abs(one - other) <= 1 for one, other in zip(found[:-1], weights[:-1], strict=True))
