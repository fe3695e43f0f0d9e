"""Arguments shared by several commands: game, options, seed, bots, workers."""

from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from hofgarten import strict_json
from hofgarten.arena.load_bot import SUFFIX, BotError, GameFile, Opponent, game_in, load_game, load_opponent
from hofgarten.arena.runner import LostWorkError, Result, Run, Task, WorkError, cluster_workers, workers
from hofgarten.cli.parser import Parser, SourceError, UsageError, flags, positive_int
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.game import BadSetup, Json
from hofgarten.registry import GAMES

GAME_HELP: Final = f"{', '.join(GAMES)}, or a file (./mine.py)"
"""The help of an argument that takes a game."""


def game_named(name: str) -> AnyEvaluatedGame:
    """Return the game of this name, or the one that this file registers.

    Raises:
        UsageError: No game has this name, or the file registers none.
        OSError: The file cannot be read.
    """
    if name.endswith(SUFFIX):
        try:
            return game_in(load_game(name))
        except BotError as error:
            raise UsageError(str(error)) from None
    if name not in GAMES:
        raise UsageError(f"unknown game {name!r}: choose from {GAME_HELP}")
    return GAMES[name]


def options(game: AnyEvaluatedGame, others: Sequence[str]) -> dict[str, Json]:
    """Return the options for a game's own flags.

    Raises:
        UsageError: The flags are not options of this game.
    """
    try:
        return game.options_from_flags(flags(others))
    except BadSetup as error:
        raise UsageError(error.reason) from None


def seed(text: str) -> str:
    """Return a seed, which may be any text that can be encoded.

    Raises:
        argparse.ArgumentTypeError: The text cannot be encoded.
    """
    try:
        strict_json.check_characters(text)
    except strict_json.JsonError as error:
        raise ArgumentTypeError(str(error)) from None
    return text


def numbers(text: str) -> tuple[int, ...]:
    """Return comma-separated numbers from 1 on, without duplicates and in ascending order.

    Raises:
        argparse.ArgumentTypeError: A part is not such a number.
    """
    return tuple(sorted({positive_int(part) for part in text.split(",")}))


STANDARD_OUTPUT: Final = "-"
"""The file that stands for standard output."""


def add_json(parser: Parser) -> None:
    """Add the argument for results as JSON."""
    parser.add_argument(
        "--json", metavar="FILE", help="also write all results to this file; - prints them in place of tables"
    )


def json_file(args: Namespace) -> Path | None:
    """Return the file for results as JSON; None without one, or for standard output.

    Raises:
        OSError: The file cannot be written, which is better known before hours of work.
    """
    if args.json in (None, STANDARD_OUTPUT):
        return None
    file = Path(args.json)
    file.open("a", encoding="utf-8").close()
    return file


def opponents(names: Sequence[str]) -> tuple[Opponent, ...]:
    """Return the bots of these names, or in these files.

    Raises:
        UsageError: A bot cannot be loaded.
        OSError: A file cannot be read.
    """
    try:
        for name in names:
            strict_json.check_characters(name)  # a record names its bots
        return tuple(load_opponent(name) for name in names)
    except (BotError, strict_json.JsonError) as error:
        raise UsageError(str(error)) from None


def check_players(game: AnyEvaluatedGame, players: int, asked: str) -> None:
    """Check that the game supports this number of players. ``asked`` describes the option that requested it.

    Raises:
        UsageError: The game does not.
    """
    if players not in game.players:
        raise UsageError(f"{asked}, but {game.name} is for {game.players[0]} to {game.players[-1]} players")


def add_workers(parser: Parser) -> None:
    """Add the arguments for the number of processes and the cluster."""
    parser.add_argument("--jobs", type=positive_int, metavar="N", help="processes (default: one for each core)")
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="run on a Dask cluster, given its scheduler's address, such as tcp://10.0.0.1:8786",
    )


@contextmanager
def open_workers(args: Any) -> Iterator[Run]:
    """Yield the ``Run`` for the arguments: a Dask cluster, or processes of this machine.

    Raises:
        UsageError: It cannot be used, or both kinds were requested.
        SourceError: A process died.
    """
    if args.jobs and args.cluster is not None:
        raise UsageError("give either --jobs or --cluster")
    try:
        with workers(args.jobs) if args.cluster is None else cluster_workers(args.cluster) as run:
            yield _knowing(run, getattr(args, "game", None) or "")
    except LostWorkError as error:
        raise SourceError(str(error)) from None
    except WorkError as error:
        raise UsageError(str(error)) from None


def _knowing(run: Run, game: str) -> Run:
    """Return a ``Run`` whose processes know the game of a file."""
    if not game.endswith(SUFFIX):
        return run
    file = load_game(game)

    def with_game(function: Callable[[Task], Result], tasks: Iterable[Task], /) -> Iterator[Result]:
        return run(partial(_after, file, function), tasks)

    return with_game


def _after(_file: GameFile, function: Callable[[Task], Result], task: Task) -> Result:
    """Run a task in a process that has loaded the file with the arguments."""
    return function(task)


def replace_file(file: Path, text: str) -> None:
    """Replace a file atomically."""
    new = file.with_name(f"{file.name}.new")
    new.write_text(text, encoding="utf-8")
    new.replace(file)
