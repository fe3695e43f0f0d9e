"""``python -m tools calibrate``: measure the error of expected totals in matches of the value function, and correct it.

A correction is a number for each number of turns left. All moves of a turn get the same one: that of the turns left
after it. So every move keeps its rank.
"""

import json
import sys
from argparse import Namespace
from collections.abc import Mapping, Sequence
from itertools import chain, pairwise
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Final, NamedTuple

from hofgarten.bots.playout import plies
from hofgarten.bots.value_function import values, weights_of
from hofgarten.cli.common_args import GAME_HELP, check_players, game_named, numbers, replace_file, seed
from hofgarten.cli.parser import Parser, positive_int, reject_extra
from hofgarten.cli.terminal import progress, table
from hofgarten.evaluation import SCALE, AnyEvaluatedGame, Weights
from hofgarten.game import TERMINAL, Json
from hofgarten.rng import Rng

HELP: Final = "measure the error of expected totals, and correct it"


class Bias(NamedTuple):
    """The mean error of the expected total of a seat with some turns left, in centipoints."""

    mean: float
    error: float
    """Its standard error over matches; 0 for a single one."""


def add_to(parser: Parser) -> None:
    """Add the command's arguments."""
    parser.epilog = (
        "The value function plays all seats and makes no mistakes on purpose. An error is the expected total at the"
        " end of a turn, of any seat, less its final one. --correct FILE, then --into FILE with another seed, write a"
        " game's weights file."
    )
    parser.add_argument("--game", required=True, help=GAME_HELP)
    parser.add_argument(
        "--players", type=numbers, metavar="N,...", help="numbers of players (default: all that the game supports)"
    )
    parser.add_argument("--matches", type=positive_int, default=400, metavar="N", help="matches (default: 400)")
    parser.add_argument("--seed", type=seed, default="1", help="a number or text: the same seed, the same errors")
    parser.add_argument("--correct", metavar="FILE", help="the weights file to correct")
    parser.add_argument(
        "--within-turn", metavar="FEATURE", help="the feature that is one point while a turn goes on after a move"
    )
    parser.add_argument("--into", metavar="FILE", help="the weights file to which the errors are added")
    parser.set_defaults(run=run)


def run(args: Namespace, extra_args: Sequence[str]) -> None:
    """Measure, print a table, and correct the weights of a file if requested.

    Raises:
        UsageError: No game has this name, or it does not support a number of players.
        OSError: The file cannot be read or written.
    """
    reject_extra(extra_args)
    game = game_named(args.game)
    numbers_of_players = args.players or tuple(game.players)
    for players in numbers_of_players:
        check_players(game, players, f"--players has {players}")
    found = {players: biases(game, players, args.matches, args.seed) for players in numbers_of_players}
    sys.stdout.write(_table(found))
    if args.correct:
        weights = {
            players: corrected(game, weights_of(game, players), errors, args.within_turn)
            for players, errors in found.items()
        }
        _add(Path(args.correct), "weights", weights)
    if args.into:
        points = {players: [round(bias.mean / SCALE, 2) for bias in errors] for players, errors in found.items()}
        _add(Path(args.into), "errors", points)


def _add(file: Path, key: str, figures: Mapping[int, Json]) -> None:
    """Add figures by number of players to a weights file."""
    data = json.loads(file.read_text("utf-8"))
    data[key] = data.get(key, {}) | {str(players): figure for players, figure in figures.items()}
    replace_file(file, json.dumps(data, separators=(",", ":")) + "\n")


def biases(game: AnyEvaluatedGame, players: int, matches: int, source: str) -> list[Bias]:
    """Return the error of expected totals by turns left, from 0, over some matches."""
    by_left: dict[int, list[float]] = {}
    with progress(range(matches), "matches", matches) as deals:
        for deal in deals:
            for left, error in errors_of_match(game, players, Rng.of(source, players, deal)).items():
                by_left.setdefault(left, []).append(error)
    return [
        Bias(fmean(errors), stdev(errors) / sqrt(len(errors)) if len(errors) > 1 else 0.0)
        for _, errors in sorted(by_left.items())
    ]


def errors_of_match(game: AnyEvaluatedGame, players: int, rng: Rng) -> dict[int, float]:
    """Play a match and return the mean error of the expected totals by turns left."""
    weights, variants = weights_of(game, players), game.variants()
    options = variants[rng.below(len(variants))] if len(variants) > 1 else variants[0]
    begun = game.initial_state(options, game.deal_setup(options, players, rng), players)
    moves = plies(game, begun, lambda at, _: game.best_move(at, weights), rng)
    seen: list[tuple[int, int, int]] = []
    turns = -1
    for state in chain((begun,), (after for *_, after in moves)):
        if game.turns_played(state) != turns and game.to_move(state) != TERMINAL:
            turns = game.turns_played(state)
            expected = values(game, state, weights)
            seen += [(seat, game.turns_left(state, seat), expected[seat]) for seat in game.seats(state)]
    errors: dict[int, list[int]] = {}
    for seat, left, total in seen:
        errors.setdefault(left, []).append(total - SCALE * game.total(state, seat))
    return {left: fmean(found) for left, found in errors.items()}


def corrected(game: AnyEvaluatedGame, weights: Weights, errors: Sequence[Bias], within: str | None) -> list[list[int]]:
    """Return weights whose expected totals have no such errors, by turns left, and that rank all moves as before.

    ``within`` is the feature that is one point while a turn goes on after a move, and 0 otherwise; None without one.
    """
    corrections = [0, *(-round(error.mean) for error in errors[1:])]
    rows = [list(row) for row in weights]
    names = list(game.features)
    for row, (after, now) in zip(rows[1:], pairwise(corrections), strict=False):
        row[-1] += now
        if within is not None:
            row[names.index(within)] += after - now
    return rows


def _table(found: dict[int, list[Bias]]) -> str:
    rows = [("players", "turns left", "error", "\N{PLUS-MINUS SIGN}")]
    rows += [
        (str(players), str(left), f"{bias.mean / SCALE:+.2f}", f"{bias.error / SCALE:.2f}")
        for players, errors in found.items()
        for left, bias in enumerate(errors)
    ]
    return table(rows)
