"""``python -m tools puzzles --from FILE... --out FILE``: make puzzles of evaluated positions; ``--audit FILE``."""

import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from hofgarten import strict_json
from hofgarten.bots.levels import LEVELS
from hofgarten.cli.common_args import GAME_HELP, add_workers, game_named, open_workers, replace_file, seed
from hofgarten.cli.parser import Parser, SourceError, UsageError, positive_int, reject_extra
from hofgarten.cli.terminal import progress, table
from hofgarten.evaluation import SCALE, AnyEvaluatedGame
from hofgarten.game import CHANCE, IllegalMove
from hofgarten.puzzle import CHOICES_PER_LEVEL, Puzzle, PuzzleError, position_of, read_puzzles
from hofgarten.record import replay_record
from hofgarten.text_file import complete_lines, read_text
from tools.make_puzzles import (
    EvaluatedAnswer,
    EvaluatedPosition,
    PuzzleTask,
    balance_difficulty,
    check,
    is_ordered_by_level,
    make_puzzle,
)
from tools.write_puzzles import write_puzzles

HELP: Final = "make puzzles of positions that `oracle` has judged, or check those of a file once more"

MAX_PUZZLES: Final = 400
"""Puzzles of a file, unless ``--most`` says otherwise."""


def add_to(parser: Parser) -> None:
    """Add the command's arguments."""
    parser.add_argument("--game", required=True, help=GAME_HELP)
    parser.add_argument("--from", dest="sources", nargs="+", metavar="FILE", help="files that `oracle` has written")
    parser.add_argument("--out", metavar="FILE", help="the file of puzzles to write")
    parser.add_argument(
        "--known",
        metavar="FILE",
        help="puzzles to take over, unless FILE of --from has their position without exactly one good move",
    )
    parser.add_argument("--audit", metavar="FILE", help="check the puzzles of a file over fresh deals; writes no file")
    parser.add_argument(
        "--most", type=positive_int, default=MAX_PUZZLES, metavar="N", help=f"puzzles to keep (default: {MAX_PUZZLES})"
    )
    parser.add_argument("--seed", type=seed, default="1", help="the source of all chance (default: 1)")
    add_workers(parser)
    parser.set_defaults(run=run)


def run(args: Namespace, extra_args: Sequence[str]) -> None:
    """Write the file and print its figures, or print those of a check of a file.

    Raises:
        UsageError: There is no such game, or the arguments are for both tasks or for neither.
        SourceError: A file has a fault, or no position is a puzzle, or a stronger level misses as many puzzles as a
            weaker one.
        OSError: A file cannot be read or written.
    """
    reject_extra(extra_args)
    game = game_named(args.game)
    if bool(args.audit) == bool(args.sources and args.out):
        raise UsageError("give either --from FILE... and --out FILE, or --audit FILE")
    if args.audit:
        _audit(args)
        return
    known = {puzzle.id: puzzle for puzzle in _puzzles(args.known)} if args.known else {}
    judged = {
        Puzzle(*position[:6], (), 0, (), (), ()).id: position
        for name in args.sources
        for position in _positions(game, name)
    }
    tasks = [PuzzleTask(position, args.seed, known.get(identity)) for identity, position in judged.items()]
    others = [puzzle for identity, puzzle in known.items() if identity not in judged]
    counts: Counter[str] = Counter()
    kept: list[Puzzle] = []
    with open_workers(args) as work, progress(work(make_puzzle, tasks), "positions", len(tasks)) as results:
        for verdict, puzzle in results:
            counts[verdict] += 1
            if puzzle is not None:
                kept.append(puzzle)
    puzzles = balance_difficulty([*kept, *others], args.most)
    if not puzzles:
        raise SourceError("none of the positions is a puzzle")
    text = write_puzzles(puzzles)
    replace_file(Path(args.out), text)
    sys.stdout.write(f"{len(tasks)} positions: {counts['unclear']} without exactly one good move, ")
    sys.stdout.write(f"{counts['unconfirmed']} not confirmed by the check, {len(kept)} kept; ")
    sys.stdout.write(f"{len(others)} puzzles of other positions, {len(puzzles)} written\n")
    sys.stdout.write(_figures(puzzles))
    if not is_ordered_by_level(puzzles):
        raise SourceError("a stronger level misses as many of the puzzles as a weaker one")


def _audit(args: Namespace) -> None:
    """Check the puzzles of a file over fresh deals, and print how many are refuted."""
    puzzles = _puzzles(args.audit)
    judge = partial(check, seed=f"audit {args.seed}")
    with open_workers(args) as work, progress(work(judge, puzzles), "puzzles", len(puzzles)) as results:
        verdicts = list(results)
    refuted = [puzzle.id for puzzle, verdict in zip(puzzles, verdicts, strict=True) if verdict.is_refuted]
    confirmed = sum(verdict.is_confirmed for verdict in verdicts)
    sys.stdout.write(f"{len(refuted)} of {len(puzzles)} puzzles refuted, {confirmed} confirmed once more\n")
    sys.stdout.write("".join(f"{identity}\n" for identity in refuted))
    sys.stdout.write(_figures(puzzles))


def _figures(puzzles: Sequence[Puzzle]) -> str:
    """Return how often each level misses, and how many puzzles have each theme."""
    choices = CHOICES_PER_LEVEL * len(puzzles)
    missed = [sum(puzzle.missed[number] for puzzle in puzzles) for number in range(len(LEVELS))]
    themes = Counter(theme for puzzle in puzzles for theme in puzzle.themes)
    rows = [
        ("level", "missed"),
        *((level, f"{100 * part / choices:.1f} %") for level, part in zip(LEVELS, missed, strict=True)),
    ]
    return table(rows) + "\n" + table([("theme", "puzzles"), *((theme, str(n)) for theme, n in themes.most_common())])


def _puzzles(name: str) -> tuple[Puzzle, ...]:
    try:
        return read_puzzles(read_text(Path(name)))
    except (PuzzleError, UnicodeDecodeError) as error:
        raise SourceError(f"{name}: {error}") from None


def _positions(game: AnyEvaluatedGame, name: str) -> Iterator[EvaluatedPosition]:
    """Yield the positions of a file of the oracle; a last line without its end is still being written.

    Raises:
        SourceError: A line is not a judged position of this game.
    """
    for number, line in enumerate(complete_lines(Path(name)), 1):
        try:
            yield _position(game, strict_json.parse(line))
        except (strict_json.JsonError, KeyError, TypeError, ValueError, IllegalMove) as error:
            raise SourceError(f"{name}: line {number} is no judged position: {error}") from None


def _position(game: AnyEvaluatedGame, raw: Any) -> EvaluatedPosition:
    """Return the position of a line.

    Raises:
        ValueError: It is of another game, or the chance events do not follow from the seed.
    """
    if raw["game"] != game.name:
        msg = f"the game is {raw['game']!r}"
        raise ValueError(msg)
    judged = tuple(
        EvaluatedAnswer((each["move"], *each["also"]), *(SCALE * float(each[key]) for key in ("lead", "loss", "error")))
        for each in raw["moves"]
    )
    deal = (game.name, raw["options"], int(raw["players"]), str(raw["seed"]), int(raw["match"]))
    moves = _of_players(game, deal, tuple(raw["events"]))
    return EvaluatedPosition(*deal, moves, judged)


def _of_players(
    game: AnyEvaluatedGame, deal: tuple[str, Any, int, str, int], events: tuple[str, ...]
) -> tuple[str, ...]:
    """Return the players' moves alone."""
    record, _ = position_of(Puzzle(*deal, (), ("",), 0, (), (), ()))
    states = replay_record(replace(record, events=events))
    moves = tuple(event for event, state in zip(events, states, strict=False) if game.to_move(state) != CHANCE)
    if position_of(Puzzle(*deal, moves, ("",), 0, (), (), ()))[0].events != events:
        msg = "the chance events do not follow from the seed"
        raise ValueError(msg)
    return moves
