"""``train``: learn the weights of a game's bots by self-play, from scratch."""

import json
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import Final

from hofgarten import __version__
from hofgarten.arena.runner import Result, Run, Task
from hofgarten.bots import training
from hofgarten.bots.training import TrainingSettings
from hofgarten.cli.common_args import (
    GAME_HELP,
    add_workers,
    check_players,
    game_named,
    numbers,
    open_workers,
    replace_file,
    seed,
)
from hofgarten.cli.parser import Parser, positive_int, reject_extra
from hofgarten.cli.terminal import progress
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.game import Json
from hofgarten.text_file import read_text

HELP: Final = "learn a game's weights by self-play"


def add_to(parser: Parser) -> None:
    """Add the command's arguments."""
    parser.add_argument("--game", required=True, help=GAME_HELP)
    parser.add_argument("--out", required=True, metavar="FILE", help="the weights file, rewritten after each round")
    parser.add_argument(
        "--players", type=numbers, metavar="N,...", help="numbers of players (default: all that the game supports)"
    )
    parser.add_argument("--rounds", type=positive_int, default=16, metavar="N", help="rounds of learning (default: 16)")
    parser.add_argument(
        "--matches",
        type=positive_int,
        default=640,
        metavar="N",
        help="matches in each round with each number of players (default: 640)",
    )
    parser.add_argument("--seed", type=seed, default="1", help="a number or text: the same seed, the same weights")
    add_workers(parser)
    parser.set_defaults(run=run)


def run(args: Namespace, extra_args: Sequence[str]) -> None:
    """Learn. After each round, print a line and write the weights, so that an interrupted run keeps them.

    Raises:
        UsageError: No game has this name, or it does not support a number of players.
        OSError: The file cannot be written.
    """
    reject_extra(extra_args)
    game = game_named(args.game)
    settings = TrainingSettings(args.players or tuple(game.players), args.rounds, args.matches)
    for players in settings.players:
        check_players(game, players, f"--players has {players}")
    out = Path(args.out)
    skills = _skills(out)
    out.open("a", encoding="utf-8").close()  # fail now rather than after hours of play
    begun = perf_counter()
    with open_workers(args) as work:
        for number, report in enumerate(training.rounds(game, args.seed, settings, _shown(work)), 1):
            text = _text(game, args.seed, settings._replace(rounds=number), report, skills)
            replace_file(out, text)
            print(f"round {number} of {settings.rounds}: {report.summary} ({perf_counter() - begun:.0f} s)", flush=True)


def _shown(work: Run) -> Run:
    """Return a ``Run`` that shows its progress."""

    def run(function: Callable[[Task], Result], tasks: Iterable[Task], /) -> Iterator[Result]:
        todo = list(tasks)
        with progress(work(function, todo), "tasks", len(todo)) as results:
            yield from results

    return run


def _skills(out: Path) -> dict[str, Json]:
    """Return the settings of levels, oracle and luck from the file that will be replaced, which are not learned."""
    try:
        data = json.loads(read_text(out))
    except (FileNotFoundError, ValueError, RecursionError):
        return {}
    return {key: data[key] for key in ("levels", "oracle", "luck") if key in data} if isinstance(data, dict) else {}


def _text(
    game: AnyEvaluatedGame,
    seed: str,
    settings: TrainingSettings,
    report: training.Report,
    skills: dict[str, Json],
) -> str:
    """Return the content of the weights file: the settings that reproduce the weights, the results, and the weights."""
    facts = {
        "game": game.name,
        "engine": __version__,
        "seed": seed,
        **settings._asdict(),
        "mean_totals": {players: round(total, 2) for players, total in report.totals.items()},
        **skills,
        "weights": report.weights,
    }
    return json.dumps(facts, separators=(",", ":")) + "\n"
