"""``python -m tools explained``: the share of best moves that facts explain, and the time of a position's facts."""

from argparse import Namespace
from collections.abc import Iterator, Sequence
from time import process_time
from typing import Any, Final

from hofgarten.bots.explain import explain
from hofgarten.bots.playout import plies
from hofgarten.bots.value_function import weights_of
from hofgarten.cli.common_args import GAME_HELP, game_named, seed
from hofgarten.cli.parser import Parser, positive_int, reject_extra
from hofgarten.cli.terminal import table
from hofgarten.evaluation import SCALE, AnyEvaluatedGame, Weights
from hofgarten.rng import Rng

HELP: Final = "measure how many moves facts explain"

_MISTAKE: Final = 100 * SCALE
"""The least loss of the moves with which the best one is compared, in ten thousandths of a point."""


def add_to(parser: Parser) -> None:
    """Add the command's arguments."""
    parser.epilog = (
        "Positions are from matches in which good and random moves alternate. In each, the best move of the value"
        " function is explained, alone and compared with the best move that is worth a point less."
    )
    parser.add_argument("--game", required=True, help=GAME_HELP)
    parser.add_argument("--positions", type=positive_int, default=400, metavar="N", help="(default: 400)")
    parser.add_argument("--seed", type=seed, default="1", help="a number or text: the same seed, the same positions")
    parser.set_defaults(run=run)


def run(args: Namespace, extra_args: Sequence[str]) -> None:
    """Explain moves, and print the shares and times."""
    reject_extra(extra_args)
    game = game_named(args.game)
    alone, compared, times = [], [], []
    for state in _positions(game, args.positions, Rng.of(args.seed)):
        seat = game.to_move(state)
        view = game.observe(state, seat)
        ranked = sorted(game.rate_moves(view, weights_of(game, len(game.seats(view)))), key=lambda rated: -rated[0])
        best = ranked[0][1]
        rival = next((move for worth, move in ranked if ranked[0][0] - worth >= _MISTAKE), None)
        alone.append(explain(game, view, seat, best).is_enough)
        if rival is not None:
            compared.append(explain(game, view, seat, best, rival).is_enough)
        begun = process_time()
        for _, move in ranked:
            game.facts(view, move)
        times.append(process_time() - begun)
    times.sort()
    rows = [
        ("explained", f"{sum(alone) / len(alone):.0%}"),
        ("compared with a mistake", f"{sum(compared) / max(1, len(compared)):.0%}"),
        ("facts of a position, 95 %", f"{1000 * times[len(times) * 95 // 100]:.1f} ms"),
    ]
    print(table(rows), end="")


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
