"""``python -m tools explained``: the shares of moves that facts explain with points, and the time of explanations."""

from argparse import Namespace
from collections.abc import Iterator, Sequence
from time import process_time
from typing import Any, Final

from hofgarten.bots.explain import Explanation, behind, explain
from hofgarten.bots.playout import plies
from hofgarten.bots.value_function import weights_of
from hofgarten.cli.common_args import GAME_HELP, game_named, seed
from hofgarten.cli.parser import Parser, positive_int, reject_extra
from hofgarten.cli.terminal import table
from hofgarten.evaluation import SCALE, AnyEvaluatedGame, Weights
from hofgarten.facts import Fact
from hofgarten.rng import Rng

HELP: Final = "measure how many moves facts explain"

_MISTAKE: Final = 5 * SCALE * SCALE
"""The least loss of a mistake, in ten thousandths of a point."""

_BEHIND: Final = 2 * SCALE
"""The loss from which the page says that another move is better, in hundredths of a point."""

_MICRO: Final = 1_000_000
"""Microseconds of a second."""


def add_to(parser: Parser) -> None:
    """Add the command's arguments."""
    parser.epilog = (
        "Positions are from matches in which good and random moves alternate. In each, the best and the worst move of"
        " the value function are explained, and the best one is compared with one that is worth five points less. A"
        " move is explained with points if a fact tells them, or the points that are expected by the end."
    )
    parser.add_argument("--game", required=True, help=GAME_HELP)
    parser.add_argument("--positions", type=positive_int, default=400, metavar="N", help="(default: 400)")
    parser.add_argument("--seed", type=seed, default="1", help="a number or text: the same seed, the same positions")
    parser.set_defaults(run=run)


def run(args: Namespace, extra_args: Sequence[str]) -> None:
    """Explain moves, and print the shares and times."""
    reject_extra(extra_args)
    game = game_named(args.game)
    best, bad, mistakes, called, time = [], [], [], [], 0.0
    for state in _positions(game, args.positions, Rng.of(args.seed)):
        seat = game.to_move(state)
        view = game.observe(state, seat)
        ranked = sorted(game.rate_moves(view, weights_of(game, len(game.seats(view)))), key=lambda rated: -rated[0])
        (most, first), (_, last) = ranked[0], ranked[-1]
        mistake = next((move for worth, move in ranked if most - worth >= _MISTAKE), None)
        begun = process_time()
        best.append(explain(game, view, seat, first))
        bad.append(explain(game, view, seat, last))
        time += process_time() - begun
        called.append(bad[-1].cost is not None or behind(game, view, seat, last) >= _BEHIND or not bad[-1].gains)
        if mistake is not None:
            mistakes.append(explain(game, view, seat, first, mistake))
    rows = [
        ("best moves by a fact", _share([bool(found.gains) for found in best])),
        ("best moves with points", _share([_has_points(found) for found in best])),
        ("bad moves with a cost, or called bad", _share(called)),
        ("bad moves by facts alone in favour", _share([bool(found.gains) and not found.cost for found in bad])),
        ("mistakes of five points with points", _share([_has_points(found) for found in mistakes])),
        ("mistakes with a fact about the move played", _share([found.other is not None for found in mistakes])),
        ("time of an explanation", f"{_MICRO * time / (2 * len(best)):.0f} µs"),
    ]
    print(table(rows), end="")


def _share(values: Sequence[bool]) -> str:
    return f"{sum(values) / max(1, len(values)):.0%}"


def _has_points(found: Explanation) -> bool:
    """Return True if a fact of an explanation has points, or the sentence about later turns."""
    facts: list[Fact | None] = [*found.gains, found.cost, found.other]
    return not found.is_enough or any(fact.points or fact.stake for fact in facts if fact)


def _positions(game: AnyEvaluatedGame, number: int, rng: Rng) -> Iterator[Any]:
    """Yield positions in which a player is to move."""
    left = number
    while left:
        players = rng.choose(game.players)
        options = game.options_from_flags({})
        state = game.initial_state(options, game.deal_setup(options, players, rng), players)
        weights = weights_of(game, players)

        def choose(at: Any, _: int, weights: Weights = weights) -> Any:
            return game.best_move(at, weights) if rng.below(4) else game.random_move(at, rng)

        for *_, after in plies(game, state, choose, rng):
            if left and game.to_move(after) >= 0:
                left -= 1
                yield after
