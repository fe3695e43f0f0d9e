"""``python -m tools oracle``: evaluate positions with far more work than any level, and measure the levels' losses."""

import sys
from argparse import Namespace
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from statistics import fmean
from typing import Final

from hofgarten import strict_json
from hofgarten.arena.statistics import mean_interval
from hofgarten.bots import LEVEL_NAMES
from hofgarten.cli.common_args import (
    GAME_HELP,
    add_workers,
    check_players,
    game_named,
    open_workers,
    options,
    replace_file,
    seed,
)
from hofgarten.cli.parser import Parser, UsageError, positive_int, reject_extra
from hofgarten.cli.terminal import progress, table
from hofgarten.game import Json
from hofgarten.registry import GAMES
from hofgarten.text_file import complete_lines
from tools.evaluated_positions import USUAL_EFFORT, PositionTask, judged_line

HELP: Final = "find the best moves of many positions, and each level's mean loss per move"

_KEYS: Final = ("game", "players", "options", "seed", "match", "position", "moves", "levels")
"""Keys that every line has."""

_IDENTITY: Final = ("game", "players", "options", "seed", "match", "effort")
"""Keys that follow from the arguments."""


def add_to(parser: Parser) -> None:
    """Add the command's arguments."""
    parser.epilog = (
        "Each line of the file is a position from a match of its own, as the seat to move knows it, with its best"
        " moves and the move of each level. A command that was interrupted goes on where it stopped."
        " The mean losses are printed in the end; --summary prints those of finished files."
        " A match's options are flags of its game, such as --level 3; without any flag all variants are played."
    )
    parser.add_argument("--game", help=GAME_HELP)
    parser.add_argument("--players", type=positive_int, default=2, metavar="N", help="number of players (default: 2)")
    parser.add_argument("--positions", type=positive_int, default=2000, metavar="N", help="positions (default: 2000)")
    parser.add_argument("--seed", type=seed, default="1", help="a number or text: the same seed, the same positions")
    parser.add_argument("--out", metavar="FILE", help="the file, one JSON object per line")
    parser.add_argument(
        "--effort",
        type=positive_int,
        default=USUAL_EFFORT,
        metavar="PCT",
        help="per cent of the usual work for a position (default: 100)",
    )
    parser.add_argument("--summary", nargs="+", metavar="FILE", help="only print the mean losses of these files")
    add_workers(parser)
    parser.set_defaults(run=run)


def run(args: Namespace, extra_args: Sequence[str]) -> None:
    """Judge the positions that are missing in the file, then print the mean losses.

    Raises:
        UsageError: No game has this name, it has no such options or players, or a file is of other positions.
        OSError: A file cannot be read or written.
    """
    if args.summary:
        reject_extra(extra_args)
        if args.game or args.out:
            raise UsageError("give either --summary or --game and --out")
        sys.stdout.write(summary([line for file in args.summary for line in _lines(Path(file))]))
        return
    if not (args.game and args.out):
        raise UsageError("give --game and --out, or --summary")
    game = game_named(args.game)
    check_players(game, args.players, f"--players has {args.players}")
    chosen = options(game, extra_args) if extra_args else None
    same = game.name, chosen, args.players, args.seed
    tasks = [PositionTask(*same, number, args.effort) for number in range(args.positions)]
    file = Path(args.out)
    done = _resume(file, tasks)
    with (
        open_workers(args) as work,
        progress(work(judged_line, tasks[done:]), "positions", len(tasks) - done, printing=True) as lines,
        file.open("a", encoding="utf-8", newline="\n") as out,
    ):
        for line in lines:
            out.write(f"{line}\n")
            out.flush()
    sys.stdout.write(summary(_lines(file)))


def summary(lines: Sequence[dict[str, Json]]) -> str:
    """Return a table of the mean loss per move of each level, by game and number of players."""
    groups: dict[tuple[str, int], list[dict[str, Json]]] = {}
    for line in lines:
        groups.setdefault((line["game"], line["players"]), []).append(line)
    rows = [("game", "players", "level", "positions", "loss", "95 %", "at most", "best move")]
    for (game, players), found in sorted(groups.items(), key=lambda item: (list(GAMES).index(item[0][0]), item[0][1])):
        for level in LEVEL_NAMES:
            moves = [line["levels"][level] for line in found]
            losses = [move["split_loss"] for move in moves]
            interval = mean_interval(losses)
            rows.append(
                (
                    game,
                    str(players),
                    level,
                    str(len(found)),
                    f"{fmean(losses):.2f}",
                    f"{interval[0]:.2f} to {interval[1]:.2f}" if interval else "",
                    f"{fmean(move['loss'] for move in moves):.2f}",
                    f"{fmean(not move['loss'] for move in moves):.0%}",
                )
            )
    return table(rows, left=(0, 2))


def _resume(file: Path, tasks: Sequence[PositionTask]) -> int:
    """Return how many positions a file has, after removing a last line that was not written to its end.

    A file that an editor has saved in another encoding becomes UTF-8.

    Raises:
        UsageError: The file has positions of other arguments.
        OSError: The file cannot be read or written.
    """
    with suppress(FileNotFoundError):
        lines = _lines(file)
        if len(lines) > len(tasks):
            raise UsageError(f"--out {file}: it has {len(lines)} positions already, more than --positions")
        for number, (line, task) in enumerate(zip(lines, tasks, strict=False), 1):
            if any(line.get(key) != task.identity.get(key) for key in _IDENTITY):
                raise UsageError(f"--out {file}: line {number} is a position of other arguments")
        if (whole := "".join(complete_lines(file))).encode() != file.read_bytes():
            replace_file(file, whole)
        return len(lines)
    return 0


def _lines(file: Path) -> list[dict[str, Json]]:
    """Return the complete lines of a file.

    Raises:
        UsageError: A line is not a position.
        OSError: The file cannot be read.
    """
    found = []
    for number, text in enumerate(complete_lines(file), 1):
        try:
            line = strict_json.parse(text)
        except strict_json.JsonError:
            line = None
        if not isinstance(line, dict) or not all(key in line for key in _KEYS) or line["game"] not in GAMES:
            raise UsageError(f"{file}: line {number} is not a position of this command")
        found.append(line)
    return found
