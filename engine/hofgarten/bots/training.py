"""Learn weights by self-play: play matches, then fit the value of positions to the final totals.

Each round plays matches with the weights of the previous round. For each number of turns left it sums the products of
features and final totals, and solves for the weights that predict the totals best (ridge regression). The sums of
earlier rounds count half as much with each round. Sums are integers, so the order and the distribution of matches do
not matter.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from hofgarten.bots.playout import plies, random_or_best
from hofgarten.bots.value_function import most_turns, plain_weights
from hofgarten.evaluation import SCALE, AnyEvaluatedGame, Weights
from hofgarten.game import CHANCE
from hofgarten.rng import Rng

Sums: TypeAlias = tuple[int, ...]
"""For one number of turns left: the upper triangle of the sums of products of the features and the final total."""

EPSILON_PCT: Final = 3
"""Per cent of the moves that are random, so that all kinds of positions occur."""

RIDGE: Final = 10
"""The strength of the pull towards the plain weights, in thousandths of the constant feature's square."""

TASK_MATCHES: Final = 16


class TrainingSettings(NamedTuple):
    """The amount of play for learning."""

    players: tuple[int, ...]
    """Numbers of players."""
    rounds: int
    """The number of times that weights are fitted."""
    matches: int
    """Matches in each round with each number of players."""


class Report(NamedTuple):
    """The result of one round of learning."""

    totals: dict[int, float]
    """The mean final total, in points, by number of players."""
    weights: dict[str, Weights]
    """By number of players, as the weights file holds them."""

    @property
    def summary(self) -> str:
        """One line for the terminal."""
        return ", ".join(f"{total:.1f} points with {players} players" for players, total in self.totals.items())


class SelfPlayTask(NamedTuple):
    """Some matches to learn from."""

    game: AnyEvaluatedGame
    players: int
    seed: str
    first: int
    matches: int
    weights: Weights


class TaskResult(NamedTuple):
    """The result of a task."""

    players: int
    sums: tuple[Sums, ...]
    """By turns left."""
    total: int
    """The sum of all final totals, in points."""
    seats: int
    """The number of seats in that sum."""


RunTasks: TypeAlias = Callable[[Callable[[SelfPlayTask], TaskResult], Iterable[SelfPlayTask]], Iterator[TaskResult]]


class Trainer:
    """Learning by self-play, round by round: ``tasks`` run anywhere, ``finish_round`` fits weights to their results."""

    def __init__(self, game: AnyEvaluatedGame, seed: str, settings: TrainingSettings) -> None:
        """Start with the plain weights."""
        self._game, self._seed, self._settings = game, seed, settings
        self._weights = {players: plain_weights(game, most_turns(game, players)) for players in settings.players}
        self._known: dict[int, tuple[Sums, ...]] = {}
        self._round = 0

    def tasks(self) -> list[SelfPlayTask]:
        """Return the tasks of the next round."""
        matches, seed = self._settings.matches, f"{self._seed}/{self._round}"
        return [
            SelfPlayTask(self._game, players, seed, first, min(TASK_MATCHES, matches - first), self._weights[players])
            for players in self._settings.players
            for first in range(0, matches, TASK_MATCHES)
        ]

    def finish_round(self, results: Sequence[TaskResult]) -> Report:
        """End a round with the results of its tasks, in any order."""
        totals = {}
        for players in self._settings.players:
            own = [result for result in results if result.players == players]
            known = _added([_halved(self._known.get(players, ())), *(result.sums for result in own)])
            self._known[players] = known
            self._weights[players] = fit_weights(self._game, known)
            totals[players] = sum([result.total for result in own]) / sum([result.seats for result in own])
        self._round += 1
        return Report(totals, {str(players): rows for players, rows in self._weights.items()})


def rounds(game: AnyEvaluatedGame, seed: str, settings: TrainingSettings, run: RunTasks) -> Iterator[Report]:
    """Yield a report after each round. The reports do not depend on how ``run`` distributes the work."""
    trainer = Trainer(game, seed, settings)
    for _ in range(settings.rounds):
        yield trainer.finish_round(list(run(run_task, trainer.tasks())))


def run_task(task: SelfPlayTask) -> TaskResult:
    """Play a task's matches and add up their sums."""
    size = len(task.game.features) + 1
    sums = [[0] * (size * (size + 1) // 2) for _ in range(len(task.weights))]
    total = 0
    for number in range(task.first, task.first + task.matches):
        seen, totals = _play(task.game, task, number)
        total += sum(totals)
        for seat, left, features in seen:
            add_products(sums[left], [*features, SCALE * totals[seat]])
    return TaskResult(task.players, tuple(map(tuple, sums)), total, task.players * task.matches)


def _play(
    game: AnyEvaluatedGame, task: SelfPlayTask, number: int
) -> tuple[list[tuple[int, int, tuple[int, ...]]], list[int]]:
    """Play one match. Return seat, turns left and features after each turn but the last ones, and the final totals."""
    rng = Rng.of(task.seed, "train", task.players, number)
    variants = game.variants()
    options = variants[number % len(variants)]
    state = game.initial_state(options, game.deal_setup(options, task.players, rng), task.players)
    seen = []
    choose = random_or_best(game, lambda at: game.best_move(at, task.weights), rng, EPSILON_PCT)
    for seat, _, after in plies(game, state, choose, rng):
        state = after
        if seat != CHANCE and (left := game.turns_left(state, seat)):
            seen.append((seat, left, game.features_of(state, seat, left)))
    return seen, [game.total(state, seat) for seat in range(task.players)]


def add_products(sums: list[int], row: Sequence[int]) -> None:
    """Add the products of a row's numbers to the upper triangle of their sums, row by row."""
    at = 0
    for number, value in enumerate(row):
        if value:
            for column in range(number, len(row)):
                sums[at + column - number] += value * row[column]
        at += len(row) - number


def _halved(sums: Sequence[Sums]) -> tuple[Sums, ...]:
    return tuple(tuple(value // 2 for value in row) for row in sums)


def _added(parts: Iterable[Sequence[Sums]]) -> tuple[Sums, ...]:
    """Return the total of several sums; an empty one counts as zeros."""
    rows = zip(*[part for part in parts if part], strict=True)
    return tuple(tuple(map(sum, zip(*same, strict=True))) for same in rows)


def fit_weights(game: AnyEvaluatedGame, sums: Sequence[Sums]) -> Weights:
    """Return the weights that predict the final totals best.

    Weights for 0 turns left are exact and not learned. Each number of turns left also learns from its neighbours.
    """
    plain = plain_weights(game, 0)[0]
    rows = [plain]
    for left in range(1, len(sums)):
        near = [sums[turns] for turns in (left - 1, left, left, left + 1) if 0 < turns < len(sums)]
        rows.append(ridge_regression(list(map(sum, zip(*near, strict=True))), plain))
    return tuple(rows)


def ridge_regression(sums: Sequence[int], prior: Sequence[int]) -> tuple[int, ...]:
    """Return the weights, in hundredths, of one regression with a pull towards a prior (Gauss-Jordan elimination).

    The last feature is constant: its square counts the positions.
    """
    size = len(prior)
    matrix = _square(sums, size + 1)
    scale = matrix[size - 1][size - 1] or 1
    table = [[value / scale for value in matrix[i]] for i in range(size)]
    strength = RIDGE / 1000
    for i in range(size):
        table[i][i] += strength
        table[i][size] += strength * prior[i] / SCALE
    for i in range(size):
        pivot = max(range(i, size), key=lambda row: abs(table[row][i]))
        table[i], table[pivot] = table[pivot], table[i]
        head = table[i][i]
        table[i] = [value / head for value in table[i]]
        for row in range(size):
            if row != i and table[row][i]:
                factor = table[row][i]
                table[row] = [a - factor * b for a, b in zip(table[row], table[i], strict=True)]
    return tuple(round(SCALE * table[i][size]) for i in range(size))


def _square(sums: Sequence[int], size: int) -> list[list[int]]:
    matrix = [[0] * size for _ in range(size)]
    at = 0
    for i in range(size):
        for j in range(i, size):
            matrix[i][j] = matrix[j][i] = sums[at]
            at += 1
    return matrix
