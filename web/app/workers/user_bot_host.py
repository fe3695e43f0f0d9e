"""Load a user bot from its file, run it, and report its faults. Runs in the bot's own worker.

This module is in the library that is fetched only for user bots, together with the whole standard library.
"""

import importlib
import importlib.metadata
import importlib.util
import re
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, TracebackType
from typing import Final, TypeVar

from hofgarten.bots import Bot
from hofgarten.game import IllegalMove
from web.app.model.match.bot_protocol import Position

GROUP: Final = "hofgarten.bots"
"""The group of entry points in a wheel that names its bot."""

MODULE: Final = "own_bot"
"""The module name of a bot in a Python file, independent of the file's name."""

_LONGEST_DETAIL: Final = 1000
"""Characters of an error message: the page does not accept much longer answers."""

_LONGEST_SHOWN: Final = 100
"""Characters of an invalid move that are quoted."""

Result = TypeVar("Result")


class Fault(Exception):  # noqa: N818 - a fault of the bot, not an error of the page
    """A fault of a user bot.

    Attributes:
        why: ``needs`` (packages that are not here), ``install`` (it cannot be imported, or is none), ``failed`` (it
            raised an exception) or ``illegal`` (no legal move).
        detail: A short message for the page.
        report: The full report for the bot's author.
    """

    def __init__(self, why: str, detail: str, report: str = "") -> None:
        """Keep the parts."""
        super().__init__(detail)
        self.why = why
        self.detail = detail[:_LONGEST_DETAIL]
        self.report = report or detail


def uninstallable(message: str) -> Fault:
    """Return the fault of a wheel that micropip refused with this message."""
    first = message.partition("\n")[0]
    what, _, names = first.partition(": ")
    missing = re.findall(r"'([^']+)'", names) if what == "Can't find a pure Python 3 wheel for" else []
    return Fault("needs", ", ".join(missing), message) if missing else Fault("install", first, message)


def from_file(path: Path) -> Bot:
    """Return the bot that a Python file defines.

    Raises:
        Fault: The file cannot be imported, or defines no bot.
    """
    return _run_guarded("install", lambda: _choose_of(_import_file(path)))


def from_wheel(distribution: str) -> Bot:
    """Return the bot of an installed wheel: its entry point, or ``choose`` in its only package or module.

    Raises:
        Fault: The wheel cannot be imported, or defines no bot.
    """
    return _run_guarded("install", lambda: _bot_of(importlib.metadata.distribution(distribution)))


def ask(bot: Bot, position: Position) -> str:
    """Return a bot's move in the record's notation.

    Raises:
        Fault: The bot raised an exception, or its answer is no legal move.
    """
    game, view, seat, rng, _ = position
    move = _run_guarded("failed", lambda: bot(game, view, seat, rng))
    try:
        text = game.write_event(move)
        game.apply(view, game.read_event(text))
    except IllegalMove as error:
        raise Fault("illegal", str(error), f"{text}: {error}") from None
    except Exception:  # noqa: BLE001 - an invalid move may raise anything
        raise Fault("illegal", f"not a move: {_short_repr(move)}") from None
    return text


def _short_repr(value: object) -> str:
    """Return the start of a value's ``repr``; its type's name if ``repr`` fails."""
    try:
        return repr(value)[:_LONGEST_SHOWN]
    except Exception:  # noqa: BLE001 - foreign code
        return type(value).__name__


def _import_file(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(MODULE, path)
    if spec is None or spec.loader is None:
        raise ImportError(path.name)
    module = importlib.util.module_from_spec(spec)
    sys.modules[MODULE] = module
    spec.loader.exec_module(module)
    return module


def _bot_of(distribution: importlib.metadata.Distribution) -> Bot:
    entries = list(distribution.entry_points.select(group=GROUP))
    if entries:
        bot: Bot = entries[0].load()
        return bot
    tops = {path.parts[0].removesuffix(".py") for path in distribution.files or [] if path.suffix == ".py"}
    if len(tops) != 1:
        raise ImportError(f"no entry point {GROUP}, and more or less than one package: {', '.join(sorted(tops))}")
    return _choose_of(importlib.import_module(tops.pop()))


def _choose_of(module: ModuleType) -> Bot:
    choose: Bot | None = getattr(module, "choose", None)
    if not callable(choose):
        raise ImportError("no function choose")
    return choose


def _run_guarded(why: str, run: Callable[[], Result]) -> Result:
    """Run foreign code.

    Raises:
        Fault: The code raised an exception.
    """
    try:
        return run()
    except BaseException as error:  # noqa: BLE001 - even sys.exit() must not end the worker
        stripped = error.with_traceback(_without_own_frames(error.__traceback__))
        detail = traceback.format_exception_only(stripped)[-1].strip()
        line = stripped.lineno if isinstance(stripped, SyntaxError) else _last_line(stripped.__traceback__)
        report = "".join(traceback.format_exception(stripped))
        raise Fault(why, f"{detail}, line {line}" if line else detail, report) from None


def _without_own_frames(trace: TracebackType | None) -> TracebackType | None:
    """Return a traceback without this module's own frames at its start."""
    while trace is not None and trace.tb_frame.f_code.co_filename == _run_guarded.__code__.co_filename:
        trace = trace.tb_next
    return trace


def _last_line(trace: TracebackType | None) -> int:
    """Return the last executed line of a bot's own file; 0 if there is none."""
    lines = [entry.lineno for entry in traceback.extract_tb(trace) if Path(entry.filename).parent.name == MODULE]
    return (lines[-1] or 0) if lines else 0
