"""Load opponents, built-in bots by name and user bots from a file; and games of users from a file."""

import re
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Any, Final, cast

from hofgarten.arena.errors import Interrupted
from hofgarten.bots import BOTS, Bot
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.registry import GAMES
from hofgarten.text_file import read_text

SUFFIX: Final = ".py"
_MAX_LINE_LENGTH: Final = 160
"""Longest error message of a bot, in characters."""

_ADDRESS: Final = re.compile(r" at 0x[0-9A-Fa-f]+")
"""The address in an object's ``repr``. It differs between processes, and results must not."""


class BotError(Exception):
    """An opponent, or a game, that cannot be loaded. The message is one sentence."""


@dataclass(frozen=True)
class Opponent:
    """An opponent as a value that can be sent to another process or machine."""

    name: str
    """Its name in ``BOTS``, or the path of its file as given."""
    source: str | None = None
    """The text of its file, since a worker may not have the file; ``None`` for a built-in bot."""


@dataclass(frozen=True)
class GameFile:
    """A file with a game, as a value that can be sent to another process or machine, which then knows the game."""

    name: str
    """The path of the file as given."""
    source: str

    def __reduce__(self) -> "tuple[Callable[[str, str], GameFile], tuple[str, str]]":
        """Load the game where the value arrives: what follows it, such as states, needs the classes of the file."""
        return _registered, (self.name, self.source)


def interrupts() -> AbstractContextManager[None]:
    """Raise ``Interrupted`` for Ctrl-C in this context."""
    # By name: the page has no signals, and must not contain the module.
    raising: AbstractContextManager[None] = import_module("hofgarten.arena.signals").interrupts()
    return raising


def load_opponent(name: str) -> Opponent:
    """Return the built-in bot of this name, or the bot in this ``.py`` file after a trial load.

    Raises:
        BotError: No bot has this name, or the file contains no bot.
        OSError: The file cannot be read.
    """
    if name in BOTS:
        return Opponent(name)
    if not name.endswith(SUFFIX):
        msg = f"unknown bot {name!r}: choose from {', '.join(BOTS)}, or give a file (./mine.py)"
        raise BotError(msg)
    opponent = Opponent(name, _source(name))
    load_choose(opponent)
    return opponent


def load_game(name: str) -> GameFile:
    """Return the file of this name after registering its game in this process.

    Raises:
        BotError: The file does not run, or registers no game.
        OSError: The file cannot be read.
    """
    return _registered(name, _source(name))


def _registered(name: str, source: str) -> GameFile:
    file = GameFile(name, source)
    game_in(file)
    return file


@lru_cache
def game_in(file: GameFile) -> AnyEvaluatedGame:
    """Return the game that a file registers. A file is run once in each process.

    Raises:
        BotError: The file does not run, or registers no game.
    """
    module = _run(file.name, file.source)
    for game in reversed([GAMES[name] for name in GAMES]):
        if type(game).__module__ == module.__name__:
            return game
    raise BotError(f"{file.name}: no game is registered: call hofgarten.register with one")


def _source(name: str) -> str:
    try:
        return read_text(Path(name))
    except ValueError as error:
        raise BotError(f"{name}: the file is neither UTF-8 nor UTF-16: {error}") from None


@lru_cache
def load_choose(opponent: Opponent) -> Bot:
    """Return an opponent's ``choose``. A file is run once in each process.

    Raises:
        BotError: The file does not run, or defines no function ``choose``.
    """
    if opponent.source is None:
        return BOTS[opponent.name]
    choose: Any = getattr(_run(opponent.name, opponent.source), "choose", None)
    if not callable(choose):
        raise BotError(f"{opponent.name}: there is no function choose(game, view, seat, rng)")
    return cast("Bot", choose)


def _run(name: str, source: str) -> ModuleType:
    """Return the module of a file after running it.

    Raises:
        BotError: It does not run.
    """
    # Dataclasses and pickle look up a class's module by name.
    digest = blake2b(f"{name}\n{source}".encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()
    module = ModuleType(f"hofgarten_file_{digest}")
    module.__file__ = name
    sys.modules[module.__name__] = module
    try:
        with interrupts():
            exec(compile(source, name, "exec"), module.__dict__)  # noqa: S102 - the user asked to run this file
    except Interrupted:
        raise
    except BaseException as error:
        raise BotError(f"{name}: {error_line(error, Opponent(name))}") from None
    return module


def error_line(error: BaseException, opponent: Opponent) -> str:
    """Return a bot's error in one line, with the line number in its file: ``line 12: ZeroDivisionError: ...``."""
    lines: list[int | None] = [
        frame.lineno for frame in extract_tb(error.__traceback__) if frame.filename == opponent.name
    ]
    if isinstance(error, SyntaxError) and error.filename == opponent.name:
        lines, text = [error.lineno], error.msg
    else:
        text = _text(error)
    said = f"{type(error).__name__}: {text}" if text else type(error).__name__
    return (f"line {lines[-1]}: {said}" if lines else said)[:_MAX_LINE_LENGTH]


def _text(error: BaseException) -> str:
    """Return an exception's message in one line that can be encoded and is the same in every process."""
    try:
        text = " ".join(str(error).split())
    except Exception:
        return ""
    return _ADDRESS.sub("", text).encode("utf-8", "replace").decode()
