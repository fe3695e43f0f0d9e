"""Load a user bot from its file, run it, and report its faults. Runs in the bot's own worker.

This module is in the library that is fetched only for user bots, together with the whole standard library.
"""

import importlib
import importlib.metadata
import importlib.util
import re
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from functools import cache
from io import TextIOBase
from math import inf
from pathlib import Path
from time import perf_counter_ns
from types import CodeType, ModuleType, TracebackType
from typing import Final, TypeVar

from hofgarten.bots import Bot
from hofgarten.bots.answer import text_of_answer
from hofgarten.game import AnyGame, IllegalMove, Json
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from web.app.model.match.bot_protocol import BotInput

GROUP: Final = "hofgarten.bots"
"""The group of entry points in a wheel that names its bot."""

MODULE: Final = "own_bot"
"""The module name of a bot in a Python file, independent of the file's name."""

_MAX_DETAIL_LENGTH: Final = 1000
"""Characters of an error message: the page does not accept much longer answers."""

MAX_REPORT_LENGTH: Final = 2000
"""Characters of a traceback in the workshop."""

MAX_PRINTED_LENGTH: Final = 2000
"""Characters printed in one move that the workshop shows."""

LONGEST_MOVE: Final = 5_000_000_000
"""Nanoseconds of a move, or of the import, in the workshop, after which a loop of the bot is ended.

The page waits longer (``web.app.model.workshop.runs.LIMITS``).
"""

_TOOL: Final = 4
"""The tool's number for ``sys.monitoring``; those of debuggers and profilers are below."""

Result = TypeVar("Result")


class UserBotError(Exception):
    """A fault of a user bot.

    Attributes:
        reason: ``needs`` (packages that are not here), ``install`` (it cannot be imported, or is none), ``failed`` (it
            raised an exception), ``slow`` (`Overtime`), ``answer`` (no move) or ``illegal`` (no legal move).
        detail: A short message for the page.
        report: The full report for the bot's author.
        line: The line in the bot's file, counted from 1; 0 if it is unknown.
    """

    def __init__(self, reason: str, detail: str, report: str = "", line: int = 0) -> None:
        """Keep the parts."""
        super().__init__(detail)
        self.reason = reason
        self.detail = detail[:_MAX_DETAIL_LENGTH]
        self.report = report or detail
        self.line = line


class Overtime(BaseException):
    """Ends a loop of a bot. Not an `Exception`, which bots catch."""

    __module__ = "builtins"  # the name in a traceback


class Deadline:
    """Ends the loops and the recursion in a bot's own code when they take too long, so that the line is known.

    Pythons before 3.12 cannot do this: there, as for a loop inside a library, only the page ends the bot.
    """

    def __init__(self) -> None:
        """Set no limit yet."""
        self._end: float = inf
        self._is_active = False

    def begin(self) -> None:
        """Begin a move, or the import of a bot."""
        self._end = perf_counter_ns() + LONGEST_MOVE
        monitoring = getattr(sys, "monitoring", None)
        if monitoring and not self._is_active:
            monitoring.use_tool_id(_TOOL, "deadline")
            for event in (monitoring.events.JUMP, monitoring.events.PY_START):
                monitoring.register_callback(_TOOL, event, self._check)
            monitoring.set_events(_TOOL, monitoring.events.JUMP | monitoring.events.PY_START)
        self._is_active = True

    def end(self) -> None:
        """End it."""
        self._end = inf

    def _check(self, code: CodeType, *_offsets: int) -> object:
        """Raise `Overtime` in the bot's own code. Other code is not watched any longer, so it loses no time."""
        if not _is_own(code.co_filename):
            return sys.monitoring.DISABLE  # type: ignore[attr-defined]  # exists if this is called
        if perf_counter_ns() > self._end:
            raise Overtime(f"took more than {LONGEST_MOVE // 10**9} seconds")
        return None


_deadline: Final = Deadline()


def uninstallable(message: str) -> UserBotError:
    """Return the fault of a wheel that micropip refused with this message."""
    first = message.partition("\n")[0]
    what, _, names = first.partition(": ")
    missing = re.findall(r"'([^']+)'", names) if what == "Can't find a pure Python 3 wheel for" else []
    return UserBotError("needs", ", ".join(missing), message) if missing else UserBotError("install", first, message)


def from_file(path: Path, *, in_workshop: bool = False) -> Bot:
    """Return the bot that a Python file defines. In the workshop, a loop in its import is ended.

    Raises:
        UserBotError: The file cannot be imported, or defines no bot.
    """
    if in_workshop:
        _deadline.begin()
    try:
        return _run_guarded("install", lambda: _choose_of(_import_file(path)))
    finally:
        _deadline.end()


def from_wheel(distribution: str) -> Bot:
    """Return the bot of an installed wheel: its entry point, or ``choose`` in its only package or module.

    Raises:
        UserBotError: The wheel cannot be imported, or defines no bot.
    """
    return _run_guarded("install", lambda: _bot_of(importlib.metadata.distribution(distribution)))


def ask(bot: Bot, position: BotInput) -> str:
    """Return a bot's move in the record's notation.

    Raises:
        UserBotError: The bot raised an exception, or its answer is not a legal move.
    """
    game, view, seat, rng, _ = position
    return _checked(bot, game, view, _run_guarded("failed", lambda: bot(game, view, seat, rng)))


def ask_in_series(bot: Bot, question: Mapping[str, Json], printed: "Printed | None" = None) -> dict[str, Json]:
    """Return the answer of a bot in a series of the workshop.

    The question has the ``game``, the ``view`` as the notation of a position, the ``seat``, and the state of the
    seat's ``rng``. The answer has the ``event`` or the parts of a fault, the new state of ``rng``, the ``spent``
    microseconds, and the first characters that the bot ``printed``, after those that it printed before the move.
    """
    game, seat, rng = GAMES[question["game"]], question["seat"], Rng(int(question["rng"]))
    view = game.read_position(question["view"])
    printed = printed or Printed()
    answer: dict[str, Json] = {}
    with printing_to(printed):
        begun = perf_counter_ns()
        try:
            _deadline.begin()
            move = _run_guarded("failed", lambda: bot(game, view, seat, rng))
            answer["spent"] = (perf_counter_ns() - begun) // 1000
            answer["event"] = _checked(bot, game, view, move)
        except UserBotError as fault:
            answer.setdefault("spent", (perf_counter_ns() - begun) // 1000)
            answer |= {
                "reason": fault.reason,
                "detail": encodable(fault.detail),
                "report": end_of(fault.report),
                "line": fault.line,
            }
        finally:
            _deadline.end()
    return {**answer, "rng": str(rng.state), "printed": printed.text, "cut": printed.is_cut}


class Printed(TextIOBase):
    """Collects the first characters that a bot prints."""

    def __init__(self) -> None:
        """Start empty."""
        super().__init__()
        self.text = ""
        self.is_cut = False

    def writable(self) -> bool:
        """Return True."""
        return True

    def write(self, text: str) -> int:
        """Keep a text, as far as there is room."""
        room = MAX_PRINTED_LENGTH - len(self.text)
        self.is_cut |= len(text) > room
        self.text += encodable(text[:room])
        return len(text)


class _NoInput(TextIOBase):
    """Stands for the keyboard: nobody can answer a bot."""

    def readline(self, _size: int | None = -1, /) -> str:  # type: ignore[override]
        """Refuse to read; raises EOFError."""
        raise EOFError("a bot cannot ask with input()")


@contextmanager
def _unanswered() -> Iterator[None]:
    """Let ``input()`` say that a bot cannot ask."""
    before, sys.stdin = sys.stdin, _NoInput()
    try:
        yield
    finally:
        sys.stdin = before


@contextmanager
def printing_to(printed: Printed) -> Iterator[None]:
    """Collect everything that is printed."""
    with redirect_stdout(printed), redirect_stderr(printed):
        yield


def encodable(text: str) -> str:
    """Return a text without unpaired surrogates, which JSON cannot hold."""
    return text.encode("utf-8", "replace").decode()


def end_of(report: str) -> str:
    """Return the end of a traceback: the error is in its last line."""
    return encodable(report if len(report) <= MAX_REPORT_LENGTH else f"…{report[1 - MAX_REPORT_LENGTH :]}")


def _checked(bot: Bot, game: AnyGame, view: object, move: object) -> str:
    """Return a bot's move in the record's notation. A value that is no move is a fault in the line of its ``def``.

    Raises:
        UserBotError: It is not a legal move.
    """
    text = ""
    try:
        text = text_of_answer(game, view, move)
        game.apply(view, game.read_event(text))
    except IllegalMove as error:
        raise UserBotError("illegal", str(error), f"{text}: {error}" if text else "") from None
    except TypeError as error:
        code = getattr(bot, "__code__", None)
        line = code.co_firstlineno if code and _is_own(code.co_filename) else 0
        raise UserBotError("answer", str(error), line=line) from None
    return text


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
        near = [name for name, value in vars(module).items() if callable(value) and _looks_like_choose(name)]
        raise ImportError("no function choose" + (f"; did you mean {near[0]}?" if near else ""))
    return choose


def _looks_like_choose(name: str) -> bool:
    """Return True for a mistyped name: chose, choos, Choose."""
    return abs(len(name) - len("choose")) <= 1 and len({*name} ^ {*"choose"}) <= 2


def _run_guarded(reason: str, run: Callable[[], Result]) -> Result:
    """Run foreign code.

    Raises:
        UserBotError: The code raised an exception.
    """
    try:
        with _unanswered():
            return run()
    except BaseException as error:
        detail = traceback.format_exception_only(error)[-1].strip()
        line = error.lineno if isinstance(error, SyntaxError) else _last_line(error.__traceback__)
        report = "".join(_own_lines(error).format())
        reason = "slow" if isinstance(error, Overtime) and reason == "failed" else reason
        raise UserBotError(reason, f"{detail}, line {line}" if line else detail, report, line or 0) from None


def _own_lines(error: BaseException) -> traceback.TracebackException:
    """Return an exception for printing, with the frames of the bot's file alone; those of this module are never there.

    The code of a wheel has no folder of its own, so there all other frames stay.
    """
    first = traceback.TracebackException.from_exception(error)
    shown: traceback.TracebackException | None = first
    while shown is not None:
        own = [frame for frame in shown.stack if _is_own(frame.filename)]
        ours = (
            _run_guarded.__code__.co_filename,
            "<frozen importlib._bootstrap>",
            "<frozen importlib._bootstrap_external>",
        )
        shown.stack[:] = own or [frame for frame in shown.stack if frame.filename not in ours]
        shown = shown.__cause__ or shown.__context__
    return first


def _last_line(trace: TracebackType | None) -> int:
    """Return the last executed line of a bot's own file; 0 if there is none."""
    lines = [entry.lineno for entry in traceback.extract_tb(trace) if _is_own(entry.filename)]
    return (lines[-1] or 0) if lines else 0


@cache
def _is_own(filename: str) -> bool:
    """Return True if the file is a bot's."""
    return Path(filename).parent.name == MODULE
