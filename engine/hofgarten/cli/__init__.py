"""The command line: ``python -m hofgarten COMMAND``.

Results go to standard output, progress and errors to standard error. Exit codes: 0 success, 1 a fault in the input, or
a process died, 2 the command cannot be run, 130 interrupted, 141 the output pipe is closed.
"""

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module
from io import TextIOWrapper
from typing import Any, Final, NoReturn

from hofgarten import __version__
from hofgarten.cli.parser import Parser, SourceError, UsageError
from hofgarten.cli.terminal import printable


class _Commands(Mapping[str, Any]):
    """The module of each command, imported at its first use: ``verify`` needs neither bots nor processes."""

    _names = ("selfplay", "verify", "moves", "position", "arena", "rate", "train")

    def __getitem__(self, name: str) -> Any:
        if name not in self._names:
            raise KeyError(name)
        return import_module(f"hofgarten.cli.{name}")

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


_COMMANDS: Final = _Commands()

FAULT = 1
USAGE = 2
INTERRUPTED = 130
BROKEN_PIPE = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit code. All errors are reported, none is raised.

    ``arguments`` default to those of the process, for the console script.
    """
    arguments = sys.argv[1:] if arguments is None else arguments
    return run_command("hofgarten", "Play, check and compare matches of Hofgarten's games.", _COMMANDS, arguments)


def run_command(program: str, description: str, known: Mapping[str, Any], arguments: Sequence[str]) -> int:
    """Run one of the ``known`` commands and return the exit code. All errors are reported, none is raised."""
    if sys.stdout is None:
        return _fail("standard output is closed", USAGE)
    try:
        _prepare_output()
        with _reported_exit():
            code = _run(program, description, known, arguments)
    except SourceError as error:
        code = _fail(str(error), FAULT)
    except UsageError as error:
        code = _fail(str(error), USAGE)
    except KeyboardInterrupt:
        code = INTERRUPTED
    except OSError as error:
        return _lost_output(error)
    try:
        sys.stdout.flush()
    except OSError as error:
        lost = _lost_output(error)
        return code or lost
    return code


def _run(program: str, description: str, known: Mapping[str, Any], arguments: Sequence[str]) -> int:
    parser = Parser(prog=program, description=description)
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(required=True, metavar="|".join(known), parser_class=Parser)
    asked = [name for name in arguments[:1] if name in known]
    for name in asked or known:
        command = known[name]
        command.add_to(commands.add_parser(name, help=command.HELP, description=command.HELP))
    try:
        args, extra_args = parser.parse_known_args(arguments)
    except SystemExit:  # argparse has printed the help
        return 0
    args.run(args, extra_args)
    return 0


@contextmanager
def _reported_exit() -> Iterator[None]:
    """Report ``os._exit`` of a bot or a game, which would end the command silently, and with the code of its choice."""
    leave, process, output = os._exit, os.getpid(), sys.stdout

    def report(code: int) -> NoReturn:
        if os.getpid() == process:  # not one that a bot has forked
            with suppress(OSError):
                output.flush()
            frame = sys._getframe(1)
            place = f"{frame.f_code.co_filename}: line {frame.f_lineno}"
            code = _fail(f"{place}: os._exit ended the command", FAULT)
        leave(code)

    os._exit = report  # type: ignore[assignment]
    try:
        yield
    finally:
        os._exit = leave


def _prepare_output() -> None:
    """Write UTF-8 and LF line ends on every platform, so that the same command gives the same bytes."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", newline="\n")


def _lost_output(error: OSError) -> int:
    """Report a read or write error, unless the reader of a pipe has just stopped reading."""
    if not error.filename:
        # Python flushes once more at exit: that flush must not print an error.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if isinstance(error, BrokenPipeError):
        return BROKEN_PIPE
    return _fail(f"{error.filename or 'standard output'}: {error.strerror or error}", USAGE)


def _fail(sentence: str, code: int) -> int:
    if sys.stderr is not None:
        print(f"hofgarten: {printable(sentence)}", file=sys.stderr)
    return code
