"""``arena``: compare the strength of bots, with confidence intervals."""

import json
import platform
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, islice
from math import ceil
from pathlib import Path
from time import perf_counter
from typing import Final

from hofgarten import __version__
from hofgarten.arena.runner import WorkError, cores
from hofgarten.arena.seatings import seatings
from hofgarten.arena.tournament import Contest, MatchResult, play_task, tasks
from hofgarten.bots import BOTS
from hofgarten.cli.common_args import (
    GAME_HELP,
    STANDARD_OUTPUT,
    add_json,
    add_workers,
    check_players,
    game_named,
    json_file,
    numbers,
    open_workers,
    opponents,
    options,
    replace_file,
    seed,
)
from hofgarten.cli.parser import Parser, SourceError, UsageError, positive_int
from hofgarten.cli.report import ContestResult, as_json, as_text, times_as_json
from hofgarten.cli.terminal import printable_json, progress
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.game import Json
from hofgarten.text_file import read_text

HELP: Final = "let bots play duplicate deals and compare their results"

_ALL: Final = "all"

_RESULTS: Final = "arena"
"""The key of a weights file that holds the results."""

_PLACES: Final = 3


def add_to(parser: Parser) -> None:
    """Add the command's arguments."""
    parser.epilog = (
        "Each deal is played several times with the same tiles and shuffles, so that every bot has every seat equally"
        " often: two bots and two players: twice; two bots and more players: in all six balanced seatings; as many bots"
        " as players: once for each rotation."
        " 'won' compares the seats of two bots in each match: the higher total (if level: the tie-break of the rules)"
        " counts 1, a tie 0.5. Equal strength is 50% with any number of players."
        " Intervals have 95% confidence; one observation is one deal."
        " A bot that fails or returns an illegal move forfeits it to a random legal one."
        " A match's options are flags of its game, such as --level 3, --boards 1,2,5, --majority-ties split."
    )
    parser.add_argument("--game", required=True, help=GAME_HELP)
    parser.add_argument(
        "--bots",
        required=True,
        help=f"comma-separated names ({', '.join(BOTS)}) or files (./mine.py), or all for every name",
    )
    parser.add_argument("--pairs", action="store_true", help="play a separate contest for each pair of bots")
    parser.add_argument(
        "--players",
        type=numbers,
        metavar="N,...",
        help="numbers of players (default: one for each bot; with --pairs two)",
    )
    parser.add_argument(
        "--matches",
        type=positive_int,
        default=200,
        metavar="N",
        help="matches of each contest, rounded up to whole deals (default: 200)",
    )
    parser.add_argument("--seed", type=seed, default="1", help="a number or text: the same seed, the same deals")
    add_json(parser)
    parser.add_argument("--into", metavar="FILE", help="a weights file to which the results are added")
    add_workers(parser)
    parser.set_defaults(run=run)


def run(args: Namespace, extra_args: Sequence[str]) -> None:
    """Play, then print tables, or JSON, or both.

    Raises:
        UsageError: No game or bot has this name, or the bots cannot be seated.
        SourceError: A process died.
        OSError: A file cannot be read or written.
    """
    game = game_named(args.game)
    contests = _contests(game, options(game, extra_args), args)
    file = json_file(args)
    weights = _weights(Path(args.into), game.name) if args.into else None
    begun = perf_counter()
    results: list[ContestResult] = []
    lost: SourceError | UsageError | None = None
    try:
        for result in _contest_results(contests, args):
            results.append(result)
            if file:  # after each contest: an interrupted run keeps the finished ones
                file.write_text(_json(args, results, perf_counter() - begun), encoding="utf-8")
    except (SourceError, UsageError) as error:  # workers died, or cannot be used: the results that are there come first
        if not results:
            raise
        lost = error
    if weights is not None and not lost:
        facts = json.loads(_json(args, results, perf_counter() - begun))
        replace_file(Path(args.into), json.dumps(_add_results(weights, facts), separators=(",", ":")) + "\n")
    if args.json == STANDARD_OUTPUT:
        sys.stdout.write(printable_json(_json(args, results, perf_counter() - begun)))
    else:
        sys.stdout.write(as_text(results))
    if lost:
        raise lost


def _weights(file: Path, game: str) -> dict[str, Json]:
    """Return the content of a game's weights file.

    Raises:
        UsageError: The file has no weights of this game.
        OSError: The file cannot be read.
    """
    try:
        weights: Json = json.loads(read_text(file))
    except (ValueError, RecursionError):
        weights = None
    if not isinstance(weights, dict) or "weights" not in weights or weights.get("game") != game:
        raise UsageError(f"--into {file}: not a weights file of {game}")
    return weights


def _contests(game: AnyEvaluatedGame, options: dict[str, Json], args: Namespace) -> list[Contest]:
    """Return the requested contests."""
    names = list(reversed(BOTS)) if args.bots == _ALL else args.bots.split(",")
    if len(set(names)) < len(names):
        raise UsageError("--bots has the same bot twice: in duplicate deals it would tie with itself")
    if len(names) < 2:
        raise UsageError("--bots has only one bot")
    found_by_name = opponents(names)
    groups = list(combinations(found_by_name, 2)) if args.pairs else [found_by_name]
    contests = []
    for players in args.players or [len(groups[0])]:
        check_players(game, players, f"--players has {players}" if args.players else f"--bots has {len(names)}")
        if len(groups[0]) not in {2, players}:
            raise UsageError(f"--bots has {len(names)} for {players} seats: give two or {players}, or add --pairs")
        for group in groups:
            deals = ceil(args.matches / len(seatings(len(group), players)))
            contests.append(Contest(game.name, options, group, players, args.seed, deals))
    return contests


def _contest_results(contests: Sequence[Contest], args: Namespace) -> Iterator[ContestResult]:
    """Play the contests. If a worker dies, yield the result of the deals that are complete before its error is raised.

    Raises:
        UsageError: The workers cannot be used.
        SourceError: One died.
    """
    todo = [task for contest in contests for task in tasks(contest)]
    with open_workers(args) as run, progress(run(play_task, todo), "matches", len(todo)) as outcomes:
        for contest in contests:
            done: list[MatchResult] = []
            try:
                for outcome in islice(outcomes, contest.matches):
                    done.append(outcome)
            except WorkError:
                deals = len(done) * contest.deals // contest.matches
                if deals:
                    part = replace(contest, deals=deals)
                    yield ContestResult.of(part, done[: part.matches])
                raise
            yield ContestResult.of(contest, done)


def _json(args: Namespace, results: Sequence[ContestResult], seconds: float) -> str:
    """Return all results as JSON text. All but ``run`` is independent of the distribution of the work."""
    facts = {
        "engine": __version__,
        "game": results[0].contest.game,
        "options": results[0].contest.options,
        "seed": args.seed,
        "contests": as_json(results),
        "run": {
            "python": platform.python_version(),
            "jobs": None if args.cluster else args.jobs or cores(),
            "cluster": args.cluster,
            "seconds": round(seconds, 1),
            "times": times_as_json(results),
        },
    }
    return json.dumps(facts, indent=2, ensure_ascii=False) + "\n"


def _pair_results(facts: Json) -> list[Json]:
    """Return one result for each pair in an arena's JSON: the bots, the conditions, the matches, the share won."""
    return [
        {
            "options": facts["options"],
            "players": contest["players"],
            "seed": facts["seed"],
            "matches": contest["matches"],
            "first": pair["first"],
            "second": pair["second"],
            "won": round(pair["won"], _PLACES),
            "won_interval": [round(end, _PLACES) for end in pair["won_interval"]],
            "ahead": round(pair["ahead"], _PLACES),
        }
        for contest in facts["contests"]
        for pair in contest["pairs"]
    ]


def _add_results(weights: Json, facts: Json) -> Json:
    """Return a weights file's content with an arena's results added.

    They replace earlier results of the same pairings.
    """
    new = _pair_results(facts)
    replaced = [_pairing(result) for result in new]
    kept = [result for result in weights.get(_RESULTS, []) if _pairing(result) not in replaced]
    return {**weights, _RESULTS: kept + new}


def _pairing(result: Json) -> Json:
    """Return a key for the pairing and its conditions; the order of the two bots does not matter."""
    return [result["options"], result["players"], sorted([result["first"], result["second"]])]
