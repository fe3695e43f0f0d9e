"""What several commands are told in the same way: a game and its options, a seed, opponents, who does the work."""

from argparse import ArgumentTypeError
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hofgarten import strict_json
from hofgarten.arena.load_bot import BotError, Opponent, opponent
from hofgarten.arena.pool import Run, WorkError, workers
from hofgarten.cli.parser import Parser, UsageError, flags, positive
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.game import BadSetup, Json
from hofgarten.registry import GAMES


def game_named(name: str) -> AnyEvaluatedGame:
    """Return a game.

    Raises:
        UsageError: There is none of this name.
    """
    if name not in GAMES:
        raise UsageError(f"unknown game {name!r}: known are {', '.join(GAMES)}")
    return GAMES[name]


def options(game: AnyEvaluatedGame, others: Sequence[str]) -> dict[str, Json]:
    """Return the options that a game's own flags ask for.

    Raises:
        UsageError: They are not options of this game.
    """
    try:
        return game.options_from_flags(flags(others))
    except BadSetup as error:
        raise UsageError(error.reason) from None


def seed(text: str) -> str:
    """Return a seed, which may be any text that can be written.

    Raises:
        argparse.ArgumentTypeError: It cannot.
    """
    try:
        strict_json.check_characters(text)
    except strict_json.JsonError as error:
        raise ArgumentTypeError(str(error)) from None
    return text


def numbers(text: str) -> tuple[int, ...]:
    """Return numbers from 1 with commas between, each once, in rising order.

    Raises:
        argparse.ArgumentTypeError: They are none.
    """
    return tuple(sorted({positive(part) for part in text.split(",")}))


def opponents(names: Sequence[str]) -> tuple[Opponent, ...]:
    """Return the opponents of these names, or in these files.

    Raises:
        UsageError: One of them cannot be had.
        OSError: A file cannot be read.
    """
    try:
        return tuple(opponent(name) for name in names)
    except BotError as error:
        raise UsageError(str(error)) from None


def check_players(game: AnyEvaluatedGame, players: int, asked: str) -> None:
    """Check that so many can play, which is what ``asked`` for it says.

    Raises:
        UsageError: They cannot.
    """
    if players not in game.players:
        raise UsageError(f"{asked}, but {game.players[0]} to {game.players[-1]} can play")


def add_workers(parser: Parser) -> None:
    """Add the arguments that say who does the work."""
    parser.add_argument("--jobs", type=positive, metavar="N", help="processes (default: one for each core)")
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="let a Dask cluster do the work, given its scheduler's address, such as tcp://10.0.0.1:8786",
    )


@contextmanager
def working(found: Any) -> Iterator[Run]:  # noqa: ANN401 - argparse.Namespace has no types
    """Give those who do the work.

    Raises:
        UsageError: They cannot, or both kinds were asked for.
    """
    if found.jobs and found.cluster is not None:
        raise UsageError("give either --jobs or --cluster")
    try:
        with workers(found.jobs, found.cluster) as run:
            yield run
    except WorkError as error:
        raise UsageError(str(error)) from None


def replace_file(file: Path, text: str) -> None:
    """Write a file such that there is never half of one."""
    new = file.with_name(f"{file.name}.new")
    new.write_text(text, encoding="utf-8")
    new.replace(file)
