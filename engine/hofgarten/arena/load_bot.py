"""Opponents by name, and bots of one's own from a file."""

import re
import sys
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Any, Final, cast

from hofgarten.bots import BOTS, Bot

_SUFFIX: Final = ".py"
_LONGEST: Final = 160
"""Characters of a bot's error that are shown."""

_ADDRESS: Final = re.compile(r" at 0x[0-9A-Fa-f]+")
"""Where Python keeps an object: another place in each process, while results must not differ."""


class BotError(Exception):
    """An opponent that cannot be had; its message is one sentence."""


@dataclass(frozen=True)
class Opponent:
    """An opponent as a value that can be sent to another process or machine."""

    name: str
    """Its name in ``BOTS``, or the path of its file as it was given."""
    source: str | None = None
    """The text of its file: a worker elsewhere does not have the file."""


def opponent(name: str) -> Opponent:
    """Return the opponent of this name, or the bot in the ``.py`` file of this path, once it is known to load.

    Raises:
        BotError: There is none, or the file holds no bot.
        OSError: The file cannot be read.
    """
    if name in BOTS:
        return Opponent(name)
    if not name.endswith(_SUFFIX):
        msg = f"unknown opponent {name!r}: known are {', '.join(BOTS)}, and files of one's own (./mine.py)"
        raise BotError(msg)
    try:
        found = Opponent(name, Path(name).read_text("utf-8"))
    except ValueError as error:
        raise BotError(f"{name}: the file is not UTF-8: {error}") from None
    chooser(found)
    return found


@lru_cache
def chooser(one: Opponent) -> Bot:
    """Return an opponent's ``choose``; a file is run once in each process.

    Raises:
        BotError: The file does not run, or leaves no function ``choose`` behind.
    """
    if one.source is None:
        return BOTS[one.name]
    # Dataclasses and pickles look their module up by name.
    digest = blake2b(f"{one.name}\n{one.source}".encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()
    module = ModuleType(f"hofgarten_bot_{digest}")
    module.__file__ = one.name
    sys.modules[module.__name__] = module
    try:
        exec(compile(one.source, one.name, "exec"), module.__dict__)  # noqa: S102 - it is what its owner asks for
    except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever it is, its owner wants to know
        raise BotError(f"{one.name}: {fault(error, one)}") from None
    choose: Any = getattr(module, "choose", None)
    if not callable(choose):
        raise BotError(f"{one.name}: there is no function choose(game, view, seat, chance)")
    return cast("Bot", choose)


def fault(error: BaseException, one: Opponent) -> str:
    """Return what went wrong in a bot in one line, with the line of its file: ``line 12: ZeroDivisionError: ...``."""
    lines: list[int | None] = [frame.lineno for frame in extract_tb(error.__traceback__) if frame.filename == one.name]
    if isinstance(error, SyntaxError) and error.filename == one.name:
        lines, text = [error.lineno], error.msg
    else:
        text = _text(error)
    said = f"{type(error).__name__}: {text}" if text else type(error).__name__
    return (f"line {lines[-1]}: {said}" if lines else said)[:_LONGEST]


def _text(error: BaseException) -> str:
    """Return an exception's message in one line that any file can hold and that is the same in each process."""
    try:
        text = " ".join(str(error).split())
    except Exception:  # noqa: BLE001 - its class is of the bot, too
        return ""
    return _ADDRESS.sub("", text).encode("utf-8", "replace").decode()
